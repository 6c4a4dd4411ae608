import { useIntl } from "react-intl";
import { BCP47, type Locale } from "../../features/site/locale.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";

/** What is asked about before it is done. */
export type Asked = { what: "discard" } | { what: "unpublish" | "archive"; locale: Locale };

interface DocumentQuestionProps {
  /** The form's messages name the thing: "Unpublish this post in French?" */
  text: (id: string, values: Record<string, string>) => string;
  asked: Asked | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function DocumentQuestion({ text, asked, onConfirm, onClose }: DocumentQuestionProps) {
  const intl = useIntl();
  const language =
    asked && "locale" in asked
      ? (intl.formatDisplayName(BCP47[asked.locale], { type: "language" }) ?? "")
      : "";
  const part = (id: string) => (asked ? text(`ask.${asked.what}.${id}`, { language }) : "");
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={onClose}
      title={part("title")}
      text={part("text")}
      confirm={part("confirm")}
      onConfirm={onConfirm}
    />
  );
}
