import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface LeaveGuardProps {
  /** Whether leaving now would lose something */
  holds: () => boolean;
  onLeave?: () => void;
  /** What becomes of it; by default it is lost */
  text?: string;
}

/** Asks before somebody leaves what they have not saved; a reload or a closed window, too. */
export function LeaveGuard({ holds, onLeave, text }: LeaveGuardProps) {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname + here.search !== there.pathname + there.search && holds(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [holds]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={intl.formatMessage({ id: "form.leave.title" })}
      text={text ?? <FormattedMessage id="form.leave.text" />}
      confirm={intl.formatMessage({ id: "form.leave.confirm" })}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
