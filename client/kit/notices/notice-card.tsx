import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { NoticeContent } from "./notice-queue.ts";

interface NoticeCardProps extends NoticeContent {
  onClose(): void;
}

/** One snackbar or toast. */
export function NoticeCard({ text, tone = "plain", undo, open, onClose }: NoticeCardProps) {
  const intl = useIntl();
  const Icon = { good: IconCircleCheck, bad: IconAlertCircle, plain: undefined }[tone];
  const action = "h-9 shrink-0 rounded-md px-2.5 font-semibold text-primary-strong hover:bg-raised";
  return (
    <div className="flex min-h-13 w-full items-center gap-2.5 rounded-md border border-line bg-surface py-1.5 ps-4 pe-1.5 text-sm text-ink shadow-overlay">
      {Icon && (
        <Icon
          size={20}
          aria-hidden="true"
          className={`shrink-0 ${tone === "good" ? "text-good" : "text-bad"}`}
        />
      )}
      <p className="min-w-0 flex-1 py-1.5 font-medium">{text}</p>
      {open && (
        <button
          type="button"
          className={action}
          onClick={() => {
            onClose();
            open.onOpen();
          }}
        >
          {open.label}
        </button>
      )}
      {undo && (
        <button
          type="button"
          className={action}
          onClick={() => {
            onClose();
            undo();
          }}
        >
          <FormattedMessage id="kit.undo" />
        </button>
      )}
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "kit.notices.close" })}
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-raised hover:text-ink"
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
