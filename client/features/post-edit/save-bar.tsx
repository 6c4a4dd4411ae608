import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";

interface SaveBarProps {
  /** Nothing of it is on the server yet */
  isNew: boolean;
  unsaved: boolean;
  /** What is not saved, in words: "English, 2 paragraphs" */
  what: string;
  savedAt: string | undefined;
  saving: boolean;
  /** Why the last try failed */
  problem: string | undefined;
  primary: string;
  canSaveDraft: boolean;
  canPublish: boolean;
  onRetry: (() => void) | undefined;
  onDiscard: () => void;
  onSaveDraft: () => void;
  onPublish: () => void;
}

/** What is unsaved, and what to do about it: always in sight. */
export function SaveBar(bar: SaveBarProps) {
  const { isNew, unsaved, what, savedAt, saving, problem } = bar;
  const rest = unsaved ? "unsaved" : isNew ? "new" : "saved";
  const state = saving ? "saving" : problem ? "failed" : rest;
  const dots = {
    saving: "bg-ink-3",
    failed: "bg-bad",
    unsaved: "bg-graph",
    saved: "bg-mark-good",
    new: "bg-mark-warn",
  };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface lg:start-[280px] mini:lg:start-[88px]">
      <div className="mx-auto flex min-h-[72px] max-w-[1240px] flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 max-md:min-h-15 max-md:py-2 lg:px-10 stretch:max-w-none">
        <div
          role="status"
          className={`flex min-w-0 flex-1 basis-64 items-center gap-3 text-sm text-ink-3 ${state === "failed" ? "max-md:basis-full" : "max-md:basis-2.5 max-md:grow-0"}`}
        >
          <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[state]}`} />
          <p className={state === "failed" ? "min-w-0" : "min-w-0 max-md:sr-only"}>
            <strong className={`font-bold ${problem && !saving ? "text-bad" : "text-ink"}`}>
              {problem && !saving ? problem : <FormattedMessage id={`post-edit.bar.${state}`} />}
            </strong>{" "}
            {unsaved && what} {savedAt && <SavedAt iso={savedAt} />}
          </p>
        </div>
        <div className="flex gap-3 max-md:min-w-0 max-md:flex-1 max-md:justify-end max-md:gap-2 max-md:*:px-3">
          {bar.onRetry && !saving && (
            <Button variant="outline" size={44} onClick={bar.onRetry}>
              <FormattedMessage id="post-edit.bar.retry" />
            </Button>
          )}
          <Button variant="plain" size={44} disabled={!unsaved || saving} onClick={bar.onDiscard}>
            <FormattedMessage id="post-edit.bar.discard" />
          </Button>
          <Button
            variant="outline"
            size={44}
            disabled={!bar.canSaveDraft}
            pending={saving}
            onClick={bar.onSaveDraft}
          >
            <FormattedMessage id="post-edit.bar.draft" />
          </Button>
          <Button
            variant="primary"
            size={44}
            disabled={!bar.canPublish}
            pending={saving}
            onClick={bar.onPublish}
          >
            {bar.primary}
          </Button>
        </div>
      </div>
    </div>
  );
}

function SavedAt({ iso }: { iso: string }) {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const isToday = intl.formatDate(iso) === intl.formatDate(now);
  return isToday ? (
    <FormattedMessage
      id="post-edit.bar.savedAt"
      values={{ time: intl.formatTime(iso, { hour: "2-digit", minute: "2-digit" }) }}
    />
  ) : (
    <FormattedMessage
      id="post-edit.bar.savedOn"
      values={{ date: intl.formatDate(iso, { day: "numeric", month: "long" }) }}
    />
  );
}
