import { useIntl } from "react-intl";
import type { KeyBinding } from "./use-keys.ts";

const SIGNS: Record<string, string> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};
const NAMES: Record<string, string> = {
  " ": "keys.space",
  Enter: "keys.enter",
  Escape: "keys.escape",
};

/** Keys as they look on a keyboard. */
export function KeyCaps({ keys, shown }: Pick<KeyBinding, "keys" | "shown">) {
  const intl = useIntl();
  const named = (key: string) => {
    const id = NAMES[key];
    return id ? intl.formatMessage({ id }) : (SIGNS[key] ?? key.toUpperCase());
  };
  return (
    <span className="inline-flex flex-wrap gap-1">
      {(shown ? [shown].flat() : keys.map(named)).map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}

/** The most important keys of a screen, where there may be a keyboard. */
export function KeyHints({ keys, id }: { keys: readonly KeyBinding[]; id?: string }) {
  return (
    <p
      id={id}
      className="flex flex-wrap gap-x-4 gap-y-2 text-[0.8125rem] text-ink-3 pointer-coarse:hidden max-md:hidden"
    >
      {keys.map((binding) => (
        <span key={binding.text} className="inline-flex items-center gap-1.5">
          <KeyCaps {...binding} />
          {binding.text}
        </span>
      ))}
    </p>
  );
}
