import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import IconDoorExit from "@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { Switch } from "../../../ui/switch.tsx";
import { instantOf } from "../../../ui/zoned-time.ts";
import { ChatFirstMessageSinceDocument } from "../message.generated.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { useParticipation } from "../use-participation.ts";
import { Fold } from "./fold.tsx";
import { PersonRow } from "./person-row.tsx";
import { SentFiles, SentLinks, SentPictures } from "./sent.tsx";
import { useChat } from "../chat-context.tsx";
import { ChatBlockedDocument, ChatUnblockDocument } from "../contacts.generated.ts";
import { otherParticipants } from "../conversation.ts";

/** The sections of the details, each collapsible. */
export function DetailsContent() {
  const intl = useIntl();
  const change = useParticipation();
  const { conversation, openDialog } = useConversation();
  const { id, type, participants, participantCount, viewerParticipant } = conversation;
  const isGroup = type === "GROUP";
  return (
    <>
      <Fold title={intl.formatMessage({ id: "chat.people" })} count={participantCount}>
        <ul>
          {participants
            .filter(({ leftAt }) => !leftAt)
            .map((participant) => (
              <PersonRow key={participant.id} participant={participant} />
            ))}
        </ul>
        {isGroup && (
          <Button
            variant="plain"
            size={36}
            className="mt-1 -ms-3"
            onClick={() => openDialog({ kind: "people" })}
          >
            <IconUserPlus size={18} aria-hidden="true" />
            <FormattedMessage id="chat.people.add" />
          </Button>
        )}
      </Fold>
      <SentPictures />
      <SentFiles />
      <SentLinks />
      <Fold title={intl.formatMessage({ id: "chat.find" })}>
        <JumpToDate />
      </Fold>
      <Fold title={intl.formatMessage({ id: "chat.settings" })}>
        <Switch
          checked={Boolean(viewerParticipant?.pinnedAt)}
          onChange={({ target }) => void change(id, { isPinned: target.checked })}
        >
          <FormattedMessage id="chat.pin" />
        </Switch>
        <Switch
          checked={viewerParticipant?.isMuted ?? false}
          onChange={({ target }) => void change(id, { isMuted: target.checked })}
        >
          <FormattedMessage id="chat.muteSwitch" />
        </Switch>
        <Switch
          checked={Boolean(viewerParticipant?.archivedAt)}
          onChange={({ target }) => void change(id, { isArchived: target.checked })}
        >
          <FormattedMessage id="chat.archive" />
        </Switch>
      </Fold>
      <div className="grid justify-items-start gap-1 px-[calc(var(--pad)-16px)] py-3">
        {isGroup && viewerParticipant?.role === "OWNER" && (
          <Button variant="plain" size={44} onClick={() => openDialog({ kind: "rename" })}>
            <IconPencil size={18} aria-hidden="true" />
            <FormattedMessage id="chat.rename" />
          </Button>
        )}
        {isGroup && (
          <Button
            variant="plain"
            size={44}
            className="text-bad!"
            onClick={() => openDialog({ kind: "leave" })}
          >
            <IconDoorExit size={18} aria-hidden="true" />
            <FormattedMessage id="chat.confirm.leave.confirm" />
          </Button>
        )}
        {!isGroup && <BlockButton />}
      </div>
    </>
  );
}

/** Jumps to the first message of a day, or to the first unread one. */
function JumpToDate() {
  const intl = useIntl();
  const { query } = useApolloClient();
  const { conversation, jumpTo } = useConversation();
  const [error, setError] = useState<string>();
  const { id, viewerParticipant, lastSeq } = conversation;
  const startOf = (day: string) =>
    instantOf({ date: day, time: "00:00" }, intl.timeZone ?? "Europe/Vienna");
  const go = async (day: string) => {
    setError(undefined);
    if (!day) return;
    try {
      const { data } = await query({
        query: ChatFirstMessageSinceDocument,
        variables: { conversationId: id, at: startOf(day) },
        fetchPolicy: "network-only",
      });
      const seq = data?.firstMessageSince?.seq;
      if (seq) jumpTo(seq);
      else setError(intl.formatMessage({ id: "chat.date.none" }));
    } catch (failure) {
      failureSnackbar(intl, failure);
    }
  };
  const firstUnread = (viewerParticipant?.lastReadSeq ?? 0) + 1;
  return (
    <div className="grid gap-3">
      <DateField
        name="day"
        label={intl.formatMessage({ id: "chat.date" })}
        error={error}
        onChange={(day) => void go(day)}
      />
      {Boolean(viewerParticipant?.unreadCount) && firstUnread <= lastSeq && (
        <Button variant="outline" size={44} onClick={() => jumpTo(firstUnread)}>
          <FormattedMessage id="chat.firstUnread" />
        </Button>
      )}
    </div>
  );
}

/** Blocks the other member of a conversation, or unblocks them. */
function BlockButton() {
  const intl = useIntl();
  const { me } = useChat();
  const { conversation, openDialog } = useConversation();
  const [other] = otherParticipants(conversation, me);
  const { data } = useQuery(ChatBlockedDocument);
  const [unblock, { loading }] = useMutation(ChatUnblockDocument, {
    refetchQueries: ["ChatBlocked"],
    onError: (error) => failureSnackbar(intl, error),
  });
  if (!other) return null;
  const { id, displayName } = other;
  if (data?.blockedMembers.some(({ blocked }) => blocked?.id === id)) {
    return (
      <Button
        variant="plain"
        size={44}
        pending={loading}
        onClick={() => void unblock({ variables: { id } })}
      >
        <FormattedMessage id="chat.unblock" />
      </Button>
    );
  }
  return (
    <Button
      variant="plain"
      className="text-bad!"
      size={44}
      onClick={() => openDialog({ kind: "block", memberId: id, name: displayName })}
    >
      <IconBan size={18} aria-hidden="true" />
      <FormattedMessage id="chat.confirm.block.confirm" />
    </Button>
  );
}
