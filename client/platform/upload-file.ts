import type { DetailedError, HttpResponse } from "tus-js-client";
import { type Problem, REQUEST_FAILED } from "./apollo/problem.ts";

/** For one file, unless its target takes larger ones (server/uploads/resumable-uploads.ts). */
export const MAX_FILE_BYTES = 50_000_000;

/**
 * Size of one part: small enough for a slow connection to finish before a proxy times out, and the smallest that S3
 * puts together with others by itself.
 */
const PART_BYTES = 5 * 1024 * 1024;

/** Pauses before retries, in ms; progress resets them. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

/** Fewer than a member may have unfinished (server/uploads/partial-files.ts). */
const MAX_PARALLEL_PARTS = 4;
let running = 0;
const waiting: (() => void)[] = [];

/** Waits until an upload slot is free; returns a function that releases it. */
async function turn(): Promise<() => void> {
  if (running >= MAX_PARALLEL_PARTS) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}

/** Uploads start one after the other: what they are added to shows them in that order. */
let begun: Promise<void> = Promise.resolve();

/**
 * Why an upload failed, by the graph's error codes; OFFLINE if the server could not be reached.
 */
class UploadProblem extends Error implements Problem {
  readonly fields: Record<string, string> = {};
  readonly code: string;
  /** With UNSUPPORTED_TYPE: FORMAT, DAMAGED or CONTENT */
  readonly reason: string | undefined;
  /** With CONFLICT: what has its name */
  readonly current?: Record<string, unknown>;

  constructor(code: string, reason?: string, current?: Record<string, unknown>) {
    super(`The file was not taken: ${code}`);
    this.code = code;
    this.reason = reason;
    if (current) this.current = current;
  }
}

/** The reason of a signal that stops an upload for a while: what was sent stays on the server. */
export const PAUSED = "paused";

/** What a file is uploaded to. */
export interface UploadTarget {
  /** The URL of its uploads */
  url: string;
  /** Its id, by the name it has there */
  id: Record<string, string>;
  /** The largest file that it takes */
  maxBytes?: number;
}

interface Continuation {
  /** The URL of an upload that was paused */
  from?: string | undefined;
  /** Called with the URL at which it can be continued */
  onUrl?(url: string): void;
}

/**
 * Uploads a file; returns the id of what was stored, and what the last answer called it. After a lost connection it
 * continues. Rejects with an UploadProblem, or with the signal's reason.
 */
export async function uploadFile(
  file: File,
  { url, id, maxBytes = MAX_FILE_BYTES }: UploadTarget,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  { from, onUrl }: Continuation = {},
): Promise<{ id: string; fileId?: string | undefined }> {
  if (file.size > maxBytes) throw new UploadProblem("TOO_LARGE");
  const { Upload } = await import("tus-js-client");
  const leave = await turn();
  const before = begun;
  const { promise: begins, resolve: begin } = Promise.withResolvers<void>();
  begun = begins;
  await before;
  if (signal.aborted) {
    begin();
    leave();
  }
  signal.throwIfAborted();
  const over = new AbortController();
  const { promise, resolve, reject } =
    Promise.withResolvers<Awaited<ReturnType<typeof uploadFile>>>();
  const upload = new Upload(file, {
    endpoint: url,
    metadata: { filename: file.name, ...id },
    chunkSize: PART_BYTES,
    retryDelays,
    storeFingerprintForResuming: false, // otherwise choosing the same file again would continue the earlier upload
    onShouldRetry: (error) => navigator.onLine && mayPass(error),
    ...(from && { uploadUrl: from }),
    onUploadUrlAvailable() {
      begin();
      if (upload.url) onUrl?.(upload.url);
    },
    onProgress: (sent, all) => onProgress(all ? sent / all : 1),
    onSuccess: ({ lastResponse }) =>
      resolve({
        id: upload.url?.split("/").at(-1) ?? "",
        fileId: lastResponse.getHeader("file-id"),
      }),
    onError(error) {
      if (navigator.onLine || !mayPass(error)) return reject(problemIn(error));
      addEventListener("online", () => upload.start(), { once: true, signal: over.signal });
    },
  });
  const stop = () => {
    const isOver = signal.reason !== PAUSED;
    void upload.abort(isOver).catch(() => undefined); // the rest on the server expires
    reject(signal.reason);
  };
  signal.addEventListener("abort", stop, { signal: over.signal });
  upload.start();
  return promise.finally(() => {
    over.abort();
    begin();
    leave();
  });
}

const responseOf = (error: Error | DetailedError): HttpResponse | undefined =>
  ("originalResponse" in error && error.originalResponse) || undefined;

/** No answer, a server error, or another request that is still writing this file. */
function mayPass(error: Error | DetailedError): boolean {
  const status = responseOf(error)?.getStatus() ?? 0;
  if (status === 409 && problemIn(error).code === "CONFLICT") return false;
  return status === 0 || status >= 500 || status === 409 || status === 423;
}

function problemIn(error: Error | DetailedError): UploadProblem {
  const response = responseOf(error);
  if (!response) return new UploadProblem("OFFLINE");
  try {
    const { code, reason, current } = JSON.parse(response.getBody());
    return new UploadProblem(String(code), reason, current);
  } catch {
    return new UploadProblem(REQUEST_FAILED); // the answer came from a proxy, not from the server
  }
}
