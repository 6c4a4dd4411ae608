import { useMutation, useQuery } from "@apollo/client/react";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useIntl } from "react-intl";
import { SmallForm } from "../../../admin/form/small-form.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { fieldMessage } from "../../../ui/action-form/field-message.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ceremonyText } from "../passkeys/ceremony-text.ts";
import { supportsPasskeys, signWithPasskey } from "../passkeys/ceremony.ts";
import {
  BeginPasskeyConfirmationDocument,
  ConfirmIdentityDocument,
  WaysToConfirmDocument,
} from "./confirm-identity.generated.ts";

interface ConfirmIdentityDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Asks who the user is before something sensitive, which is then done. */
export function ConfirmIdentityDialog({ open, onClose, onConfirmed }: ConfirmIdentityDialogProps) {
  const intl = useIntl();
  const { email } = useViewer();
  const { data } = useQuery(WaysToConfirmDocument);
  const [way, setWay] = useState<"password" | "code">("password");
  const [confirm] = useMutation(ConfirmIdentityDocument);
  const [begin] = useMutation(BeginPasskeyConfirmationDocument);
  const signing = useAction({
    textOf: (cause) =>
      ceremonyText(intl, cause) ??
      (problemOf(cause).fields.passkey ? text("passkeyIncorrect") : undefined),
  });
  const text = (id: string) => intl.formatMessage({ id: `accounts.confirm.${id}` });
  const hasPasskey = supportsPasskeys() && (data?.viewer?.passkeys.length ?? 0) > 0;
  const sign = async () => {
    const options = (await begin()).data?.beginPasskeyConfirmation as unknown;
    const passkey = await signWithPasskey(options as PublicKeyCredentialRequestOptionsJSON);
    await confirm({ variables: { passkey } });
    onConfirmed();
  };
  return (
    <Dialog open={open} onClose={onClose} width={400} title={text("title")} text={text("text")}>
      <SmallForm
        values={{ password: "", code: "" }}
        className="gap-5"
        submit={text("submit")}
        onCancel={onClose}
        wordsOf={(name, message) => fieldMessage(intl, name, message)}
        send={async ({ password, code }) => {
          await confirm({ variables: way === "code" ? { code } : { password } });
          onConfirmed();
        }}
      >
        {(field) => (
          <>
            <input type="text" defaultValue={email ?? ""} autoComplete="username" readOnly hidden />
            {way === "code" ? (
              <TextField
                {...field("code")}
                data-autofocus
                label={intl.formatMessage({ id: "accounts.twoStep.code" })}
                autoComplete="one-time-code"
                autoCapitalize="none"
                dir="ltr"
              />
            ) : (
              <PasswordField
                {...field("password")}
                data-autofocus
                label={intl.formatMessage({ id: "accounts.password" })}
                autoComplete="current-password"
              />
            )}
            {data?.viewer?.authenticatorApp && (
              <Button
                variant="plain"
                size={44}
                onClick={() => setWay(way === "code" ? "password" : "code")}
              >
                {text(way === "code" ? "usePassword" : "useCode")}
              </Button>
            )}
            {hasPasskey && (
              <Button
                variant="outline"
                size={44}
                pending={signing.pending}
                onClick={() => void signing.run(sign)}
              >
                {text("usePasskey")}
              </Button>
            )}
            <ProblemNotice text={signing.error} />
          </>
        )}
      </SmallForm>
    </Dialog>
  );
}
