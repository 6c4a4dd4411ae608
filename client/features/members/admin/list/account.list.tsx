import IconMailCheck from "@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserOff from "@tabler/icons-react/dist/esm/icons/IconUserOff.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { Link } from "react-router";
import { defineList } from "../../../../admin/list/define-list.ts";
import type { ListContext } from "../../../../admin/list/list-context.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { RelativeTime } from "../../../../ui/relative-time.tsx";
import { AddProfileDocument, VerifyAccountDocument } from "../change-account.generated.ts";
import { AccountStatusBadge } from "./account-badge.tsx";
import {
  AccountListDocument,
  DeleteUsersDocument,
  ReinstateUsersDocument,
  SuspendUsersDocument,
} from "./account-list.generated.ts";
import { EmailCell } from "./email-cell.tsx";
import { memberAddress } from "./member-address.ts";
import { type ListedAccount, memberLists, memberListCounts } from "./member-lists.ts";
import { RestoreUsersDocument } from "./trash.generated.ts";

const rolesOf = ({ roles }: ListedAccount, { intl }: ListContext): string =>
  intl.formatList(
    roles.map((role) => intl.formatMessage({ id: `accounts.role.${role.toLowerCase()}` })),
  );

function AccountName({ account: { id, name } }: { account: ListedAccount }) {
  return (
    <Link
      to={memberAddress(id)}
      className="block truncate text-[0.9375rem] font-semibold hover:underline"
    >
      {name}
    </Link>
  );
}

/** The accounts without a profile. A page has at most 25 of them. */
export const accountList = defineList({
  name: "accounts",
  messagePrefix: "members.admin.account",
  ...memberLists,
  query: AccountListDocument,
  rows: ({ users }) => users,
  nameOf: ({ name }) => name,
  sorts: { name: "NAME", joined: "CREATED_AT" },
  filter: () => ({ hasProfile: false }),
  variables: memberListCounts,
  columns: ({ custom }) => [
    custom("name", {
      value: ({ name }) => name,
      cell: (account) => (
        <span className="flex items-center gap-3">
          <Avatar name={account.name} size={40} />
          <span className="min-w-0">
            <AccountName account={account} />
          </span>
        </span>
      ),
    }),
    custom("email", {
      from: 768,
      value: ({ email }) => email,
      cell: (account) => <EmailCell account={account} />,
    }),
    custom("roles", {
      width: "180px",
      optional: true,
      from: 1024,
      value: rolesOf,
      cell: (account, context) => (
        <span className="block truncate text-ink-2">{rolesOf(account, context)}</span>
      ),
    }),
    custom("seen", {
      width: "126px",
      optional: true,
      from: 1024,
      value: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }, { word }) =>
        lastSeenAt ? (
          <RelativeTime iso={lastSeenAt} className="text-ink-2" />
        ) : (
          <span className="text-ink-3">{word("never")}</span>
        ),
    }),
    custom("status", {
      width: "120px",
      value: ({ status }, { word }) => word(`status.${status}`),
      cell: ({ status }) => <AccountStatusBadge status={status} />,
    }),
  ],
  mobileRow: (account) => (
    <div className="flex gap-3">
      <Avatar name={account.name} size={44} />
      <div className="min-w-0 flex-1 leading-snug">
        <AccountName account={account} />
        <p className="mt-0.5 text-[0.8125rem]">
          <EmailCell account={account} />
        </p>
        <div className="mt-2.5">
          <AccountStatusBadge status={account.status} />
        </div>
      </div>
    </div>
  ),
  opens: ({ id }) => memberAddress(id),
  actions: ({ change, each }) => [
    each("addProfile", { Icon: IconUserPlus, mutation: AddProfileDocument }),
    each("verify", {
      Icon: IconMailCheck,
      mutation: VerifyAccountDocument,
      fits: ({ emailVerified }) => !emailVerified,
    }),
    change("reinstate", {
      Icon: IconUserCheck,
      mutation: ReinstateUsersDocument,
      fits: ({ status }) => status === "SUSPENDED",
    }),
    change("suspend", {
      Icon: IconUserOff,
      mutation: SuspendUsersDocument,
      variables: (_, reason) => ({ reason }),
      undo: ReinstateUsersDocument,
      danger: true,
      asks: true,
      field: "text",
      fits: ({ id, status }, { viewer }) => status !== "SUSPENDED" && id !== viewer.id,
    }),
    change("delete", {
      Icon: IconTrash,
      mutation: DeleteUsersDocument,
      undo: RestoreUsersDocument,
      danger: true,
      removes: true,
      asks: true,
      fits: ({ id }, { viewer }) => id !== viewer.id,
    }),
  ],
});
