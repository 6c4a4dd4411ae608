// kill -9 between queueing and sending a mail, and during sending: each arrives once, in order. The
// mail server is a real one, which is unreachable or silent at first. On PostgreSQL also while reminders, daily mails and
// checks of proxy servers run. PROVE_SEED repeats a run.

import { setTimeout as pause } from "node:timers/promises";
import { Client } from "../bench/support/pg.ts";
import { type MailServer, mailServer } from "../server/testing/mail-server.ts";
import type { ReceivedMail } from "../server/testing/received-mail.ts";
import { signIn } from "./support/account.ts";
import { onEach, type Place, postgresPlace } from "./support/place.ts";
import { afterwards, check, checkNone, note, proof, seconds } from "./support/proof.ts";
import { diceOf, SEED } from "./support/random.ts";
import { Server } from "./support/server.ts";

/** Accounts of the demo data: each can be mailed a code. */
const ACCOUNTS = ["admin", "editor", "moderator", "support", "recruiter", "billing", "member"];
const MAILS = 24;
/** As long as a mail stays claimed by a killed process, plus the pauses. */
const ARRIVES_WITHIN_MS = 120_000;

const INVOICES = 20;
const PROXIES = 12;
const KILLS = 4;
const DRAFT = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }`;
const FINALISE = `mutation ($id: ID!) { finaliseInvoice(id: $id) { number } }`;

/** What is due: reminders of the invoices, one daily mail for each account, a check of each proxy server. */
const IS_DUE = `
  update invoices set due_on = current_date - 40, overdue_at = now() - interval '39 days',
      sent_at = now() - interval '40 days', reminded_at = null
    where customer_email like 'late-%';
  insert into notifications (id, created_at, updated_at, user_id, kind, is_here, mail, mail_due_at)
    select gen_random_uuid(), now(), now(), users.id, 'roles_changed', true, 'daily', now()
      from users, generate_series(1, 3)
      where email = any(string_to_array('${ACCOUNTS.join("@atelier.test,")}@atelier.test', ','));
  delete from proxy_servers;
  insert into proxy_servers (id, created_at, updated_at, name, host, port, protocol, check_interval_sec, next_check_at)
    select gen_random_uuid(), now(), now(), 'Server ' || n, '127.0.0.1', 9, 'http', 15, now()
      from generate_series(1, ${PROXIES}) as proxies (n);`;

await proof("mails", async () => {
  note(`seed ${SEED}`);
  await onEach(async (place) => {
    await killedBeforeSending(place);
    await killedWhileHandingOver(place);
    await killedWhileSending(place);
  });
  const place = await postgresPlace();
  if (place) await killedWhileTimersRun(place);
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

/**
 * Killed repeatedly while timers remind of invoices, write daily mails and check proxy servers: each is done once.
 */
async function killedWhileTimersRun(place: Place): Promise<void> {
  const there = await postOffice();
  const more = { SMTP_URL: there.url, OUTBOUND_PRIVATE: "on" };
  const dice = diceOf("timers");
  let server = await Server.start(place, more);
  const billing = await signIn(server.url, "billing@atelier.test");
  for (let n = 0; n < INVOICES; n += 1) {
    const input = {
      to: { name: "A customer", email: `late-${n}@example.org` },
      items: [{ title: "A day", quantity: "1", unitPrice: 10_000 }],
    };
    const { createInvoice } = await billing.ask<{ createInvoice: { id: string } }>(
      server.url,
      DRAFT,
      { input },
    );
    await billing.ask(server.url, FINALISE, { id: createInvoice.id });
  }
  await server.stop();
  const client = new Client({ connectionString: place.environment.DATABASE_URL ?? "" });
  await client.connect();
  afterwards(() => client.end());
  const count = async (of: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${of}`)).rows[0]?.n);
  await client.query(IS_DUE);
  there.received.length = 0;
  for (let n = 0; n < KILLS; n += 1) {
    server = await Server.start(place, more);
    await pause(dice.below(600));
    await server.kill();
  }
  server = await Server.start(place, more);
  const reminders = () => there.received.filter(({ to }) => to.startsWith("late-"));
  const dailyMails = () => there.received.filter(({ to }) => to.endsWith("@atelier.test"));
  const differing = (mails: readonly ReceivedMail[]) =>
    new Set(mails.map(({ headers }) => headers["message-id"])).size;
  const until = performance.now() + ARRIVES_WITHIN_MS;
  const isDone = () =>
    differing(reminders()) >= INVOICES && differing(dailyMails()) >= ACCOUNTS.length;
  while (!isDone() && performance.now() < until) await pause(100);
  await pause(20_000); // enough time to repeat one, and for a check of each server
  for (const [what, mails, expected] of [
    ["reminders", reminders(), INVOICES],
    ["daily mails", dailyMails(), ACCOUNTS.length],
  ] as const) {
    const arrived = differing(mails);
    const twice = mails.length - arrived;
    check(
      `${place.name}: killed ${KILLS} times while timers ran, ${arrived} of ${expected} ${what} arrived, ${twice} of them twice`,
      arrived === expected && twice <= KILLS,
    );
  }
  check(
    `${place.name}: no daily mail is left`,
    (await count("notifications where mail_due_at <= now() - interval '1 minute'")) === 0,
  );
  const unchecked = await count("proxy_servers where check_count = 0");
  check(
    `${place.name}: all ${PROXIES} proxy servers were checked`,
    unchecked === 0,
    `${unchecked}`,
  );
  const differ = await count(
    "proxy_servers where check_count <> (select count(*) from proxy_checks where server_id = proxy_servers.id)",
  );
  check(`${place.name}: each check is counted and stored once`, differ === 0, `${differ}`);
  await server.stop();
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
