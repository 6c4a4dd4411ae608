// The embedded database on a full disk: writes are refused with the reason, reads continue, nothing
// acknowledged is lost, and with room again everything works as before. The disk is a small tmpfs,
// which only root on Linux can mount.

import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Post, postsOf } from "./support/blog.ts";
import { differences } from "./support/ledger.ts";
import { embeddedPlace } from "./support/place.ts";
import { afterwards, check, checkNone, note, proof, seconds, skipped } from "./support/proof.ts";
import { SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";
import { Writers } from "./support/writers.ts";

const DISK_MB = 160;
/** The room for comments, above what the server reserves for its log. */
const LEFT_MB = 35;

await proof("full disk", async () => {
  note(`seed ${SEED}`);
  const place = embeddedPlace();
  const { directory } = place;
  if (!mounted(directory)) return;
  let server = await Server.start(place);
  const posts = await postsOf(server.url, 2);
  const ballast = join(directory, "ballast");
  const fill = () => writeFileSync(ballast, Buffer.alloc(freeBytes(directory) - LEFT_MB * 2 ** 20));
  fill();

  const writers = new Writers({ name: "full", posts, length: 4_800 });
  await writesUntilRefused(server, writers, directory);
  await readsOn("full", server, posts, writers);
  check("disk full: the log says why", server.printed.includes("disk is full"));

  await server.kill();
  server = await Server.start(place);
  check(`disk full: after a kill it starts again, ready after ${seconds(server.readyAfter)}`, true);
  await readsOn("full, started again", server, posts, writers);

  rmSync(ballast);
  await allWritten("with room again", server, posts, writers);

  fill();
  const more = new Writers({ name: "again", posts, length: 4_800 });
  await writesUntilRefused(server, more, directory);
  rmSync(ballast);
  await allWritten("with room again, without a start", server, posts, more);
  await readsOn("in the end", server, posts, writers);
  const { code } = await server.stop();
  check("SIGTERM stops it with exit code 0", code === 0, String(code));
});

function mounted(directory: string): boolean {
  const options = ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "tmpfs", directory];
  const { status } = spawnSync("mount", options, { stdio: "ignore" });
  if (status === 0) afterwards(() => void spawnSync("umount", [directory]));
  else skipped("the full disk", "a small disk can only be mounted by root on Linux");
  return status === 0;
}

function freeBytes(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

async function writesUntilRefused(
  server: Server,
  writers: Writers,
  directory: string,
): Promise<void> {
  const writing = writers.write(server.url);
  const until = performance.now() + 120_000;
  while (!writers.refusals.length && performance.now() < until) await pause(20);
  await pause(500); // a few more arrive too late
  writers.stop();
  await writing;
  const left = Math.round(freeBytes(directory) / 2 ** 20);
  check(
    `disk full: after ${writers.acknowledged.length} comments, ${left} MB left, writing is refused`,
    writers.acknowledged.length > 0 && writers.refusals.length > 0,
  );
  checkNone(
    "disk full: every refusal is answered with 500, without details of the database",
    writers.refusals.filter(
      (one) => !one.endsWith('500 {"message":"Something went wrong","code":"INTERNAL"}'),
    ),
  );
}

async function readsOn(
  at: string,
  server: Server,
  posts: readonly Post[],
  writers: Writers,
): Promise<void> {
  check(`${at}: it is ready`, await server.isReady());
  const found = await differences(server.url, posts, writers.sent.values());
  checkNone(
    `${at}: all ${writers.acknowledged.length} acknowledged comments exist, and counts are right`,
    Object.values(found).flat(),
  );
}

async function allWritten(
  at: string,
  server: Server,
  posts: readonly Post[],
  writers: Writers,
): Promise<void> {
  const { acknowledged, unacknowledged } = writers;
  await writers.sendAgain(server.url, unacknowledged);
  checkNone(
    `${at}: the ${unacknowledged.length} refused comments are accepted now`,
    writers.unacknowledged.map(({ token }) => token),
  );
  const found = await differences(server.url, posts, writers.sent.values());
  checkNone(
    `${at}: they and the ${acknowledged.length} acknowledged ones exist exactly once`,
    Object.values(found).flat(),
  );
}
