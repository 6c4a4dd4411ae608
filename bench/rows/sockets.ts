// Ten thousand idle sockets of 2,000 people who have the dashboard open: the server's memory,
// compared with bare ws. Afterwards a message to each proves that all were connected.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { subscription } from "../client-subscription.ts";
import { by, graphql } from "../requests.ts";
import { type Figures, group } from "../row.ts";
import { Audience } from "../support/audience.ts";
import { type Contender, startBroadcast, startProduct } from "../support/contender.ts";
import { A_GROUP, converse, crowd, type Person } from "../support/crowd.ts";
import { connected } from "../support/postgres.ts";
import { memoryOf } from "../support/process.ts";
import { digits } from "../support/report.ts";
import { expectSame } from "../support/same.ts";
import { send } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const WORK = "10,000 idle sockets: memory";
const POSTS = 1_000;
const PEOPLE = 2_000;
/** The most that one person may have open. */
const SOCKETS_EACH = 5;
/** Memory counts as settled when it has changed by less than this share for this long. */
const STILL = { share: 0.01, seconds: 15, within: 180 };

export const sockets = group({
  start: async () => undefined,
  rows: [{ name: "sockets", work: WORK, unit: "MB", goal: { most: 600 }, measure }],
});

async function measure(): Promise<Figures> {
  const database = await copyOfWorld(POSTS);
  const people = await connected(database, (query) => crowd(query, PEOPLE));
  const product = await startProduct(database);
  const groups = Array.from({ length: PEOPLE / A_GROUP }, (_, n) =>
    people.slice(n * A_GROUP, (n + 1) * A_GROUP),
  );
  const conversations: string[] = [];
  for (const group of groups) conversations.push(await converse(product, "All of us", group));

  const before = memoryOf(product.pid);
  const audiences = await listening(product, groups);
  const atelier = await settled(product);
  for (const [n, conversation] of conversations.entries()) {
    await write(product, conversation, groups[n]?.[0] as Person);
    const audience = audiences[n] as Audience;
    const { withOne } = await audience.received();
    expectSame(`${WORK}, reached`, withOne, audience.size);
  }
  await product.end();

  const bare = await startBroadcast();
  await listening(bare, groups);
  const floor = await settled(bare);
  await bare.end();
  console.log(
    `  Atelier ${digits(atelier)} MB, ${digits(before)} before they came; bare ws ${digits(floor)} MB`,
  );
  return { atelier, floor: ["bare ws", floor] };
}

/** The sockets of each group, in a separate process, opened as the dashboard does. */
async function listening(
  server: Contender,
  groups: readonly (readonly Person[])[],
): Promise<Audience[]> {
  const query = subscription(
    "client/features/chat/live-conversations.graphql",
    "ConversationChanged",
  );
  const audiences: Audience[] = [];
  for (const group of groups) {
    const cookies = group.flatMap(({ cookie }) => Array<string>(SOCKETS_EACH).fill(cookie));
    audiences.push(
      await Audience.of(server, {
        protocol: "graphql-transport-ws",
        cookies,
        subscriptions: [{ query, variables: {} }],
        hasOwnIds: true,
      }),
    );
  }
  return audiences;
}

async function write(product: Contender, conversationId: string, person: Person) {
  const input = { conversationId, messageId: randomUUID(), message: "Is everyone connected?" };
  await send(product, by(person, graphql("send-message", { input })));
}

/** The memory of a server in megabytes once it has settled. */
async function settled({ name, pid }: Contender): Promise<number> {
  let before = memoryOf(pid);
  let stillFor = 0;
  for (let second = 0; second < STILL.within; second += 1) {
    await pause(1_000);
    const now = memoryOf(pid);
    const isStill = Math.abs(now - before) < before * STILL.share;
    stillFor = isStill ? stillFor + 1 : 0;
    if (!isStill) before = now;
    if (stillFor === STILL.seconds) return now;
  }
  throw new Error(`The memory of ${name} does not settle`);
}
