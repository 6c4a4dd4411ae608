import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLate } from "./use-late.ts";
import type { FoundOptions } from "./use-options.ts";

type Status = "none" | "loading" | "failed" | undefined;

/** Announces to screen readers why an open combobox has no options. */
export function ComboboxStatus({ found: { state, options } }: { found: FoundOptions }) {
  const isLate = useLate(state === "loading" && options.length === 0);
  const [status, setStatus] = useState<Status>();
  const next = nextStatus();
  if (next !== status) setStatus(next);
  return (
    <p role="status" className="sr-only">
      {next && <FormattedMessage id={`form.options.${next}`} />}
    </p>
  );

  function nextStatus(): Status {
    if (options.length > 0) return undefined;
    if (state === "found") return "none";
    if (state === "failed") return "failed";
    // Searching again with every key says nothing new.
    return status ?? (isLate ? "loading" : undefined);
  }
}
