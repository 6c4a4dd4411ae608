import { once } from "node:events";
import { WebSocket } from "ws";
import type { TestServer } from "./server.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- messages have the shape of the question
type Message = any;

export interface TestSocket {
  send(message: object | string): void;
  /** The next message; rejects once the socket is closed. */
  next(): Promise<Message>;
  /** Stops reading for a while. */
  pause(): void;
  resume(): void;
  /** Disconnects without a close frame. */
  leave(): void;
  closed: Promise<{ code: number; reason: string }>;
}

interface How {
  protocols?: string[];
  headers?: Record<string, string>;
}

/** An open websocket that has sent nothing yet. */
export async function socketTo(
  { url }: Pick<TestServer, "url">,
  { protocols = ["graphql-transport-ws"], headers = {} }: How = {},
): Promise<TestSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, protocols, { headers });
  const arrived: Message[] = [];
  const waiting: PromiseWithResolvers<Message>[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse((data as Buffer).toString());
    const first = waiting.shift();
    if (first) first.resolve(message);
    else arrived.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => {
      for (const one of waiting) one.reject(new Error(`Closed with ${code}`));
      resolve({ code, reason: String(reason) });
    });
  });
  await once(socket, "open");
  return {
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    next() {
      if (arrived.length) return Promise.resolve(arrived.shift());
      const one = Promise.withResolvers<Message>();
      waiting.push(one);
      return one.promise;
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    leave: () => socket.terminate(),
    closed,
  };
}

/** A socket that the server has acknowledged. */
export async function acknowledged(
  server: Pick<TestServer, "url">,
  how: How = {},
): Promise<TestSocket> {
  const socket = await socketTo(server, how);
  socket.send({ type: "connection_init" });
  const { type } = await socket.next();
  if (type !== "connection_ack") throw new Error(`Not acknowledged but ${type}`);
  return socket;
}

/**
 * Repeats an action until one of its events arrives, because nothing reports when a subscription
 * has started.
 */
export async function until(
  event: Promise<Message>,
  act: () => Promise<unknown>,
): Promise<Message> {
  let arrived = false;
  void event.finally(() => (arrived = true));
  while (!arrived) await act();
  return event;
}
