import IconMoodSmile from "@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconSend from "@tabler/icons-react/dist/esm/icons/IconSend2.mjs";
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Icon } from "@tabler/icons-react";
import { filesIn } from "../../../ui/pasted-files.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { EmojiButton } from "../emoji/emoji-button.tsx";
import { MAX_MESSAGE_LENGTH, MAX_FILES } from "../message.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

/** The counter is shown when this many characters are left. */
const COUNTER_THRESHOLD = 500;

interface ComposerBoxProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  /** The accessible name of the text area */
  label: string;
  sendLabel: string;
  isReady: boolean;
  onSend: () => void;
  /** Handles keys before they send or break a line; true if it has handled the key */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  /** Gets dropped and pasted files; undefined if none are accepted */
  onFiles?: (files: Iterable<File>) => void;
  onType?: (text: string, caret: number) => void;
  field?: ComponentProps<"textarea">;
  /** Above the text */
  children?: ReactNode;
}

/** A text area with its tools: files, emojis, and the send button. */
export function ComposerBox({
  area,
  text,
  setText,
  label,
  sendLabel,
  isReady,
  onSend,
  onKey,
  onFiles,
  onType,
  field,
  children,
}: ComposerBoxProps) {
  const intl = useIntl();
  const id = useId();
  const breaksOnEnter = useMedia("(pointer: coarse)");
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  useTextHeight(area, text);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || onKey?.(event)) return;
    if (event.key !== "Enter" || event.shiftKey || breaksOnEnter) return;
    event.preventDefault();
    onSend();
  };
  const paste = (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData);
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    const caret = selectionStart + emoji.length;
    setText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };

  return (
    <div className="relative rounded-xl border border-control bg-surface has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus">
      {children}
      <textarea
        {...field}
        ref={area}
        rows={1}
        dir="auto"
        value={text}
        aria-label={label}
        placeholder={intl.formatMessage({ id: "chat.write" })}
        aria-describedby={left < COUNTER_THRESHOLD ? `${id}-left` : undefined}
        aria-invalid={left < 0 || undefined}
        onChange={({ target }) => {
          setText(target.value);
          onType?.(target.value, target.selectionStart);
        }}
        onKeyDown={press}
        onPaste={paste}
        className="block w-full resize-none bg-transparent px-4 pt-3 pb-1 [overflow-wrap:anywhere] outline-none placeholder:text-ink-3 rtl:text-right"
      />
      <div className="flex items-center gap-0.5 p-1.5 ps-2">
        {onFiles && (
          <>
            <FileButton
              icon={IconPaperclip}
              label={intl.formatMessage({ id: "chat.file.add" })}
              onChoose={onFiles}
            />
            <FileButton
              icon={IconPhoto}
              accept="image/*"
              label={intl.formatMessage({ id: "chat.picture.add" })}
              onChoose={onFiles}
            />
          </>
        )}
        <EmojiButton
          icon={IconMoodSmile}
          label={intl.formatMessage({ id: "chat.emoji" })}
          onSelect={insert}
        />
        <span className="ms-auto pe-2 text-[13px] text-ink-3">
          {left < COUNTER_THRESHOLD ? (
            <span id={`${id}-left`} className={left < 0 ? "font-semibold text-bad" : ""}>
              {left < 0 ? (
                <FormattedMessage id="chat.tooLong" values={{ count: -left }} />
              ) : (
                <FormattedMessage id="chat.left" values={{ count: left }} />
              )}
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
          aria-label={sendLabel}
          aria-disabled={!isReady || undefined}
          onClick={onSend}
          className="grid size-10 shrink-0 place-items-center rounded-md bg-primary text-on-primary hover:bg-primary-hover aria-disabled:bg-raised aria-disabled:text-ink-3 max-md:size-11"
        >
          <IconSend size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </button>
      </div>
    </div>
  );
}

/** About nine lines, in px; longer text scrolls. */
const MAX_HEIGHT_PX = 216;

/** Keeps a text area as high as its text, also when its width changes or it is first laid out. */
function useTextHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => fit(area.current), [area, text]);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (current.clientWidth === width) return; // only its own height has changed
      width = current.clientWidth;
      fit(current);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [area]);
}

function fit(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  // not 0: with a transition, however short, the old height would be measured
  area.style.height = "auto";
  area.style.height = `${Math.min(area.scrollHeight, MAX_HEIGHT_PX)}px`;
}

interface FileButtonProps {
  icon: Icon;
  label: string;
  accept?: string;
  onChoose: (files: File[]) => void;
}

/** A button that chooses files to send; its tooltip says which ones are accepted. */
function FileButton({ icon, label, accept, onChoose }: FileButtonProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const limits = intl.formatMessage({ id: "chat.file.limits" }, { count: MAX_FILES });
  return (
    <>
      <IconButton
        size={36}
        icon={icon}
        label={`${label}. ${limits}`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
