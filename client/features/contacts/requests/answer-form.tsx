import { useMutation } from "@apollo/client/react";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend.mjs";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeptText } from "../../../admin/form/use-kept-text.ts";
import { LOCALE_NAMES } from "../../../i18n/locale.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import {
  AnswerContactRequestDocument,
  CreateContactNoteDocument,
} from "./contact-request.generated.ts";
import type { OpenRequest } from "./request.ts";
import { ReadyAnswerMenu } from "../ready-answers/ready-answer-menu.tsx";
import { COUNTS } from "./use-request-actions.ts";

export type AnswerMode = "answer" | "note";

const MAX_LENGTH = 5_000;

interface AnswerFormProps {
  request: OpenRequest;
  mode: AnswerMode;
  onMode(mode: AnswerMode): void;
  /** Reads the thread again. */
  reread(): Promise<unknown>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Below the thread: an answer, which is mailed, or a note for the team. */
export function AnswerForm({ request, mode, onMode, reread, field }: AnswerFormProps) {
  const intl = useIntl();
  const { id, name, email, locale, answerCount } = request;
  const kept = { answer: useKeptText("contact-answer", id), note: useKeptText("contact-note", id) };
  const { text, write, discard } = kept[mode];
  const [answer, answering] = useMutation(AnswerContactRequestDocument, {
    refetchQueries: COUNTS,
  });
  const [note, noting] = useMutation(CreateContactNoteDocument);
  const [error, setError] = useState<string>();
  const [isLate, setIsLate] = useState(false);
  // the id of what is being written: sending it again after a failure sends one mail
  const nextId = useRef<string>(crypto.randomUUID());
  const pending = answering.loading || noting.loading;

  const send = async (content: string) => {
    setError(undefined);
    try {
      if (mode === "note") await note({ variables: { requestId: id, input: { content } } });
      else {
        const input = { id: nextId.current, content, answerCount: answerCount ?? 0 };
        await answer({ variables: { id, input } });
      }
      nextId.current = crypto.randomUUID();
      setIsLate(false);
      discard();
      await reread();
      const done = mode === "note" ? "requests.note.done" : "requests.answer.done";
      snackbar({ text: intl.formatMessage({ id: done }), tone: "good" });
    } catch (cause) {
      if (problemOf(cause).code !== "CONFLICT") return setError(problemText(intl, cause));
      await reread().catch(() => undefined);
      setIsLate(true);
    }
  };
  /** At the cursor; what is there stays. */
  const insert = (ready: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    write(text.slice(0, selectionStart) + ready + text.slice(selectionEnd));
    setError(undefined);
    field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    if (text.trim()) void send(text);
    else setError(intl.formatMessage({ id: "requests.answer.empty" }));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const isNote = mode === "note";
  return (
    <form
      onSubmit={submit}
      className={`mt-7 grid gap-3 rounded-card border border-line p-4 ${isNote ? "bg-warn-soft" : "bg-surface"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div
          role="group"
          aria-label={intl.formatMessage({ id: "requests.answer.kind" })}
          className="flex h-11 items-center gap-0.5 rounded-md bg-raised p-1 text-sm font-semibold"
        >
          {(["answer", "note"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === mode}
              onClick={() => onMode(each)}
              className="inline-flex h-9 items-center rounded-md px-3.5 text-ink-2 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
            >
              <FormattedMessage id={`requests.mode.${each}`} />
            </button>
          ))}
        </div>
        <p className="flex min-w-0 items-center gap-2 text-[13px] text-ink-2">
          {isNote ? (
            <>
              <IconLock size={16} aria-hidden="true" />
              <FormattedMessage id="requests.note.hint" />
            </>
          ) : (
            <>
              <IconArrowBackUp size={16} aria-hidden="true" className="rtl:-scale-x-100" />
              <FormattedMessage
                id="requests.answer.to"
                values={{ email: <bdi className="font-semibold wrap-anywhere">{email}</bdi> }}
              />
            </>
          )}
        </p>
      </div>
      {isLate && (
        <Notice tone="warn">
          <FormattedMessage id="requests.answer.late" />
        </Notice>
      )}
      <TextArea
        ref={field}
        name="content"
        label={intl.formatMessage({ id: isNote ? "requests.note.label" : "requests.answer.label" })}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
        error={error}
        maxLength={MAX_LENGTH}
        autosize
        dir="auto"
        lang={isNote ? undefined : locale}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isNote && (
          <>
            <p className="w-full text-[13px] text-ink-3">
              <FormattedMessage
                id="requests.answer.hint"
                values={{ language: LOCALE_NAMES[locale] }}
              />
            </p>
            <ReadyAnswerMenu locale={locale} name={name} onChoose={insert} />
          </>
        )}
        <Button type="submit" variant="primary" size={44} pending={pending} className="ms-auto">
          {!isNote && <IconSend size={19} aria-hidden="true" className="rtl:-scale-x-100" />}
          <FormattedMessage id={isNote ? "requests.note.save" : "requests.answer.send"} />
        </Button>
      </div>
    </form>
  );
}
