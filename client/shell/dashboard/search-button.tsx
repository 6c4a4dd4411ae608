import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useKeys } from "../../admin/keys/use-keys.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

const CommandPalette = lazyPart(async () => (await import("./command-palette.tsx")).CommandPalette);

const isMac = () => navigator.platform.startsWith("Mac");

/** Looks like a field; opens the palette, as does ⌘K or Ctrl K. */
export function SearchButton() {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // What is typed until the palette is loaded; undefined once it is
  const typed = useRef<string>(undefined);
  const isLoaded = useRef(false);
  const show = () => {
    if (!isLoaded.current) typed.current ??= "";
    setOpen(true);
    setWasOpen(true);
  };
  const keys = isMac() ? "⌘K" : "Ctrl K";
  useKeys([{ keys: [], shown: keys, text: intl.formatMessage({ id: "dashboard.search" }) }]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      show();
    };
    // Neither lost nor a key of the screen below
    const type = (event: KeyboardEvent) => {
      if (typed.current === undefined || event.key.length !== 1) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      typed.current += event.key;
    };
    addEventListener("keydown", press);
    addEventListener("keydown", type, { capture: true });
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keydown", type, { capture: true });
    };
  }, []);
  const close = () => {
    typed.current = undefined;
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        className="flex h-11 items-center gap-3 rounded-md text-ink-3 max-md:size-11 max-md:justify-center max-md:hover:bg-raised md:w-72 md:border md:border-control md:bg-surface md:px-3.5 md:hover:bg-raised"
      >
        <IconSearch size={20} aria-hidden="true" className="shrink-0 text-ink-2" />
        <span className="flex-1 text-start max-md:sr-only">
          <FormattedMessage id="dashboard.search" />
        </span>
        <kbd aria-hidden="true" className="max-md:hidden!">
          {keys}
        </kbd>
      </button>
      {wasOpen && (
        <CommandPalette
          open={open}
          onClose={close}
          takeTyped={() => {
            isLoaded.current = true;
            const text = typed.current ?? "";
            typed.current = undefined;
            return text;
          }}
        />
      )}
    </>
  );
}
