"""Text: events, questions, refusals and rulesets as messages, in English and German."""
