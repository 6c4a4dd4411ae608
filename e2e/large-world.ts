import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";

/** A server of its own on the demo world and as many more posts. */
export interface LargeWorld {
  url: string;
  end(): Promise<void>;
}

export async function largeWorld(posts: number): Promise<LargeWorld> {
  const place = await mkdtemp(join(tmpdir(), "large-world-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await stop(await start(port, place));
  const database = await PGlite.create({ dataDir: join(place, "database") });
  await database.exec(morePosts(posts));
  await database.close();
  const server = await start(port, place);
  return {
    url,
    async end() {
      await stop(server);
      await rm(place, { recursive: true });
    },
  };
}

/** Published in English, every third also in French; of every tenth the English is a draft. */
const morePosts = (count: number) => `
  insert into posts (id, created_at, updated_at, title, slug, status, published_at, author_id)
  select gen_random_uuid(), at, at,
    jsonb_build_object('en', 'Large story ' || lpad(n::text, 5, '0')),
    jsonb_build_object('en', 'large-story-' || n),
    jsonb_build_object('en', case when n % 10 = 0 then 'draft' else 'published' end),
    case when n % 10 = 0 then '{}' else jsonb_build_object('en', at) end,
    (select id from members where handle = 'freya-holm')
  from generate_series(1, ${count}) n
    cross join lateral (select timestamptz '2024-01-01Z' + n * interval '1 minute' as at) as moments;
  analyze;`;

async function start(port: number, place: string): Promise<ChildProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const server = spawn(process.execPath, ["build/server/start.js"], {
    stdio: "ignore",
    env: {
      PATH,
      HOME,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: place,
      DEMO: "on",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
    },
  });
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await pause(100);
  }
  return server;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, "close");
  server.kill("SIGTERM");
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
