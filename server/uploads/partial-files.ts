import { Readable } from "node:stream";
import type { EntityManager } from "@mikro-orm/core";
import { lockSpace, PARTS_FOLDER, Upload } from "../../schema/files/index.ts";
import { DAY } from "../../schema/foundation/durations.ts";
import { Conflict, Problem } from "../../schema/foundation/errors.ts";
import type { FileStorage } from "../../schema/foundation/services.ts";
import { StoredParts } from "../../schema/foundation/stored-parts.ts";
import { isUuid, uuid } from "../../schema/foundation/uuid.ts";
import { Member } from "../../schema/members/index.ts";
import { exactParts } from "../storage/exact-parts.ts";

const RETENTION_MS = DAY;

/** A lock that is not renewed ends, because its process was killed. */
const LOCK_SECONDS = 15;
const RENEW_EVERY_MS = 5_000;

/** In memory for each upload; S3 puts parts of this size together by itself. */
const PART_BYTES = 5 * 1024 * 1024;

/** How many unfinished uploads a member may have. */
const MAX_UNFINISHED = 5;

const ID_LENGTH = 36;

interface NewUpload {
  id: string;
  uploader: string;
  payer: string;
  at: string;
  target: string;
  name: string;
  length: number;
  metadata: string;
}

/** The right to change an upload, until it is given back. */
interface Lock {
  id: string;
  token: string;
}

/** Another request is using this upload. */
export class Busy extends Conflict {
  constructor() {
    super("This upload is busy");
  }
}

class TooManyUploads extends Problem {
  constructor() {
    super("RATE_LIMITED", `At most ${MAX_UNFINISHED} unfinished uploads: finish or cancel one`);
  }
}

const UNFINISHED = `
  select count(*) filter (where uploader_id = ?)::int as own,
    coalesce(sum(length) filter (where payer_id = ?), 0)::text as expected
  from uploads
  where not is_done and expires_at > ? and (uploader_id = ? or payer_id = ?)`;

const LOCK = `
  update uploads set locked_by = ?, locked_until = now() + interval '${LOCK_SECONDS} seconds'
  where id = ? and (locked_by = ? or locked_until is null or locked_until < now()) returning id`;

const UNLOCK = `
  update uploads set locked_by = null, locked_until = null where id = ? and locked_by = ? returning id`;

const ADD_PART = `
  update uploads set parts = array_append(parts, ?), received = received + ?,
    locked_until = now() + interval '${LOCK_SECONDS} seconds'
  where id = ? and locked_by = ? and received = ? returning id`;

const FINISH = `update uploads set is_done = true, parts = '{}', received = length where id = ? returning id`;

const EXPIRED = `
  delete from uploads where expires_at <= ? and (locked_until is null or locked_until < now()) returning id`;

/** Unfinished uploads: rows that all processes share, and parts in the storage. */
export class PartialFiles {
  readonly #running = new Set<Promise<unknown>>();

