import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { SmallForm } from "../../../admin/form/small-form.tsx";
import { fieldMessage } from "../../../ui/action-form/field-message.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { CodeField } from "../code-field.tsx";
import { EnableAuthenticatorAppDocument } from "./two-step.generated.ts";

const QrCode = lazyPart(
  async () => (await import("./qr-code.tsx")).QrCode,
  <div className="size-48" />,
);

interface AuthenticatorSetupProps {
  begun: { secret: string; uri: string; setup: string };
  onEnabled: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Scan the code, or type the key, and confirm it with the first code of the app. */
export function AuthenticatorSetup({ begun, onEnabled, onCancel }: AuthenticatorSetupProps) {
  const intl = useIntl();
  const [enable] = useMutation(EnableAuthenticatorAppDocument);
  return (
    <div className="grid gap-5">
      <p>
        <FormattedMessage id="accounts.twoStep.scan" />
      </p>
      <QrCode text={begun.uri} label={intl.formatMessage({ id: "accounts.twoStep.qr" })} />
      <p>
        <FormattedMessage id="accounts.twoStep.key" />
        <code dir="ltr" className="mt-1 block font-mono text-sm [overflow-wrap:anywhere]">
          {begun.secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </p>
      <SmallForm
        values={{ code: "" }}
        submit={intl.formatMessage({ id: "accounts.twoStep.enable" })}
        onCancel={onCancel}
        wordsOf={(name, message) => fieldMessage(intl, name, message)}
        send={async ({ code }) => {
          const { data } = await enable({ variables: { setup: begun.setup, code } });
          onEnabled(data?.enableAuthenticatorApp ?? []);
        }}
      >
        {(field) => <CodeField {...field("code")} digits={6} />}
      </SmallForm>
    </div>
  );
}
