import { type KeyboardEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { Emoji as Drawn } from "../../../ui/emoji.tsx";
import { plainText } from "../../../ui/plain-text.ts";
import { type Emoji, emojiGroups, emojis } from "./emoji.ts";

/** Emojis per row. */
const columns = 8;

/** Emojis in groups, searchable by name; one tab stop, arrow keys within. */
export function EmojiPicker({ onSelect }: { onSelect: (emoji: string) => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const wanted = plainText(text.trim());
  const [recent] = useState(recentEmojis);
  const groups = emojiGroups
    .map((group) => ({
      group,
      found: emojis[group].filter(({ name }) => plainText(name[locale]).includes(wanted)),
    }))
    .filter(({ found }) => found.length > 0);
  const shown =
    wanted || recent.length === 0
      ? groups
      : [{ group: "recent" as const, found: recent }, ...groups];
  const all = shown.flatMap(({ found }) => found);

  const select = (emoji: string) => {
    rememberEmoji(emoji);
    onSelect(emoji);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const step = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -all.length,
      End: all.length,
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(all.length - 1, Math.max(0, active + step));
    setActive(next);
    grid.current?.querySelectorAll<HTMLElement>("button")[next]?.focus();
  };
  return (
    <div className="-m-1">
      <input
        type="text"
        // The panel opens to be searched in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        aria-label={intl.formatMessage({ id: "chat.emoji.search" })}
        placeholder={intl.formatMessage({ id: "chat.emoji.search" })}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const [first] = all;
          if (event.key !== "Enter" || !first) return;
          event.preventDefault();
          select(first.emoji);
        }}
        className="h-11 w-full rounded-md border border-control bg-surface px-3 placeholder:text-ink-3"
      />
      <div ref={grid} role="presentation" onKeyDown={press} className="mt-2 h-60 overflow-y-auto">
        {shown.map(({ group, found }) => (
          <section key={group} aria-label={intl.formatMessage({ id: `chat.emoji.${group}` })}>
            <h3 aria-hidden="true" className="px-1 py-1 text-[13px] font-medium text-ink-3">
              <FormattedMessage id={`chat.emoji.${group}`} />
            </h3>
            <div className="grid grid-cols-8">
              {found.map((each) => (
                <EmojiButton
                  key={each.emoji}
                  name={each.name[locale]}
                  emoji={each}
                  isStop={each === all[active]}
                  onSelect={select}
                />
              ))}
            </div>
          </section>
        ))}
        {all.length === 0 && (
          <p role="status" className="px-1 py-2 text-ink-3">
            <FormattedMessage id="form.options.none" />
          </p>
        )}
      </div>
    </div>
  );
}

interface EmojiButtonProps {
  name: string;
  emoji: Emoji;
  isStop: boolean;
  onSelect: (emoji: string) => void;
}

function EmojiButton({ name, emoji: { emoji }, isStop, onSelect }: EmojiButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      title={name}
      onClick={() => onSelect(emoji)}
      className="grid aspect-square place-items-center rounded-md text-xl outline-offset-[-2px] hover:bg-raised"
    >
      <Drawn className="size-6">{emoji}</Drawn>
    </button>
  );
}

const KEY = "chat-recent-emojis";
/** Two rows of the picker. */
const MAX_RECENT_EMOJIS = 16;

function storedEmojis(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage is unavailable or contains other data
  }
}

/** The emojis that were last chosen on this device, latest first. */
function recentEmojis(): Emoji[] {
  const all = Object.values(emojis).flat();
  return storedEmojis().flatMap((emoji) => all.find((one) => one.emoji === emoji) ?? []);
}

function rememberEmoji(emoji: string): void {
  try {
    const next = [emoji, ...storedEmojis().filter((one) => one !== emoji)].slice(
      0,
      MAX_RECENT_EMOJIS,
    );
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // without storage nothing is remembered
  }
}
