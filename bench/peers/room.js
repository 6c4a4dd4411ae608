// The same as baseline/broadcast.ts with socket.io: every client joins one room, and posted JSON is
// sent to that room. Started with PORT.

import { createServer } from "node:http";
import { Server } from "socket.io";

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (chunk) => (text += chunk));
  request.on("end", () => {
    if (text) sockets.to("everybody").emit("message", JSON.parse(text));
    response.end("{}");
  });
});

const sockets = new Server(server, { serveClient: false, transports: ["websocket"] });
sockets.on("connection", (socket) => void socket.join("everybody"));
server.listen(Number(process.env.PORT), "127.0.0.1");
