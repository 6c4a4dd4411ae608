import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface DraftNoticeProps {
  /** What is stored on this device, and since when */
  text: ReactNode;
  /** Undefined if it is already restored */
  onRestore?: () => void;
  onDiscard: () => void;
}

/** Offers changes that were made before the page was reloaded. */
export function DraftNotice({ text, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <div className="mb-6">
      <Notice tone="warn">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-60 flex-1">{text}</p>
          {onRestore && (
            <Button variant="outline" size={36} onClick={onRestore}>
              <FormattedMessage id="form.draft.restore" />
            </Button>
          )}
          <Button variant={onRestore ? "plain" : "outline"} size={36} onClick={onDiscard}>
            <FormattedMessage id="form.discard" />
          </Button>
        </div>
      </Notice>
    </div>
  );
}
