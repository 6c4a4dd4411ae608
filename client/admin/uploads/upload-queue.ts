import { MAX_FILE_BYTES, uploadFile, type UploadTarget } from "../../platform/upload-file.ts";

/** A file on its way. */
export interface QueuedUpload {
  key: number;
  file: File;
  state: "sending" | "done" | "failed";
  share: number;
  /** The id of what it replaces */
  replaces?: string | undefined;
  /** Called with the id of what was stored */
  onArrival?: ((id: string) => Promise<unknown>) | undefined;
  /** The error code, if it failed */
  code?: string;
  /** Why its type is not supported: FORMAT, DAMAGED or CONTENT */
  reason?: string | undefined;
}

interface AddedFiles {
  replaces?: string | undefined;
  onArrival?: ((file: File, id: string) => Promise<unknown>) | undefined;
}

interface WhenArrived {
  /** Once none is running any more: with the ids of what arrived, in the order in which it was chosen */
  show: (ids: string[]) => Promise<void>;
  /** For each file that replaces what is there */
  replace?: (id: string, by: string) => Promise<void>;
}

let made = 0;

/** The uploads to one target. They go on while other screens are open. */
export class UploadQueue {
  readonly #target: UploadTarget;
  #uploads: readonly QueuedUpload[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  readonly #arrived = new Map<number, string>();
  #when: WhenArrived | undefined;
  #isUnseen = false;
  readonly #whenReplaced = new Set<(id: string, by: string) => void>();

  constructor(target: UploadTarget) {
    this.#target = target;
  }

  read = (): readonly QueuedUpload[] => this.#uploads;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  whenArrived(when: WhenArrived): void {
    this.#when = when;
    // What arrived before a screen could show it.
    if (this.#isUnseen && this.#running.size === 0) void this.#settle();
  }

  whenReplaced(listener: (id: string, by: string) => void): () => void {
    this.#whenReplaced.add(listener);
    return () => this.#whenReplaced.delete(listener);
  }

  add = (chosen: Iterable<File>, { replaces, onArrival }: AddedFiles = {}): void => {
    // Another batch, if nothing is on its way.
    if (this.#running.size === 0) this.#arrived.clear();
    const added = [...chosen].map((file): QueuedUpload => {
      made += 1;
      const isTooLarge = file.size > MAX_FILE_BYTES;
      const refused = { state: "failed", code: "TOO_LARGE" } as const;
      return {
        key: made,
        file,
        replaces,
        onArrival: onArrival && ((id) => onArrival(file, id)),
        share: 0,
        ...(isTooLarge ? refused : { state: "sending" }),
      };
    });
    this.#set([...this.#uploads, ...added]);
    for (const one of added) if (one.state === "sending") void this.send(one);
  };

  send = async ({ key, file, replaces, onArrival }: QueuedUpload): Promise<void> => {
    const stop = new AbortController();
    this.#running.set(key, stop);
    addEventListener("beforeunload", askToStay);
    this.#change(key, { state: "sending", share: 0, code: undefined });
    try {
      const onProgress = (share: number) => this.#change(key, { share });
      const { id } = await uploadFile(file, this.#target, onProgress, stop.signal);
      if (replaces) {
        await this.#when?.replace?.(replaces, id);
        for (const listener of this.#whenReplaced) listener(replaces, id);
      } else this.#arrived.set(key, id);
      await onArrival?.(id);
      this.#change(key, { state: "done", share: 1 });
    } catch (error) {
      if (!stop.signal.aborted) this.#change(key, { state: "failed", ...causeOf(error) });
    } finally {
      this.#running.delete(key);
    }
    if (this.#running.size === 0) await this.#settle();
  };

  remove = (key: number): void => {
    this.#running.get(key)?.abort();
    this.#set(this.#uploads.filter((one) => one.key !== key));
  };

  async #settle(): Promise<void> {
    removeEventListener("beforeunload", askToStay);
    this.#isUnseen = !this.#when;
    const keys = [...this.#arrived.keys()].toSorted((one, other) => one - other);
    if (keys.length > 0)
      await this.#when?.show(keys.flatMap((key) => this.#arrived.get(key) ?? []));
    this.#set(this.#uploads.filter(({ state }) => state !== "done"));
  }

  #change(key: number, changed: Partial<QueuedUpload>): void {
    this.#set(this.#uploads.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  }

  #set(uploads: readonly QueuedUpload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

const byTarget = new Map<string, UploadQueue>();

export function uploadsTo(target: UploadTarget): UploadQueue {
  const key = JSON.stringify(target);
  const known = byTarget.get(key) ?? new UploadQueue(target);
  byTarget.set(key, known);
  return known;
}

/** Closing the window would end what is running. */
const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();

function causeOf(error: unknown): Pick<QueuedUpload, "code" | "reason"> {
  const { code, reason } = (error ?? {}) as { code?: unknown; reason?: string };
  return { code: typeof code === "string" ? code : "INTERNAL", reason };
}
