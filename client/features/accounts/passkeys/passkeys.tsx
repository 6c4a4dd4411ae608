import { useMutation, useQuery } from "@apollo/client/react";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ceremonyText } from "./ceremony-text.ts";
import { createPasskey, supportsPasskeys } from "./ceremony.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  PasskeysDocument,
} from "./passkeys.generated.ts";

const MAX_PASSKEYS = 20;

/** The user's passkeys: adding, renaming and removing them. */
export function Passkeys() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(PasskeysDocument);
  const [begin] = useMutation(BeginPasskeyDocument);
  const [add] = useMutation(AddPasskeyDocument, {
    refetchQueries: [PasskeysDocument],
    awaitRefetchQueries: true,
  });
  const action = useAction({ textOf: (cause) => ceremonyText(intl, cause) });
  if (!data?.viewer) return <EditLoading error={error} onRetry={refetch} />;
  const { passkeys } = data.viewer;
  const text = (id: string) => intl.formatMessage({ id: `accounts.passkeys.${id}` });
  const create = async () => {
    const options = (await begin()).data?.beginPasskey as unknown;
    const credential = await createPasskey(options as PublicKeyCredentialCreationOptionsJSON);
    await add({ variables: { credential } });
    snackbar({ text: text("added"), tone: "good" });
  };
  return (
    <Card title={text("title")} text={text("text")}>
      <ProblemNotice text={action.error} />
      {passkeys.length > 0 ? (
        <ul aria-label={text("title")} className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-2">{text("empty")}</p>
      )}
      {!supportsPasskeys() ? (
        <p className="text-ink-3">{text("unsupported")}</p>
      ) : passkeys.length >= MAX_PASSKEYS ? (
        <p className="text-ink-3">
          <FormattedMessage id="accounts.passkeys.most" values={{ count: MAX_PASSKEYS }} />
        </p>
      ) : (
        <Button
          variant="outline"
          size={44}
          pending={action.pending}
          onClick={() => void action.run(create)}
        >
          {text("add")}
        </Button>
      )}
    </Card>
  );
}
