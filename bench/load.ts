// The clients of a measurement, in a separate process so that their work is not counted: a number
// of connections that each send the next request as soon as they have the answer to the last one.
// Plain sockets with prepared bytes: a client that costs more than the server would measure itself.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { newAddress, type Request } from "./requests.ts";

export interface Job {
  port: number;
  requests: readonly Request[];
  connections: number;
  /** No new requests after this time; when reading, not before each request was sent once. */
  seconds: number;
  /** No new requests after this many. */
  enough?: number;
  kind: Kind;
}

/**
 * When writing, every answer is returned. When reading, one answer for each request, which must always
 * get the same bytes; of pages none, because each has a nonce of its own. "numbered" are requests of
 * both kinds that have a number, as those that write do, and of whose answers only the status is checked.
 */
export type Kind = "read" | "write" | "page" | "numbered";

export interface Done {
  answers: string[];
  requests: number;
  seconds: number;
  /** Milliseconds */
  p50: number;
  p99: number;
}

interface Answer {
  status: number;
  body: Buffer;
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

class Connection {
  #received: Buffer[] = [];
  /** The expected length of the answer, once its head is received; undefined if it comes in chunks */
  #expected: number | undefined = Infinity;
  #waiting: PromiseWithResolvers<Buffer> | undefined;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true).on("data", (chunk: Buffer) => this.#receive(chunk));
    socket.on("close", () => this.#waiting?.reject(new Error("The server closed the connection")));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return new Connection(socket);
  }

  async send(bytes: Buffer): Promise<Answer> {
    this.#waiting = Promise.withResolvers();
    this.#socket.write(bytes);
    const whole = await this.#waiting.promise;
    return { status: Number(whole.toString("latin1", 9, 12)), body: bodyOf(whole) };
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received.push(chunk);
    const whole = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
    const head = whole.indexOf(HEAD_END);
    if (this.#expected === Infinity && head >= 0) {
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(whole.toString("latin1", 0, head)) ?? [];
      this.#expected = length ? head + HEAD_END.length + Number(length) : undefined;
    }
    const isWhole =
      this.#expected === undefined
        ? whole.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : whole.length >= this.#expected;
    if (!isWhole) {
      this.#received = [whole];
      return;
    }
    this.#received = [];
    this.#expected = Infinity;
    this.#waiting?.resolve(whole);
  }
}

const bodyOf = (whole: Buffer): Buffer => whole.subarray(whole.indexOf(HEAD_END) + HEAD_END.length);

const ADDRESS = "x-forwarded-for: ";

/** The bytes of a request but its first header, the address of its visitor. */
function bytesOf({ method, path, body = "", headers = {} }: Request, port: number): Bytes {
  const all = {
    host: `127.0.0.1:${port}`,
    ...(body && {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    }),
    accept: "application/json",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    start: `${method} ${path} HTTP/1.1\r\n${ADDRESS}`,
    rest: Buffer.from(`\r\n${lines.join("")}\r\n${body}`),
  };
}

interface Bytes {
  start: string;
  rest: Buffer;
}

const ofNewVisitor = ({ start, rest }: Bytes): Buffer =>
  Buffer.concat([Buffer.from(start + newAddress()), rest]);

/** Continues from job to job, so that no request is written twice. */
let written = 0;

async function work(job: Job): Promise<Done> {
  const { port, requests, connections, seconds, enough = Infinity, kind } = job;
  const isNumbered = kind === "write" || kind === "numbered";
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const ready = requests.map((request) => bytesOf(request, port));
  const answers: Buffer[] = [];
  const times: number[] = [];
  let next = 0;

  const bytesFor = (index: number): Buffer => {
    const request = requests[index] as Request;
    if (!isNumbered) return ofNewVisitor(ready[index] as Bytes);
    written += 1;
    const path = request.path.replace("{n}", String(written));
    const body = request.body?.replaceAll("{n}", String(written)).replace("{uuid}", randomUUID());
    return ofNewVisitor(bytesOf({ ...request, path, ...(body && { body }) }, port));
  };
  const keep = (index: number, { status, body }: Answer) => {
    const { method, path } = requests[index] as Request;
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${body.toString()}`);
    if (kind === "page" || kind === "numbered") return;
    if (kind === "write") answers.push(Buffer.from(body));
    else if (!answers[index]) answers[index] = Buffer.from(body);
    else if (!answers[index].equals(body)) throw new Error(`${method} ${path}: another answer`);
  };

  const isToGoOn = () =>
    (next < requests.length && !isNumbered) || (next < enough && performance.now() < until);

  const since = performance.now();
  const until = since + seconds * 1000;
  await Promise.all(
    open.map(async (connection) => {
      while (isToGoOn()) {
        const index = next++ % requests.length;
        const bytes = bytesFor(index);
        const sent = performance.now();
        const answer = await connection.send(bytes);
        times.push(performance.now() - sent);
        keep(index, answer);
      }
    }),
  );
  const taken = (performance.now() - since) / 1000;
  for (const connection of open) connection.close();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    answers: answers.map(String),
    requests: times.length,
    seconds: taken,
    p50: at(0.5),
    p99: at(0.99),
  };
}

process.on("message", (job: Job) => {
  work(job).then(
    (done) => process.send?.({ done }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
