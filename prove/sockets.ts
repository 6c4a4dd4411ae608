// A reader's connection is cut at random while comments are written: it reconnects, reads the first
// page again as the client does, and at the end has every comment once.

import { setTimeout as pause } from "node:timers/promises";
import { type Post, postsOf, readComments, readPost } from "./support/blog.ts";
import { onEach, type Place } from "./support/place.ts";
import { check, checkNone, note, proof } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Reader } from "./support/reader.ts";
import { Server } from "./support/server.ts";
import { Writers } from "./support/writers.ts";

const CUTS = 12;

await proof("sockets", async () => {
  note(`seed ${SEED}, ${CUTS} cuts`);
  await onEach(async (place) => {
    const server = await Server.start(place);
    await cutOften(place, server, { pace: "slow", pauseMs: 2_000 });
    await cutOften(place, server, { pace: "fast", pauseMs: 100 });
    await server.stop();
  });
});

async function cutOften(
  { name }: Place,
  { url }: Server,
  { pace, pauseMs }: { pace: string; pauseMs: number },
): Promise<void> {
  const at = `${name}, ${pace}`;
  const dice = diceOf(`sockets ${at}`);
  const [post] = (await postsOf(url, 2)).slice(pace === "slow" ? 0 : 1);
  if (!post) throw new Error("There is no post");
  const reader = await Reader.open(url, post, dice);
  const writers = new Writers({ name: `${name}${pace}`, posts: [post], count: 4, pauseMs });
  const writing = writers.write(url);
  for (let cut = 1; cut <= CUTS; cut += 1) {
    await pause(100 + dice.below(1_200));
    reader.cut();
    // sometimes cut while it reads the page, otherwise only afterwards
    if (dice.chance(0.7)) await reader.caughtUp();
  }
  writers.stop();
  await writing;
  reader.cut();
  await pause(50);
  await reader.caughtUp();
  await reader.readOn();

  const written = writers.acknowledged.length;
  check(
    `${at}: ${written} comments while it was cut ${CUTS} times`,
    reader.connections > CUTS / 2 && written >= 10,
    `${reader.connections} connections`,
  );
  const there = await readComments(url, post);
  const onScreen = new Set(reader.ids);
  checkNone(`${at}: no comment was ever shown twice`, [...reader.doubled]);
  checkNone(
    `${at}: every comment is shown`,
    there
      .filter(({ id, parentId }) => !parentId && !onScreen.has(id))
      .map(({ content }) => content),
  );
  checkNone(
    `${at}: every reply is shown`,
    there.filter(({ id, parentId }) => parentId && !onScreen.has(id)).map(({ content }) => content),
  );
  checkNone(
    `${at}: nothing else is shown`,
    reader.ids.filter((id) => !there.some((comment) => comment.id === id)),
  );
  await countsAgain(at, url, post, reader);
  await reader.close();
}

/**
 * After missed events only the page has the right count; every event contains the count itself.
 */
async function countsAgain(at: string, url: string, post: Post, reader: Reader): Promise<void> {
  const one = new Writers({ name: `${at.replace(/\W/g, "")}next`, posts: [post], count: 1 });
  const writing = one.write(url);
  await one.reached(1);
  one.stop();
  await writing;
  const { commentCount } = await readPost(url, post);
  const until = performance.now() + 5_000;
  while (reader.thread.count !== commentCount && performance.now() < until) await pause(20);
  const counted = reader.thread.count;
  check(
    `${at}: with the next comment the count is ${commentCount}`,
    counted === commentCount,
    `${counted}`,
  );
}
