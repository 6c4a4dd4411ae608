import { useEffect, useEffectEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { snackbar } from "./toasts/toast-queue.ts";

interface MissingPartProps {
  /** Whether the part has a place in the page; otherwise it would have been above it */
  isInPlace: boolean;
  onClose: (() => void) | undefined;
}

/** Instead of a part whose code could not be loaded. */
export function MissingPart({ isInPlace, onClose }: MissingPartProps) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: "ui.part.failed" });
  const notify = useEffectEvent(() => {
    if (isInPlace) return;
    const label = intl.formatMessage({ id: "ui.reload" });
    snackbar({ text, tone: "bad", open: { label, onOpen: () => location.reload() } });
    onClose?.();
  });
  useEffect(() => notify(), []);
  if (!isInPlace) return null;
  return (
    <div role="alert" className="grid min-w-56 justify-items-start gap-3 p-3">
      <Notice tone="bad">
        <p>{text}</p>
      </Notice>
      <Button variant="outline" size={36} onClick={() => location.reload()}>
        <FormattedMessage id="ui.reload" />
      </Button>
    </div>
  );
}
