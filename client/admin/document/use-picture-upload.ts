import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { uploadPicture } from "./upload-picture.ts";

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** A picture of the document: the current one, the progress of the next, and its error. */
export function usePictureUpload(
  url: string,
  picture: string | null,
  onChange: (picture: string | null) => void,
) {
  const intl = useIntl();
  const [share, setShare] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const [bytes, setBytes] = useState<{ of: string; count: number }>();
  const chooser = useRef<HTMLInputElement>(null);
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
      const { path, bytes: count } = await uploadPicture(intl, url, file, setShare, stop.signal);
      setBytes({ of: path, count });
      onChange(path);
    } catch (error) {
      if (!stop.signal.aborted) setRefusal((error as Error).message);
    }
    if (running.current === stop) setShare(undefined);
  }

  return {
    picture,
    share,
    refusal,
    bytes: bytes?.of === picture ? bytes?.count : undefined,
    chooser,
    send,
    choose: () => chooser.current?.click(),
    cancel: () => running.current?.abort(),
    remove: () => onChange(null),
  };
}
