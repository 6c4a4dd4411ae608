import { useEffect, useState, useSyncExternalStore } from "react";
import { MAX_FILE_BYTES } from "../../../platform/upload-file.ts";
import { useChat } from "../chat-context.tsx";
import type { OpenDraft } from "../client/drafts.ts";
import { fileUploads, type FileUpload } from "../client/file-uploads.ts";
import type { UnsentFile } from "../client/unsent-file.ts";
import { MAX_FILES } from "../message.ts";

/** A file of the message being written. */
export interface AddedFile {
  key: string;
  file: File;
  /** waiting: for the conversation it belongs to */
  state: "waiting" | FileUpload["state"];
  share: number;
  /** The error code, if it failed */
  code?: string;
}

const EMPTY: Omit<OpenDraft, "id"> = { files: [], replyTo: null };

/** The files of the message being written and what it answers: kept in this browser until it is sent. */
export function useOpenDraft(draftId: string): Omit<OpenDraft, "id"> {
  const { drafts } = useChat().chatClient;
  return useSyncExternalStore(drafts.subscribe, drafts.read).get(draftId) ?? EMPTY;
}

/** The progress of uploads, by the key of the file. */
export const useFileUploads = () => useSyncExternalStore(fileUploads.subscribe, fileUploads.read);

/** The files of the message being written; they are uploaded as soon as there is a conversation. */
export function useFiles(draftId: string, conversationId?: string) {
  const { drafts } = useChat().chatClient;
  const { files: unsent, isUnstored } = useOpenDraft(draftId);
  const uploads = useFileUploads();
  const [areTooMany, setTooMany] = useState(false);
  const files = unsent.map((one) => addedFile(one, uploads.get(one.key), conversationId));

  const set = (next: readonly UnsentFile[]) => drafts.change(draftId, { files: next });
  const add = (chosen: Iterable<File>) => {
    const wanted = [...chosen];
    const free = MAX_FILES - unsent.length;
    setTooMany(wanted.length > free);
    const added = wanted.slice(0, free).map((file) => ({ key: crypto.randomUUID(), file }));
    set([...unsent, ...added]);
  };
  const upload = (one: UnsentFile, to: string) =>
    void fileUploads.upload(one, to).catch(() => undefined); // its state says so
  const remove = (key: string) => {
    fileUploads.forget(key);
    setTooMany(false);
    set(unsent.filter((one) => one.key !== key));
  };
  const retry = (key: string) => {
    const one = unsent.find((each) => each.key === key);
    if (one && conversationId) upload(one, conversationId);
  };
  useEffect(() => {
    if (!conversationId) return;
    for (const one of unsent)
      if (!uploads.has(one.key) && !isTooLarge(one)) upload(one, conversationId);
    const uploaded = unsent.map((one) => {
      const { attachment } = uploads.get(one.key) ?? {};
      return attachment && attachment.id !== one.attachment?.id ? { ...one, attachment } : one;
    });
    if (uploaded.some((one, place) => one !== unsent[place]))
      drafts.change(draftId, { files: uploaded });
  }, [unsent, uploads, conversationId, drafts, draftId]);
  return { files, unsent, isUnstored, areTooMany, add, remove, retry };
}

const isTooLarge = ({ file }: UnsentFile) => file.size > MAX_FILE_BYTES;

function addedFile(
  unsent: UnsentFile,
  upload: FileUpload | undefined,
  conversationId: string | undefined,
): AddedFile {
  const { key, file } = unsent;
  if (isTooLarge(unsent)) return { key, file, state: "failed", share: 0, code: "TOO_LARGE" };
  if (upload) return { key, file, ...upload };
  return { key, file, state: conversationId ? "sending" : "waiting", share: 0 };
}
