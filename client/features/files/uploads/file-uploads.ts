import { PAUSED, uploadFile } from "../../../platform/upload-file.ts";
import type { Target } from "../file.ts";
import { uploadsBegun } from "./begun.ts";
import { speedMeter } from "./speed-meter.ts";

const UPLOADS_URL = "/api/files/uploads";
/** Larger files are refused (server/uploads/file-uploads.ts). */
const MAX_BYTES = 2_000_000_000;

/** What is done with a file whose name is in use: a version of what is there, another name, or nothing. */
export type ConflictChoice = "version" | "both" | "skip";

/** A file on its way to a folder. */
export interface FileUpload {
  key: number;
  file: File;
  folder: Target;
  state: "sending" | "paused" | "conflict" | "failed" | "done";
  /** What of it has been sent, 0 to 1 */
  share: number;
  /** Bytes per second, while they are sent */
  speed?: number | undefined;
  /** Where it is continued */
  url?: string | undefined;
  /** What has its name */
  conflict?:
    | { isFolder: boolean; uploadId: string | undefined; size: number | undefined }
    | undefined;
  choice?: ConflictChoice | undefined;
  /** The error code, if it failed */
  code?: string | undefined;
  /** What it became */
  fileId?: string | undefined;
}

let uploads: readonly FileUpload[] = [];
let made = 0;
const listeners = new Set<() => void>();
const running = new Map<number, AbortController>();
let onArrived: (() => void) | undefined;
let isFolded = false;

/** The uploads to folders. They go on while other screens of the dashboard are open. */
export const fileUploads = {
  read: (): readonly FileUpload[] => uploads,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Whether of the panel only its head is shown. */
  isFolded: (): boolean => isFolded,

  fold(folded: boolean): void {
    isFolded = folded;
    for (const listener of listeners) listener();
  },

  /** Called whenever a file has arrived. */
  whenArrived(listener: () => void): () => void {
    onArrived = listener;
    return () => {
      onArrived = undefined;
    };
  },

  add(files: Iterable<File>, folder: Target): void {
    const added = [...files].map((file): FileUpload => {
      made += 1;
      const isTooLarge = file.size > MAX_BYTES;
      return {
        key: made,
        file,
        folder,
        share: 0,
        ...(isTooLarge ? { state: "failed", code: "TOO_LARGE" } : { state: "sending" }),
      };
    });
    set([...uploads, ...added]);
    uploadsBegun.begin();
    for (const upload of added) if (upload.state === "sending") void send(upload);
  },

  pause(key: number): void {
    change(key, { state: "paused" });
    running.get(key)?.abort(PAUSED);
  },

  /** Continues one that was paused, or tries again what failed. */
  resume(key: number): void {
    const upload = find(key);
    if (!upload || running.has(key)) return;
    change(key, { state: "sending", code: undefined });
    void send(upload);
  },

  resolve(key: number, choice: ConflictChoice): void {
    const upload = find(key);
    if (upload?.state !== "conflict") return;
    if (choice === "skip") return fileUploads.remove(key);
    change(key, { state: "sending", choice });
    void (upload.conflict?.uploadId ? finish(upload, choice) : send({ ...upload, choice }));
  },

  remove(key: number): void {
    const { state, url, conflict } = find(key) ?? {};
    running.get(key)?.abort();
    const left = conflict?.uploadId ? uploadUrl(conflict.uploadId) : url;
    // What is not running is not ended by that; otherwise the server deletes it after a while.
    if (left && (state === "paused" || state === "conflict"))
      void fetch(left, { method: "DELETE", headers: TUS }).catch(() => undefined);
    set(uploads.filter((upload) => upload.key !== key));
    askBeforeLeaving();
  },

  /** Forgets those that are over. */
  clear(): void {
    set(uploads.filter(({ state }) => state !== "done" && state !== "failed"));
  },
};

const TUS = { "tus-resumable": "1.0.0" };

const uploadUrl = (id: string) => `${UPLOADS_URL}/${id}`;

const find = (key: number) => uploads.find((upload) => upload.key === key);

async function send({ key, file, folder, url, choice }: FileUpload): Promise<void> {
  const stop = new AbortController();
  running.set(key, stop);
  askBeforeLeaving();
  const target = {
    url: UPLOADS_URL,
    maxBytes: MAX_BYTES,
    id: { ...(folder.id && { parentId: folder.id }), ...(choice && { conflict: choice }) },
  };
  const speed = speedMeter();
  change(key, { speed: undefined });
  try {
    const { fileId } = await uploadFile(
      file,
      target,
      (share) => change(key, { share, speed: speed(file.size * share, performance.now()) }),
      stop.signal,
      { from: url, onUrl: (at) => change(key, { url: at }) },
    );
    arrive(key, fileId);
  } catch (error) {
    if (!stop.signal.aborted) fail(key, error);
  } finally {
    running.delete(key);
    // It may have been continued before it had stopped.
    const { state } = find(key) ?? {};
    if (stop.signal.reason === PAUSED && state === "sending") fileUploads.resume(key);
    askBeforeLeaving();
  }
}

/** Its bytes are on the server, and its name was taken meanwhile. */
async function finish({ key, file, conflict }: FileUpload, choice: string): Promise<void> {
  try {
    const answer = await fetch(uploadUrl(conflict?.uploadId ?? ""), {
      method: "PATCH",
      headers: {
        ...TUS,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(file.size),
        "upload-conflict": choice,
      },
    });
    if (answer.ok) return arrive(key, answer.headers.get("file-id") ?? undefined);
    fail(key, await answer.json());
  } catch {
    fail(key, { code: "OFFLINE" });
  }
}

function arrive(key: number, fileId: string | undefined): void {
  change(key, { state: "done", share: 1, fileId });
  onArrived?.();
}

function fail(key: number, error: unknown): void {
  const { code, current } = (error ?? {}) as {
    code?: unknown;
    current?: { kind?: unknown; uploadId?: unknown; size?: unknown };
  };
  if (code === "CONFLICT") {
    const { kind, uploadId, size } = current ?? {};
    const isFolder = String(kind).toUpperCase() === "FOLDER";
    const conflict = {
      isFolder,
      uploadId: typeof uploadId === "string" ? uploadId : undefined,
      size: typeof size === "number" && !isFolder ? size : undefined,
    };
    return change(key, { state: "conflict", conflict });
  }
  change(key, { state: "failed", code: typeof code === "string" ? code : "INTERNAL" });
}

function change(key: number, changed: Partial<FileUpload>): void {
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
}

function set(next: readonly FileUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/** Closing the window would end what is running. */
function askBeforeLeaving(): void {
  if (running.size > 0) addEventListener("beforeunload", askToStay);
  else removeEventListener("beforeunload", askToStay);
}

const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault();
