// One WebSocket to one game, which comes back by itself. Answers are matched with what was asked by their ids.

import { message, read } from "./text/text.svelte";
import type { ClientMessage, Message, ServerMessage } from "./wire";

export type Line = "connecting" | "open" | "lost" | "ended";

type Outgoing = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;

/** Nothing was heard, and the message says why. */
export class Lost extends Error {
  constructor(readonly why: Message) {
    super(why.id);
  }
}

export class Connection {
  line = $state<Line>("connecting");
  farewell = $state("");

  #socket: WebSocket | null = null;
  #next = 1;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #waiting = new Map<number, { resolve: (message: ServerMessage) => void; reject: (reason: Lost) => void }>();

  constructor(
    private readonly address: string,
    private readonly hello: () => Outgoing,
    private readonly hear: (message: ServerMessage) => void,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Say something and wait for the answer to it. */
  ask(said: Outgoing): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Lost(message("connection-none")));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...said, id }));
    });
  }

  close(): void {
    this.line = "ended";
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.line !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #seen = (): void => {
    if (!document.hidden) this.#now();
  };

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.address}`);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ ...this.hello(), id: this.#next++ }));
      clearInterval(this.#heart);
      this.#heart = setInterval(() => void this.ask({ type: "Ping" }).catch(() => undefined), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const heard = JSON.parse(event.data) as ServerMessage;
      this.#pause = FIRST_PAUSE;
      if (heard.type === "Farewell") {
        this.farewell = read(heard.line);
        if (!heard.again) this.line = "ended";
      }
      if (heard.type === "Welcome") this.line = "open";
      this.hear(heard);
      const waiting = this.#waiting.get(heard.id);
      if (waiting && heard.type !== "Happened") {
        this.#waiting.delete(heard.id);
        waiting.resolve(heard);
      }
    };
    socket.onclose = () => {
      clearInterval(this.#heart);
      for (const { reject } of this.#waiting.values()) reject(new Lost(message("connection-lost")));
      this.#waiting.clear();
      if (this.line === "ended" || this.#socket !== socket) return;
      this.line = "lost";
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
    };
  }
}
