import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useChat } from "../chat-context.tsx";
import { shortText } from "../preview.ts";
import { useConversation } from "../conversation/conversation-context.tsx";

/** Shown above the text: the message being replied to or edited. */
export function WritingBar() {
  const intl = useIntl();
  const { me } = useChat();
  const { writing, write } = useConversation();
  if (!writing) return null;
  const { kind, message } = writing;
  const Icon = kind === "edit" ? IconPencil : IconArrowBackUp;
  const name =
    message.sender?.id === me
      ? intl.formatMessage({ id: "chat.you" })
      : (message.sender?.displayName ?? intl.formatMessage({ id: "chat.somebody" }));
  return (
    <div className="flex items-center gap-3 border-b border-line ps-4 pe-1.5 text-sm">
      <Icon size={18} aria-hidden="true" className="shrink-0 text-primary-strong" />
      <p className="flex min-w-0 flex-1 gap-2">
        <b className="shrink-0 font-semibold">
          {kind === "edit" ? <FormattedMessage id="chat.editing" /> : <bdi>{name}</bdi>}
        </b>
        <bdi className="truncate text-ink-2">{shortText(intl, message)}</bdi>
      </p>
      <IconButton
        icon={IconX}
        label={intl.formatMessage({ id: `chat.${kind}.cancel` })}
        onClick={() => write(undefined)}
      />
    </div>
  );
}
