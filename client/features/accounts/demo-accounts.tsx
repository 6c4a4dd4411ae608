import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../ui/avatar.tsx";
import type { DemoAccount } from "../../platform/request.ts";

interface DemoAccountsProps {
  accounts: DemoAccount[];
  onUse(account: DemoAccount): void;
}

/** The accounts of the demo world: clicking one fills in the form. */
export function DemoAccounts({ accounts, onUse }: DemoAccountsProps) {
  const intl = useIntl();
  const row = (account: DemoAccount) => (
    <li key={account.email} className="flex h-11 items-center gap-3">
      <Avatar name={account.name} size={26} />
      <span className="flex min-w-0 flex-wrap gap-x-3">
        <bdi className="truncate text-ink-2">{account.email}</bdi>
        <span className="text-ink-3 max-sm:hidden">
          <FormattedMessage id={`accounts.role.${account.role}`} />
        </span>
      </span>
      <button
        type="button"
        onClick={() => onUse(account)}
        aria-label={intl.formatMessage({ id: "accounts.demo.useOf" }, { email: account.email })}
        className="-me-1 ms-auto h-11 px-1 font-semibold text-primary-strong hover:underline scripting-none:hidden"
      >
        <FormattedMessage id="accounts.demo.use" />
      </button>
    </li>
  );
  const first = accounts.filter(({ role }) => role === "admin" || role === "member").slice(0, 2);
  const others = accounts.filter((account) => !first.includes(account));
  return (
    <section
      aria-labelledby="demo-accounts"
      className="mt-7 rounded-md bg-raised px-4 pt-3 pb-1.5 text-sm"
    >
      <h2 id="demo-accounts" className="font-semibold">
        <FormattedMessage id="accounts.demo.title" />
      </h2>
      <ul className="mt-1 divide-y divide-line">{first.map(row)}</ul>
      <details className="group border-t border-line">
        <summary className="flex h-11 list-none items-center justify-between font-semibold text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <FormattedMessage id="accounts.demo.more" values={{ count: others.length }} />
          <IconChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <ul className="divide-y divide-line">{others.map(row)}</ul>
      </details>
    </section>
  );
}
