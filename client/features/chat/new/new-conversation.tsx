import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { BackToList } from "../list/back-to-list.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAddressQuery } from "../../../platform/use-address-query.ts";
import { Scene } from "../../../ui/scene.tsx";
import { AddedFiles } from "../composer/added-files.tsx";
import { useChat } from "../chat-context.tsx";
import { ComposerBox } from "../composer/composer-box.tsx";
import { ChatContactDocument } from "../contacts.generated.ts";
import {
  ChatConversationByKeyDocument,
  ChatStartConversationDocument,
} from "../conversation.generated.ts";
import { MAX_MESSAGE_LENGTH, MAX_FILES } from "../message.ts";
import { RecipientField } from "./recipient-field.tsx";
import { useFiles } from "../composer/use-files.ts";
import { useNewDraft } from "./use-new-draft.ts";

/** The id of the viewer's conversation with one other member, if there is one. */
async function existingWith(
  memberId: string,
  query: ApolloClient["query"],
): Promise<string | null> {
  try {
    const { data } = await query({ query: ChatContactDocument, variables: { id: memberId } });
    const { data: known } = await query({
      query: ChatConversationByKeyDocument,
      variables: { key: data?.member.handle ?? "" },
      fetchPolicy: "network-only",
    });
    return known?.conversationByKey.id ?? null;
  } catch {
    return null; // NOT_FOUND; any other error will show when the message is sent
  }
}

/** A new conversation, with whom its address names. */
export function NewConversation() {
  const [params] = useAddressQuery();
  const to = params.get("to") ?? "";
  return <ConversationForm key={to} to={to} />;
}

/** Its recipients are chosen at the top, and it is created with the first message. */
function ConversationForm({ to }: { to: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { query, mutate } = useApolloClient();
  const { chatClient, me, panes } = useChat();
  const { data, loading } = useQuery(ChatContactDocument, {
    variables: { id: to },
    skip: !to || !me,
  });
  const recipient = data?.member;
  const { draft, change, forget } = useNewDraft(to);
  const { people: chosen, title, text } = draft;
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const filesId = `new ${to}`;
  const files = useFiles(filesId);
  const hasRecipient = recipient !== undefined && recipient.id !== me;
  const people =
    chosen ?? (hasRecipient ? [{ value: recipient.id, label: recipient.displayName }] : []);
  const isGroup = people.length > 1;
  const isReady =
    people.length > 0 &&
    !isSending &&
    text.trim().length <= MAX_MESSAGE_LENGTH &&
    files.files.every(({ state }) => state !== "failed") &&
    (text.trim() !== "" || files.files.length > 0);

  // Two members have one conversation: if it exists, it is opened as soon as the user focuses the
  // text.
  const [existing, setExisting] = useState<{ memberId: string; id: string | null }>();
  const only = people.length === 1 ? people[0]?.value : undefined;
  const isKnown = only !== undefined && existing?.memberId === only;
  const open = (id: string) =>
    navigate(`/dashboard/chat/${id}`, { replace: true, state: { isWriting: true } });
  const found = useEffectEvent((memberId: string, id: string | null) => {
    setExisting({ memberId, id });
    if (id && !chosen) void open(id);
  });
  useEffect(() => {
    if (only) void existingWith(only, query).then((id) => found(only, id));
  }, [only, query]);
  const goOn = () => {
    if (!isKnown || !existing.id || text !== "") return;
    forget(); // not proposed for the next new conversation
    void open(existing.id);
  };
  const isLooking = loading || (hasRecipient && !chosen && (!isKnown || existing.id !== null));
  useEffect(() => {
    if (to && !isLooking) area.current?.focus();
  }, [to, isLooking]);

  const send = async () => {
    if (!isReady) return;
    setSending(true);
    setProblem(undefined);
    try {
      const recipients = people.map(({ value }) => value);
      const { data: begun } = await mutate({
        mutation: ChatStartConversationDocument,
        variables: { input: { recipients, title: (isGroup && title.trim()) || null } },
      });
      if (!begun) return;
      const { id } = begun.startConversation;
      chatClient.outbox.add({
        id: crypto.randomUUID(),
        conversationId: id,
        body: text.trim(),
        attachments: files.unsent,
        replyTo: null,
        mentions: [],
        createdAt: new Date().toISOString(),
      });
      forget();
      chatClient.drafts.delete(filesId);
      await open(id);
    } catch (error) {
      const { code } = problemOf(error);
      setProblem(
        code === "FORBIDDEN"
          ? intl.formatMessage({ id: "chat.refused.blocked" })
          : problemText(intl, error),
      );
      setSending(false);
    }
  };

  return (
    <section
      data-alone
      aria-labelledby="new-conversation"
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <title>{`${intl.formatMessage({ id: "chat.new" })} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <h1 id="new-conversation" className="sr-only">
        <FormattedMessage id="chat.new" />
      </h1>
      <header className="flex min-h-[72px] shrink-0 items-center gap-2 border-b border-line py-2 ps-6 pe-4 max-md:min-h-16 max-md:px-1.5">
        {panes === 1 && <BackToList to="/dashboard/chat" />}
        <RecipientField
          value={people}
          onChange={(chosenNow) => change({ people: chosenNow })}
          isFocused={!to}
        />
      </header>
      {isGroup && (
        <div className="shrink-0 border-b border-line px-6 py-2 max-md:px-4">
          <input
            type="text"
            value={title}
            maxLength={80}
            aria-label={intl.formatMessage({ id: "chat.groupName" })}
            placeholder={intl.formatMessage({ id: "chat.groupName.optional" })}
            onChange={({ target }) => change({ title: target.value })}
            className="h-11 w-full rounded-sm bg-transparent font-semibold outline-offset-2 placeholder:font-normal placeholder:text-ink-3"
          />
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center overflow-y-auto p-6 text-center">
        <div className="w-full max-w-56">
          <Scene kind="empty" />
        </div>
        <p className="mt-4 max-w-96 text-ink-2">
          {people.length > 0 ? (
            <FormattedMessage
              id="chat.new.begin"
              values={{ names: intl.formatList(people.map(({ label }) => label)) }}
            />
          ) : (
            <FormattedMessage id="chat.new.choose" />
          )}
        </p>
      </div>
      <div className="shrink-0 border-t border-line px-3 pt-3 pb-3 md:px-6 md:pb-5">
        <div role="alert">
          {(problem ?? files.areTooMany) && (
            <p className="pb-2 text-sm font-medium text-bad">
              {problem ?? <FormattedMessage id="chat.file.tooMany" values={{ count: MAX_FILES }} />}
            </p>
          )}
        </div>
        <ComposerBox
          area={area}
          text={text}
          setText={(next) => change({ text: next })}
          label={intl.formatMessage({ id: "chat.firstMessage" })}
          sendLabel={intl.formatMessage({ id: "chat.send" })}
          isReady={isReady}
          onSend={() => void send()}
          onFiles={files.add}
          field={{ onFocus: goOn, disabled: isLooking }}
        >
          <AddedFiles
            files={files.files}
            onRetry={files.retry}
            onRemove={files.remove}
            areUnstored={files.isUnstored}
          />
        </ComposerBox>
      </div>
    </section>
  );
}
