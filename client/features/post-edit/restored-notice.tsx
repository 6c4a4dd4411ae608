import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";

interface RestoredNoticeProps {
  /** When it was written */
  at: string;
  onDiscard: () => void;
}

/** What this browser had kept is in the form again. */
export function RestoredNotice({ at, onDiscard }: RestoredNoticeProps) {
  const intl = useIntl();
  const when = intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="mb-6">
      <Notice tone="warn">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-60 flex-1">
            <FormattedMessage id="post-edit.restored" values={{ when }} />
          </p>
          <Button variant="outline" size={36} onClick={onDiscard}>
            <FormattedMessage id="post-edit.bar.discard" />
          </Button>
        </div>
      </Notice>
    </div>
  );
}
