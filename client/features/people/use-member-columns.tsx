import { useIntl } from "react-intl";
import { Avatar } from "../../kit/avatar.tsx";
import { ShortWhen } from "../../kit/short-when.tsx";
import type { Column } from "../../kit/table/column.ts";
import { useMay } from "../../session/viewer.tsx";
import { AvailabilityText } from "./availability-text.tsx";
import { EmailCell } from "./email-cell.tsx";
import { MemberStatusBadge } from "./member-badges.tsx";
import type { ListedMember } from "./member-list.ts";
import { MemberName } from "./member-name.tsx";

const nothing = <span className="text-ink-3">–</span>;

/** The columns of the list of members; what only admins may see has a column for them alone. */
export function useMemberColumns(): Column<ListedMember>[] {
  const intl = useIntl();
  const seesAccounts = useMay("account:manage");
  const header = (id: string) => intl.formatMessage({ id: `people.column.${id}` });
  const columns: Column<ListedMember>[] = [
    {
      id: "name",
      header: header("name"),
      sort: "ascending",
      cell: (member) => (
        <span className="flex items-center gap-3">
          <Avatar name={member.displayName} src={member.avatar} size={40} />
          <span className="min-w-0 leading-snug">
            <MemberName member={member} />
            <span className="block truncate text-[0.8125rem] text-ink-3">@{member.handle}</span>
          </span>
        </span>
      ),
    },
    {
      id: "types",
      header: header("types"),
      width: "140px",
      optional: true,
      from: 1280,
      cell: ({ memberTypes }) =>
        memberTypes.length > 0 ? (
          <span className="line-clamp-2 text-ink-2">
            {memberTypes.map(({ name }) => name).join(", ")}
          </span>
        ) : (
          nothing
        ),
    },
    {
      id: "role",
      header: header("role"),
      width: "160px",
      optional: true,
      from: 896,
      cell: ({ role }) => <span className="block truncate text-ink-2">{role}</span>,
    },
    {
      id: "availability",
      header: header("availability"),
      width: "170px",
      optional: true,
      from: 1024,
      cell: (member) => <AvailabilityText of={member} />,
    },
  ];
  const email: Column<ListedMember> = {
    id: "email",
    header: header("email"),
    optional: true,
    from: 1024,
    cell: ({ account }) => <EmailCell account={account} />,
  };
  const seen: Column<ListedMember> = {
    id: "seen",
    header: header("seen"),
    width: "110px",
    optional: true,
    from: 1024,
    cell: ({ account }) =>
      account?.lastSeenAt ? (
        <ShortWhen iso={account.lastSeenAt} className="text-ink-2" />
      ) : (
        <span className="text-ink-3">{intl.formatMessage({ id: "people.never" })}</span>
      ),
  };
  const status: Column<ListedMember> = {
    id: "status",
    header: header("status"),
    width: "120px",
    cell: (member) => member.status && <MemberStatusBadge status={member.status} />,
  };
  const [name, ...others] = columns;
  if (!name || !seesAccounts) return [...columns, status];
  return [name, email, ...others, seen, status];
}
