// kill -9 at random moments while eight visitors write: every acknowledged comment exists once.
// PROVE_ROUNDS is the number of kills (10), PROVE_SEED repeats a run.

import { setTimeout as pause } from "node:timers/promises";
import { postsOf } from "./support/blog.ts";
import { differences } from "./support/ledger.ts";
import { onEach, type Place } from "./support/place.ts";
import { check, checkNone, note, proof, seconds } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";
import { type Sent, Writers } from "./support/writers.ts";

const ROUNDS = Number(process.env.PROVE_ROUNDS || 10);
const POSTS = 4;
const AT_LEAST = 50;

await proof("kill", async () => {
  note(`seed ${SEED}, ${ROUNDS} rounds`);
  await onEach(killOften);
});

async function killOften(place: Place): Promise<void> {
  let server = await Server.start(place);
  const posts = await postsOf(server.url, POSTS);
  const sent: Sent[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const at = `${place.name}, round ${round}`;
    const dice = diceOf(`kill ${at}`);
    const writers = new Writers({ name: `${place.name}r${round}`, posts });
    const writing = writers.write(server.url);
    const enough = await writers.reached(AT_LEAST + dice.below(30));
    await pause(dice.below(100));
    await server.kill();
    await writing;
    const { acknowledged, unacknowledged } = writers;
    sent.push(...writers.sent.values());
    check(`${at}: killed after ${acknowledged.length} acknowledged comments`, enough);
    checkNone(`${at}: nothing was refused before`, writers.refusals);

    if (dice.chance(0.3)) await killWhileStarting(place, at, dice.below(1_500));
    server = await Server.start(place);
    check(`${at}: it starts again, ready after ${seconds(server.readyAfter)}`, true);
    const found = await differences(server.url, posts, sent);
    checkNone(
      `${at}: each of the ${count(sent)} comments acknowledged so far exists exactly once`,
      found.acknowledged,
    );
    checkNone(
      `${at}: none of the ${unacknowledged.length} unanswered ones exists twice`,
      found.unacknowledged,
    );
    checkNone(`${at}: posts count what can be read`, found.counts);

    await writers.sendAgain(server.url, unacknowledged);
    const after = await differences(server.url, posts, sent);
    checkNone(`${at}: after a repeated submit they exist once`, [
      ...unacknowledged
        .filter(({ ids }) => !ids.length)
        .map(({ token }) => `${token} got no answer`),
      ...after.acknowledged,
      ...after.counts,
    ]);
  }
  await server.stop();
}

async function killWhileStarting(place: Place, at: string, afterMs: number): Promise<void> {
  const server = await Server.launch(place);
  await pause(afterMs);
  await server.kill();
  note(`${at}: killed again ${seconds(afterMs)} into the next start`);
}

function count(sent: readonly Sent[]): number {
  return sent.filter(({ ids }) => ids.length > 0).length;
}
