import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconMailCheck from "@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserOff from "@tabler/icons-react/dist/esm/icons/IconUserOff.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { z } from "zod";
import { defineList } from "../../../../admin/list/define-list.ts";
import { one } from "../../../../admin/list/list-params.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { RelativeTime } from "../../../../ui/relative-time.tsx";
import { ImportButton } from "../import/import-button.tsx";
import { accountList } from "./account.list.tsx";
import { AvailabilityText } from "./availability-text.tsx";
import {
  ApproveMembersDocument,
  DeleteMembersDocument,
  ReinstateMembersDocument,
  SuspendMembersDocument,
  VerifyListedMemberDocument,
} from "./change-members.generated.ts";
import { EmailCell } from "./email-cell.tsx";
import { memberAddress } from "./member-address.ts";
import { MemberStatusBadge } from "./member-badges.tsx";
import { MemberListDocument } from "./member-list.generated.ts";
import { MemberName } from "./member-name.tsx";
import { MemberMobileRow } from "./member-mobile-row.tsx";
import { MemberCard } from "./member-card.tsx";
import { accountTrashList, memberTrashList } from "./trash.list.tsx";
import { RestoreMembersDocument } from "./trash.generated.ts";
import { availabilities, memberFilter, memberLists, memberListCounts } from "./member-lists.ts";

const statuses = { active: "ACTIVE", pending: "PENDING", suspended: "SUSPENDED" } as const;
const statusIn = (tab: string) =>
  tab === "active" || tab === "pending" || tab === "suspended" ? statuses[tab] : undefined;

function exportPath(state: Parameters<typeof memberFilter>[0] & { tab: string }): string {
  const { search, typeId, availability, isVerified } = memberFilter(state);
  const query = new URLSearchParams();
  const params = { search, type: typeId, availability, status: statusIn(state.tab) };
  for (const [name, value] of Object.entries(params))
    if (value) query.set(name, value.toLowerCase());
  if (isVerified !== undefined) query.set("verified", String(isVerified));
  return `/api/members/export?${query}`;
}

/** The members: as a table at user/list, as cards at user/cards. */
export const memberList = defineList({
  name: "members",
  messagePrefix: "members.admin",
  ...memberLists,
  query: MemberListDocument,
  rows: ({ members }) => members,
  nameOf: ({ displayName }) => displayName,
  elsewhere: {
    accounts: accountList,
    trash: memberTrashList,
    "trashed-accounts": accountTrashList,
  },
  sorts: { name: "NAME", joined: "CREATED_AT" },
  filters: {
    type: one(z.uuid()),
    availability: one(z.enum(availabilities)),
    verified: one(z.enum(["yes", "no"]), "account:manage"),
  },
  variables: (state, context) => ({
    ...memberListCounts(state, context),
    filter: { ...memberFilter(state), status: statusIn(state.tab) },
    asCards: state.view === "cards",
  }),
  options: ({ data }, { word }) => ({
    type: data?.memberTypes.map(({ id, name }) => ({ value: id, label: name ?? "" })),
    availability: availabilities.map((value) => ({ value, label: word(`availability.${value}`) })),
    verified: ["yes", "no"].map((value) => ({ value, label: word(`verified.${value}`) })),
  }),
  columns: ({ custom, text }) => [
    custom("name", {
      value: ({ displayName }) => displayName,
      cell: (member) => (
        <span className="flex items-center gap-3">
          <Avatar name={member.displayName} src={member.avatar} size={40} />
          <span className="min-w-0 leading-snug">
            <MemberName member={member} />
            <span className="block truncate text-[0.8125rem] text-ink-3">@{member.handle}</span>
          </span>
        </span>
      ),
    }),
    custom("email", {
      may: "account:manage",
      optional: true,
      from: 1024,
      value: ({ account }) => account?.email,
      cell: ({ account }) => <EmailCell account={account} />,
    }),
    text("types", ({ memberTypes }) => memberTypes.map(({ name }) => name).join(", ") || "–", {
      width: "140px",
      optional: true,
      from: 1280,
    }),
    custom("role", {
      width: "160px",
      optional: true,
      from: 896,
      value: ({ role }) => role,
      cell: ({ role }) => <span className="block truncate text-ink-2">{role}</span>,
    }),
    text("company", ({ company }) => company ?? "–", {
      width: "140px",
      optional: true,
      from: 1280,
    }),
    custom("availability", {
      width: "170px",
      optional: true,
      from: 1024,
      value: ({ availability }, { word }) => availability && word(`availability.${availability}`),
      cell: (member) => <AvailabilityText of={member} />,
    }),
    custom("seen", {
      may: "account:manage",
      width: "126px",
      optional: true,
      from: 1024,
      value: ({ account }) => account?.lastSeenAt,
      cell: ({ account }, { word }) =>
        account?.lastSeenAt ? (
          <RelativeTime iso={account.lastSeenAt} className="text-ink-2" />
        ) : (
          <span className="text-ink-3">{word("never")}</span>
        ),
    }),
    custom("status", {
      width: "120px",
      value: ({ status }, { word }) => status && word(`status.${status}`),
      cell: ({ status }) => status && <MemberStatusBadge status={status} />,
    }),
  ],
  mobileRow: (member) => <MemberMobileRow member={member} />,
  card: (member) => <MemberCard member={member} />,
  views: { table: "/dashboard/user/list", cards: "/dashboard/user/cards" },
  paths: {
    new: "/dashboard/user/new",
    edit: ({ id }, { may }) => (may("member:write") ? memberAddress(id) : undefined),
  },
  mayAdd: "member:write",
  exports: (state, { may }) => (may("member:write") ? exportPath(state) : undefined),
  head: <ImportButton />,
  opens: ({ id, handle }, { may }) =>
    may("member:write") ? memberAddress(id) : { to: `/${handle}`, reloadDocument: true },
  actions: ({ item, change, each }) => [
    item("view", { Icon: IconEye, to: ({ handle }) => `/${handle}`, reloadDocument: true }),
    item("message", {
      Icon: IconMessage,
      to: ({ handle }) => `/dashboard/chat/new?to=${handle}`,
      fits: ({ acceptsMessages }) => acceptsMessages,
    }),
    change("approve", {
      Icon: IconUserPlus,
      mutation: ApproveMembersDocument,
      may: "member:write",
      fits: ({ status }) => status === "PENDING",
    }),
    each("verify", {
      Icon: IconMailCheck,
      mutation: VerifyListedMemberDocument,
      may: "member:write",
      fits: ({ account }) => !account?.emailVerified,
    }),
    change("reinstate", {
      Icon: IconUserCheck,
      mutation: ReinstateMembersDocument,
      may: "member:suspend",
      fits: ({ status }) => status === "SUSPENDED",
    }),
    change("suspend", {
      Icon: IconUserOff,
      mutation: SuspendMembersDocument,
      variables: (_, reason) => ({ reason }),
      undo: ReinstateMembersDocument,
      danger: true,
      asks: true,
      field: "text",
      may: "member:suspend",
      fits: ({ id, status }, { viewer }) => status !== "SUSPENDED" && id !== viewer.member?.id,
    }),
    change("delete", {
      Icon: IconTrash,
      mutation: DeleteMembersDocument,
      variables: (_, answer) => ({ withAccounts: answer === "on" }),
      undo: RestoreMembersDocument,
      danger: true,
      removes: true,
      asks: true,
      field: "option",
      may: "member:write",
      fits: ({ id }, { viewer }) => id !== viewer.member?.id,
    }),
  ],
});
