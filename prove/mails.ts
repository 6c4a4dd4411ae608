// kill -9 between queueing and sending a mail, and during sending: each arrives once, in order. The
// mail server is a real one, which is unreachable or silent at first. PROVE_SEED repeats a run.

import { setTimeout as pause } from "node:timers/promises";
import { type MailServer, mailServer } from "../server/testing/mail-server.ts";
import { onEach, type Place } from "./support/place.ts";
import { afterwards, check, checkNone, note, proof, seconds } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";

/** Accounts of the demo data: each can be mailed a code. */
const ACCOUNTS = ["admin", "editor", "moderator", "support", "recruiter", "billing", "member"];
const MAILS = 24;
/** As long as a mail stays claimed by a killed process, plus the pauses. */
const ARRIVES_WITHIN_MS = 120_000;

await proof("mails", async () => {
  note(`seed ${SEED}`);
  await onEach(async (place) => {
    await killedBeforeSending(place);
    await killedWhileHandingOver(place);
    await killedWhileSending(place);
  });
});

/**
 * The mail server is unreachable while mails are written; the process is killed, then the server
 * starts.
 */
async function killedBeforeSending(place: Place): Promise<void> {
  const away = await postOffice();
  await away.close();
  const smtp = { SMTP_URL: away.url };
  const server = await Server.start(place, smtp);
  await askForMails(server);
  await server.kill();
  const back = await postOffice({ port: away.port });
  const again = await Server.start(place, smtp);
  await arrived(back, MAILS);
  await once(`${place.name}: killed before the mail server was there`, again, back);
}

/**
 * The mail server accepts the connection and says nothing: the process is killed while it sends a
 * mail.
 */
async function killedWhileHandingOver(place: Place): Promise<void> {
  const silent = await postOffice({ isSilent: true });
  const smtp = { SMTP_URL: silent.url };
  const server = await Server.start(place, smtp);
  await askForMails(server);
  await silent.connection;
  await server.kill();
  await silent.close();
  const back = await postOffice({ port: silent.port });
  const again = await Server.start(place, smtp);
  await arrived(back, MAILS);
  await once(`${place.name}: killed while one was handed over`, again, back);
}

/**
 * Killed repeatedly while mails are sent: only a mail in transit may be repeated, with the same id.
 */
async function killedWhileSending(place: Place): Promise<void> {
  const there = await postOffice();
  const smtp = { SMTP_URL: there.url };
  const dice = diceOf(`mails ${place.name}`);
  let server = await Server.start(place, smtp);
  const writing = askForMails(server);
  await arrived(there, 1 + dice.below(MAILS / 3));
  await server.kill();
  const written = await writing;
  note(`${place.name}: killed when ${there.received.length} had arrived`);
  server = await Server.start(place, smtp);
  await pause(dice.below(500));
  await server.kill();
  server = await Server.start(place, smtp);
  await arrived(there, written);
  const ids = idsOf(there);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  check(
    `${place.name}: killed twice while sending, all ${new Set(ids).size} arrived, ${twice.length} of them twice`,
    twice.length <= 2,
    twice.join(" "),
  );
  await server.stop();
  await there.close();
}

/** A mail server that stops at the end of the proof. */
async function postOffice(how?: Parameters<typeof mailServer>[0]): Promise<MailServer> {
  const server = await mailServer(how);
  afterwards(server.close);
  return server;
}

function idsOf({ received }: MailServer): string[] {
  return received.map(({ headers }) => headers["message-id"] ?? "");
}

/** Waits until this many different mails have arrived. */
async function arrived(server: MailServer, count: number): Promise<void> {
  const until = performance.now() + ARRIVES_WITHIN_MS;
  while (new Set(idsOf(server)).size < count && performance.now() < until) await pause(50);
}

async function once(when: string, server: Server, mails: MailServer): Promise<void> {
  const after = seconds(performance.now() - server.since);
  await pause(3_000); // enough time to repeat one
  const ids = idsOf(mails);
  check(`${when}, ${MAILS} arrive within ${after}`, ids.length === MAILS, `${ids.length}`);
  checkNone(
    `${when}, none arrives twice`,
    ids.filter((id, index) => ids.indexOf(id) !== index),
  );
  // an id begins with the time at which the mail was written
  checkNone(
    `${when}, they arrive in order`,
    ids.filter((id, index) => index > 0 && id < (ids[index - 1] ?? "")),
  );
  await server.stop();
  await mails.close();
}

/**
 * Requests codes, one after the other; returns how many were acknowledged before the server was
 * killed.
 */
async function askForMails(server: Server): Promise<number> {
  for (let attempt = 0; attempt < MAILS; attempt += 1) {
    const name = ACCOUNTS[attempt % ACCOUNTS.length];
    if (!(await isAccepted(server.url, `${name}@atelier.test`).catch(() => false))) return attempt;
  }
  return MAILS;
}

async function isAccepted(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/reset-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  return answer.ok;
}
