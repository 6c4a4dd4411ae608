// The baseline of live events: bare ws that sends one text to every connected client. It
// acknowledges graphql-transport-ws. Started with PORT; a posted body is sent to all.

import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const server = createServer((request, response) => {
  let text = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  request.on("end", () => {
    for (const socket of sockets.clients) socket.send(text);
    response.end("{}");
  });
});

const sockets = new WebSocketServer({ server });
sockets.on("connection", (socket) => {
  socket.once("message", () => socket.send('{"type":"connection_ack"}'));
});
server.listen(Number(process.env.PORT), "127.0.0.1");
