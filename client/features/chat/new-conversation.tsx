import { useApolloClient, useQuery } from "@apollo/client/react";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { problemOf } from "../../apollo/problem.ts";
import { problemText } from "../../apollo/problem-text.ts";
import { useAddressQuery } from "../../dashboard/use-address-query.ts";
import { Button } from "../../kit/button.tsx";
import { ComboboxMany } from "../../kit/combobox-many.tsx";
import { Notice } from "../../kit/notice.tsx";
import type { Option } from "../../kit/option.ts";
import { TextArea } from "../../kit/text-area.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { useChat } from "./chat-context.tsx";
import { fieldText } from "./field-text.ts";
import { ChatContactDocument } from "./contacts.generated.ts";
import { ChatStartConversationDocument } from "./conversation.generated.ts";
import { MOST_CHARACTERS } from "./message.ts";
import { contactMark, useContacts } from "./use-contacts.tsx";

interface Wrong {
  people?: string;
  title?: string;
  message?: string;
  all?: string;
}

/** Begins a conversation: with whom, under which name, and with which words. */
export function NewConversation() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useAddressQuery();
  const { mutate } = useApolloClient();
  const { desk, me, panes } = useChat();
  const to = query.get("to") ?? "";
  const { data } = useQuery(ChatContactDocument, { variables: { id: to }, skip: !to || to === me });
  const [chosen, setChosen] = useState<Option[]>();
  const [wrong, setWrong] = useState<Wrong>({});
  const [pending, setPending] = useState(false);
  const contacts = useContacts();
  const asked = data && [{ value: data.member.id, label: data.member.displayName }];
  const people = chosen ?? asked ?? [];
  const isGroup = people.length > 1;
  const required = intl.formatMessage({ id: "form.field.required" });

  const send = async (form: FormData) => {
    const title = fieldText(form, "title");
    const body = fieldText(form, "message");
    const missing: Wrong = {
      ...(people.length === 0 && { people: required }),
      ...(isGroup && !title && { title: required }),
      ...(!body && { message: required }),
    };
    setWrong(missing);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      const memberIds = people.map(({ value }) => value);
      const input = { memberIds, title: isGroup ? title : null };
      const { data: begun } = await mutate({
        mutation: ChatStartConversationDocument,
        variables: { input },
      });
      if (!begun) return;
      const { id } = begun.startConversation;
      desk.outbox.add({
        id: crypto.randomUUID(),
        conversationId: id,
        body,
        attachments: [],
        replyTo: null,
        mentions: [],
        createdAt: new Date().toISOString(),
      });
      await navigate(`/dashboard/chat/${id}`);
    } catch (error) {
      const { code } = problemOf(error);
      const isTitle = code === "INVALID" && isGroup;
      setWrong(
        isTitle
          ? { title: intl.formatMessage({ id: "chat.title.wrong" }) }
          : {
              all:
                code === "FORBIDDEN"
                  ? intl.formatMessage({ id: "chat.refused.blocked" })
                  : problemText(intl, error),
            },
      );
      setPending(false);
    }
  };
  return (
    <section
      data-alone
      aria-labelledby="new-conversation"
      className="min-w-0 flex-1 overflow-y-auto"
    >
      <title>{`${intl.formatMessage({ id: "chat.new" })} · Atelier`}</title>
      <meta name="robots" content="noindex" />
      <header className="flex h-[72px] items-center gap-2 border-b border-line px-6 max-md:h-16 max-md:px-1.5">
        {panes === 1 && (
          <Link
            to="/dashboard/chat"
            className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-raised"
          >
            <IconArrowLeft size={24} aria-hidden="true" className="rtl:-scale-x-100" />
            <span className="sr-only">
              <FormattedMessage id="chat.back" />
            </span>
          </Link>
        )}
        <h1 id="new-conversation" className="text-xl font-bold">
          <FormattedMessage id="chat.new" />
        </h1>
      </header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
        className="grid max-w-[560px] gap-5 px-6 py-6 max-md:px-4"
      >
        {wrong.all && (
          <div role="alert">
            <Notice tone="bad">
              <p>{wrong.all}</p>
            </Notice>
          </div>
        )}
        <ComboboxMany
          name="recipients"
          label={intl.formatMessage({ id: "chat.recipients" })}
          hint={intl.formatMessage({ id: "chat.recipients.hint" })}
          options={contacts}
          mark={contactMark}
          value={people}
          onChange={setChosen}
          error={wrong.people}
        />
        {isGroup && (
          <TextField
            name="title"
            label={intl.formatMessage({ id: "chat.groupName" })}
            maxLength={80}
            error={wrong.title}
          />
        )}
        <TextArea
          name="message"
          label={intl.formatMessage({ id: "chat.firstMessage" })}
          maxLength={MOST_CHARACTERS}
          autosize
          error={wrong.message}
        />
        <div>
          <Button variant="primary" size={44} type="submit" pending={pending}>
            <FormattedMessage id="chat.send" />
          </Button>
        </div>
      </form>
    </section>
  );
}
