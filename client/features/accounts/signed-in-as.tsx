import { FormattedMessage } from "react-intl";
import { Notice } from "../../ui/notice.tsx";
import type { Session } from "../../platform/session/session.ts";

/** Shown on auth pages to users who are already signed in. */
export function SignedInAs({ session }: { session: Session | null }) {
  if (!session) return null;
  return (
    <div className="mb-7">
      <Notice tone="warn">
        <FormattedMessage
          id="accounts.signedInAs"
          values={{ name: <bdi>{session.user.name}</bdi>, email: <bdi>{session.user.email}</bdi> }}
        />
      </Notice>
    </div>
  );
}
