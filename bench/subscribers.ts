// The subscribers of a measurement, in a separate process: websockets that wait for the same
// events, and what they have received.

import { WebSocket } from "ws";
import { newAddress } from "./requests.ts";

/** A socket's subscription; its id is part of its events. */
export interface Subscription {
  query: string;
  variables: object;
  /** Its events differ from person to person: they are waited for, but not returned. */
  isPersonal?: boolean;
}

export interface Listening {
  port: number;
  protocol: "graphql-transport-ws" | "socket.io";
  /** One socket for each of these; empty for a visitor. */
  cookies: readonly string[];
  subscriptions: readonly Subscription[];
  /**
   * Whether each socket generates its own ids, as the dashboard does. Events are returned with the
   * first socket's ids.
   */
  hasOwnIds: boolean;
}

export type Question =
  | ({ do: "listen" } & Listening)
  /** Waits until each socket has received its events, up to a limit. */
  | { do: "receive"; withinMs: number };

/** What the sockets have received since the last call. */
export interface Received {
  /** The events of the first socket */
  texts: string[];
  /** How many sockets have received exactly these */
  sockets: number;
  /** How many sockets have received one, whatever it contains */
  withOne: number;
}

/** How many connect at once: a server has to authenticate each of them within seconds. */
const AT_ONCE = 100;

let events: string[][] = [];
let arrivals = 0;
/** How many events each socket receives when something happens. */
let eventsEach = 1;
let lost: Error | undefined;
let arrived = () => {};

async function listen(listening: Listening): Promise<null> {
  const { cookies, subscriptions } = listening;
  eventsEach = 1 + subscriptions.filter(({ isPersonal }) => isPersonal).length;
  events = cookies.map(() => []);
  for (let from = 0; from < cookies.length; from += AT_ONCE) {
    const next = cookies.slice(from, from + AT_ONCE);
    await Promise.all(next.map((_, n) => open(listening, from + n)));
  }
  return null;
}

async function open(listening: Listening, n: number): Promise<void> {
  const { protocol, hasOwnIds, subscriptions } = listening;
  const socket = await GREETINGS[protocol](listening, n);
  const [own, first] = [idOf(n), idOf(0)];
  const ids = subscriptions.map((_, index) => (hasOwnIds ? `${index}${own}` : `${index}`));
  const personal = ids.filter((_, index) => subscriptions[index]?.isPersonal);
  socket.once("close", (code, reason) => (lost = closed(code, reason)));
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (text === PING) return socket.send("3");
    const isPersonal = personal.some((id) => text.startsWith(`{"id":"${id}"`));
    if (!isPersonal) events[n]?.push(hasOwnIds ? text.replace(own, first) : text);
    arrivals += 1;
    arrived();
  });
  for (const [index, { query, variables }] of subscriptions.entries()) {
    const payload = { query, variables };
    socket.send(JSON.stringify({ id: ids[index], type: "subscribe", payload }));
  }
}

/** As long as the UUIDs that clients generate, with a digit before it for the subscription. */
const idOf = (n: number): string => `0000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/**
 * A ping of socket.io, which disconnects clients that do not answer; no other message is as short.
 */
const PING = "2";

const GREETINGS: Record<
  Listening["protocol"],
  (listening: Listening, n: number) => Promise<WebSocket>
> = {
  async "graphql-transport-ws"({ port, cookies }, n) {
    const cookie = cookies[n];
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, "graphql-transport-ws", {
      headers: { "x-forwarded-for": newAddress(), ...(cookie && { cookie }) },
    });
    socket.once("open", () => socket.send('{"type":"connection_init"}'));
    await message(socket);
    return socket;
  },
  async "socket.io"({ port }) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    await message(socket);
    socket.send("40");
    await message(socket);
    return socket;
  },
};

/** The next message of a socket. */
function message(socket: WebSocket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    socket.once("message", resolve);
    socket.once("error", reject);
    socket.once("close", (code, reason) => reject(closed(code, reason)));
  });
}

const closed = (code: number, reason: Buffer): Error =>
  new Error(`A socket was closed: ${code} ${reason.toString()}`);

async function receive(withinMs: number): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, withinMs);
  arrived = () => {
    if (arrivals >= events.length * eventsEach) resolve();
  };
  arrived();
  await promise;
  clearTimeout(timer);
  if (lost) throw lost;
  arrivals = 0;
  const received = events.map((texts) => texts.splice(0));
  const [texts = []] = received;
  const same = received.filter((others) => String(others) === String(texts));
  const withOne = received.filter(({ length }) => length === 1).length;
  return { texts, sockets: same.length, withOne };
}

process.on("message", (question: Question) => {
  const answer = question.do === "listen" ? listen(question) : receive(question.withinMs);
  answer.then(
    (done) => process.send?.({ done }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
