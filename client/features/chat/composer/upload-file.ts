import type { DetailedError, HttpResponse } from "tus-js-client";
import type { Problem } from "../../../platform/apollo/problem.ts";
import { MAX_FILE_BYTES } from "./file-limits.ts";

const address = "/api/chat/uploads";

/** Size of one part: small enough for a slow connection to finish before a proxy times out. */
const PART_BYTES = 5_000_000;

/** How long is waited before it is tried again, in ms; what has arrived begins them anew. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

/** Fewer than a member may have unfinished (server/uploads/partial-files.ts). */
const MAX_PARALLEL_PARTS = 4;
let running = 0;
const waiting: (() => void)[] = [];

/** Waits until few enough others are on their way; what it returns lets the next one go. */
async function turn(): Promise<() => void> {
  if (running >= MAX_PARALLEL_PARTS) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  return () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
}

/** Uploads begin one after the other: a message shows its files in that order. */
let begun: Promise<void> = Promise.resolve();

/** Why a file has not arrived, in the terms of the graph; OFFLINE when the server could not be reached. */
class UploadProblem extends Error implements Problem {
  readonly fields: Record<string, string> = {};
  readonly code: string;

  constructor(code: string) {
    super(`The file was not taken: ${code}`);
    this.code = code;
  }
}

/**
 * Brings a file to a conversation; what comes back is the attachment to send with a message. A
 * connection that breaks is waited for, and the rest follows. Rejects with an UploadProblem, or with
 * the signal's reason.
 */
export async function uploadFile(
  file: File,
  conversationId: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ id: string }> {
  if (file.size > MAX_FILE_BYTES) throw new UploadProblem("TOO_LARGE");
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
  const { promise, resolve, reject } = Promise.withResolvers<{ id: string }>();
  const upload = new Upload(file, {
    endpoint: address,
    metadata: { filename: file.name, conversationId },
    chunkSize: PART_BYTES,
    retryDelays,
    storeFingerprintForResuming: false, // nobody could choose the same file again and mean another
    onShouldRetry: (error) => navigator.onLine && mayPass(error),
    onUploadUrlAvailable: () => begin(),
    onProgress: (sent, all) => onProgress(all ? sent / all : 1),
    onSuccess: () => resolve({ id: upload.url?.split("/").at(-1) ?? "" }),
    onError(error) {
      if (navigator.onLine || !mayPass(error)) return reject(new UploadProblem(codeOf(error)));
      addEventListener("online", () => upload.start(), { once: true, signal: over.signal });
    },
  });
  const stop = () => {
    void upload.abort(true).catch(() => undefined); // what is left there expires
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

/** No answer, a server in trouble, or a part of this very file that is still being taken. */
function mayPass(error: Error | DetailedError): boolean {
  const status = responseOf(error)?.getStatus() ?? 0;
  return status === 0 || status >= 500 || status === 409 || status === 423;
}

function codeOf(error: Error | DetailedError): string {
  const response = responseOf(error);
  if (!response) return "OFFLINE";
  try {
    return String(JSON.parse(response.getBody()).code);
  } catch {
    return "INTERNAL"; // not in the server's words: a proxy's
  }
}
