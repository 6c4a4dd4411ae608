import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../../platform/apollo/problem-text.ts";
import { LOCALE_NAMES } from "../../../../i18n/locale.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ProblemNotice } from "../../../../ui/notice.tsx";
import { RelativeTime } from "../../../../ui/relative-time.tsx";
import { VerifyAccountDocument } from "../change-account.generated.ts";
import { AccountDialog } from "./account-dialog.tsx";
import type { MemberToEdit } from "./member-form.ts";

interface AccountCardProps {
  account: NonNullable<MemberToEdit["account"]>;
}

const tones = { ACTIVE: "good", INVITED: "warn", SUSPENDED: "bad" } as const;

/** A member's address and permissions. */
export function AccountCard({ account }: AccountCardProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [verify, verifying] = useMutation(VerifyAccountDocument, { variables: { id: account.id } });
  const { email, emailVerified, roles, status, locale, lastSeenAt, suspensionReason } = account;
  const text = (id: string) => intl.formatMessage({ id: `members.edit.${id}` });
  const roleNames = roles.map((role) =>
    intl.formatMessage({ id: `accounts.role.${role.toLowerCase()}` }),
  );
  return (
    <Card
      title={text("account")}
      action={
        <Button variant="outline" size={36} onClick={() => setOpen(true)}>
          <FormattedMessage id="members.edit.account.change" />
        </Button>
      }
    >
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[180px_1fr] [&_dt]:text-ink-3">
        <dt>{text("email")}</dt>
        <dd className="flex flex-wrap items-center gap-3">
          <bdi className="[overflow-wrap:anywhere]">{email}</bdi>
          {emailVerified ? (
            <Badge tone="good">{text("verified")}</Badge>
          ) : (
            <Button
              variant="outline"
              size={36}
              pending={verifying.loading}
              // A failure is shown below.
              onClick={() => void verify().catch(() => {})}
            >
              {text("verify")}
            </Button>
          )}
        </dd>
        <dt>{text("roles")}</dt>
        <dd>{intl.formatList(roleNames)}</dd>
        <dt>{text("status")}</dt>
        <dd>
          <Badge tone={tones[status]}>
            {intl.formatMessage({ id: `members.admin.status.${status}` })}
          </Badge>
        </dd>
        {suspensionReason && (
          <>
            <dt>{text("suspensionReason")}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{suspensionReason}</dd>
          </>
        )}
        <dt>{text("language")}</dt>
        <dd>{LOCALE_NAMES[locale]}</dd>
        <dt>{text("lastSeen")}</dt>
        <dd>{lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : text("never")}</dd>
      </dl>
      <ProblemNotice
        text={verifying.error && problemText(intl, verifying.error)}
        className="mt-4"
      />
      {open && <AccountDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}
