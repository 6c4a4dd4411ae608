import { type KeyboardEvent, useState } from "react";

interface InlineFieldProps {
  label: string;
  /** What is changed; nothing for something new */
  value?: string;
  maxLength: number;
  /** With what was typed, trimmed and not empty */
  onSubmit(text: string): void;
  onClose(): void;
  /** It is emptied and stays open for the next one */
  staysOpen?: boolean;
}

/** A name that is changed, or given to something new, where it is shown: Enter submits, Escape closes. */
export function InlineField(props: InlineFieldProps) {
  const { label, value = "", maxLength, onSubmit, onClose, staysOpen = false } = props;
  const [text, setText] = useState(value);
  const submit = () => {
    const typed = text.trim();
    if (typed && typed !== value) onSubmit(typed);
    if (staysOpen && typed) setText("");
    else onClose();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
  };
  return (
    <input
      ref={focusIt}
      type="text"
      aria-label={label}
      placeholder={label}
      dir="auto"
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={press}
      onBlur={() => {
        // What was typed is not lost by a click elsewhere.
        if (!staysOpen) submit();
        else if (!text.trim()) onClose();
      }}
      className="h-9 w-full min-w-0 rounded-md border border-control bg-surface px-2.5 font-semibold text-ink placeholder:font-normal placeholder:text-ink-3 max-md:h-11"
    />
  );
}

function focusIt(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: false });
}
