import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useIntl, FormattedMessage } from "react-intl";
import { useLocation } from "react-router";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { AddedFiles } from "./added-files.tsx";
import { useChat } from "../chat-context.tsx";
import { ComposerBox } from "./composer-box.tsx";
import { type ChatPerson, othersIn } from "../conversation.ts";
import { MentionList } from "./mention-list.tsx";
import { spokenTo } from "./mentions.ts";
import { EDIT_WINDOW_MS, MAX_MESSAGE_LENGTH, MAX_FILES } from "../message.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { useDraft } from "./use-draft.ts";
import type { useFiles } from "./use-files.ts";
import { useMentions } from "./use-mentions.ts";
import { useMessageActions } from "../messages/use-message-actions.ts";
import { WritingBar } from "./writing-bar.tsx";
import { useOutgoing } from "../messages/use-outgoing.ts";
import { useApolloClient } from "@apollo/client/react";
import { ChatSayTypingDocument } from "../participant.generated.ts";

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
  const setText = isEdit ? setChanged : draft.setText;
  const mentions = useMentions(area, text, setText);
  const sendTyping = useTyping(conversation.id);
  const { files: added } = files;
  const isReady =
    text.trim().length <= MAX_MESSAGE_LENGTH &&
    (isEdit || added.every((file) => file.state === "done")) &&
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
      attachments: added.flatMap(({ id: fileId, file }) =>
        fileId ? [{ id: fileId, name: file.name, size: file.size }] : [],
      ),
      replyTo: writing ? writing.message : null,
      mentions: spokenTo(body, othersIn(conversation, me) as ChatPerson[]),
      createdAt: new Date().toISOString(),
    });
    draft.clear();
    files.clear();
    write(undefined);
    jumpTo("end");
    area.current?.focus();
  };

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
    if (event.key === "Escape" && writing) {
      event.stopPropagation();
      write(undefined);
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
        {!isEdit && <AddedFiles files={added} onRetry={files.retry} onRemove={files.remove} />}
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
