import { useApolloClient, useMutation } from "@apollo/client/react";
import IconFolder from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import {
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../admin/form/field-words.ts";
import { problemOf } from "../../platform/apollo/problem.ts";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { uploadFile } from "../../platform/upload-file.ts";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { FilePicker } from "./file-picker.tsx";
import { FileFacts } from "./file-facts.tsx";
import {
  AttachFilesToMailDocument,
  DeleteMailAttachmentDocument,
  MailDraftDocument,
} from "./mails.generated.ts";
import type { Draft } from "./use-draft.ts";

/** Of all files of a mail */
const MAX_BYTES = 25_000_000;
/** That are taken from the file manager at once */
const MAX_PICKED = 20;

interface Running {
  id: string;
  file: File;
  share: number;
  error?: string;
  stop: AbortController;
}

export interface DraftFilesHandle {
  /** Uploads what was dropped or pasted. */
  add(files: readonly File[]): void;
}

interface DraftFilesProps {
  draft: Draft;
  handle: Ref<DraftFilesHandle>;
  /** How many are being uploaded */
  onUploading(count: number): void;
  /** Next to the button that adds files */
  children: ReactNode;
}

/** The files of a draft, those that are being uploaded, and what else is done with the draft. */
export function DraftFiles({ draft, handle, onUploading, children }: DraftFilesProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [running, setRunning] = useState<readonly Running[]>([]);
  const [remove] = useMutation(DeleteMailAttachmentDocument);
  const picker = use(FilePicker);
  const [isPicking, setPicking] = useState(false);
  const [attach, attaching] = useMutation(AttachFilesToMailDocument);
  const files = draft.draft?.attachments.filter(({ isInline }) => !isInline) ?? [];
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const count = running.filter(({ error }) => !error).length;
  const tell = useEffectEvent(onUploading);
  useEffect(() => tell(count), [count]);

  const refusal = (error: unknown): string => {
    const { attachments: reason } = problemOf(error).fields;
    if (reason === undefined) return problemText(intl, error);
    return reason.includes("MB")
      ? intl.formatMessage({ id: "mails.files.tooLarge" }, { most: fileSize(intl, MAX_BYTES) })
      : fieldWords(intl, reason);
  };
  const change = (id: string, patch: Partial<Running>) =>
    setRunning((before) => before.map((each) => (each.id === id ? { ...each, ...patch } : each)));
  const drop = (id: string) => setRunning((before) => before.filter((each) => each.id !== id));
  const upload = async (one: Running) => {
    try {
      await draft.save();
      await uploadFile(
        one.file,
        { url: "/api/mail/uploads", id: { mailId: draft.id }, maxBytes: MAX_BYTES },
        (share) => change(one.id, { share }),
        one.stop.signal,
      );
      const { data } = await apollo.query({
        query: MailDraftDocument,
        variables: { id: draft.id },
        fetchPolicy: "network-only",
      });
      if (data) draft.took(data.mail);
      drop(one.id);
    } catch (error) {
      if (one.stop.signal.aborted) drop(one.id);
      else change(one.id, { error: refusal(error) });
    }
  };
  const add = (chosen: readonly File[]) => {
    const next = chosen.map((file): Running => ({
      id: crypto.randomUUID(),
      file,
      share: 0,
      stop: new AbortController(),
    }));
    setRunning((before) => [...before, ...next]);
    for (const one of next) void upload(one);
  };
  useImperativeHandle(handle, () => ({ add }));
  const pick = async (fileIds: string[]) => {
    try {
      await draft.save();
      const { data } = await attach({ variables: { id: draft.id, fileIds } });
      if (data) draft.took(data.attachFilesToMail);
      setPicking(false);
    } catch {
      // the dialog says why
    }
  };
  const detach = async (id: string) => {
    try {
      const { data } = await remove({ variables: { id } });
      if (data) draft.took(data.deleteMailAttachment);
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const removeLabel = (name: string) => intl.formatMessage({ id: "mails.files.remove" }, { name });
  return (
    <div className="grid gap-2">
      {files.length + running.length > 0 && (
        <ul
          aria-label={intl.formatMessage({ id: "mails.files" })}
          className="flex flex-wrap gap-2 text-sm"
        >
          {files.map(({ id, name, size }) => (
            <li
              key={id}
              className="flex max-w-80 items-center gap-2.5 rounded-md border border-line p-2 pe-1"
            >
              <FileFacts name={name} size={size} />
              <IconButton
                size={36}
                icon={IconX}
                label={removeLabel(name)}
                onClick={() => void detach(id)}
              />
            </li>
          ))}
          {running.map(({ id, file, share, error, stop }) => (
            <li
              key={id}
              className="flex max-w-full items-center gap-2 rounded-md border border-line ps-3"
            >
              {error ? (
                <span role="alert" className="wrap-anywhere text-bad">
                  <bdi className="font-medium">{file.name}</bdi> {error}
                </span>
              ) : (
                <span className="w-48 py-1.5">
                  <Progress label={file.name} value={share} />
                </span>
              )}
              <IconButton
                size={36}
                icon={IconX}
                label={removeLabel(file.name)}
                onClick={() => {
                  stop.abort();
                  drop(id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <FileButton
          multiple
          variant="plain"
          icon={IconPaperclip}
          label={intl.formatMessage({ id: "mails.files.add" })}
          onFiles={add}
        />
        {picker && (
          <Button
            variant="plain"
            size={44}
            onClick={() => {
              attaching.reset();
              setPicking(true);
            }}
          >
            <IconFolder size={19} aria-hidden="true" />
            <FormattedMessage id="mails.files.pick" />
          </Button>
        )}
        {isPicking &&
          picker?.({
            maxBytes: MAX_BYTES - bytes,
            maxFiles: MAX_PICKED,
            error: attaching.error && refusal(attaching.error),
            pending: attaching.loading,
            onChoose: (ids) => void pick(ids),
            onClose: () => setPicking(false),
          })}
        {bytes > 0 && (
          <span className="text-[0.8125rem] text-ink-3">
            <FormattedMessage
              id="mails.files.size"
              values={{ size: fileSize(intl, bytes), most: fileSize(intl, MAX_BYTES) }}
            />
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
