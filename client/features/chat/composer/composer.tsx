import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useIntl, FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { useApolloClient } from "@apollo/client/react";
import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { MentionList, mentionedIds, useMentions } from "../../../admin/form/mentions.tsx";
import { connectionState, onConnection } from "../../../platform/apollo/connection.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { AddedFiles } from "./added-files.tsx";
import { useChat } from "../chat-context.tsx";
import { ComposerBox } from "./composer-box.tsx";
import { type ChatPerson, otherParticipants } from "../conversation.ts";
import { EDIT_WINDOW_MS, MAX_MESSAGE_LENGTH, MAX_FILES } from "../message.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { useDraft } from "./use-draft.ts";
import type { useFiles } from "./use-files.ts";
import { useMessageActions } from "../messages/use-message-actions.ts";
import { useOutgoing } from "../messages/use-messages.ts";
import { ChatSayTypingDocument } from "../participant.generated.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { shortText } from "../preview.ts";

/** The form that writes a message. */
export function Composer({ files }: { files: ReturnType<typeof useFiles> }) {
  const intl = useIntl();
  const id = useId();
  const { state } = useLocation();
  const { chatClient, me } = useChat();
  const { live, conversation, title, writing, write, jumpTo } = useConversation();
  const { edit } = useMessageActions();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(conversation.id, conversation.viewerParticipant?.draft ?? "");
  // Editing a message uses a separate text: the draft is kept meanwhile.
  const [changed, setChanged] = useState("");
  const [problem, setProblem] = useState<unknown>();
  const [known, setKnown] = useState(writing);
  if (writing !== known) {
    setKnown(writing);
    setProblem(undefined);
    if (writing?.kind === "edit") setChanged(writing.message.body);
  }
  const isEdit = writing?.kind === "edit";
  const text = isEdit ? changed : draft.text;
  const setText = (next: string) => {
    setProblem(undefined);
    (isEdit ? setChanged : draft.setText)(next);
  };
  const others = otherParticipants(conversation, me) as ChatPerson[];
  const mentions = useMentions(area, text, setText, others);
  const sendTyping = useTyping(conversation.id);
  const { files: added } = files;
  // Files still being uploaded do not hold it back: it waits for them in the outbox.
  const isReady =
    text.trim().length <= MAX_MESSAGE_LENGTH &&
    (isEdit || added.every((file) => file.state !== "failed")) &&
    (text.trim() !== "" || (!isEdit && added.length > 0));

  // After choosing a recipient the composer gets focus.
  const isWriting = Boolean((state as { isWriting?: boolean } | null)?.isWriting);
  useEffect(() => {
    if (writing || isWriting) area.current?.focus();
  }, [writing, isWriting]);

  const send = async () => {
    if (!isReady) return;
    const body = text.trim();
    if (writing?.kind === "edit") {
      setProblem(undefined);
      try {
        if (body !== writing.message.body) await edit(writing.message, body);
        write(undefined);
      } catch (error) {
        setProblem(error);
      }
      return;
    }
    chatClient.outbox.add({
      id: crypto.randomUUID(),
      conversationId: conversation.id,
      body,
      attachments: files.unsent,
      replyTo: writing?.message ?? null,
      mentions: mentionedIds(body, others),
      createdAt: new Date().toISOString(),
    });
    draft.clear();
    chatClient.drafts.delete(conversation.id);
    jumpTo("end");
    area.current?.focus();
  };

  // An edit that the server was not reached for is saved once it can be.
  const saveAgain = useEffectEvent(() => {
    if (problem && problemOf(problem).code === "OFFLINE") void send();
  });
  useEffect(() => {
    const online = () => saveAgain();
    addEventListener("online", online);
    const leave = onConnection(() => connectionState() === "connected" && saveAgain());
    return () => {
      removeEventListener("online", online);
      leave();
    };
  }, []);

  /** Edits the last message that can still be edited. */
  const editLast = () => {
    const own = live.history
      .all()
      .findLast(
        ({ sender, contentType, deletedAt, body, createdAt }) =>
          sender?.id === me &&
          contentType !== "SYSTEM" &&
          !deletedAt &&
          body !== "" &&
          Date.now() - Date.parse(createdAt) < EDIT_WINDOW_MS,
      );
    if (own) write({ kind: "edit", message: own });
    return Boolean(own);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (mentions.press(event)) return true;
    if (event.key === "ArrowUp" && text === "" && !writing && editLast()) event.preventDefault();
    if (event.key === "Escape") {
      // what is written keeps the conversation open
      if (writing || text !== "" || added.length > 0) event.stopPropagation();
      if (writing) write(undefined);
    }
    return false;
  };
  const isMentioning = mentions.people.length > 0;

  return (
    <div className="shrink-0 border-t border-line px-3 pt-3 pb-3 md:px-6 md:pb-5">
      <ComposerNotice
        text={problem ? problemText(intl, problem) : undefined}
        areTooMany={files.areTooMany}
      />
      <ComposerBox
        area={area}
        text={text}
        setText={setText}
        label={intl.formatMessage({ id: "chat.write.label" }, { name: title })}
        sendLabel={intl.formatMessage({ id: isEdit ? "form.save" : "chat.send" })}
        isReady={isReady}
        onSend={() => void send()}
        onKey={press}
        onFiles={isEdit ? undefined : files.add}
        onType={(typed, caret) => {
          mentions.look(typed, caret);
          if (typed.trim() && !isEdit) sendTyping();
        }}
        field={{
          "aria-autocomplete": "list",
          "aria-controls": isMentioning ? `${id}-mentions` : undefined,
          "aria-activedescendant": isMentioning ? `${id}-mentions-${mentions.active}` : undefined,
          onBlur: mentions.close,
        }}
      >
        {isMentioning && (
          <MentionList
            id={`${id}-mentions`}
            people={mentions.people}
            active={mentions.active}
            onChoose={mentions.choose}
          />
        )}
        <WritingBar />
        {!isEdit && (
          <AddedFiles
            files={added}
            onRetry={files.retry}
            onRemove={files.remove}
            areUnstored={files.isUnstored}
          />
        )}
      </ComposerBox>
    </div>
  );
}

interface ComposerNoticeProps {
  /** Why an edit was refused */
  text?: string;
  areTooMany: boolean;
}

/** Shown above the composer: why something cannot be sent. The text is kept. */
function ComposerNotice({ text, areTooMany }: ComposerNoticeProps) {
  const { conversation } = useConversation();
  const reason = useOutgoing(conversation.id).findLast((outgoing) => outgoing.reason)?.reason;
  return (
    <div role="alert">
      {(text ?? reason ?? areTooMany) && (
        <p className="pb-2 text-sm font-medium text-bad">
          {text ??
            (reason ? (
              <FormattedMessage id={`chat.refused.${reason}`} />
            ) : (
              <FormattedMessage id="chat.file.tooMany" values={{ count: MAX_FILES }} />
            ))}
        </p>
      )}
    </div>
  );
}

/** Sent every three seconds, it is valid for five (schema/chat/participant.resolver.ts), in ms. */
const TYPING_INTERVAL_MS = 3_000;

/** Tells the others that the user is typing; call it on every keystroke. */
function useTyping(conversationId: string): () => void {
  const { mutate } = useApolloClient();
  const said = useRef(0);
  return () => {
    if (Date.now() - said.current < TYPING_INTERVAL_MS || !navigator.onLine) return;
    said.current = Date.now();
    mutate({ mutation: ChatSayTypingDocument, variables: { conversationId } }).catch(() => {});
  };
}

/** Shown above the text: the message being replied to or edited. */
function WritingBar() {
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
