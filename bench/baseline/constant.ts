// Sends the same bytes for every request, from memory: nothing can answer faster in this runtime.
// Started with PORT and ANSWER.

import { createServer } from "node:http";

const answer = Buffer.from(process.env.ANSWER ?? "");

createServer((_request, response) => {
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": answer.length,
  });
  response.end(answer);
}).listen(Number(process.env.PORT), "127.0.0.1");
