import { useQuery } from "@apollo/client/react";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import { DevicesDocument } from "./account.generated.ts";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { Devices } from "./devices.tsx";
import { LinkedAccounts } from "./providers/linked-accounts.tsx";
import { Passkeys } from "./passkeys/passkeys.tsx";
import { TwoStep } from "./two-step/two-step.tsx";

/** The tab Security: address, password, two-step verification, passkeys, linked accounts and signed-in browsers. */
export function Security({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(DevicesDocument);
  return (
    <div className="grid gap-6">
      <ChangeEmailForm email={email} />
      <ChangePasswordForm email={email} onChanged={() => void refetch()} />
      <TwoStep />
      <Passkeys />
      <LinkedAccounts />
      {data ? (
        <Devices devices={data.sessions.nodes} here={data.viewerSession?.id ?? null} />
      ) : (
        <EditLoading error={error} onRetry={refetch} />
      )}
    </div>
  );
}
