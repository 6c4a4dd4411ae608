import IconRosetteDiscountCheck from "@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs";
import { FormattedMessage, useIntl } from "react-intl";

interface EmailCellProps {
  /** Undefined if there is no account */
  account: { email?: string | null; emailVerified?: string | null } | null | undefined;
}

/** The address of an account, with a mark if it is verified. */
export function EmailCell({ account }: EmailCellProps) {
  const intl = useIntl();
  if (!account?.email) {
    return (
      <span className="text-ink-3">
        <FormattedMessage id="members.admin.noAccount" />
      </span>
    );
  }
  const state = account.emailVerified ? "yes" : "no";
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-ink-2">
      <bdi className="truncate" title={account.email}>
        {account.email}
      </bdi>
      {account.emailVerified && (
        <IconRosetteDiscountCheck size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      )}
      <span className="sr-only">
        {intl.formatMessage({ id: `members.admin.verified.${state}` })}
      </span>
    </span>
  );
}
