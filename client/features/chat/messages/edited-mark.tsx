import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Popover } from "../../../ui/popover.tsx";

interface EditedMarkProps {
  isMine: boolean;
  /** Its earlier versions */
  children: ReactNode;
}

/** "Edited": expands to earlier versions. */
export function EditedMark({ isMine, children }: EditedMarkProps) {
  const intl = useIntl();
  return (
    <Popover
      label={intl.formatMessage({ id: "chat.edited.before" })}
      align={isMine ? "end" : "start"}
      button={
        <button
          type="button"
          className={`mt-0.5 block text-[13px] underline decoration-dotted underline-offset-2 ${isMine ? "" : "text-ink-2"}`}
        >
          <FormattedMessage id="chat.edited" />
        </button>
      }
    >
      {children}
    </Popover>
  );
}
