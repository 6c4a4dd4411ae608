import { useMutation, useQuery } from "@apollo/client/react";
import IconBellOff from "@tabler/icons-react/dist/esm/icons/IconBellOff.mjs";
import IconCircleCheck from "@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { ChatBusyDocument } from "../../features/chat/contacts.generated.ts";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import { failureSnackbar } from "../../ui/toasts/failure-snackbar.ts";
import { UnreadConversationsDocument } from "../../features/chat/live-conversations.generated.ts";

/** The viewer's presence in the chat: available, or do not disturb. */
export function PresenceChoice() {
  const intl = useIntl();
  const { data } = useQuery(UnreadConversationsDocument, { fetchPolicy: "cache-only" });
  const [setDoNotDisturb] = useMutation(ChatBusyDocument, {
    onError: (error) => failureSnackbar(intl, error),
  });
  const isBusy = data?.viewer?.member?.isBusy ?? false;
  const choose = (on: boolean) => void setDoNotDisturb({ variables: { on } });
  return (
    <>
      <MenuAction icon={IconCircleCheck} checked={!isBusy} onSelect={() => choose(false)}>
        <FormattedMessage id="chat.presence.ONLINE" />
      </MenuAction>
      <MenuAction icon={IconBellOff} checked={isBusy} onSelect={() => choose(true)}>
        <FormattedMessage id="chat.busy" />
      </MenuAction>
      <MenuDivider />
    </>
  );
}
