import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A proxy to a server whose connection can be cut and restored. */
export async function cableTo(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const carry = (near: Socket) => {
    const far = connect(Number(port || 6379), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    near.pipe(far).pipe(near);
  };
  let cable: Server = await listening(carry, 0);
  const at = (cable.address() as AddressInfo).port;
  const cut = () => {
    cable.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${at}`,
    cut,
    async interrupt() {
      const closed = [...sockets].map((one) => once(one, "close"));
      cut();
      await Promise.all(closed);
    },
    async restore() {
      cable = await listening(carry, at);
    },
  };
}

async function listening(carry: (near: Socket) => void, port: number): Promise<Server> {
  const server = createServer(carry).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
