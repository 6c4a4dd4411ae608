import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../platform/apollo/problem-text.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { deleteDraft } from "../form/draft-storage.ts";
import { useKeptText } from "../form/use-kept-text.ts";
import { useStoredDraft } from "../form/use-stored-draft.ts";
import { sendKey, UNDO_MS, useSends } from "./sends.tsx";

/** What is written: a reply, a note. */
export interface ComposerMode {
  id: string;
  /** Of the switch between them */
  name: string;
  /** Of the field */
  label: string;
  /** Under what its draft is kept */
  draft: string;
  /** Above the field: to whom, or who sees it */
  to: ReactNode;
  hint?: ReactNode;
  submit: ReactNode;
  /** For the team only */
  isInternal?: boolean;
  lang?: string;
  /** Before the button; `insert` writes where the caret is */
  tools?(insert: (text: string) => void): ReactNode;
  /** `id` is of what is written: the same as long as it is not sent */
  onSend(text: string, id: string): Promise<unknown> | void;
}

interface ComposerProps {
  /** What is written to */
  thread: string;
  /** The ids of what was sent already */
  sentIds: readonly string[];
  modes: readonly ComposerMode[];
  mode: string;
  onMode(mode: string): void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Opens the next one after sending */
  onNext?(): void;
  /** Says what to do about a failure that is no fault of the text */
  problem?(error: unknown): ReactNode;
}

const MAX_LENGTH = 5_000;
/** Another tab may still send it. */
const STALE_MS = UNDO_MS * 2;

/** The field at the bottom of a workspace. A draft is kept on this device; Ctrl+Enter sends. */
export function Composer(props: ComposerProps) {
  const { thread, modes, mode, onMode } = props;
  const intl = useIntl();
  const { returned } = useSends();
  const [first] = modes;
  const current = modes.find(({ id }) => id === mode) ?? first;
  // What comes back is a reply, in whichever form it is looked at.
  const isReturned = returned.some((each) => each.thread === thread);
  const show = useEffectEvent(() => first && onMode(first.id));
  useEffect(() => {
    if (isReturned) show();
  }, [isReturned]);
  if (!current) return null;
  const kinds = (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "flow.composer.kind" })}
      className="flex items-center gap-0.5 rounded-md bg-raised p-0.5 text-sm font-semibold"
    >
      {modes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === current.id}
          onClick={() => onMode(id)}
          className="inline-flex h-8 items-center rounded-md px-3 text-ink-2 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card pointer-coarse:h-11"
        >
          {name}
        </button>
      ))}
    </div>
  );
  return <ModeForm key={current.id} {...props} current={current} kinds={kinds} />;
}

interface ModeFormProps extends ComposerProps {
  current: ComposerMode;
  /** The switch between the modes */
  kinds: ReactNode;
}

function ModeForm({ current, kinds, thread, sentIds, field, onNext, problem }: ModeFormProps) {
  const intl = useIntl();
  const { text, write, discard } = useKeptText(current.draft, thread);
  const [id, setId] = useState<string>(() => crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState<ReactNode>();
  const takeBack = (content: string, its: string, cause?: unknown) => {
    write(content);
    setId(its);
    const known = cause === undefined ? undefined : problem?.(cause);
    setNotice(known);
    setError(cause === undefined || known ? undefined : problemText(intl, cause));
  };
  useReturned({ thread, sentIds, isReply: !current.isInternal, isEmpty: !text, takeBack });

  const send = async (goesOn: boolean) => {
    if (pending) return;
    setNotice(undefined);
    if (!text.trim()) return setError(intl.formatMessage({ id: "flow.composer.empty" }));
    setError(undefined);
    setPending(true);
    try {
      await current.onSend(text, id);
      setId(crypto.randomUUID());
      discard();
      if (goesOn) onNext?.();
    } catch (cause) {
      setError(problemText(intl, cause));
    } finally {
      setPending(false);
    }
  };
  /** At the caret; what is there stays. */
  const insert = (inserted: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    write(text.slice(0, selectionStart) + inserted + text.slice(selectionEnd));
    setError(undefined);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send(event.shiftKey);
  };
  return (
    <form
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(false);
      }}
      className={`grid gap-2.5 px-4 py-3 @min-[720px]:px-6 ${current.isInternal ? "bg-warn-soft" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        {kinds}
        <p className="flex min-w-0 items-center gap-2 text-[0.8125rem] text-ink-2">{current.to}</p>
      </div>
      {notice && <Notice tone="warn">{notice}</Notice>}
      <TextArea
        ref={field}
        name="content"
        label={current.label}
        isLabelHidden
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
        error={error}
        maxLength={MAX_LENGTH}
        autosize
        dir="auto"
        lang={current.lang}
        className="max-h-64 min-h-20!"
      />
      {current.hint && <p className="text-[0.8125rem] text-ink-3 max-md:hidden">{current.hint}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="-ms-3">
          {current.tools && <Tools tools={current.tools} insert={insert} />}
        </span>
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {!current.isInternal && onNext && (
            <Button
              variant="outline"
              size={44}
              disabled={pending}
              onClick={() => void send(true)}
              className="max-sm:hidden"
            >
              <FormattedMessage id="flow.composer.next" />
            </Button>
          )}
          <Button type="submit" variant="primary" size={44} pending={pending}>
            {current.submit}
          </Button>
        </span>
      </div>
    </form>
  );
}

type ToolsProps = Required<Pick<ComposerMode, "tools">> & { insert(text: string): void };

const Tools = ({ tools, insert }: ToolsProps) => tools(insert);

interface ReturnedOptions {
  thread: string;
  sentIds: readonly string[];
  isReply: boolean;
  isEmpty: boolean;
  takeBack(content: string, id: string, cause?: unknown): void;
}

/** Takes back what was undone or could not be sent, also by a window that has closed since. */
function useReturned({ thread, sentIds, isReply, isEmpty, takeBack }: ReturnedOptions): void {
  const { id: userId } = useViewer();
  const { returned, pending, taken } = useSends();
  const key = sendKey(userId, thread);
  const { draft: unsent } = useStoredDraft(key);
  const back = isReply ? returned.find((each) => each.thread === thread) : undefined;
  const take = useEffectEvent(() => {
    if (!back) return;
    takeBack(back.content, back.id, back.error);
    taken(back.id);
  });
  useEffect(() => take(), [back]);
  const recover = useEffectEvent(() => {
    const { id, content } = unsent?.values ?? {};
    if (!unsent || !isReply || typeof id !== "string" || typeof content !== "string") return;
    const isSent = sentIds.includes(id);
    const isWaiting = pending.some((each) => each.id === id);
    if (isWaiting || (!isSent && Date.parse(unsent.at) > Date.now() - STALE_MS)) return;
    if (!isSent && isEmpty) takeBack(content, id);
    void deleteDraft(key);
  });
  useEffect(() => recover(), [unsent]);
}
