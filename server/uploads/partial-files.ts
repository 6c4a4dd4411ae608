import { mkdir, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Conflict, Problem } from "../../schema/foundation/errors.ts";
import { isUuid } from "../../schema/foundation/uuid.ts";
import { DAY } from "../../schema/foundation/durations.ts";

const KEPT_MS = DAY;

/** What is known about an upload when it begins. */
interface Upload {
  id: string;
  /** The member who uploads it; nobody else may continue it. */
  uploader: string;
  /** The member whose quota it counts for. */
  payer: string;
  /** The path of its calls, and what it is uploaded to there. */
  at: string;
  to: string;
  name: string;
  /** The length of the whole file, in bytes. */
  length: number;
  /** As the client sent it, returned unchanged. */
  metadata: string;
  /** The time it began, in milliseconds. */
  begunAt: number;
}

export interface PartialFile extends Upload {
  /** How many bytes have arrived. */
  offset: number;
  /** Its attachment has been made. */
  isDone: boolean;
  /** The path of its bytes, until then. */
  path: string;
}

/** Another request is using this upload. */
export class Busy extends Conflict {
  constructor() {
    super("This upload is busy");
  }
}

/** How many unfinished uploads a member may have. */
const MAX_UNFINISHED = 5;

class TooManyUploads extends Problem {
  constructor() {
    super("RATE_LIMITED", `At most ${MAX_UNFINISHED} unfinished uploads: finish or cancel one`);
  }
}

/**
 * Unfinished uploads in a folder: a file with the facts of each, and a file with its bytes, whose
 * size is the offset even if this process is killed. Both are named by the upload's id.
 */
export class PartialFiles {
  readonly #busy = new Set<string>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(private readonly folder: string) {}

  /**
   * Begins an upload, unless its member has too many unfinished ones. @param verify refuses the
   * total of bytes that would then be announced for the quota
   */
  async begin(upload: Upload, verify: (expected: number) => Promise<void>): Promise<void> {
    await this.#inTurn(upload.payer, async () => {
      const unfinished = await this.#unfinishedAt(new Date(upload.begunAt));
      const own = unfinished.filter(({ uploader }) => uploader === upload.uploader);
      if (own.length >= MAX_UNFINISHED) throw new TooManyUploads();
      const paid = unfinished.filter(({ payer }) => payer === upload.payer);
      await verify(paid.reduce((sum, { length }) => sum + length, upload.length));
      await this.#write(upload);
    });
  }

  async #write(upload: Upload): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.#bytes(upload.id), "", { flag: "wx" });
    await writeFile(this.#metadataPath(upload.id), JSON.stringify(upload), {
      flag: "wx",
      flush: true,
    });
  }

  async find(id: string, now: Date): Promise<PartialFile | undefined> {
    if (!isUuid(id)) return undefined; // an id can never leave the folder
    const upload = await this.#read(id.toLowerCase());
    if (!upload || expiryOf(upload) <= now) return undefined;
    const path = this.#bytes(upload.id);
    const there = await stat(path).catch(() => undefined);
    return { ...upload, path, isDone: !there, offset: there?.size ?? upload.length };
  }

  /**
   * Appends bytes and returns the new offset. If the body ends early, the received bytes are kept.
   */
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
          throw new Problem("TOO_LARGE", "More bytes than announced");
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

  /** Its bytes were stored elsewhere; its facts are kept until it expires. */
  done({ path }: PartialFile): Promise<void> {
    return rm(path, { force: true });
  }

  async remove({ id }: Pick<PartialFile, "id">): Promise<void> {
    await rm(this.#metadataPath(id), { force: true });
    await rm(this.#bytes(id), { force: true });
  }

  /** Runs work on an upload exclusively; refuses a second caller meanwhile. */
  async alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    if (this.#busy.has(id)) throw new Busy();
    this.#busy.add(id);
    try {
      return await work();
    } finally {
      this.#busy.delete(id);
    }
  }

  /** Removes uploads that did not complete in time. Returns their ids. */
  async removeExpired(now: Date): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    const removed: string[] = [];
    const ids = names.map((name) => name.replace(/\.\w+$/, "")).filter(isUuid);
    for (const id of new Set(ids)) {
      const upload = await this.#read(id);
      const expiry = upload ? expiryOf(upload) : await this.#expiryOfRest(id);
      if (expiry > now || this.#busy.has(id)) continue;
      await this.remove({ id });
      removed.push(id);
    }
    return removed;
  }

  async #unfinishedAt(now: Date): Promise<Upload[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith(".part")).map((name) => name.slice(0, -5));
    const all = await Promise.all(ids.map((id) => this.#read(id)));
    return all.filter((one) => one !== undefined).filter((one) => expiryOf(one) > now);
  }

  /**
   * Serializes what counts for a quota: several uploads that begin at once would otherwise be
   * counted as one.
   */
  async #inTurn<T>(payer: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#turns.get(payer) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    this.#turns.set(payer, settled);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(payer) === settled) this.#turns.delete(payer);
    }
  }

  /** Bytes without facts: the process was killed between writing the two. */
  async #expiryOfRest(id: string): Promise<Date> {
    const bytes = await stat(this.#bytes(id)).catch(() => undefined);
    return new Date((bytes?.mtimeMs ?? 0) + KEPT_MS);
  }

  async #read(id: string): Promise<Upload | undefined> {
    try {
      return JSON.parse(await readFile(this.#metadataPath(id), "utf8")) as Upload;
    } catch {
      return undefined; // none, or a partial write
    }
  }

  #metadataPath = (id: string): string => join(this.folder, `${id}.json`);
  #bytes = (id: string): string => join(this.folder, `${id}.part`);
}

/** When an unfinished upload expires. */
export const expiryOf = ({ begunAt }: Pick<Upload, "begunAt">): Date => new Date(begunAt + KEPT_MS);
