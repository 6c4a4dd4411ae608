import { useEffect, useRef, useState } from "react";
import { putFile, UploadFailure } from "./put-file.ts";

export type UploadState =
  | { state: "idle" }
  | { state: "sending"; name: string; share: number }
  | {
      state: "refused";
      reason: "type" | "size" | "damaged" | "many" | "failed" | "offline";
      file?: File;
    };

export interface UploadRules {
  url: string;
  /** MIME types, for example "image/png" */
  types: string[];
  maxBytes: number;
  onUploaded: (answer: unknown) => void;
}

/**
 * One file at a time: validated before it is sent, with progress, can be cancelled at any moment.
 */
export function useUpload({ url, types, maxBytes, onUploaded }: UploadRules) {
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setUpload({ state: "idle" });
  };
  const send = async (files: Iterable<File>) => {
    const [file, another] = files;
    if (!file || running.current?.signal.aborted === false) return;
    if (another) return setUpload({ state: "refused", reason: "many" });
    if (!types.includes(file.type)) return setUpload({ state: "refused", reason: "type" });
    if (file.size > maxBytes) return setUpload({ state: "refused", reason: "size" });
    const stop = new AbortController();
    running.current = stop;
    const onProgress = (share: number) => setUpload({ state: "sending", name: file.name, share });
    onProgress(0);
    try {
      const answer = await putFile(url, file, { onProgress, signal: stop.signal });
      setUpload({ state: "idle" });
      onUploaded(answer);
    } catch (error) {
      if (!stop.signal.aborted) setUpload({ state: "refused", reason: reasonOf(error), file });
    } finally {
      running.current = undefined;
    }
  };
  return { upload, send, cancel };
}

function reasonOf(error: unknown) {
  const status = error instanceof UploadFailure ? error.status : 500;
  if (status === 0) return "offline";
  if (status === 413) return "size";
  if (status === 422) return "damaged";
  return status === 415 ? "type" : "failed";
}
