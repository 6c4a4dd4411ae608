import { type ComponentProps, useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { TextField } from "./text-field.tsx";

interface ConfirmNameDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, "children"> {
  /** What has to be typed */
  name: string;
}

/** Asks for confirmation of what cannot be undone, once its name is typed. */
export function ConfirmNameDialog({ name, disabled, onClose, ...dialog }: ConfirmNameDialogProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState("");
  return (
    <ConfirmDialog
      {...dialog}
      onClose={() => {
        setTyped("");
        onClose();
      }}
      disabled={disabled || typed.trim() !== name.trim()}
    >
      <TextField
        name="name"
        label={intl.formatMessage({ id: "dialog.typeName" }, { name })}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ConfirmDialog>
  );
}
