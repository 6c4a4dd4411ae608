import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Conflict, Problem } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";

const KEPT_MS = 24 * 60 * 60_000;

/** What is known of an upload when it begins. */
interface Facts {
  id: string;
  /** The member whose it is; nobody else goes on with it. */
  uploader: string;
  conversationId: string;
  name: string;
  /** Of the whole file, in bytes. */
  length: number;
  /** As it was given, to be given back. */
  metadata: string;
  /** Milliseconds of the clock. */
  begunAt: number;
}

export interface PartialFile extends Facts {
  /** How much is there, in bytes. */
  offset: number;
  /** It has become what it was sent for. */
  isDone: boolean;
  /** Where its bytes are, until then. */
  path: string;
}

/** Something of this upload is on its way already. */
export class Busy extends Conflict {
  constructor() {
    super("This upload is busy");
  }
}

/** How many a member may have that are not finished. */
const MAX_UNFINISHED = 5;

class TooManyUploads extends Problem {
  constructor() {
    super("RATE_LIMITED", `At most ${MAX_UNFINISHED} unfinished uploads: finish or cancel one`);
  }
}

/**
 * Files that are on their way, in a folder: what is known of each, and its bytes, whose number says
 * how far it has come, whatever becomes of this process. Both are called by ids.
 */
export class PartialFiles {
  readonly #busy = new Set<string>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {}

  /**
   * Begins an upload, unless its member has too many that are not finished.
   * @param verify refuses the bytes that are then expected of the member altogether
   */
  async begin(facts: Facts, verify: (expected: number) => Promise<void>): Promise<void> {
    await this.#inTurn(facts.uploader, async () => {
      const unfinished = await this.#unfinishedOf(facts);
      if (unfinished.length >= MAX_UNFINISHED) throw new TooManyUploads();
      await verify(unfinished.reduce((sum, { length }) => sum + length, facts.length));
      await this.#write(facts);
    });
  }

  async #write(facts: Facts): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.#bytes(facts.id), "", { flag: "wx" });
    await writeFile(this.#facts(facts.id), JSON.stringify(facts), { flag: "wx", flush: true });
  }

  async find(id: string, now: Date): Promise<PartialFile | undefined> {
    if (!isUuid(id)) return undefined; // an id is never a way out of the folder
    const facts = await this.#read(id.toLowerCase());
    if (!facts || expiryOf(facts) <= now) return undefined;
    const path = this.#bytes(facts.id);
    const there = await stat(path).catch(() => undefined);
    return { ...facts, path, isDone: !there, offset: there?.size ?? facts.length };
  }

  /** Adds bytes; returns how much is there then. Of bytes that end early those that came are kept. */
  async append(
    { path, offset, length }: PartialFile,
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<number> {
    const file = await open(path, "r+");
    let at = offset;
    try {
      for await (const some of bytes) {
        if (at + some.length > length) {
          await file.truncate(offset);
          throw new Problem("TOO_LARGE", "This is more than was announced");
        }
        for (let done = 0; done < some.length;) {
          const { bytesWritten } = await file.write(some, done, some.length - done, at + done);
          done += bytesWritten;
        }
        at += some.length;
      }
      return at;
    } finally {
      await file.datasync().finally(() => file.close());
    }
  }

  /** Its bytes are kept elsewhere; that it was there is known until it expires. */
  done({ path }: PartialFile): Promise<void> {
    return rm(path, { force: true });
  }

  async remove({ id }: Pick<PartialFile, "id">): Promise<void> {
    await rm(this.#facts(id), { force: true });
    await rm(this.#bytes(id), { force: true });
  }

  /** Does something with an upload while nobody else does anything with it; refuses who comes second. */
  async alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    if (this.#busy.has(id)) throw new Busy();
    this.#busy.add(id);
    try {
      return await work();
    } finally {
      this.#busy.delete(id);
    }
  }

  /** Removes what has not arrived in time. Returns the ids. */
  async removeExpired(now: Date): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    const removed: string[] = [];
    const ids = names.map((name) => name.replace(/\.\w+$/, "")).filter(isUuid);
    for (const id of new Set(ids)) {
      const facts = await this.#read(id);
      const expiry = facts ? expiryOf(facts) : await this.#expiryOfRest(id);
      if (expiry > now || this.#busy.has(id)) continue;
      await this.remove({ id });
      removed.push(id);
    }
    return removed;
  }

  async #unfinishedOf({ uploader, begunAt }: Facts): Promise<Facts[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith(".part")).map((name) => name.slice(0, -5));
    const all = await Promise.all(ids.map((id) => this.#read(id)));
    const now = new Date(begunAt);
    return all
      .filter((one) => one !== undefined)
      .filter((one) => one.uploader === uploader && expiryOf(one) > now);
  }

  /** One after the other for each member: otherwise many at once would be counted as one. */
  async #inTurn<T>(uploader: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#turns.get(uploader) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    this.#turns.set(uploader, settled);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(uploader) === settled) this.#turns.delete(uploader);
    }
  }

  /** Bytes that nothing is known of: a process was killed between both. */
  async #expiryOfRest(id: string): Promise<Date> {
    const bytes = await stat(this.#bytes(id)).catch(() => undefined);
    return new Date((bytes?.mtimeMs ?? 0) + KEPT_MS);
  }

  async #read(id: string): Promise<Facts | undefined> {
    try {
      return JSON.parse(await readFile(this.#facts(id), "utf8")) as Facts;
    } catch {
      return undefined; // none, or cut off in being written
    }
  }

  #facts = (id: string): string => join(this.folder, `${id}.json`);
  #bytes = (id: string): string => join(this.folder, `${id}.part`);
}

/** When an upload that has not arrived is given up. */
export const expiryOf = ({ begunAt }: Pick<Facts, "begunAt">): Date => new Date(begunAt + KEPT_MS);
