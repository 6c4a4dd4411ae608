import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SmallForm } from "../../admin/form/small-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { notifyOtherTabs } from "../../platform/session/tabs.ts";
import { DeleteAccountDocument } from "./account.generated.ts";
import { fieldMessage } from "../../ui/action-form/field-message.ts";

/**
 * Deletes the user's own account after asking for the password; signing in restores it for 30 days.
 */
export function DeleteAccountForm() {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [remove] = useMutation(DeleteAccountDocument);
  const text = (id: string) => intl.formatMessage({ id: `accounts.delete.${id}` });
  return (
    <Card title={text("title")} text={text("text")}>
      {isOpen ? (
        <SmallForm
          values={{ password: "" }}
          wordsOf={(name, message) => fieldMessage(intl, name, message)}
          submit={text("submit")}
          isDangerous
          onCancel={() => setOpen(false)}
          send={async (variables) => {
            await remove({ variables });
            notifyOtherTabs("signout");
            location.assign("/auth/login?done=deleted");
          }}
        >
          {(field) => (
            <PasswordField
              {...field("password")}
              label={intl.formatMessage({ id: "accounts.password.old" })}
              autoComplete="current-password"
            />
          )}
        </SmallForm>
      ) : (
        <div>
          <Button variant="outline" size={44} onClick={() => setOpen(true)}>
            <FormattedMessage id="accounts.delete.open" />
          </Button>
        </div>
      )}
    </Card>
  );
}
