import { FormattedMessage } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";

interface DraftNoticeProps {
  /** When it was written, ISO 8601 */
  at: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** What was written here before the page was loaded again. */
export function DraftNotice({ at, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <div className="mb-6">
      <Notice tone="warn">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-60 flex-1">
            <FormattedMessage id="form.draft" values={{ at: new Date(at) }} />
          </p>
          <Button variant="outline" size={36} onClick={onRestore}>
            <FormattedMessage id="form.draft.restore" />
          </Button>
          <Button variant="plain" size={36} onClick={onDiscard}>
            <FormattedMessage id="form.discard" />
          </Button>
        </div>
      </Notice>
    </div>
  );
}
