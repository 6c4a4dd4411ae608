// Sends the same bytes for every request, from memory: nothing can answer faster in this runtime.
// Started with PORT and SIZE, their number; with DATABASE_URL it finds a session by a statement each time.

import { createServer } from "node:http";
import { Pool } from "../support/pg.ts";

const { PORT, SIZE, DATABASE_URL } = process.env;
const answer = Buffer.alloc(Number(SIZE), "a");
const pool = DATABASE_URL && new Pool({ connectionString: DATABASE_URL, max: 16 });
const SESSION = {
  name: "session",
  text: `select member_id, roles, expires_at from sessions join users on users.id = user_id
         where token_hash = encode(sha256($1::bytea), 'hex')`,
};

createServer(async ({ headers }, response) => {
  const token = headers.cookie?.slice("session=".length);
  if (pool) await pool.query({ ...SESSION, values: [token] });
  response.writeHead(200, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": answer.length,
  });
  response.end(answer);
}).listen(Number(PORT), "127.0.0.1");
