import { once } from "node:events";
import { connect } from "node:net";
import { afterwards } from "./proof.ts";

/**
 * Clients that stop responding: one in the middle of its request, one with a websocket that does
 * not answer a close frame.
 */
export async function silentClients(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = (lines: readonly string[]) => [...lines, `Host: ${hostname}:${port}`].join("\r\n");
  await say(head(["POST /api/blog/comments HTTP/1.1", "Content-Length: 1000"]) + "\r\n\r\n{");
  await say(
    head([
      "GET /graphql HTTP/1.1",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Protocol: graphql-transport-ws",
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString("base64")}`,
    ]) + "\r\n\r\n",
    "101 Switching Protocols",
  );

  async function say(text: string, answer?: string): Promise<void> {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    afterwards(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(text);
    if (!answer) return;
    const [heard] = await once(socket, "data");
    if (!String(heard).includes(answer)) throw new Error(`Heard ${String(heard)}`);
    socket.pause();
  }
}
