import { useQuery } from "@apollo/client/react";
import { EditLoading } from "../../dashboard/edit/edit-loading.tsx";
import { DevicesDocument } from "./account.generated.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { Devices } from "./devices.tsx";

/** The tab Security: the password, and where somebody is signed in. */
export function Security({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(DevicesDocument);
  return (
    <div className="grid max-w-[760px] gap-6">
      <ChangePasswordForm email={email} onChanged={() => void refetch()} />
      {data ? (
        <Devices devices={data.sessions.nodes} here={data.viewerSession?.id ?? null} />
      ) : (
        <EditLoading error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
