"""Lessons: short games with a teacher, each a small file of what a learner is told, asked and shown."""
