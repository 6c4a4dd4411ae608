// Those who listen, in a process of their own: so many websockets that subscribe to the same, and
// what has reached them.

import { once } from "node:events";
import { WebSocket } from "ws";

export type Question =
  | { do: "subscribe"; port: number; sockets: number; query: string; variables: object }
  /** Waits until each socket has had an event, at most a while. */
  | { do: "receive"; withinMs: number };

/** What the sockets have received since they were last asked. */
export interface Received {
  /** The events of the first of them */
  texts: string[];
  /** How many have received exactly these */
  sockets: number;
}

let events: string[][] = [];
let arrivals = 0;
let arrived = () => {};

async function subscribe({ port, sockets, query, variables }: Question & { do: "subscribe" }) {
  events = Array.from({ length: sockets }, () => []);
  await Promise.all(
    events.map(async (mine) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws");
      await once(socket, "open");
      const acknowledged = once(socket, "message");
      socket.send(JSON.stringify({ type: "connection_init" }));
      await acknowledged;
      socket.on("message", (data: Buffer) => {
        mine.push(data.toString());
        arrivals += 1;
        arrived();
      });
      socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query, variables } }));
    }),
  );
  return null;
}

async function receive({ withinMs }: Question & { do: "receive" }): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, withinMs);
  arrived = () => {
    if (arrivals >= events.length) resolve();
  };
  arrived();
  await promise;
  clearTimeout(timer);
  arrivals = 0;
  const received = events.map((texts) => texts.splice(0));
  const [texts = []] = received;
  const same = received.filter((others) => String(others) === String(texts));
  return { texts, sockets: same.length };
}

process.on("message", (question: Question) => {
  const answer = question.do === "subscribe" ? subscribe(question) : receive(question);
  answer.then(
    (done) => process.send?.({ done }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
