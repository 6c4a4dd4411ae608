import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** What happens to the changes; by default they are lost */
  text?: ReactNode;
}

/** Asks whether changes that aren't saved may be left. */
export function LeaveDialog({ open, onStay, onLeave, text }: LeaveDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      title={intl.formatMessage({ id: "form.leave.title" })}
      text={text ?? <FormattedMessage id="form.leave.text" />}
      confirm={intl.formatMessage({ id: "form.leave.confirm" })}
      onConfirm={onLeave}
    />
  );
}
