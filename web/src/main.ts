import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sc/latin-500.css";
import "@fontsource/alegreya-sc/latin-700.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/alegreya/latin-500.css";
import "@fontsource/im-fell-dw-pica/latin-400-italic.css";
import "@fontsource/im-fell-dw-pica-sc/latin-400.css";
import "./style/tokens.css";
import "./style/parts.css";
import "./style/board.css";
import "./style/game.css";
import "./style/slip.css";
import "./style/battle.css";
import "./style/pages.css";
import "./style/review.css";
import "./style/playback.css";
import "./style/reading.css";
import "./style/tutorial.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { letters } from "./letters";
import { settings } from "./settings.svelte";
import { speech } from "./text/text.svelte";

// A plain address, such as /rules/tournament#RB-INF-01 or /odds?battle=sea, is that of a page here.
if (location.pathname.length > 1) {
  const anchor = location.hash.startsWith("#/") ? "" : location.hash.replace(/^#(?=.)/, "/");
  history.replaceState(null, "", `/#${location.pathname.replace(/\/$/, "")}${anchor}${location.search}`);
}

const host = document.getElementById("app");
if (host) {
  void letters();
  void speech.speak(settings.language).then(() => {
    host.replaceChildren();
    mount(App, { target: host });
  });
}
