// Sends the same bytes for every request, from memory: nothing can answer faster in this runtime.
// Started with PORT and SIZE, their number.

import { createServer } from "node:http";

const answer = Buffer.alloc(Number(process.env.SIZE), "a");

createServer((_request, response) => {
  response.writeHead(200, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": answer.length,
  });
  response.end(answer);
}).listen(Number(process.env.PORT), "127.0.0.1");
