// Fifty readers and eight writers of one conversation while connections are cut, processes killed
// and Redis stopped: at the end every reader has the same transcript as the database.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type Account, signIn } from "./support/account.ts";
import { ChatReader, type Line } from "./support/chat-reader.ts";
import { ChatWriter } from "./support/chat-writer.ts";
import { addCrowd, emailOf } from "./support/crowd.ts";
import { embeddedPlace, type Place, postgresPlace } from "./support/place.ts";
import { afterwards, check, checkNone, note, proof, skipped } from "./support/proof.ts";
import { type Dice, diceOf, SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";

const WRITERS = 8;
const READERS = 50;
const CUTS = 40;
const KILLS = 4;
const REDIS_PORT = 6398;
const REDIS_AWAY_MS = 20_000;

await proof("chat", async () => {
  note(`seed ${SEED}, ${WRITERS} writers, ${READERS} readers, ${CUTS} cuts, ${KILLS} kills`);
  const embedded = embeddedPlace();
  await addCrowd(embedded, WRITERS + READERS);
  await talk(embedded, [await Server.start(embedded)], {});
  await embedded.remove();

  const place = await postgresPlace();
  if (!place) return;
  if (spawnSync("redis-server", ["--version"]).error) {
    return skipped("two processes", "no redis-server is installed");
  }
  const redis = await startRedis();
  const more = { REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}` };
  await addCrowd(place, WRITERS + READERS);
  const servers = [await Server.start(place, more), await Server.start(place, more)];
  await talk(place, servers, more, redis);
});

/** A Redis that can be stopped for a while. */
async function startRedis() {
  const start = async () => {
    const redis = spawn("redis-server", ["--port", String(REDIS_PORT), "--save", ""], {
      stdio: "ignore",
    });
    await once(redis, "spawn");
    return redis;
  };
  let redis = await start();
  const stop = async () => {
    redis.kill("SIGKILL");
    if (redis.exitCode === null && redis.signalCode === null) await once(redis, "exit");
  };
  afterwards(stop);
  return {
    stop,
    async startAgain() {
      redis = await start();
    },
  };
}

type Redis = Awaited<ReturnType<typeof startRedis>>;

async function talk(
  place: Place,
  servers: Server[],
  more: Record<string, string>,
  redis?: Redis,
): Promise<void> {
  const dice = diceOf(`chat ${place.name}`);
  const urlOf = (n: number) => (servers[n % servers.length] as Server).url;
  const conversation = await group(urlOf(0), WRITERS + READERS);
  const { id, people } = conversation;
  const readers = await Promise.all(
    people
      .slice(WRITERS)
      .map((account, n) => ChatReader.open(() => urlOf(n), account, id, diceOf(`reader ${n}`))),
  );
  const writers = people
    .slice(0, WRITERS)
    .map((account, n) => new ChatWriter(() => urlOf(n), account, id));
  const writing = writers.map((writer) => writer.write());

  await cutOften(readers, dice);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const n = kill % servers.length;
    await (servers[n] as Server).kill();
    servers[n] = await Server.start(place, more);
    await pause(500 + dice.below(1_000));
  }
  if (redis) {
    await redis.stop();
    await pause(REDIS_AWAY_MS);
    await redis.startAgain();
    await cutOften(readers.slice(0, 10), dice);
  }
  for (const writer of writers) writer.stop();
  await Promise.all(writing);
  await Promise.all(readers.map((reader) => reader.caughtUp()));

  const there = await transcript(urlOf(0), people[0] as Account, id);
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const at = place.name;
  const connections = readers.reduce((sum, reader) => sum + reader.connections, 0);
  note(`${there.length} messages, ${connections} connections of ${readers.length} readers`);
  check(`${at}: something was written`, acknowledged.length > 50, `${acknowledged.length}`);
  const ids = new Map(there.map((line) => [line.id, line]));
  checkNone(
    `${at}: every acknowledged message exists`,
    acknowledged.filter((one) => !ids.has(one)),
  );
  check(`${at}: no message exists twice`, ids.size === there.length);
  check(
    `${at}: sequence numbers have no gaps`,
    there.every(({ seq }, n) => seq === n + 1),
  );
  const orders = writers.map(({ sent }) => sent.filter((one) => ids.has(one)));
  checkNone(
    `${at}: each writer's messages are in the order they were sent`,
    orders
      .filter((order) =>
        order.some((one, n) => n > 0 && seqOf(ids, one) < seqOf(ids, order[n - 1])),
      )
      .map((order) => `${order.length} messages`),
  );
  const expected = JSON.stringify(there);
  checkNone(
    `${at}: every reader's transcript equals the database's`,
    readers
      .filter((reader) => JSON.stringify(reader.transcript) !== expected)
      .map((reader) => {
        const missing = there.filter(
          (line, n) => JSON.stringify(reader.transcript[n]) !== JSON.stringify(line),
        );
        return `${reader.transcript.length} of ${there.length}, first ${JSON.stringify(missing[0])}`;
      }),
  );
  await Promise.all(readers.map((reader) => reader.close()));
  for (const server of servers) await server.stop();
}

function seqOf(ids: Map<string, Line>, id: string | undefined): number {
  return ids.get(id ?? "")?.seq ?? 0;
}

async function cutOften(readers: ChatReader[], dice: Dice): Promise<void> {
  for (let cut = 0; cut < CUTS; cut += 1) {
    dice.oneOf(readers).cut();
    await pause(dice.below(250));
  }
}

/** Creates a conversation of this many people. */
async function group(url: string, count: number): Promise<{ id: string; people: Account[] }> {
  const people: Account[] = [];
  for (let n = 0; n < count; n += 1) people.push(await signIn(url, emailOf(n)));
  const [first, ...others] = people;
  if (!first) throw new Error("There is no member");
  const { startConversation } = await first.ask<{ startConversation: { id: string } }>(
    url,
    "mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }",
    { input: { title: "All of us", recipients: others.map(({ memberId }) => memberId) } },
  );
  return { id: startConversation.id, people };
}

/** All messages of a conversation in the database. */
async function transcript(url: string, account: Account, id: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (;;) {
    const { messages } = await account.ask<{ messages: { nodes: Line[] } }>(
      url,
      `query ($id: ID!, $from: Int!, $to: Int!) {
        messages(conversationId: $id, first: 100, filter: { fromSeq: $from, toSeq: $to }) {
          nodes { id seq revision body deletedAt }
        }
      }`,
      { id, from: lines.length + 1, to: lines.length + 100 },
    );
    lines.push(...messages.nodes.toReversed());
    if (messages.nodes.length < 100) return lines;
  }
}
