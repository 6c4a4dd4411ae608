import { useEffect, useRef, useState } from "react";
import { MAX_FILE_BYTES, uploadFile } from "../../../platform/upload-file.ts";
import { MAX_FILES } from "../message.ts";

/** A file that is uploaded while the message is written. */
export interface AddedFile {
  key: number;
  file: File;
  /** waiting: for the conversation it belongs to */
  state: "waiting" | "sending" | "done" | "failed";
  share: number;
  /** The attachment's id, once uploaded */
  id?: string;
  /** The error code, if it failed */
  code?: string;
}

const uploadsTo = (conversationId: string) => ({
  url: "/api/chat/uploads",
  id: { conversationId },
});

let made = 0;

/** The files of the message being written; without a conversation they wait for `sendTo`. */
export function useFiles(conversationId?: string) {
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const [areTooMany, setTooMany] = useState(false);
  const stops = useRef(new Map<number, AbortController>());
  const change = (key: number, change: Partial<AddedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const send = async ({ key, file }: AddedFile, to: string): Promise<string | undefined> => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { state: "sending", share: 0, code: undefined });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { id } = await uploadFile(file, uploadsTo(to), onProgress, stop.signal);
      change(key, { state: "done", share: 1, id });
      return id;
    } catch (error) {
      if (!stop.signal.aborted) change(key, { state: "failed", code: codeOf(error) });
      return undefined;
    } finally {
      stops.current.delete(key);
    }
  };
  const add = (chosen: Iterable<File>) => {
    const wanted = [...chosen];
    const free = MAX_FILES - files.length;
    setTooMany(wanted.length > free);
    const added = wanted.slice(0, free).map((file): AddedFile => {
      made += 1;
      const isTooLarge = file.size > MAX_FILE_BYTES;
      return isTooLarge
        ? { key: made, file, state: "failed", share: 0, code: "TOO_LARGE" }
        : { key: made, file, state: conversationId ? "sending" : "waiting", share: 0 };
    });
    setFiles((before) => [...before, ...added]);
    if (!conversationId) return;
    for (const one of added) if (one.state === "sending") void send(one, conversationId);
  };
  /** Uploads waiting files; undefined if one of them failed. */
  const sendTo = async (to: string) => {
    const sent = await Promise.all(
      files.map(async (one) => {
        const { file } = one;
        const id = one.id ?? (await send(one, to));
        return id ? [{ id, name: file.name, size: file.size }] : undefined;
      }),
    );
    return sent.every((each) => each !== undefined) ? sent.flat() : undefined;
  };
  const remove = (key: number) => {
    stops.current.get(key)?.abort();
    setTooMany(false);
    setFiles((before) => before.filter((one) => one.key !== key));
  };
  const clear = () => {
    setTooMany(false);
    setFiles([]);
  };
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  const retry = (one: AddedFile) => {
    if (conversationId) void send(one, conversationId);
    else change(one.key, { state: "waiting", code: undefined });
  };
  return { files, areTooMany, add, remove, retry, sendTo, clear };
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "INTERNAL";
}
