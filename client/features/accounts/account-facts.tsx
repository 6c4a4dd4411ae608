import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { LanguageLinks } from "../site/language-links.tsx";
import { LocaleLink } from "../site/locale-link.tsx";
import { authLink } from "./auth-heading.tsx";
import type { Account } from "./read-account.ts";

/** The tab General: what the site knows of somebody. */
export function AccountFacts({ account }: { account: Account }) {
  const intl = useIntl();
  const { name, email, emailVerifiedAt, createdAt, roles, member } = account;
  const roleNames = roles.map((role) =>
    intl.formatMessage({ id: `accounts.role.${role.toLowerCase()}` }),
  );
  return (
    <dl className="card divide-y divide-line px-6">
      <Fact label="accounts.name">
        <bdi>{name}</bdi>
      </Fact>
      <Fact label="accounts.email">
        <bdi className="[overflow-wrap:anywhere]">{email}</bdi>
        <span className={`block text-sm ${emailVerifiedAt ? "text-ink-3" : "text-warn"}`}>
          {emailVerifiedAt ? (
            <FormattedMessage
              id="accounts.general.verified"
              values={{ date: <LongDate iso={emailVerifiedAt} /> }}
            />
          ) : (
            <FormattedMessage id="accounts.general.notVerified" />
          )}
        </span>
      </Fact>
      {member && (
        <Fact label="accounts.general.member">
          <LocaleLink to={`/${member.handle}`} prefetch="intent" className={authLink}>
            /{member.handle}
          </LocaleLink>
        </Fact>
      )}
      {roles.length > 0 && (
        <Fact label="accounts.general.roles" count={roles.length}>
          {intl.formatList(roleNames)}
        </Fact>
      )}
      <Fact label="accounts.general.since">
        <LongDate iso={createdAt} />
      </Fact>
      <Fact label="accounts.general.language">
        <span className="flex flex-wrap gap-x-5">
          <LanguageLinks className="inline-flex min-h-6 items-center" />
        </span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  count?: number;
  children: ReactNode;
}

function Fact({ label, count = 1, children }: FactProps) {
  return (
    <div className="grid gap-1 py-4 sm:grid-cols-[180px_1fr] sm:gap-6">
      <dt className="text-ink-3">
        <FormattedMessage id={label} values={{ count }} />
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

const LongDate = ({ iso }: { iso: string }) => (
  <FormattedDate value={iso} day="numeric" month="long" year="numeric" />
);
