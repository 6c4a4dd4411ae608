import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { SmallForm } from "../../admin/form/small-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { snackbar } from "../../ui/toasts/toast-queue.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  AccountDocument,
  ConfirmEmailChangeDocument,
  DevicesDocument,
  RequestEmailChangeDocument,
} from "./account.generated.ts";
import { CodeField } from "./code-field.tsx";
import { fieldMessage } from "../../ui/action-form/field-message.ts";

/**
 * Changes the email address in two steps: the password, then a code from each of both addresses.
 */
export function ChangeEmailForm({ email }: { email: string }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const [request] = useMutation(RequestEmailChangeDocument);
  const [confirm] = useMutation(ConfirmEmailChangeDocument, {
    refetchQueries: [AccountDocument, DevicesDocument],
  });
  const text = (id: string) => intl.formatMessage({ id: `accounts.changeEmail.${id}` });
  const wordsOf = (name: string, message: string) =>
    fieldMessage(intl, /code$/i.test(name) ? "code" : name, message);
  if (!isOpen) {
    return (
      <Card title={text("title")} text={email}>
        <div>
          <Button variant="outline" size={44} onClick={() => setOpen(true)}>
            {text("confirm")}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card title={text("title")} text={wanted ? undefined : text("text")}>
      {wanted === undefined ? (
        <SmallForm
          key="request"
          values={{ email: "", password: "" }}
          wordsOf={wordsOf}
          submit={text("submit")}
          onCancel={() => setOpen(false)}
          send={async (values) => {
            await request({ variables: values });
            setWanted(values.email);
          }}
        >
          {(field) => (
            <>
              <TextField
                {...field("email")}
                type="email"
                label={text("new")}
                autoComplete="email"
              />
              <PasswordField
                {...field("password")}
                label={intl.formatMessage({ id: "accounts.password.old" })}
                autoComplete="current-password"
              />
            </>
          )}
        </SmallForm>
      ) : (
        <SmallForm
          key="confirm"
          values={{ oldCode: "", newCode: "" }}
          wordsOf={wordsOf}
          submit={text("confirm")}
          onCancel={() => setWanted(undefined)}
          send={async (variables) => {
            await confirm({ variables });
            setWanted(undefined);
            setOpen(false);
            snackbar({ text: text("done"), tone: "good" });
          }}
        >
          {(field) => (
            <>
              <p>
                <FormattedMessage
                  id="accounts.changeEmail.sent"
                  values={{ old: <bdi>{email}</bdi>, wanted: <bdi>{wanted}</bdi> }}
                />
              </p>
              <CodeField {...field("oldCode")} label={text("oldCode")} digits={6} />
              <CodeField {...field("newCode")} label={text("newCode")} digits={6} />
            </>
          )}
        </SmallForm>
      )}
    </Card>
  );
}
