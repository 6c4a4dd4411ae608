import { useEffect, useRef, useState } from "react";
import type { Picture } from "./rich-text.ts";
import type { UploadPicture } from "./picture-upload.ts";

export interface DraftPicture {
  key: string;
  alt: string;
  /** The URL that is shown: the local file until it is uploaded */
  preview: string;
  /** Its path on the server, once it is uploaded */
  src?: string;
  progress: number;
  error?: string;
}

const toDraft = ({ src, alt }: Picture, index: number): DraftPicture => ({
  key: `${index} ${src}`,
  alt,
  preview: src,
  src,
  progress: 1,
});

/** The pictures of a figure while it is edited: uploaded, described, removed. */
export function useFigure(pictures: Picture[], files: File[], upload: UploadPicture) {
  const [drafts, setDrafts] = useState(() => pictures.map(toDraft));
  const running = useRef(new Map<string, AbortController>());
  const change = (key: string, patch: Partial<DraftPicture>) =>
    setDrafts((now) => now.map((draft) => (draft.key === key ? { ...draft, ...patch } : draft)));

  const add = (chosen: File[]) => {
    for (const file of chosen) {
      const key = crypto.randomUUID();
      const stop = new AbortController();
      running.current.set(key, stop);
      const draft = { key, alt: "", preview: URL.createObjectURL(file), progress: 0 };
      setDrafts((now) => [...now, draft]);
      upload(file, (progress) => change(key, { progress }), stop.signal).then(
        ({ src }) => change(key, { src, progress: 1 }),
        (error: Error) => change(key, { error: error.message }),
      );
    }
  };
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    setDrafts((now) => now.filter((draft) => draft.key !== key));
  };

  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) add(files);
    begun.current = true;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);
  return { drafts, add, change, remove };
}
