import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";

interface SearchFieldProps {
  label: string;
  /** The current search text */
  value: string;
  onSearch(text: string): void;
  /** Does not search for now */
  waits?: boolean;
  /** The key that leads to it, shown where there may be a keyboard */
  keyCap?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Milliseconds after the last keystroke. */
const SEARCH_DELAY_MS = 250;

/** Searches after a pause in typing, at once on Enter; Escape clears the text, and leaves an empty field. */
export function SearchField({
  label,
  value,
  onSearch,
  waits = false,
  keyCap,
  ref,
  className = "",
}: SearchFieldProps) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  // The last requested search; `value` may not have caught up with it yet.
  const [requested, setRequested] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Changed from elsewhere: a link, the back button.
    if (value !== requested) {
      setRequested(value);
      setText(value);
    }
  }
  const search = useEffectEvent((now: string) => {
    setRequested(now);
    onSearch(now);
  });
  useEffect(() => {
    const now = text.trim();
    if (now === requested || waits) return;
    const timer = setTimeout(() => search(now), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, requested, waits]);

  const searchNow = (next: string) => {
    setText(next);
    if (next.trim() === requested) return;
    setRequested(next.trim());
    onSearch(next.trim());
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") searchNow(text);
    if (event.key !== "Escape") return;
    if (!text) return event.currentTarget.blur();
    event.stopPropagation();
    searchNow("");
  };
  return (
    <div
      role="search"
      aria-label={label}
      className={`relative flex min-w-0 flex-1 items-center ${className}`}
    >
      <IconSearch size={18} aria-hidden="true" className="absolute start-3.5 text-ink-3" />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className={`h-11 w-full rounded-md border border-control bg-surface ps-11 text-ellipsis text-ink placeholder:text-ink-3 ${text || keyCap ? "pe-11" : "pe-3"}`}
      />
      {keyCap && !text && (
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute end-2.5 max-md:hidden! pointer-coarse:hidden!"
        >
          {keyCap}
        </kbd>
      )}
      {text && (
        <button
          type="button"
          aria-label={intl.formatMessage({ id: "list.search.clear" })}
          onClick={() => searchNow("")}
          className="absolute end-0 grid size-11 place-items-center rounded-md text-ink-3 hover:text-ink"
        >
          <IconX size={17} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
