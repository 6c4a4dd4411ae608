// Starting and stopping: duration, locking, recovery, and several processes.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { postsOf } from "./support/blog.ts";
import { differences } from "./support/ledger.ts";
import { embeddedPlace, type Place, postgresPlace, redis } from "./support/place.ts";
import { check, checkNone, note, proof, seconds } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Reader } from "./support/reader.ts";
import { ending, Server } from "./support/server.ts";
import { silentClients } from "./support/silent-clients.ts";
import { Writers } from "./support/writers.ts";

const READY_WITHIN_MS = 5_000;
const ENDS_WITHIN_MS = 10_000;

await proof("starts", async () => {
  note(`seed ${SEED}`);
  await embedded();
  await postgres();
});

async function embedded(): Promise<void> {
  const place = embeddedPlace();
  const first = await startTwice(place);
  await refused(place, first);
  await takesOver(place, first);
  await endsUnderLoad(place);
  await place.remove();
  await firstStartKilled();
}

async function postgres(): Promise<void> {
  const place = await postgresPlace();
  if (!place) return;
  const first = await startTwice(place);
  await refused(place, first);
  await place.cutConnections();
  await pause(3_000);
  note("PostgreSQL: all its connections were cut");
  await refused(place, first);
  await first.stop();
  await endsUnderLoad(place);
  const shared = redis();
  if (shared) {
    await shareEvents({ ...place, environment: { ...place.environment, ...shared } });
  }
  await place.remove();
}

async function startTwice(place: Place): Promise<Server> {
  const first = await Server.start(place);
  note(`${place.name}: the first start was ready after ${seconds(first.readyAfter)}`);
  const ended = await first.stop();
  check(`${place.name}: SIGTERM stops it with exit code 0`, ended.code === 0, ending(ended));
  return startAgain(place);
}

/** The machine may be busy for a moment: the best of three counts. */
async function startAgain(place: Place): Promise<Server> {
  const times: number[] = [];
  for (;;) {
    const server = await Server.start(place);
    times.push(server.readyAfter);
    const isFast = server.readyAfter <= READY_WITHIN_MS;
    if (isFast || times.length === 3) {
      const taken = times.map(seconds).join(", ");
      const wanted = seconds(READY_WITHIN_MS);
      check(`${place.name}: the next start is ready after ${taken}, within ${wanted}`, isFast);
      return server;
    }
    await server.stop();
  }
}

async function refused(place: Place, first: Server): Promise<void> {
  const ended = await (await Server.launch(place)).ended();
  check(
    `${place.name}: a second process exits with code 1 and one line, "${ended.printed}"`,
    ended.code === 1 && ended.printed !== "" && !ended.printed.includes("\n"),
    ending(ended),
  );
  check(`${place.name}: the first one continues`, first.isRunning && (await first.isReady()));
}

async function takesOver(place: Place & { directory: string }, first: Server): Promise<void> {
  await first.kill();
  check(`${place.name}: kill -9 leaves the lock`, existsSync(join(place.directory, "lock")));
  const servers = await Promise.all([Server.launch(place), Server.launch(place)]);
  const results = await Promise.allSettled(servers.map((server) => server.ready()));
  const started = servers.filter((_, index) => results[index]?.status === "fulfilled");
  check(
    `${place.name}: of two that then start, one takes over the lock and the other exits`,
    started.length === 1 && servers.filter(({ isRunning }) => isRunning).length === 1,
    `${started.length} started`,
  );
  for (const server of servers) await server.stop();
}

async function endsUnderLoad(place: Place): Promise<void> {
  const server = await Server.start(place);
  const posts = await postsOf(server.url, 2);
  const [post] = posts;
  const reader = post && (await Reader.open(server.url, post, diceOf("end")));
  const writers = new Writers({ name: `${place.name}end`, posts });
  const writing = writers.write(server.url);
  await silentClients(server.url);
  await writers.reached(50);
  const ended = await server.stop();
  await writing;
  await reader?.close();
  check(
    `${place.name}: SIGTERM under load, with silent clients, stops it with exit code 0 after ${seconds(ended.ms)}`,
    ended.code === 0 && ended.ms <= ENDS_WITHIN_MS,
    ending(ended),
  );
  checkNone(
    `${place.name}: requests that it could no longer serve were answered with 503`,
    writers.refusals.filter((refusal) => !/: 503 /.test(refusal)),
  );

  const again = await Server.start(place);
  const found = await differences(again.url, posts, writers.sent.values());
  checkNone(
    `${place.name}: all ${writers.acknowledged.length} acknowledged comments exist`,
    Object.values(found).flat(),
  );
  await again.stop();
}

/**
 * Killed between an empty and a filled database, and while the files of the database are created.
 */
async function firstStartKilled(): Promise<void> {
  const dice = diceOf("first start");
  const after = (ms: number) => async () => {
    await pause(ms);
    return `${seconds(ms)} into its first start`;
  };
  const asFilesAppear = async ({ directory }: { directory: string }) => {
    while (!existsSync(join(directory, "database", "PG_VERSION"))) await pause(1);
    return "as the files of its database appear";
  };
  const moments = [after(dice.below(2_000)), after(2_000 + dice.below(3_000)), asFilesAppear];
  for (const moment of moments) {
    const place = embeddedPlace();
    const killed = await Server.launch(place);
    const when = await moment(place);
    await killed.kill();
    const server = await Server.start(place);
    const posts = await postsOf(server.url, 2);
    check(`embedded: killed ${when}, the next start has the demo world`, posts.length === 2);
    await server.stop();
    await place.remove();
  }
}

async function shareEvents(place: Place): Promise<void> {
  const one = await Server.start(place);
  const other = await Server.start(place);
  check("PostgreSQL and Redis: two processes run at once", one.isRunning && other.isRunning);
  const [post] = await postsOf(one.url, 1);
  if (!post) return;
  const here = await Reader.open(one.url, post, diceOf("here"));
  const there = await Reader.open(other.url, post, diceOf("there"));
  await hears("the one hears of comments written at the other", here, other, "b");
  await hears("the other hears of comments written at the one", there, one, "a");

  await one.kill();
  check("PostgreSQL and Redis: one is killed, the other goes on", await other.isReady());
  await hears("the other hears of comments as before", there, other, "c");

  async function hears(fact: string, reader: Reader, at: Server, name: string): Promise<void> {
    if (!post) return;
    const writers = new Writers({ name: `shared${name}`, posts: [post], count: 2, pauseMs: 100 });
    const writing = writers.write(at.url);
    await writers.reached(10);
    writers.stop();
    await writing;
    const ids = writers.acknowledged.flatMap((sent) => sent.ids.slice(0, 1));
    const until = performance.now() + 5_000;
    const missing = () => ids.filter((id) => !reader.ids.includes(id));
    while (missing().length && performance.now() < until) await pause(20);
    checkNone(`PostgreSQL and Redis: ${fact}`, missing());
  }
}
