import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { testServer } from "../testing/server.ts";

// Bytes that no well-behaved client sends. After each of them the server is as it was.

const server = await testServer();
const port = Number(new URL(server.url).port);

interface Connection {
  socket: Socket;
  /** What was received so far. */
  received(): Buffer;
  closed: Promise<void>;
}

async function connection(): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => undefined); // the server may close while something is still being sent
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { socket, received: () => Buffer.concat(parts), closed };
}

/** Everything that the server answers to these bytes until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const { socket, received, closed } = await connection();
  socket.write(bytes, "latin1");
  await closed;
  return received().toString("latin1");
}

const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const lines = (...all: string[]): string => all.join("\r\n");

const isWell = async (): Promise<void> => {
  expect((await server.ask("GET", "/health")).status).toBe(200);
};

describe("what is no HTTP is refused, and nothing after it is read", () => {
  const smuggled = lines("GET /health HTTP/1.1", "Host: a.example", "Connection: close", "", "");
  const post = (...headers: string[]) =>
    lines("POST /graphql HTTP/1.1", "Host: a.example", ...headers, "");

  test.each([
    ["two lengths", post("Content-Length: 0", "Content-Length: 44"), 400],
    ["two lengths in one", post("Content-Length: 0, 44"), 400],
    ["a length and chunks", post("Content-Length: 0", "Transfer-Encoding: chunked"), 400],
    ["chunks and a length", post("Transfer-Encoding: chunked", "Content-Length: 0"), 400],
    ["chunks that are not the last encoding", post("Transfer-Encoding: chunked, identity"), 400],
    ["an unknown encoding", post("Transfer-Encoding: xchunked"), 400],
    ["a space before the colon", post("Content-Length : 0"), 400],
    ["a negative length", post("Content-Length: -1"), 400],
    ["a length in hexadecimal", post("Content-Length: 0x2c"), 400],
    ["a folded header", post("Transfer-Encoding:", " chunked"), 400],
    ["a lone line feed in a header", post("X: a\nTransfer-Encoding: chunked"), 400],
    ["a lone carriage return in a header", post("X: a\rTransfer-Encoding: chunked"), 400],
    ["NUL in a header", post("X: a\0b"), 400],
    ["a chunk of no number", post("Transfer-Encoding: chunked", "", "z") + "\r\n", 400],
    ["an unknown method", lines("BREW / HTTP/1.1", "Host: a.example", ""), 400],
    ["another version", lines("GET /health HTTP/3.0", "Host: a.example", ""), 400],
    ["no host", lines("GET /health HTTP/1.1", ""), 400],
    ["binary data", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    ["headers of more than 16 KB", post(`X: ${"a".repeat(20_000)}`), 431],
    ["too many small headers", post(...Array(5_000).fill("X: a")), 431],
    ["a long path", lines(`GET /${"a".repeat(20_000)} HTTP/1.1`, "Host: a.example", ""), 431],
  ])("%s", async (_name, head, status) => {
    expect(statusesOf(await answerTo(`${head}\r\n${smuggled}`))).toEqual([status]);
    await isWell();
  });
});

test("chunks without end are refused once they are too many, and the connection is closed", async () => {
  const { socket, received, closed } = await connection();
  socket.write(
    lines(
      "POST /graphql HTTP/1.1",
      "Host: a.example",
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
      "",
      "",
    ),
  );
  let isOpen = true;
  void closed.then(() => (isOpen = false));
  const chunk = `10000\r\n${" ".repeat(0x1_00_00)}\r\n`;
  while (isOpen) {
    const isFull = !socket.write(chunk);
    const drained = new Promise((resolve) => socket.once("drain", resolve));
    if (isFull) await Promise.race([drained, closed]);
  }
  expect(statusesOf(received().toString())).toEqual([413]);
  await isWell();
});

test("requests in one packet are answered in their order", async () => {
  const get = (path: string, ...headers: string[]) =>
    lines(`GET ${path} HTTP/1.1`, "Host: a.example", ...headers, "", "");
  const answer = await answerTo(
    get("/api/categories") +
      get("/health") +
      get("/api/nothing") +
      get("/api/blog/public") +
      get("/health", "Connection: close"),
  );
  expect(statusesOf(answer)).toEqual([200, 200, 404, 200, 200]);
});

describe("a websocket is closed after", () => {
  const FIN = 0x80;
  const [CONTINUATION, TEXT, BINARY, PING] = [0x0, 0x1, 0x2, 0x9];

  /** One frame of a client, masked with zeros; with `length` more is announced than sent. */
  function frame(first: number, payload: Buffer | string = "", length?: number): Buffer {
    const content = Buffer.from(payload);
    const announced = length ?? content.length;
    const head = Buffer.alloc(announced < 126 ? 2 : announced < 65_536 ? 4 : 10);
    head[0] = first;
    head[1] = 0x80 | (announced < 126 ? announced : announced < 65_536 ? 126 : 127);
    if (head.length === 4) head.writeUInt16BE(announced, 2);
    if (head.length === 10) head.writeBigUInt64BE(BigInt(announced), 2);
    return Buffer.concat([head, Buffer.alloc(4), content]);
  }

  /** The code with which the server closes a websocket that sends these bytes. */
  async function closedWith(bytes: Buffer): Promise<number> {
    const { socket, received, closed } = await connection();
    const upgraded = once(socket, "data");
    socket.write(
      lines(
        "GET /graphql HTTP/1.1",
        "Host: a.example",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Protocol: graphql-transport-ws",
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
        "",
        "",
      ),
    );
    await upgraded;
    const { length } = received();
    expect(statusesOf(received().toString())).toEqual([101]);
    socket.write(bytes);
    await closed;
    const answer = received().subarray(length);
    return answer.readUInt16BE(answer.indexOf(FIN | 0x8) + 2);
  }

  const unmasked = Buffer.from([FIN | TEXT, 2, 0x7b, 0x7d]);
  const fragments = Buffer.concat([
    frame(TEXT, "a".repeat(60_000)),
    frame(CONTINUATION, "a".repeat(60_000)),
  ]);

  test.each([
    ["a frame without a mask", unmasked, 1002],
    ["an unknown kind of frame", frame(FIN | 0x3), 1002],
    ["a reserved bit", frame(FIN | 0x40 | TEXT), 1002],
    ["a continuation of nothing", frame(FIN | CONTINUATION), 1002],
    ["a second beginning", Buffer.concat([frame(TEXT, "{"), frame(TEXT, "{")]), 1002],
    ["a ping in parts", frame(PING), 1002],
    ["a ping that is too long", frame(FIN | PING, "a".repeat(126)), 1002],
    ["text that is no UTF-8", frame(FIN | TEXT, Buffer.from([0xff, 0xfe])), 1007],
    ["a frame that announces 1 GB", frame(FIN | TEXT, "{", 2 ** 30), 1009],
    ["a frame that announces more than numbers hold", frame(FIN | BINARY, "{", 2 ** 60), 1009],
    ["fragments without end", fragments, 1009],
  ])("%s", async (_name, bytes, code) => {
    const printed = vi.spyOn(console, "error");
    expect(await closedWith(bytes)).toBe(code);
    expect(printed).not.toHaveBeenCalled();
    expect(server.log.at(-1)).toContain('"msg":"broken frame"');
    await isWell();
  });
});

test("more requests than a few behind an unanswered one end the connection", async () => {
  const answered = () => server.log.filter((line) => line.includes("/api/openapi.json")).length;
  const before = answered();
  const { socket, closed } = await connection();
  socket.pause();
  const request = lines("GET /api/openapi.json HTTP/1.1", "Host: a.example", "", "");
  socket.write(request.repeat(3_000));
  await isWell();
  socket.resume(); // a connection that is paused does not notice its end
  await closed;
  expect(answered() - before).toBeLessThan(20);
  await isWell();
});
