import { useMutation } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChatRenameDocument, ChatAddPeopleDocument } from "../conversation.generated.ts";
import { textOf } from "../../../platform/text-of.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import type { Option } from "../../../ui/option.ts";
import { contactMark, useContacts } from "../use-contacts.tsx";

/** A group's name, 1 to 80 characters. */
export function Rename({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { conversation } = useConversation();
  const [rename] = useMutation(ChatRenameDocument);
  const { run, pending, error } = useAction({
    textOf: (cause) =>
      problemOf(cause).code === "INVALID"
        ? intl.formatMessage({ id: "chat.title.wrong" })
        : undefined,
  });
  const send = (form: FormData) =>
    run(async () => {
      const title = textOf(form, "title").trim();
      await rename({ variables: { id: conversation.id, title } });
      onClose();
    });
  return (
    <FormDialog
      onClose={onClose}
      width={400}
      title={intl.formatMessage({ id: "chat.rename" })}
      onSubmit={(event) => void send(new FormData(event.currentTarget))}
      submit={<FormattedMessage id="form.save" />}
      pending={pending}
    >
      <TextField
        name="title"
        label={intl.formatMessage({ id: "chat.groupName" })}
        defaultValue={conversation.title ?? ""}
        maxLength={80}
        error={error}
        data-autofocus
      />
    </FormDialog>
  );
}

/** Adds members to a group; the dialog says that they will see earlier messages. */
export function AddPeople({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { conversation } = useConversation();
  const [chosen, setChosen] = useState<Option[]>([]);
  const [error, setError] = useState<string>();
  const [add, { loading }] = useMutation(ChatAddPeopleDocument, {
    refetchQueries: ["ChatConversation"],
  });
  const { participants, id } = conversation;
  const there = useMemo(
    () => new Set(participants.flatMap(({ member }) => (member ? [member.id] : []))),
    [participants],
  );
  const contacts = useContacts(there);
  const send = async () => {
    if (chosen.length === 0) return setError(intl.formatMessage({ id: "form.field.required" }));
    try {
      await add({ variables: { id, memberIds: chosen.map(({ value }) => value) } });
      onClose();
    } catch (failure) {
      setError(problemText(intl, failure));
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={intl.formatMessage({ id: "chat.people.add" })}
      text={intl.formatMessage({ id: "chat.people.add.text" })}
      onSubmit={() => void send()}
      submit={<FormattedMessage id="chat.people.add" />}
      pending={loading}
    >
      <MultiCombobox
        name="people"
        label={intl.formatMessage({ id: "chat.people" })}
        options={contacts}
        mark={contactMark}
        value={chosen}
        onChange={setChosen}
        error={error}
      />
    </FormDialog>
  );
}
