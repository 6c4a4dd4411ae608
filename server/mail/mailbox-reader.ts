import type { FastifyBaseLogger } from "fastify";
import type { ImapFlow } from "imapflow";
import type { Context } from "../../schema/foundation/context.ts";
import { MINUTE, SECOND } from "../../schema/foundation/durations.ts";
import {
  claimMailbox,
  failuresOf,
  forgetFailure,
  noteContact,
  noteFailure,
  noteProgress,
  receiveMail,
  releaseMailbox,
} from "../../schema/mails/index.ts";
import { withTimeout } from "../with-timeout.ts";
import type { ImapAccount } from "./imap-url.ts";
import { readMessage, type Recognized, unreadable } from "./read-message.ts";

/** Larger mails are not read; their beginning is kept, and the rest is in the mailbox. */
const MAX_BYTES = 25_000_000;
const BEGINNING_BYTES = 1_000_000;
/** IDLE ends before servers and routers forget the connection. */
const IDLE_MS = 5 * MINUTE;
const TIMEOUT_MS = 30 * SECOND;

interface Given {
  account: ImapAccount;
  recognized: Recognized;
  context: () => Context;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
}

/** Nobody is between this machine and itself. */
const isLocal = (host: string): boolean => ["localhost", "127.0.0.1", "::1"].includes(host);

/**
 * Fetches the mails of a mailbox, which stays as it is. `check` is called at intervals: it claims the mailbox for this
 * process, connects if there is no connection, and asks for new mails, so that nothing depends on IDLE alone.
 */
export class MailboxReader {
  readonly #given: Given;
  readonly #process = crypto.randomUUID();
  readonly #name: string;
  #client: ImapFlow | undefined;
  #reading: Promise<void> | undefined;
  #isClosed = false;
  #hasFailed = false;

  constructor(given: Given) {
    this.#given = given;
    const { user, host, folder } = given.account;
    this.#name = `${user.includes("@") ? user : `${user}@${host}`} ${folder}`;
  }

  /** Reads what is new, unless another process reads the mailbox. */
  async check(): Promise<void> {
    const { context, log } = this.#given;
    if (this.#isClosed || !(await claimMailbox(this.#name, this.#process, context()))) {
      return this.#disconnect();
    }
    try {
      const client = await this.#connected();
      await withTimeout(TIMEOUT_MS, client.noop(), "The mail server did not respond in time");
      await this.#readNew();
      await noteContact(this.#name, null, context());
      if (this.#hasFailed) log.info("The mailbox can be read again");
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) log.warn({ err: error }, "The mailbox cannot be read");
      this.#hasFailed = true;
      this.#disconnect();
      await noteContact(this.#name, messageOf(error), context());
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#reading?.catch(() => undefined);
    this.#disconnect();
    await releaseMailbox(this.#name, this.#process, this.#given.context());
  }

  #disconnect(): void {
    this.#client?.close();
    this.#client = undefined;
  }

  async #connected(): Promise<ImapFlow> {
    if (this.#client?.usable) return this.#client;
    this.#disconnect();
    const { host, port, isSecure, user, password, folder } = this.#given.account;
    const { ImapFlow } = await import("imapflow"); // loaded late, because few sites read a mailbox
    const client = new ImapFlow({
      host,
      port,
      secure: isSecure,
      ...(!isSecure && !isLocal(host) && { doSTARTTLS: true }),
      auth: { user, pass: password },
      logger: false,
      maxIdleTime: IDLE_MS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      disableAutoIdle: false,
    });
    // without a listener an error of the connection would end the process; `check` finds it closed
    client.on("error", () => client.close());
    client.on("exists", () => {
      this.#readNew().catch(() => client.close());
    });
    await client.connect();
    this.#client = client;
    await client.mailboxOpen(folder, { readOnly: true });
    return client;
  }

  /** One run at a time: a second one follows if mails come during the first. */
  async #readNew(): Promise<void> {
    const before = this.#reading;
    const run = (async () => {
      await before?.catch(() => undefined);
      if (!this.#isClosed) await this.#read();
    })();
    this.#reading = run;
    await run;
  }

  async #read(): Promise<void> {
    const client = this.#client;
    const { context } = this.#given;
    const own = await claimMailbox(this.#name, this.#process, context());
    if (!client?.mailbox || !own) return;
    const uidValidity = Number(client.mailbox.uidValidity);
    const isSame = own.uidValidity === uidValidity;
    let lastUid = isSame ? own.lastUid : 0;
    const mailbox = this.#name;
    for (const { uid } of await failuresOf({ mailbox, uidValidity }, context()))
      await this.#take(client, { mailbox, uidValidity, uid });
    const found = await client.fetchAll(`${lastUid + 1}:*`, { uid: true }, { uid: true });
    // `n:*` is the last mail if there is no newer one
    const uids = found.map(({ uid }) => uid).filter((uid) => uid > lastUid);
    for (const uid of uids.toSorted((one, other) => one - other)) {
      if (this.#isClosed) return;
      await this.#take(client, { mailbox, uidValidity, uid });
      lastUid = uid;
      await noteProgress(mailbox, { uidValidity, lastUid }, context());
    }
    if (!isSame && !uids.length) await noteProgress(mailbox, { uidValidity, lastUid }, context());
  }

  /** Stores one mail. One that cannot be stored never stops those behind it. */
  async #take(
    client: ImapFlow,
    fetched: { mailbox: string; uidValidity: number; uid: number },
  ): Promise<void> {
    const { context, recognized } = this.#given;
    const raw = await this.#fetch(client, fetched.uid);
    if (!raw) {
      await forgetFailure(fetched, context()); // deleted meanwhile
      return;
    }
    try {
      const mail = raw.isWhole ? await readMessage(raw.bytes, recognized) : unreadable(raw.bytes);
      await receiveMail(mail, raw.bytes, context());
      await forgetFailure(fetched, context());
    } catch (error) {
      if (!(await noteFailure(fetched, messageOf(error), context()))) return;
      await receiveMail(unreadable(raw.bytes), raw.bytes, context());
      await forgetFailure(fetched, context());
    }
  }

  async #fetch(
    client: ImapFlow,
    uid: number,
  ): Promise<{ bytes: Buffer; isWhole: boolean } | undefined> {
    const byUid = { uid: true };
    const about = await client.fetchOne(String(uid), { size: true }, byUid);
    if (!about) return undefined;
    const isWhole = (about.size ?? 0) <= MAX_BYTES;
    const source = isWhole ? true : { start: 0, maxLength: BEGINNING_BYTES };
    const found = await client.fetchOne(String(uid), { source }, byUid);
    return found && found.source ? { bytes: Buffer.from(found.source), isWhole } : undefined;
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
