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
  const code = useRef<"none" | "loading" | "loaded">("none");
  // While the palette is loading
  const [typed, setTyped] = useState("");
  const show = () => {
    if (code.current === "none") code.current = "loading";
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
      if (code.current !== "loading" || event.key.length !== 1) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTyped((before) => before + event.key);
    };
    addEventListener("keydown", press);
    addEventListener("keydown", type, { capture: true });
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keydown", type, { capture: true });
    };
  }, []);
  const close = () => {
    if (code.current === "loading") code.current = "none";
    setTyped("");
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
          typed={typed}
          onLoaded={() => {
            code.current = "loaded";
          }}
        />
      )}
    </>
  );
}
