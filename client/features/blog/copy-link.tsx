import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { confirmedFor, copyText } from "./copy-text.ts";
import { useHydrated } from "../../kit/use-hydrated.ts";

/** Copies the page's address, without what stands behind its path. */
export function CopyLink() {
  const intl = useIntl();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<"done" | "failed" | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), confirmedFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const copied = await copyText(location.origin + location.pathname);
    setOutcome(copied ? "done" : "failed");
  };
  const Icon = outcome === "done" ? IconCheck : IconLink;
  return (
    // The button does nothing without JavaScript, so it is not there; its place is.
    <div className={`flex items-center gap-3 ${hydrated ? "" : "invisible"}`}>
      <button
        type="button"
        onClick={copy}
        aria-label={intl.formatMessage({ id: "post.copyLink" })}
        className="grid size-11 shrink-0 place-items-center rounded-md border border-line text-ink-2 hover:border-control hover:text-ink"
      >
        <Icon size={19} aria-hidden="true" className={outcome === "done" ? "text-good" : ""} />
      </button>
      <p role="status" className="text-sm font-medium text-ink-2">
        {outcome && <FormattedMessage id={`post.copyLink.${outcome}`} />}
      </p>
    </div>
  );
}
