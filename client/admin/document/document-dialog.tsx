import { useIntl } from "react-intl";
import { type Locale, languageName } from "../../i18n/locale.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** The action that waits for confirmation. */
export type PendingChange = { what: "discard" } | { what: "unpublish" | "archive"; locale: Locale };

interface DocumentDialogProps {
  /** The form's messages name the object: "Unpublish this post in French?" */
  text: (id: string, values: Record<string, string>) => string;
  pendingChange: PendingChange | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function DocumentDialog({ text, pendingChange, onConfirm, onClose }: DocumentDialogProps) {
  const intl = useIntl();
  const language =
    pendingChange && "locale" in pendingChange ? languageName(intl, pendingChange.locale) : "";
  const part = (id: string) =>
    pendingChange ? text(`ask.${pendingChange.what}.${id}`, { language }) : "";
  return (
    <ConfirmDialog
      open={pendingChange !== undefined}
      onClose={onClose}
      title={part("title")}
      text={part("text")}
      confirm={part("confirm")}
      onConfirm={onConfirm}
    />
  );
}
