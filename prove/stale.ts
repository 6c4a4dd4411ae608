// Two processes on one PostgreSQL and a Redis of their own, four writers and eight readers of REST
// answers and pages: what was written shows in the next read of the process that wrote it, in the other within 100 ms, and while
// Redis is away in the very next read of both.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { postgresPlace } from "./support/place.ts";
import { afterwards, checkNone, note, proof, skipped } from "./support/proof.ts";
import { Server } from "./support/server.ts";

const REDIS_PORT = 6399;
const WRITERS = 4;
const READERS = 8;
const ROUND_MS = 8_000;
const LATE_MS = 100;
/** By then both processes have noticed that Redis is unreachable, or back. */
const NOTICED_MS = 3_000;

interface Post {
  id: string;
  slug: string;
  /** When each comment was acknowledged; the initial ones of the demo data at 0. */
  acknowledged: number[];
}

/**
 * How many comments a reader must see at least, if writes of the last `late` ms may be missing.
 */
const countBefore = ({ acknowledged }: Post, late: number): number => {
  const until = performance.now() - late;
  return acknowledged.filter((at) => at <= until).length;
};

interface Listed {
  posts: { id: string; slug: string; commentCount: number }[];
}

async function postsOf({ url }: Server): Promise<Post[]> {
  const { posts } = (await (await fetch(`${url}/api/blog/public?limit=5`)).json()) as Listed;
  return posts.map(({ id, slug, commentCount }) => ({
    id,
    slug,
    acknowledged: Array.from({ length: commentCount }, () => 0),
  }));
}

const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T;
let written = 0;

async function write({ url }: Server, { id, acknowledged }: Post): Promise<void> {
  written += 1;
  const body = {
    postId: id,
    content: `Number ${written}`,
    name: "Ada",
    email: `${written}@example.org`,
  };
  const { ok } = await fetch(`${url}/api/blog/comments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (ok) acknowledged.push(performance.now());
}

async function countOn({ url }: Server, { slug }: Post): Promise<number> {
  const answer = await fetch(`${url}/api/blog/public/${slug}`);
  const { post } = (await answer.json()) as { post: { commentCount: number } };
  return post.commentCount;
}

/** The same count, in the page that a visitor gets. */
async function countOnPage({ url }: Server, { slug }: Post): Promise<number> {
  const html = await (await fetch(`${url}/blog/${slug}`)).text();
  return Number(/id="comments-title"[^>]*>(\d*)/.exec(html)?.[1]);
}

/** Writers on one server and readers on both, for a while; the answers that were too old. */
async function round(here: Server, there: Server, posts: Post[], lateThere: number) {
  const old = { here: [] as string[], there: [] as string[] };
  const until = performance.now() + ROUND_MS;
  let reads = 0;
  const repeat = async (act: (n: number) => Promise<void>, from: number) => {
    for (let n = from; performance.now() < until; n += 1) await act(n);
  };
  const read = (server: Server, late: number, found: string[]) => async (n: number) => {
    const post = pick(posts, n);
    const least = countBefore(post, late);
    const isPage = n % 3 === 0;
    const count = await (isPage ? countOnPage : countOn)(server, post);
    reads += 1;
    if (!(count >= least)) found.push(`${count} instead of ${least}${isPage ? " on a page" : ""}`);
  };
  await Promise.all([
    ...Array.from({ length: WRITERS }, (_, n) =>
      repeat((turn) => write(here, pick(posts, turn)), n),
    ),
    ...Array.from({ length: READERS }, (_, n) =>
      repeat(n % 2 ? read(here, 0, old.here) : read(there, lateThere, old.there), n),
    ),
  ]);
  note(`${reads} reads beside ${written} comments so far`);
  return old;
}

async function startRedis() {
  const redis = spawn("redis-server", ["--port", String(REDIS_PORT), "--save", ""], {
    stdio: "ignore",
  });
  await once(redis, "spawn");
  return async () => {
    redis.kill("SIGKILL");
    if (redis.exitCode === null && redis.signalCode === null) await once(redis, "exit");
  };
}

await proof("stale", async () => {
  if (spawnSync("redis-server", ["--version"]).error) {
    return skipped("stale answers", "no redis-server is installed");
  }
  const place = await postgresPlace();
  if (!place) return;
  let stopRedis = await startRedis();
  afterwards(() => stopRedis());
  const more = { REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}` };
  const here = await Server.start(place, more);
  const there = await Server.start(place, more);
  const posts = await postsOf(here);

  const usual = await round(here, there, posts, LATE_MS);
  checkNone("the writing process returns no stale answer", usual.here);
  checkNone(`the other process returns nothing staler than ${LATE_MS} ms`, usual.there);

  await stopRedis();
  await pause(NOTICED_MS);
  const alone = await round(here, there, posts, 0);
  checkNone("while Redis is unreachable neither returns a stale answer", [
    ...alone.here,
    ...alone.there,
  ]);

  stopRedis = await startRedis();
  await pause(NOTICED_MS);
  const again = await round(here, there, posts, LATE_MS);
  checkNone("with Redis back nothing is old again", [...again.here, ...again.there]);
});
