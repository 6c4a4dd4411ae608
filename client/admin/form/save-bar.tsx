import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";

type SaveState = "drafted" | "failed" | "new" | "saved" | "saving" | "unsaved";

interface SaveBarProps {
  /** Undefined if there is nothing to show */
  state: SaveState | undefined;
  /** The state in words: "Unsaved changes", or why the last attempt failed */
  status: ReactNode;
  /** The unsaved changes in words: "English, 2 paragraphs" */
  what?: string;
  savedAt: Date | string | undefined;
  /** The buttons */
  children: ReactNode;
}

const dots: Record<SaveState, string> = {
  saving: "bg-ink-3",
  failed: "bg-bad",
  unsaved: "bg-graph",
  saved: "bg-mark-good",
  drafted: "bg-mark-warn",
  new: "bg-mark-warn",
};

/** At the bottom of an editor: its unsaved changes and the buttons to save or discard them. */
export function SaveBar({ state, status, what, savedAt, children }: SaveBarProps) {
  const isFailed = state === "failed";
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface lg:start-[280px] mini:lg:start-[88px]">
      <div className="mx-auto flex min-h-[72px] max-w-[1240px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 max-md:min-h-15 max-md:gap-x-2 max-md:py-2 lg:px-10 stretch:max-w-none">
        <div
          role="status"
          className={`flex min-w-0 flex-1 basis-64 items-center gap-3 text-sm text-ink-3 ${isFailed ? "max-md:basis-full" : "max-md:basis-2.5 max-md:grow-0"}`}
        >
          {state && (
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[state]}`} />
          )}
          <p className={isFailed ? "min-w-0" : "min-w-0 max-md:sr-only"}>
            {state && (
              <strong className={`font-bold ${isFailed ? "text-bad" : "text-ink"}`}>
                {status}
              </strong>
            )}{" "}
            {what} {savedAt && <SavedAt at={savedAt} />}
          </p>
        </div>
        <div className="flex gap-3 max-md:min-w-0 max-md:flex-1 max-md:flex-wrap max-md:justify-end max-md:gap-2 max-md:*:px-3">
          {children}
        </div>
      </div>
    </div>
  );
}

function SavedAt({ at }: { at: Date | string }) {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const isToday = intl.formatDate(at) === intl.formatDate(now);
  return (
    <span>
      {isToday ? (
        <FormattedMessage
          id="form.savedAt"
          values={{ time: intl.formatTime(at, { hour: "2-digit", minute: "2-digit" }) }}
        />
      ) : (
        <FormattedMessage
          id="form.savedOn"
          values={{ date: intl.formatDate(at, { day: "numeric", month: "long" }) }}
        />
      )}
    </span>
  );
}
