import IconLayoutSidebarRight from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarRight.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { BackToList } from "../list/back-to-list.tsx";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useChat } from "../chat-context.tsx";
import { otherParticipants } from "../conversation.ts";
import { ConversationAvatar } from "../conversation-avatar.tsx";
import { listIn, listQuery } from "../list/list-address.ts";
import { useConversation } from "./conversation-context.tsx";

interface ConversationHeaderProps {
  searches: boolean;
  onSearch: () => void;
  showsDetails: boolean;
  onDetails: () => void;
}

/** The conversation's name, presence and actions. */
export function ConversationHeader({
  searches,
  onSearch,
  showsDetails,
  onDetails,
}: ConversationHeaderProps) {
  const intl = useIntl();
  const { me, panes } = useChat();
  const { conversation, title, openDialog } = useConversation();
  const [query] = useAddressQuery();
  return (
    <header className="flex h-[72px] shrink-0 items-center gap-3 border-b border-line ps-6 pe-4 max-md:h-16 max-md:gap-1.5 max-md:px-1">
      {panes === 1 && <BackToList to={`/dashboard/chat${listQuery(listIn(query))}`} />}
      <ConversationAvatar conversation={conversation} me={me} />
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-[17px] leading-tight font-bold tracking-normal">
          <bdi>{title}</bdi>
        </h1>
        <p className="truncate text-sm text-ink-2">
          <WhoIsThere />
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton
          label={intl.formatMessage({ id: "chat.searchHere" })}
          icon={IconSearch}
          aria-pressed={searches}
          onClick={onSearch}
        />
        {conversation.type === "GROUP" && (
          <span className="contents max-md:hidden">
            <IconButton
              label={intl.formatMessage({ id: "chat.people.add" })}
              icon={IconUserPlus}
              onClick={() => openDialog({ kind: "people" })}
            />
          </span>
        )}
        <IconButton
          label={intl.formatMessage({ id: "chat.details" })}
          icon={IconLayoutSidebarRight}
          aria-expanded={showsDetails}
          onClick={onDetails}
          className={showsDetails ? "bg-raised" : ""}
        />
      </span>
    </header>
  );
}

function WhoIsThere() {
  const { me } = useChat();
  const { conversation } = useConversation();
  const { type, participants, participantCount } = conversation;
  if (type === "ONE_TO_ONE") {
    const [other] = otherParticipants(conversation, me);
    return <FormattedMessage id={`chat.presence.${other?.presence ?? "OFFLINE"}`} />;
  }
  const online = participants.filter(
    ({ member }) => member && (member.id === me || ["ONLINE", "BUSY"].includes(member.presence)),
  ).length;
  return <FormattedMessage id="chat.whoIsThere" values={{ count: participantCount, online }} />;
}