  constructor(
    private readonly em: () => EntityManager,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Begins an upload, unless its member has too many unfinished ones. @param verify refuses the
   * total of bytes that would then be announced for the quota
   */
  async begin(
    { uploader, payer, ...values }: NewUpload,
    now: Date,
    verify: (expected: number, em: EntityManager) => Promise<void>,
  ): Promise<Upload> {
    return this.em().transactional(async (em) => {
      // of uploads that begin at once the second counts the first
      for (const id of new Set([uploader, payer].toSorted())) await lockSpace(id, em);
      const [unfinished] = await rows<{ own: number; expected: string }>(em, UNFINISHED, [
        uploader,
        payer,
        now,
        uploader,
        payer,
      ]);
      const { own = 0, expected = 0 } = unfinished ?? {};
      if (own >= MAX_UNFINISHED) throw new TooManyUploads();
      await verify(Number(expected) + values.length, em);
      const upload = new Upload({
        ...values,
        uploader: em.getReference(Member, uploader),
        payer: em.getReference(Member, payer),
        expiresAt: new Date(now.getTime() + RETENTION_MS),
      });
      em.persist(upload);
      return upload;
    });
  }

  /** As it is stored now. */
  async find(id: string, now: Date): Promise<Upload | null> {
    if (!isUuid(id)) return null;
    return this.em().findOne(Upload, { id, expiresAt: { $gt: now } });
  }

  /**
   * Appends bytes and returns the new offset. If the body ends early, the received bytes are kept.
   */
  async append(
    { id, token }: Lock,
    { received, length }: Upload,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<number> {
    let at = received;
    for await (const part of exactParts(atMost(length - at, bytes), PART_BYTES)) {
      // named by the lock, so that a process that has lost it cannot replace what the next one wrote
      const key = `${PARTS_FOLDER}${id}-${at}-${token.slice(-8)}`;
      await this.storage.write(key, Readable.from([part]));
      const values = [key, part.length, id, token, at];
      if (!(await rows(this.em(), ADD_PART, values)).length) {
        await this.storage.remove(key);
        throw new Busy();
      }
      at += part.length;
    }
    return at;
  }

  content({ parts, received }: Upload): StoredParts {
    const offsets = parts.map((key) =>
      Number(key.slice(PARTS_FOLDER.length + ID_LENGTH).split("-")[1]),
    );
    return new StoredParts(
      this.storage,
      parts.map((key, n) => ({
        key,
        size: (offsets[n + 1] ?? received) - (offsets[n] ?? 0),
      })),
    );
  }

  /** Its bytes were stored elsewhere; what it was is known until it expires. */
  async done({ id }: Upload): Promise<void> {
    await rows(this.em(), FINISH, [id]);
    await this.#removeParts(id);
  }

  async remove({ id }: Upload): Promise<void> {
    await this.em().nativeDelete(Upload, { id });
    await this.#removeParts(id);
  }

  /** Runs work on an upload exclusively; refuses a second caller meanwhile, in any process. */
  alone<T>(id: string, work: (lock: Lock) => Promise<T>): Promise<T> {
    const running = this.#locked(id, work);
    const ended = running.catch(() => undefined).finally(() => this.#running.delete(ended));
    this.#running.add(ended);
    return running;
  }

  /** Waits until what has arrived is stored and the locks are given back; before the database is closed. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #locked<T>(id: string, work: (lock: Lock) => Promise<T>): Promise<T> {
    const token = uuid();
    const take = async () => (await rows(this.em(), LOCK, [token, id, token])).length > 0;
    if (!(await take())) throw new Busy();
    // if the database is away, the lock ends, and what is written under it is refused
    const renewal = setInterval(() => void take().catch(() => undefined), RENEW_EVERY_MS);
    try {
      return await work({ id, token });
    } finally {
      clearInterval(renewal);
      await rows(this.em(), UNLOCK, [id, token]).catch(() => undefined);
    }
  }

  /** Removes uploads that did not complete in time, and parts without an upload. Returns the ids of the uploads. */
  async removeExpired(now: Date): Promise<string[]> {
    const removed = await rows<{ id: string }>(this.em(), EXPIRED, [now]);
    // listed before the rows are read: an upload exists before its first part
    const keys: string[] = [];
    for await (const { key } of this.storage.list(PARTS_FOLDER)) keys.push(key);
    const ids = [...new Set(keys.map(uploadOf))];
    const known = await this.em().find(Upload, { id: { $in: ids } }, { fields: ["id", "isDone"] });
    const used = new Set(known.filter(({ isDone }) => !isDone).map(({ id }) => id));
    for (const key of keys) if (!used.has(uploadOf(key))) await this.storage.remove(key);
    return removed.map(({ id }) => id);
  }

  async #removeParts(id: string): Promise<void> {
    for await (const { key } of this.storage.list(`${PARTS_FOLDER}${id}-`))
      await this.storage.remove(key);
  }
}

const uploadOf = (key: string): string =>
  key.slice(PARTS_FOLDER.length, PARTS_FOLDER.length + ID_LENGTH);

/** The same bytes; throws when there are more. */
async function* atMost(most: number, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const some of bytes) {
    size += some.length;
    if (size > most) throw new Problem("TOO_LARGE", "More bytes than announced");
    yield some;
  }
}

const rows = <Row>(em: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> =>
  em.getConnection().execute<Row[]>(sql, [...values], "all", em.getTransactionContext());
