import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChatRenameDocument } from "../conversation.generated.ts";
import { fieldText } from "../field-text.ts";
import { useConversation } from "../conversation/conversation-context.tsx";

/** A group's name, 1 to 80 characters. */
export function Rename({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { conversation } = useConversation();
  const [rename, { loading }] = useMutation(ChatRenameDocument);
  const [error, setError] = useState<string>();
  const send = async (form: FormData) => {
    const title = fieldText(form, "title");
    try {
      await rename({ variables: { id: conversation.id, title } });
      onClose();
    } catch (failure) {
      const isField = problemOf(failure).code === "INVALID";
      setError(
        isField ? intl.formatMessage({ id: "chat.title.wrong" }) : problemText(intl, failure),
      );
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      width={400}
      title={intl.formatMessage({ id: "chat.rename" })}
      onSubmit={(event) => void send(new FormData(event.currentTarget))}
      submit={<FormattedMessage id="form.save" />}
      pending={loading}
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
