import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { ToastContent } from "./toast-queue.ts";

interface ToastCardProps extends ToastContent {
  onClose(): void;
}

/** One snackbar or toast. */
export function ToastCard({
  text,
  detail,
  tone = "plain",
  undo,
  open,
  more,
  onClose,
}: ToastCardProps) {
  const intl = useIntl();
  const Icon = { good: IconCircleCheck, bad: IconAlertCircle, plain: undefined }[tone];
  const action = "h-9 shrink-0 rounded-md px-2.5 font-semibold text-primary-strong hover:bg-raised";
  const body = (
    <>
      <span className="line-clamp-3 font-medium wrap-break-word" dir="auto">
        {text}
      </span>
      {detail && (
        <span className="mt-0.5 block truncate text-[13px] text-ink-3" dir="auto">
          {detail}
        </span>
      )}
    </>
  );
  const follow = (link: NonNullable<typeof open>) => () => {
    onClose();
    link.onOpen();
  };
  return (
    <div className="flex min-h-13 w-full items-start gap-2.5 rounded-md border border-line bg-surface py-[7px] ps-4 pe-1.5 text-sm text-ink shadow-overlay">
      {Icon && (
        <Icon
          size={20}
          aria-hidden="true"
          className={`my-2 shrink-0 ${tone === "good" ? "text-good" : "text-bad"}`}
        />
      )}
      {/* Actions that do not fit beside the text are below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 lg:flex-nowrap">
        {open ? (
          // For pointers: keyboard users have the button next to it.
          <button
            type="button"
            tabIndex={-1}
            className="min-w-0 flex-auto py-2 text-start"
            onClick={follow(open)}
          >
            {body}
          </button>
        ) : (
          <p className="min-w-0 flex-auto py-2 lg:flex-1">{body}</p>
        )}
        {(open ?? more ?? undo) && (
          <div className="-ms-2.5 flex flex-wrap">
            {[open, more].map(
              (link) =>
                link && (
                  <button key={link.label} type="button" className={action} onClick={follow(link)}>
                    {link.label}
                  </button>
                ),
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
                <FormattedMessage id="ui.undo" />
              </button>
            )}
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={intl.formatMessage({ id: "ui.toasts.close" })}
        onClick={onClose}
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-raised hover:text-ink"
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
