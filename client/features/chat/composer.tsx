import IconMoodSmile from "@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend2.mjs";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { useMedia } from "../../kit/use-media.ts";
import { AddedFiles } from "./added-files.tsx";
import { useChat } from "./chat-context.tsx";
import { ComposerNotice } from "./composer-notice.tsx";
import { type ChatPerson, othersIn } from "./conversation.ts";
import { EmojiButton } from "./emoji/emoji-button.tsx";
import { FileButton } from "./file-button.tsx";
import { MentionList } from "./mention-list.tsx";
import { spokenTo } from "./mentions.ts";
import { EDITABLE, MOST_CHARACTERS } from "./message.ts";
import { useRoom } from "./room-context.tsx";
import { useDraft } from "./use-draft.ts";
import type { useFiles } from "./use-files.ts";
import { useMentions } from "./use-mentions.ts";
import { useMessageActions } from "./use-message-actions.ts";
import { useTyping } from "./use-typing.ts";
import { WritingBar } from "./writing-bar.tsx";

/** Said from so many characters before the end on. */
const near = 500;

/** Where a message is written. */
export function Composer({ files }: { files: ReturnType<typeof useFiles> }) {
  const intl = useIntl();
  const id = useId();
  const { desk, me } = useChat();
  const { live, conversation, title, writing, write, jumpTo } = useRoom();
  const { edit } = useMessageActions();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(conversation.id, conversation.mine?.draft ?? "");
  // What is changed has a text of its own: the draft waits meanwhile.
  const [changed, setChanged] = useState("");
  const [problem, setProblem] = useState<unknown>();
  const [known, setKnown] = useState(writing);
  if (writing !== known) {
    setKnown(writing);
    setProblem(undefined);
    if (writing?.kind === "edit") setChanged(writing.message.body);
  }
  const isEdit = writing?.kind === "edit";
  const text = isEdit ? changed : draft.text;
  const setText = isEdit ? setChanged : draft.setText;
  const mentions = useMentions(area, text, setText);
  const sayTyping = useTyping(conversation.id);
  const breaksOnEnter = useMedia("(pointer: coarse)");
  const left = MOST_CHARACTERS - text.trim().length;
  const { files: added } = files;
  const isReady =
    left >= 0 &&
    (isEdit || added.every(({ state }) => state === "done")) &&
    (text.trim() !== "" || (!isEdit && added.length > 0));

  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = "0";
    current.style.height = `${Math.min(current.scrollHeight, 216)}px`;
  }, [text]);
  useEffect(() => {
    if (writing) area.current?.focus();
  }, [writing]);

  const send = async () => {
    if (!isReady) return;
    const body = text.trim();
    if (writing?.kind === "edit") {
      try {
        if (body !== writing.message.body) await edit(writing.message, body);
        write(undefined);
      } catch (error) {
        setProblem(error);
      }
      return;
    }
    desk.outbox.add({
      id: crypto.randomUUID(),
      conversationId: conversation.id,
      body,
      attachments: added.flatMap(({ id: fileId, file }) =>
        fileId ? [{ id: fileId, name: file.name, size: file.size }] : [],
      ),
      replyTo: writing ? writing.message : null,
      mentions: spokenTo(body, othersIn(conversation, me) as ChatPerson[]),
      createdAt: new Date().toISOString(),
    });
    draft.clear();
    files.clear();
    write(undefined);
    jumpTo("end");
    area.current?.focus();
  };

  /** The last message one may still change. */
  const editLast = () => {
    const own = live.room
      .all()
      .findLast(
        ({ sender, contentType, deletedAt, body, createdAt }) =>
          sender?.id === me &&
          contentType !== "SYSTEM" &&
          !deletedAt &&
          body !== "" &&
          Date.now() - Date.parse(createdAt) < EDITABLE,
      );
    if (own) write({ kind: "edit", message: own });
    return Boolean(own);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || mentions.press(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !breaksOnEnter) {
      event.preventDefault();
      void send();
    }
    if (event.key === "ArrowUp" && text === "" && !writing && editLast()) event.preventDefault();
    if (event.key === "Escape" && writing) {
      event.stopPropagation();
      write(undefined);
    }
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    files.add(event.clipboardData.files);
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    setText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
  };

  return (
    <div className="shrink-0 border-t border-line px-3 pt-3 pb-3 md:px-6 md:pb-5">
      <ComposerNotice
        text={problem ? problemText(intl, problem) : undefined}
        areTooMany={files.areTooMany}
      />
      <div className="relative rounded-xl border border-control bg-surface has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus">
        {mentions.people.length > 0 && (
          <MentionList
            id={`${id}-mentions`}
            people={mentions.people}
            active={mentions.active}
            onChoose={mentions.choose}
          />
        )}
        <WritingBar />
        {!isEdit && <AddedFiles files={added} onRetry={files.retry} onRemove={files.remove} />}
        <textarea
          ref={area}
          rows={1}
          dir="auto"
          value={text}
          aria-label={intl.formatMessage({ id: "chat.write.label" }, { name: title })}
          placeholder={intl.formatMessage({ id: "chat.write" })}
          aria-autocomplete="list"
          aria-controls={mentions.people.length > 0 ? `${id}-mentions` : undefined}
          aria-activedescendant={
            mentions.people.length > 0 ? `${id}-mentions-${mentions.active}` : undefined
          }
          aria-describedby={left < near ? `${id}-left` : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={({ target }) => {
            setText(target.value);
            mentions.look(target.value, target.selectionStart);
            if (target.value.trim() && !isEdit) sayTyping();
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={mentions.close}
          className="block w-full resize-none bg-transparent px-4 pt-3 pb-1 [overflow-wrap:anywhere] outline-none placeholder:text-ink-3 rtl:text-right"
        />
        <div className="flex items-center gap-0.5 p-1.5 ps-2">
          {!isEdit && (
            <>
              <FileButton
                icon={IconPaperclip}
                label={intl.formatMessage({ id: "chat.file.add" })}
                onChoose={files.add}
              />
              <FileButton
                icon={IconPhoto}
                accept="image/*"
                label={intl.formatMessage({ id: "chat.picture.add" })}
                onChoose={files.add}
              />
            </>
          )}
          <EmojiButton
            icon={IconMoodSmile}
            label={intl.formatMessage({ id: "chat.emoji" })}
            onSelect={(emoji) => {
              insert(emoji);
              requestAnimationFrame(() => area.current?.focus());
            }}
          />
          <span className="ms-auto pe-2 text-[13px] text-ink-3">
            {left < near ? (
              <span id={`${id}-left`} className={left < 0 ? "font-semibold text-bad" : ""}>
                <FormattedMessage id="chat.left" values={{ count: left }} />
              </span>
            ) : (
              !breaksOnEnter && (
                <span className="max-md:hidden">
                  <FormattedMessage id="chat.enter" />
                </span>
              )
            )}
          </span>
          <button
            type="button"
            aria-label={intl.formatMessage({ id: isEdit ? "form.save" : "chat.send" })}
            aria-disabled={!isReady || undefined}
            onClick={() => void send()}
            className="grid size-10 shrink-0 place-items-center rounded-md bg-primary text-on-primary hover:bg-primary-hover aria-disabled:bg-raised aria-disabled:text-ink-3 max-md:size-11"
          >
            <IconSend size={22} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
        </div>
      </div>
    </div>
  );
}
