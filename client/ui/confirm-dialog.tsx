import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question, with the number of what it is about: "Delete 3 posts?" */
  title: string;
  /** What follows from it, and whether it can be taken back */
  text?: ReactNode;
  /** The verb and the number again, never "OK": "Delete 3 posts" */
  confirm: string;
  onConfirm: () => void;
  pending?: boolean;
  /** Why it failed: the dialog stays, and asks again */
  error?: string;
  /** What is done is nothing to be afraid of */
  harmless?: boolean;
  /** What is asked besides */
  children?: ReactNode;
}

/** Asks before something is done that is not easily undone. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  text,
  confirm,
  onConfirm,
  pending = false,
  error,
  harmless = false,
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
      width={400}
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
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <div role="alert">
          <Notice tone="bad">
            <p>{error}</p>
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
