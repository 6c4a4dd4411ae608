import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { textFrame } from "./text-frame.ts";

const server = createServer().listen(0, "127.0.0.1");
const sockets = new WebSocketServer({ noServer: true });
afterAll(() => server.close());

test.each([0, 1, 100, 125, 126, 127, 65_535, 65_536, 200_000])(
  "a text of %d bytes arrives between others as it was sent",
  async (length) => {
    const [head, rest] = ["é".repeat(length / 2).slice(0, 40), "x".repeat(length)];
    const sent = Buffer.from(head + rest).subarray(0, length);
    server.once("upgrade", (request, stream, first) => {
      sockets.handleUpgrade(request, stream, first, (socket) => {
        socket.send("before");
        stream.write(textFrame(sent.subarray(0, 20), sent.subarray(20)));
        socket.send("after");
      });
    });
    const { port } = server.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const heard: Buffer[] = [];
    client.on("message", (message: Buffer, isBinary) => {
      expect(isBinary).toBe(false);
      heard.push(message);
      if (heard.length === 3) client.close();
    });
    await once(client, "close");
    expect(heard.map(String)).toEqual(["before", String(sent), "after"]);
  },
);
