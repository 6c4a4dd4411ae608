import { useQuery } from "@apollo/client/react";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import { DevicesDocument } from "./account.generated.ts";
import { ChangeEmailForm } from "./change-email-form.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { DeleteAccountForm } from "./delete-account-form.tsx";
import { Devices } from "./devices.tsx";

/** The tab Security: password, signed-in browsers, and deleting the account. */
export function Security({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(DevicesDocument);
  return (
    <div className="grid gap-6">
      <ChangeEmailForm email={email} />
      <ChangePasswordForm email={email} onChanged={() => void refetch()} />
      {data ? (
        <Devices devices={data.sessions.nodes} here={data.viewerSession?.id ?? null} />
      ) : (
        <EditLoading error={error} onRetry={refetch} />
      )}
      <DeleteAccountForm />
    </div>
  );
}
