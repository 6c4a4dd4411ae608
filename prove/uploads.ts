// One file of 2 GB, interrupted five times: four connections break, and once its process is killed. It arrives with its
// SHA-256, and the memory of the server does not grow. On disk the killed process starts again; on S3 another process
// on the same database goes on. S3: PROVE_S3_URL or TEST_S3_URL. PROVE_MB is the size (2,000), PROVE_SEED repeats a run.

import { createCipheriv, createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { testBucket } from "../server/testing/test-bucket.ts";
import { type Account, signIn } from "./support/account.ts";
import { Memory } from "./support/memory.ts";
import { embeddedPlace, type Place, postgresPlace, redis } from "./support/place.ts";
import { check, note, proof, seconds, skipped } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";

const S3_URL = process.env.PROVE_S3_URL || process.env.TEST_S3_URL;
const BYTES = Number(process.env.PROVE_MB || 2_000) * 1_000_000;
const INTERRUPTIONS = 5;
/** Which of them is the killed process. */
const KILL = 2;
const CHUNK = 1_000_000;
const NOTE_EVERY = BYTES / 40;
/** The part in memory, and what lay in the system's buffers on the way to it. */
const MOST_LOST = 5 * 1024 * 1024 + buffered("tcp_rmem") + buffered("tcp_wmem");

await proof("uploads", async () => {
  note(`seed ${SEED}, ${BYTES / 1_000_000} MB`);
  await uploadInto("disk", embeddedPlace());
  const bucket = await testBucket(S3_URL);
  if (!bucket || !S3_URL) return skipped("S3", "neither PROVE_S3_URL nor TEST_S3_URL is given");
  const place = await postgresPlace();
  const shared = redis();
  if (!place || !shared) return skipped("S3", "its two processes need PostgreSQL and Redis");
  const url = Object.assign(new URL(S3_URL), { pathname: bucket.bucket }).href;
  Object.assign(place.environment, shared, { S3_URL: url });
  await uploadInto("S3", place, true);
});

async function uploadInto(at: string, place: Place, hasTwo = false): Promise<void> {
  let server = await Server.start(place);
  const other = hasTwo ? await Server.start(place) : undefined;
  const admin = await signIn(server.url, "admin@atelier.test");
  await admin.ask(
    server.url,
    "mutation { updateSiteSettings(input: { storageQuotaMb: 10000 }) { id } }",
  );
  const account = await signIn(server.url, "member@atelier.test");
  const path = await begin(server.url, account);
  const dice = diceOf(`uploads ${at}`);
  const ends = Array.from({ length: INTERRUPTIONS }, () => dice.below(BYTES)).toSorted(
    (one, next) => one - next,
  );
  let memory = new Memory(server.pid);
  const since = performance.now();
  for (const [n, end] of ends.entries()) {
    const from = await offsetOf(server.url, path, account);
    if (end <= from) continue;
    await send({ url: server.url, path, account, from, end, memory, isBroken: true }, async () => {
      if (n === KILL) await server.kill();
    });
    if (n === KILL) {
      memory.end();
      server = other ?? (await Server.start(place));
      memory = new Memory(server.pid);
    }
    const stored = await offsetOf(server.url, path, account);
    const lost = end - stored;
    const what = n === KILL ? "the process was killed" : "the connection broke";
    check(
      `${at}: ${what} at ${mb(end)}, ${mb(stored)} are stored`,
      lost >= 0 && lost <= MOST_LOST,
      `${mb(lost)} lost of ${mb(MOST_LOST)} at most`,
    );
  }
  const from = await offsetOf(server.url, path, account);
  const sent = performance.now();
  const { status, body } = await send({
    url: server.url,
    path,
    account,
    from,
    end: BYTES,
    memory,
    isBroken: false,
  });
  const { file } = JSON.parse(status === 200 ? body : "{}") as {
    file?: { url: string; size: number };
  };
  check(
    `${at}: it arrives, in ${seconds(performance.now() - since)}, its last part in ${seconds(performance.now() - sent)}`,
    status === 200 && file?.size === BYTES,
    `${status} ${body}`,
  );
  if (!file) return memory.end();
  const down = performance.now();
  const served = await fetch(`${server.url}${file.url}`, { headers: { cookie: account.cookie } });
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of served.body ?? []) {
    hash.update(chunk);
    size += chunk.length;
    if (size % (10 * CHUNK) < chunk.length) memory.note();
  }
  memory.end();
  const expected = createHash("sha256");
  for (let start = 0; start < BYTES; start += CHUNK) expected.update(content(start, CHUNK));
  check(
    `${at}: it is served with its SHA-256, in ${seconds(performance.now() - down)}`,
    size === BYTES && hash.digest("hex") === expected.digest("hex"),
    `${size} bytes`,
  );
  memory.report();
  check(
    `${at}: nothing is logged as an error`,
    !server.printed.includes('"level":50'),
    server.printed.slice(0, 3000),
  );
  for (const one of [server, other])
    if (one?.isRunning) {
      const { code } = await one.stop();
      check(`${at}: SIGTERM stops the server with exit code 0`, code === 0, String(code));
    }
}

