import { useEffect, useRef, useState } from "react";
import { MOST_BYTES } from "./file-limits.ts";
import { MOST_FILES } from "./message.ts";
import { uploadFile } from "./upload-file.ts";

/** A file that goes to the server while the message is written. */
export interface AddedFile {
  key: number;
  file: File;
  state: "sending" | "done" | "failed";
  share: number;
  /** Of what arrived */
  id?: string;
  /** Why it did not, in the terms of the graph */
  code?: string;
}

let made = 0;

/** Files of the message that is being written. */
export function useFiles(conversationId: string) {
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const [areTooMany, setTooMany] = useState(false);
  const stops = useRef(new Map<number, AbortController>());
  const change = (key: number, facts: Partial<AddedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...facts } : one)));

  const send = async ({ key, file }: AddedFile) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { state: "sending", share: 0, code: undefined });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { id } = await uploadFile(file, conversationId, onProgress, stop.signal);
      change(key, { state: "done", share: 1, id });
    } catch (error) {
      if (!stop.signal.aborted) change(key, { state: "failed", code: codeOf(error) });
    } finally {
      stops.current.delete(key);
    }
  };
  const add = (chosen: Iterable<File>) => {
    const wanted = [...chosen];
    const free = MOST_FILES - files.length;
    setTooMany(wanted.length > free);
    const added = wanted.slice(0, free).map((file): AddedFile => {
      made += 1;
      const isTooLarge = file.size > MOST_BYTES;
      return isTooLarge
        ? { key: made, file, state: "failed", share: 0, code: "TOO_LARGE" }
        : { key: made, file, state: "sending", share: 0 };
    });
    setFiles((before) => [...before, ...added]);
    for (const one of added) if (one.state === "sending") void send(one);
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
  return { files, areTooMany, add, remove, retry: (one: AddedFile) => void send(one), clear };
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "INTERNAL";
}
