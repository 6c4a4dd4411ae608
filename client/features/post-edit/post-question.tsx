import { useIntl } from "react-intl";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { BCP47, type Locale } from "../site/locale.ts";

/** What is asked about before it is done. */
export type Asked = { what: "discard" } | { what: "unpublish" | "archive"; locale: Locale };

interface PostQuestionProps {
  asked: Asked | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export function PostQuestion({ asked, onConfirm, onClose }: PostQuestionProps) {
  const intl = useIntl();
  const language =
    asked && "locale" in asked
      ? intl.formatDisplayName(BCP47[asked.locale], { type: "language" })
      : "";
  const text = (part: string) =>
    asked ? intl.formatMessage({ id: `post-edit.ask.${asked.what}.${part}` }, { language }) : "";
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={onClose}
      title={text("title")}
      text={text("text")}
      confirm={text("confirm")}
      onConfirm={onConfirm}
    />
  );
}
