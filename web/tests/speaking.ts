// The tests read English, unless one of them says otherwise.

import { beforeEach } from "vitest";
import { speech } from "../src/text/text.svelte";

beforeEach(() => speech.speak("en"));
