import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useApolloClient } from "@apollo/client/react";
import { type DragEvent, type ReactNode, use, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { DateTimeField } from "../../ui/date-time-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { filesIn } from "../../ui/pasted-files.ts";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { DraftFiles, type DraftFilesHandle } from "./draft-files.tsx";
import { DraftQuote } from "./draft-quote.tsx";
import { LastAction } from "./last-action.ts";
import type { OpenThread } from "./mail.ts";
import { MailEditor, type MailEditorHandle } from "./mail-editor.tsx";
import { UndoSendMailDocument } from "./mails.generated.ts";
import { RecipientNotes } from "./recipient-notes.tsx";
import { RecipientsField } from "./recipients-field.tsx";
import { SavedRepliesMenu } from "./saved-replies.tsx";
import type { Draft } from "./use-draft.ts";
import { LISTS } from "./use-thread-actions.ts";

interface ComposeFormProps {
  draft: Draft;
  /** An answer has its subject already */
  isReply: boolean;
  /** The conversation that it answers, as the writer has seen it */
  thread?: OpenThread;
  /** Whom a saved reply greets */
  name: string;
  /** Sent, or discarded */
  onDone(): void;
  /** Sending was undone */
  onUndone(id: string): void;
  head?: ReactNode;
}

/** Writes a mail: whom it goes to, its text and its files. The server stores it meanwhile. */
export function ComposeForm(props: ComposeFormProps) {
  const { draft, isReply, thread, name, onDone, onUndone, head } = props;
  const intl = useIntl();
  const locale = useLocale();
  const apollo = useApolloClient();
  const editor = useRef<MailEditorHandle>(null);
  const files = useRef<DraftFilesHandle>(null);
  const last = use(LastAction);
  const [isOver, setOver] = useState(false);
  const [copies, setCopies] = useState(draft.values.cc.length + draft.values.bcc.length > 0);
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState<"to" | "text">();
  const [later, setLater] = useState<string>();
  const [isLaterMissing, setLaterMissing] = useState(false);
  const closeLater = () => {
    setLater(undefined);
    setLaterMissing(false);
  };
  const [uploading, setUploading] = useState(0);
  const text = (id: string) => intl.formatMessage({ id });
  const { values, fields } = draft;

  /** Says what is missing, if anything is. */
  const isReady = () => {
    const isEmpty = !values.html && draft.quote !== "FORWARD";
    const next = values.to.length ? (isEmpty ? "text" : undefined) : "to";
    setMissing(next);
    return next === undefined;
  };
  const send = async (options: { sendAt?: string; folder?: "ARCHIVE" } = {}) => {
    if (pending || uploading || !isReady()) return;
    setPending(true);
    try {
      await draft.send({ mailCount: thread?.mailCount, ...options });
      const undo = async () => {
        last?.forget(takeBack);
        try {
          await apollo.mutate({
            mutation: UndoSendMailDocument,
            variables: { id: draft.id },
            refetchQueries: LISTS,
            awaitRefetchQueries: true,
          });
          snackbar({ of: draft.id, text: text("list.bulk.undone"), tone: "good" });
          onUndone(draft.id);
        } catch (error) {
          failureSnackbar(intl, error);
        }
      };
      const takeBack = () => void undo();
      last?.remember(takeBack);
      const at = options.sendAt;
      snackbar({
        of: draft.id,
        text: at
          ? intl.formatMessage(
              { id: "mails.sendsAt" },
              { time: intl.formatDate(at, { dateStyle: "long", timeStyle: "short" }) },
            )
          : text("mails.sends"),
        tone: "good",
        undo: takeBack,
      });
      onDone();
    } catch {
      // the form says why
    } finally {
      setPending(false);
    }
  };
  const discard = async () => {
    try {
      await draft.discard();
      onDone();
      snackbar({ text: text("mails.draft.deleted") });
    } catch (error) {
      failureSnackbar(intl, error);
    }
  };
  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDropCapture(event: DragEvent) {
      setOver(false);
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.stopPropagation();
      files.current?.add([...event.dataTransfer.files]);
    },
  };
  return (
    <div
      role="group"
      aria-label={text(isReply ? "mails.reply" : "mails.new")}
      {...drop}
      onPasteCapture={(event) => {
        const pasted = filesIn(event.clipboardData);
        if (!pasted.length) return;
        event.preventDefault();
        event.stopPropagation();
        files.current?.add(pasted);
      }}
      className="relative grid gap-3"
    >
      {isOver && (
        <p className="pointer-events-none absolute -inset-2 z-30 grid place-items-center rounded-card border-2 border-dashed border-primary-strong bg-primary-soft p-6 text-center font-semibold text-primary-strong">
          <FormattedMessage id="mails.files.drop" />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-3">
        {head}
        <span role="status" className="ms-auto">
          {draft.state === "saving" && <FormattedMessage id="mails.draft.saving" />}
          {draft.state === "saved" && draft.savedAt && (
            <FormattedMessage
              id="mails.draft.saved"
              values={{ time: intl.formatTime(draft.savedAt) }}
            />
          )}
        </span>
      </div>
      {draft.problem && (
        <Notice tone="bad">
          {draft.problem}
          {draft.overwrite && (
            <Button
              variant="outline"
              size={36}
              className="ms-3"
              onClick={() => void draft.overwrite?.()}
            >
              <FormattedMessage id="mails.stale.overwrite" />
            </Button>
          )}
        </Notice>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <RecipientsField
            label={text("mails.field.to")}
            name="to"
            people={values.to}
            onPeople={(to) => draft.change({ to })}
            error={
              missing === "to" && !values.to.length ? text("form.field.required") : fields["to"]
            }
          />
        </div>
        {!copies && (
          <Button variant="plain" size={44} onClick={() => setCopies(true)}>
            <FormattedMessage id="mails.copies" />
          </Button>
        )}
      </div>
      {copies && (
        <>
          <RecipientsField
            label={text("mails.field.cc")}
            name="cc"
            people={values.cc}
            onPeople={(cc) => draft.change({ cc })}
            error={fields["cc"]}
          />
          <RecipientsField
            label={text("mails.field.bcc")}
            name="bcc"
            people={values.bcc}
            onPeople={(bcc) => draft.change({ bcc })}
            error={fields["bcc"]}
          />
        </>
      )}
      {thread && draft.quote !== "FORWARD" && <RecipientNotes values={values} thread={thread} />}
      {!isReply && (
        <TextField
          name="subject"
          label={text("mails.field.subject")}
          value={values.subject}
          onChange={({ target }) => draft.change({ subject: target.value })}
          maxLength={255}
          dir="auto"
          error={fields["subject"]}
        />
      )}
      <div>
        <MailEditor
          handle={editor}
          label={text("mails.field.text")}
          html={values.html}
          onChange={(html) => {
            if (html !== draft.values.html) draft.change({ html });
          }}
          onSend={() => void send()}
          takesFocus={isReply}
        />
        {(missing === "text" && !values.html) || fields["html"] ? (
          <p role="alert" className="mt-1 text-sm text-bad">
            {fields["html"] ?? text("flow.composer.empty")}
          </p>
        ) : null}
      </div>
      {draft.quote && <DraftQuote draft={draft} />}
      <DraftFiles draft={draft} handle={files} onUploading={setUploading}>
        <SavedRepliesMenu
          locale={locale}
          name={name}
          onChoose={(answer) => editor.current?.insert(answer)}
        />
        <IconButton
          size={44}
          icon={IconTrash}
          label={text("mails.draft.delete")}
          onClick={() => void discard()}
        />
        <span className="ms-auto flex items-center">
          <Button
            variant="primary"
            size={44}
            pending={pending}
            disabled={uploading > 0}
            onClick={() => void send()}
            className="rounded-e-none!"
          >
            <IconSend size={19} aria-hidden="true" className="rtl:-scale-x-100" />
            <FormattedMessage id="mails.send" />
          </Button>
          <Menu
            side="top"
            button={
              <Button
                variant="primary"
                size={44}
                disabled={pending || uploading > 0}
                aria-label={text("mails.send.more")}
                className="rounded-s-none! border-s border-on-primary/30 px-2.5!"
              >
                <IconChevronDown size={18} aria-hidden="true" />
              </Button>
            }
          >
            <MenuAction onSelect={() => isReady() && setLater("")}>
              <FormattedMessage id="mails.send.later" />
            </MenuAction>
            {isReply && (
              <MenuAction onSelect={() => void send({ folder: "ARCHIVE" })}>
                <FormattedMessage id="mails.send.archive" />
              </MenuAction>
            )}
          </Menu>
        </span>
      </DraftFiles>
      {later !== undefined && (
        <FormDialog
          title={text("mails.send.later")}
          submit={<FormattedMessage id="mails.send.later" />}
          pending={pending}
          onClose={closeLater}
          onSubmit={() => {
            if (later.endsWith("Z")) void send({ sendAt: later });
            else setLaterMissing(true);
          }}
        >
          <DateTimeField
            label={text("mails.send.at")}
            name="sendAt"
            value={later}
            onChange={(time) => {
              setLater(time);
              setLaterMissing(false);
            }}
            error={
              isLaterMissing
                ? text(later ? "form.field.notValid" : "form.field.required")
                : fields["sendAt"]
            }
          />
        </FormDialog>
      )}
    </div>
  );
}
