import type { ReactNode, SubmitEventHandler } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface FormDialogProps {
  title: string;
  text?: ReactNode;
  width?: 400 | 560;
  /** The label of the submit button: "Create category" */
  submit: ReactNode;
  /** The event's default is prevented already. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog, which is submitted or cancelled. */
export function FormDialog({ submit, onSubmit, pending, onClose, ...dialog }: FormDialogProps) {
  return (
    <Dialog
      open
      {...dialog}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
      actions={
        <>
          <Button variant="outline" size={44} onClick={onClose}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <Button variant="primary" size={44} type="submit" pending={pending}>
            {submit}
          </Button>
        </>
      }
    />
  );
}
