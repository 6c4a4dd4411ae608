import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemOf } from "../../../apollo/problem.ts";
import { problemText } from "../../../apollo/problem-text.ts";
import { FormDialog } from "../../../kit/form-dialog.tsx";
import { TextField } from "../../../kit/text-field.tsx";
import { ChatRenameDocument } from "../conversation.generated.ts";
import { fieldText } from "../field-text.ts";
import { useRoom } from "../room-context.tsx";

/** A group's name, 1 to 80 characters. */
export function Rename({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { conversation } = useRoom();
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
