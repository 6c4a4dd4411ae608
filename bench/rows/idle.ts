// What a server does that nobody uses, on PostgreSQL and embedded, and its memory: after its start, and
// after minutes of everything.

import { setTimeout as pause } from "node:timers/promises";
import { get, page, post, type Request } from "../requests.ts";
import { group } from "../row.ts";
import { type Contender, startEmbedded, startProduct } from "../support/contender.ts";
import { DemoPeople } from "../support/demo-people.ts";
import { load, median, Meter } from "../support/measure.ts";
import { memoryOf } from "../support/process.ts";
import { digits } from "../support/report.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 1_000;
/** Until most of what follows a start is done. */
const SETTLE_MS = 30_000;
/** Then until code is compiled, and what is new in the demo data is no longer looked for. */
const REST_MS = 60_000;
const IDLE_MS = 60_000;
const SOAK_SECONDS = Number(process.env.BENCH_SOAK || 180);
/** A slice of the soak, after which memory is read. */
const SLICE_SECONDS = 5;

const MB = "MB (RSS)";

/** Percent of a processor. */
async function idling(server: Contender, after = SETTLE_MS): Promise<number> {
  await pause(after);
  const meter = await Meter.start(server);
  await pause(IDLE_MS);
  const { server: own, database } = await meter.stop();
  console.log(`  ${digits(own * 1000)} + ${digits(database * 1000)} CPU ms in ${IDLE_MS / 1000} s`);
  return ((own + database) / (IDLE_MS / 1000)) * 100;
}

export const idle = group({
  start: async () => startProduct(await copyOfWorld(POSTS)),
  rows: [
    {
      name: "idle-postgresql",
      work: "idle, on PostgreSQL",
      unit: "% of a core",
      goal: { most: 0.5 },
      measure: async (product) => ({ atelier: await idling(product) }),
    },
    {
      name: "memory-postgresql",
      work: "memory of the server on PostgreSQL, steady under what visitors do",
      unit: MB,
      measure: async (product) => ({ atelier: await steady(product) }),
    },
  ],
});

export const embedded = group({
  start: startEmbedded,
  rows: [
    {
      name: "embedded-start",
      work: "embedded, demo data: memory after its start",
      unit: MB,
      goal: { most: 300 },
      measure: async ({ pid }) => ({ atelier: memoryOf(pid) }),
    },
    {
      name: "embedded-idle",
      work: "embedded, demo data: idle, in the second minute after its start",
      unit: "% of a core",
      goal: { most: 0.5 },
      measure: async (product) => ({ atelier: await idling(product) }),
    },
    {
      name: "embedded-idle-later",
      work: "embedded, demo data: idle, in the fourth minute after its start",
      unit: "% of a core",
      goal: { most: 0.5 },
      measure: async (product) => ({ atelier: await idling(product, REST_MS) }),
    },
    {
      name: "embedded-list",
      work: "embedded, demo data: list of posts, each at another URL",
      async measure(product) {
        return { atelier: await each(product, [get("/api/blog/public?limit=9&again={n}")]) };
      },
    },
    {
      name: "embedded-comment",
      work: "embedded, demo data: durable comment by a visitor, until it is acknowledged",
      async measure(product) {
        return { atelier: await each(product, await comments(product)) };
      },
    },
    {
      name: "embedded-memory",
      work: "embedded, demo data: memory, steady under what visitors and members do",
      unit: MB,
      goal: { most: 400 },
      async measure(product) {
        const people = await DemoPeople.of(product);
        return { atelier: await steady(product, () => people.work()) };
      },
    },
  ],
});

interface Listed {
  posts: { id: string; slug: string; enableComments: boolean }[];
}

const postsOf = async (product: Contender): Promise<Listed["posts"]> =>
  (JSON.parse(await send(product, get("/api/blog/public?limit=20"))) as Listed).posts;

async function comments(product: Contender): Promise<Request[]> {
  return (await postsOf(product)).map(({ id }) =>
    post("/api/blog/comments", {
      postId: id,
      content: "Written as number {n} of a measurement.",
      name: "Visitor {n}",
      email: "visitor{n}@bench.example",
    }),
  );
}

const JOB = { connections: 16, kind: "numbered" } as const;

/** Milliseconds of processor time of a request; it may not be sent twice. */
async function each(product: Contender, requests: readonly Request[]): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const meter = await Meter.start(product);
    const done = await load({ ...JOB, port: product.port, requests, seconds: 3 });
    const { server } = await meter.stop();
    if (round > 0) figures.push((server * 1000) / done.requests);
  }
  return median(figures);
}

/** Megabytes in the last third of the soak, which is interrupted again and again by what others do. */
async function steady(product: Contender, others?: () => Promise<void>): Promise<number> {
  const posts = await postsOf(product);
  const requests = [
    ...(await comments(product)),
    ...posts.flatMap(({ id, slug }) => [
      page(`/blog/${slug}`),
      get(`/api/blog/public/${slug}`),
      get(`/api/blog/comments?postId=${id}`),
    ]),
    ...Array.from({ length: 20 }, (_, n) => get(`/api/blog/public?limit=9&page=${n + 1}`)),
    page("/"),
    page("/blog"),
    get("/sitemap.xml"),
    get("/rss.xml"),
  ];
  const before = memoryOf(product.pid);
  const seen: number[] = [];
  let sent = 0;
  for (let seconds = 0; seconds < SOAK_SECONDS; seconds += SLICE_SECONDS) {
    const slice = { ...JOB, port: product.port, requests, seconds: SLICE_SECONDS };
    sent += (await load(slice)).requests;
    await others?.();
    seen.push(memoryOf(product.pid));
  }
  const figure = median(seen.slice(-Math.ceil(seen.length / 3)));
  console.log(
    `  ${digits(before)} MB before, at most ${digits(Math.max(...seen))}, ${digits(figure)} in the last third, ${sent} requests`,
  );
  return figure;
}
