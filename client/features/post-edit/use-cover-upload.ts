import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { uploadPicture } from "./upload-picture.ts";

/** A cover on its way: how much of it has gone, and why it was refused. */
export function useCoverUpload(onDone: (path: string) => void) {
  const intl = useIntl();
  const [share, setShare] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [bytes, setBytes] = useState<{ of: string; count: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file) return;
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setRefusal(undefined);
    setShare(0);
    try {
      const { path, bytes: count } = await uploadPicture(intl, file, setShare, stop.signal);
      setBytes({ of: path, count });
      onDone(path);
    } catch (error) {
      if (!stop.signal.aborted) setRefusal((error as Error).message);
    }
    if (running.current === stop) setShare(undefined);
  }

  return { share, refusal, bytes, send, cancel: () => running.current?.abort() };
}
