import Search from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { type KeyboardEvent, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface IconSearchProps {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export function IconSearch({ value, onChange, onKeyDown }: IconSearchProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const label = intl.formatMessage({ id: "icons.search" });
  const clear = () => {
    onChange("");
    field.current?.focus();
  };
  return (
    <div role="search" className="relative flex items-center">
      <Search size={18} aria-hidden="true" className="absolute start-3.5 text-ink-3" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        data-autofocus
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded-md border border-control bg-surface ps-11 pe-24 text-ink placeholder:text-ink-3"
      />
      {value && (
        <button
          type="button"
          onClick={clear}
          className="absolute end-0.5 h-10 rounded-md px-3.5 text-sm font-semibold text-ink-2 -outline-offset-2 hover:text-ink"
        >
          <FormattedMessage id="icons.clear" />
        </button>
      )}
    </div>
  );
}
