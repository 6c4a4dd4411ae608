import { useMutation } from "@apollo/client/react";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import type { Option } from "../../../ui/option.ts";
import { ChatAddPeopleDocument } from "../conversation.generated.ts";
import { useConversation } from "../conversation/conversation-context.tsx";
import { contactMark, useContacts } from "../use-contacts.tsx";

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