/** The most bytes that the system keeps for one end of a connection. */
function buffered(name: "tcp_rmem" | "tcp_wmem"): number {
  try {
    return Number(readFileSync(`/proc/sys/net/ipv4/${name}`, "utf8").trim().split(/\s+/).at(-1));
  } catch {
    return 16_000_000;
  }
}

function mb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Bytes of the file, without all of those before them; both ends are whole blocks of 16, but the last. */
function content(start: number, length: number): Buffer {
  const counter = Buffer.alloc(16);
  counter.writeBigUInt64BE(BigInt(Math.floor(start / 16)), 8);
  const cipher = createCipheriv("aes-128-ctr", Buffer.alloc(16, SEED), counter);
  const before = start % 16;
  const all = cipher.update(Buffer.alloc(before + Math.min(length, BYTES - start)));
  return all.subarray(before);
}

function headersOf(url: string, { cookie }: Account) {
  return { cookie, origin: url, "tus-resumable": "1.0.0" };
}

async function begin(url: string, account: Account): Promise<string> {
  const filename = Buffer.from("large.bin").toString("base64");
  const begun = await fetch(`${url}/api/files/uploads`, {
    method: "POST",
    headers: {
      ...headersOf(url, account),
      "upload-length": String(BYTES),
      "upload-metadata": `filename ${filename}`,
    },
  });
  if (begun.status !== 201) throw new Error(`${begun.status} ${await begun.text()}`);
  return begun.headers.get("location") ?? "";
}

/** While another request, or a killed process, has the upload, it is busy. */
async function offsetOf(url: string, path: string, account: Account): Promise<number> {
  for (;;) {
    const headers = headersOf(url, account);
    const answer = await fetch(`${url}${path}`, { method: "HEAD", headers });
    if (answer.status === 200) return Number(answer.headers.get("upload-offset"));
    if (answer.status !== 423) throw new Error(`HEAD answers ${answer.status}`);
    await pause(200);
  }
}

interface Sent {
  url: string;
  path: string;
  account: Account;
  from: number;
  end: number;
  memory: Memory;
  /** The connection ends after the last byte, as if it broke. */
  isBroken: boolean;
}

/** Sends a range of the file as one request. */
async function send(
  { url, path, account, from, end, memory, isBroken }: Sent,
  interrupt?: () => Promise<void>,
): Promise<{ status: number; body: string }> {
  const sending = request(`${url}${path}`, {
    method: "PATCH",
    headers: {
      ...headersOf(url, account),
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(from),
      "content-length": String((isBroken ? BYTES : end) - from),
    },
  });
  const answered = new Promise<{ status: number; body: string }>((resolve) => {
    sending.once("error", ({ message }) => resolve({ status: 0, body: message }));
    sending.once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
  });
  let noted = from;
  for (let at = from; at < end; at += CHUNK) {
    const part = content(at, Math.min(CHUNK, end - at));
    await new Promise<void>((written) => sending.write(part, () => written()));
    if (at - noted < NOTE_EVERY) continue;
    memory.note();
    noted = at;
  }
  if (!isBroken) {
    sending.end();
    return answered;
  }
  const early = await Promise.race([answered, pause(0, undefined)]);
  if (early) note(`answered before its end: ${early.status} ${early.body}`);
  await interrupt?.();
  sending.socket?.end(); // what was sent before arrives
  const closed = await Promise.race([answered, pause(1_000, undefined)]);
  sending.destroy();
  return closed ?? answered;
}
