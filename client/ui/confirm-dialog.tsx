import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ProblemNotice } from "./notice.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question, with the number of objects: "Delete 3 posts?" */
  title: string;
  /** The consequences, and whether they can be undone */
  text?: ReactNode;
  /** The verb and the number again, never "OK": "Delete 3 posts" */
  confirm: string;
  onConfirm: () => void;
  pending?: boolean;
  /** Something is still missing */
  disabled?: boolean;
  /** Why the action failed: the dialog stays open for another attempt */
  error?: string;
  /** The action is not destructive */
  harmless?: boolean;
  width?: 400 | 560 | 800;
  /** Additional controls */
  children?: ReactNode;
}

/** Asks for confirmation of an action that is not easily undone. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  confirm,
  onConfirm,
  pending = false,
  disabled = false,
  error,
  harmless = false,
  width = 400,
  children,
}: ConfirmDialogProps) {
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title={title}
      text={text}
      width={width}
      actions={
        <>
          <Button variant="outline" size={44} onClick={close} disabled={pending} data-autofocus>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button
            variant={harmless ? "primary" : "danger"}
            size={44}
            onClick={onConfirm}
            pending={pending}
            disabled={disabled}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <ProblemNotice text={error} />
    </Dialog>
  );
}
