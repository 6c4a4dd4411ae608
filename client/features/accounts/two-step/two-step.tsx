import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../../admin/form/edit-loading.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { DevicesDocument } from "../account.generated.ts";
import { AuthenticatorSetup } from "./authenticator-setup.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import {
  BeginAuthenticatorAppDocument,
  type BeginAuthenticatorAppMutation,
  DisableAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
  TwoStepDocument,
  type TwoStepQuery,
} from "./two-step.generated.ts";

type App = NonNullable<NonNullable<TwoStepQuery["viewer"]>["authenticatorApp"]>;

/** Below it the codes should be renewed. */
const FEW_CODES = 3;

const changed = { refetchQueries: [TwoStepDocument, DevicesDocument], awaitRefetchQueries: true };

/** Two-step verification: turning it on and off, and its recovery codes. */
export function TwoStep() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(TwoStepDocument);
  const [begun, setBegun] = useState<BeginAuthenticatorAppMutation["beginAuthenticatorApp"]>();
  const [codes, setCodes] = useState<string[]>();
  const [begin] = useMutation(BeginAuthenticatorAppDocument);
  const client = useApolloClient();
  const action = useAction();
  if (!data?.viewer) return <EditLoading error={error} onRetry={refetch} />;
  const app = data.viewer.authenticatorApp;
  const text = (id: string) => intl.formatMessage({ id: `accounts.twoStep.${id}` });
  const show = (fresh: string[]) => {
    setBegun(undefined);
    setCodes(fresh);
    void client.refetchQueries({ include: changed.refetchQueries });
  };
  return (
    <Card
      title={text("title")}
      text={text("text")}
      action={<Badge tone={app ? "good" : "off"}>{app ? text("on") : text("off")}</Badge>}
    >
      <ProblemNotice text={action.error} />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : begun ? (
        <AuthenticatorSetup begun={begun} onEnabled={show} onCancel={() => setBegun(undefined)} />
      ) : app ? (
        <Enabled app={app} onRenewed={show} />
      ) : (
        <Button
          variant="outline"
          size={44}
          pending={action.pending}
          onClick={() =>
            void action.run(async () => setBegun((await begin()).data?.beginAuthenticatorApp))
          }
        >
          {text("begin")}
        </Button>
      )}
    </Card>
  );
}

function Enabled({ app, onRenewed }: { app: App; onRenewed: (codes: string[]) => void }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState<"disable" | "renew">();
  const [disable] = useMutation(DisableAuthenticatorAppDocument, changed);
  const [renew] = useMutation(RenewRecoveryCodesDocument);
  const action = useAction();
  const text = (id: string) => intl.formatMessage({ id: `accounts.twoStep.${id}` });
  const work = {
    async disable() {
      await disable();
      snackbar({ text: text("disabled"), tone: "good" });
    },
    renew: async () => onRenewed((await renew()).data?.renewRecoveryCodes ?? []),
  };
  const { createdAt, recoveryCodesLeft } = app;
  return (
    <>
      <p>
        <FormattedMessage
          id="accounts.twoStep.since"
          values={{ date: <DateTime iso={createdAt} /> }}
        />
      </p>
      <p className={recoveryCodesLeft < FEW_CODES ? "text-warn" : "text-ink-2"}>
        <FormattedMessage id="accounts.twoStep.left" values={{ count: recoveryCodesLeft }} />
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" size={44} onClick={() => setAsking("renew")}>
          {text("renew")}
        </Button>
        <Button variant="outline" size={44} onClick={() => setAsking("disable")}>
          {text("disable")}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(undefined)}
          title={text(`${isAsking}.title`)}
          text={text(`${isAsking}.text`)}
          confirm={text(isAsking)}
          harmless={isAsking === "renew"}
          pending={action.pending}
          error={action.error}
          onConfirm={() =>
            void action.run(work[isAsking]).then((isDone) => isDone && setAsking(undefined))
          }
        />
      )}
    </>
  );
}
