// A comment to 500 subscribers of its post, beside bare ws that sends the same texts to as many.
// What writing costs with nobody listening is measured in turn and taken off.

import type { Question, Received } from "../subscribers.ts";
import { document, post } from "../requests.ts";
import { type Contender, startBroadcast, startProduct } from "../stage/contender.ts";
import { median, SECONDS, since, spent } from "../stage/measure.ts";
import { connected } from "../stage/postgres.ts";
import { ask, start } from "../stage/process.ts";
import { digits, type Line } from "../stage/report.ts";
import { expectSame } from "../stage/same.ts";
import { send } from "../stage/send.ts";
import { copyOfWorld } from "../stage/world.ts";

const WORK = "comment to 500 subscribers, per delivery";
const POSTS = 20_000;
const SOCKETS = 500;
const ROUNDS = 3;
const WITHIN_MS = 20_000;
const MOST_TRIES = 20;

interface Added {
  payload: { data: { commentAdded: { id: string; content: string } } };
}

type Comment = Added["payload"]["data"]["commentAdded"];

export async function fanOut(): Promise<Line[]> {
  console.log(WORK);
  const database = await copyOfWorld(POSTS);
  const [heard, unheard] = await connected(database, (query) =>
    query<{ id: string }>("select id from posts where 'en' = any(languages) order by id limit 2"),
  );
  if (!heard || !unheard) throw new Error("There are no posts");
  const product = await startProduct(database);
  const bare = await startBroadcast();
  const variables = { postId: heard.id };
  const listeners = await subscribed(product, variables);
  const bareListeners = await subscribed(bare, variables);
  let written = 0;
  let text = await firstEvent();

  const silent: number[] = [];
  const loud: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const quiet = await each(product, () => write(unheard.id));
    const full = await each(product, async () => {
      const comment = await write(heard.id);
      const { texts, sockets } = await received(listeners);
      const [{ payload }] = texts.map((one) => JSON.parse(one) as Added) as [Added];
      const { id, content } = payload.data.commentAdded;
      expectSame(
        WORK,
        { events: texts.length, sockets, id, content },
        { events: 1, sockets: SOCKETS, ...comment },
      );
      [text] = texts as [string];
    });
    const least = await each(bare, async () => {
      await send(bare, { method: "POST", path: "/", body: text });
      expectSame(WORK, await received(bareListeners), { texts: [text], sockets: SOCKETS });
    });
    if (round === 0) continue;
    silent.push(quiet);
    loud.push(full);
    floor.push(least);
  }
  for (const one of [product, bare]) await one.end();

  const writing = median(silent);
  const atelier = ((median(loud) - writing) / SOCKETS) * 1000;
  const least = (median(floor) / SOCKETS) * 1000;
  console.log(
    `  writing it costs ${digits(writing)} CPU ms, with 500 listening ${digits(median(loud))}`,
  );
  const ratio = atelier / least;
  return [{ work: WORK, unit: "CPU µs", floor: least, atelier, ratio, goal: "≤ 1.2" }];

  async function write(postId: string): Promise<Comment> {
    written += 1;
    const content = `Written before listeners as number ${written}.`;
    const writer = { name: "Speaker", email: `speaker${written}@bench.example` };
    const answer = await send(product, post("/api/blog/comments", { postId, content, ...writer }));
    return { id: (JSON.parse(answer) as { comment: Comment }).comment.id, content };
  }

  /** Nothing says that a subscription is made: comments are written until one has reached all. */
  async function firstEvent(): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { content } = await write((heard as { id: string }).id);
      const { texts, sockets } = await received(listeners);
      const [only] = texts;
      if (texts.length === 1 && sockets === SOCKETS && only?.includes(content)) return only;
    }
    throw new Error("Not all subscribers are reached");
  }
}

async function subscribed(server: Contender, variables: object): Promise<ReturnType<typeof start>> {
  const listeners = start("bench/subscribers.ts");
  const { port } = server;
  const query = document("comment-added");
  const question: Question = { do: "subscribe", port, sockets: SOCKETS, query, variables };
  await ask(listeners, question);
  return listeners;
}

const received = (listeners: ReturnType<typeof start>): Promise<Received> => {
  const question: Question = { do: "receive", withinMs: WITHIN_MS };
  return ask(listeners, question);
};

/** Milliseconds of processor time of a server and its database for each time it acts. */
async function each(server: Contender, act: () => Promise<unknown>): Promise<number> {
  const before = await spent(server);
  const until = performance.now() + SECONDS * 1000;
  let times = 0;
  while (times < 3 || performance.now() < until) {
    await act();
    times += 1;
  }
  const { server: own, database } = since(before, await spent(server));
  return ((own + database) * 1000) / times;
}
