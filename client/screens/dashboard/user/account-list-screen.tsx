import { useQuery } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { resultOf } from "../../../dashboard/list/list-result.ts";
import { ListScreen } from "../../../dashboard/list/list-screen.tsx";
import { AccountStatusBadge } from "../../../features/people/account-badge.tsx";
import { AccountListDocument } from "../../../features/people/account-list.generated.ts";
import { EmailCell } from "../../../features/people/email-cell.tsx";
import { memberAddress } from "../../../features/people/member-address.ts";
import {
  accountVariablesOf,
  type ListedAccount,
  type PeopleList,
  tabsOf,
} from "../../../features/people/member-list.ts";
import { useAccountActions } from "../../../features/people/use-account-actions.ts";
import { Avatar } from "../../../kit/avatar.tsx";
import { MenuAction } from "../../../kit/menu-item.tsx";
import { ShortWhen } from "../../../kit/short-when.tsx";
import { useMay } from "../../../session/viewer.tsx";

/** What makes no sense for an account as it is. */
const unneeded = ({ status, emailVerified }: ListedAccount): string[] => [
  status === "SUSPENDED" ? "suspend" : "reinstate",
  ...(emailVerified ? ["verify"] : []),
];

/** The accounts without a profile, as a tab of the members. */
export function AccountListScreen({ list }: { list: PeopleList }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const sees = { seesTrash: useMay("member:write"), seesAccounts: true };
  const accounts = useQuery(AccountListDocument, {
    variables: accountVariablesOf(list.place, sees),
  });
  const actions = useAccountActions();
  const known = accounts.data ?? accounts.previousData;
  const word = (id: string) => intl.formatMessage({ id: `people.${id}` });
  const rolesOf = ({ roles }: ListedAccount) =>
    intl.formatList(
      roles.map((role) => intl.formatMessage({ id: `accounts.role.${role.toLowerCase()}` })),
    );
  const name = ({ id, name: shown }: ListedAccount) => (
    <Link
      to={memberAddress(id)}
      className="block truncate text-[0.9375rem] font-semibold hover:underline"
    >
      {shown}
    </Link>
  );
  return (
    <ListScreen
      name="accounts"
      title={word("title")}
      facts={known && <FormattedMessage id="people.facts" values={known.memberCounts} />}
      list={list}
      result={resultOf(accounts, ({ users }) => users)}
      search={word("account.search")}
      tabs={tabsOf(intl, known, sees, list.place.tab)}
      nameOf={(account) => account.name}
      columns={[
        {
          id: "name",
          header: word("column.name"),
          sort: "ascending",
          cell: (account) => (
            <span className="flex items-center gap-3">
              <Avatar name={account.name} size={40} />
              <span className="min-w-0">{name(account)}</span>
            </span>
          ),
        },
        {
          id: "email",
          header: word("column.email"),
          from: 768,
          cell: (account) => <EmailCell account={account} />,
        },
        {
          id: "roles",
          header: word("column.roles"),
          width: "180px",
          optional: true,
          from: 1024,
          cell: (account) => <span className="block truncate text-ink-2">{rolesOf(account)}</span>,
        },
        {
          id: "seen",
          header: word("column.seen"),
          width: "110px",
          optional: true,
          from: 1024,
          cell: ({ lastSeenAt }) =>
            lastSeenAt ? (
              <ShortWhen iso={lastSeenAt} className="text-ink-2" />
            ) : (
              <span className="text-ink-3">{word("never")}</span>
            ),
        },
        {
          id: "status",
          header: word("column.status"),
          width: "120px",
          cell: ({ status }) => <AccountStatusBadge status={status} />,
        },
      ]}
      card={(account) => (
        <div className="flex gap-3">
          <Avatar name={account.name} size={44} />
          <div className="min-w-0 flex-1 leading-snug">
            {name(account)}
            <p className="mt-0.5 text-[0.8125rem]">
              <EmailCell account={account} />
            </p>
            <div className="mt-2.5">
              <AccountStatusBadge status={account.status} />
            </div>
          </div>
        </div>
      )}
      onOpen={({ id }) => void navigate(memberAddress(id))}
      menu={(account, begin) =>
        actions
          .filter(({ id }) => !unneeded(account).includes(id))
          .map((action) => (
            <MenuAction
              key={action.id}
              icon={action.Icon}
              danger={action.danger}
              onSelect={() => begin(action)}
            >
              {action.label}
            </MenuAction>
          ))
      }
      bulk={actions}
      empty={{ title: word("account.empty"), text: word("account.empty.text") }}
    />
  );
}
