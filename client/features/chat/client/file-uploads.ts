import { uploadFile } from "../../../platform/upload-file.ts";
import { attachmentOf, type UnsentFile, type UploadedAttachment } from "./unsent-file.ts";

export interface FileUpload {
  state: "sending" | "done" | "failed";
  share: number;
  attachment?: UploadedAttachment;
  /** The error code, if it failed */
  code?: string;
}

type Send = (
  file: File,
  conversationId: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<{ id: string }>;

/** The uploads of unsent messages, by the key of the file. They go on while other screens are open. */
export class FileUploads {
  #uploads: ReadonlyMap<string, FileUpload> = new Map();
  readonly #running = new Map<
    string,
    { stop: AbortController; uploaded: Promise<UploadedAttachment> }
  >();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly send: Send) {}

  read = (): ReadonlyMap<string, FileUpload> => this.#uploads;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Uploads a file, unless it is uploaded or on its way already. Rejects with an error that has a `code`. */
  upload(unsent: UnsentFile, conversationId: string): Promise<UploadedAttachment> {
    const { key } = unsent;
    const running = this.#running.get(key);
    if (running) return running.uploaded;
    const attachment = attachmentOf(unsent) ?? attachmentOf(this.#uploads.get(key) ?? {});
    if (attachment) {
      this.#set(key, { state: "done", share: 1, attachment });
      return Promise.resolve(attachment);
    }
    const stop = new AbortController();
    const uploaded = this.#upload(unsent, conversationId, stop.signal);
    this.#running.set(key, { stop, uploaded });
    return uploaded;
  }

  /** Ends the upload of a file that was removed, or sent. */
  forget(key: string): void {
    this.#running.get(key)?.stop.abort();
    this.#running.delete(key);
    this.#set(key, undefined);
  }

  async #upload(
    { key, file }: UnsentFile,
    conversationId: string,
    signal: AbortSignal,
  ): Promise<UploadedAttachment> {
    this.#set(key, { state: "sending", share: 0 });
    try {
      const { id } = await this.send(
        file,
        conversationId,
        (share) => {
          if (!signal.aborted) this.#set(key, { state: "sending", share });
        },
        signal,
      );
      signal.throwIfAborted();
      const attachment = { id, uploadedAt: Date.now() };
      this.#running.delete(key);
      this.#set(key, { state: "done", share: 1, attachment });
      return attachment;
    } catch (error) {
      if (!signal.aborted) {
        this.#running.delete(key);
        this.#set(key, { state: "failed", share: 0, code: uploadErrorCode(error) });
      }
      throw error;
    }
  }

  #set(key: string, upload: FileUpload | undefined): void {
    const uploads = new Map(this.#uploads);
    if (upload) uploads.set(key, upload);
    else uploads.delete(key);
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

export function uploadErrorCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "INTERNAL";
}

export const fileUploads = new FileUploads(async (file, conversationId, onProgress, signal) => {
  await untilOnline(signal);
  const target = { url: "/api/chat/uploads", id: { conversationId } };
  return uploadFile(file, target, onProgress, signal);
});

/** Without a connection not even the script that uploads can be loaded. */
async function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  addEventListener("online", () => resolve(), { once: true, signal });
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  await promise;
}
