// The floor of live events: bare ws that sends one text to everybody who is connected. It says yes
// to whoever greets it as graphql-transport-ws wants it. Started with PORT; what is posted to it is
// sent to all.

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
