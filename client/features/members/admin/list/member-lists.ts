import type { ListState } from "../../../../admin/list/list-params.ts";
import type { ListContext } from "../../../../admin/list/list-context.ts";
import type { AccountListQuery } from "./account-list.generated.ts";
import type { MemberListQuery } from "./member-list.generated.ts";
import type { MemberListCountsFragment } from "./member-list-counts.generated.ts";

export type ListedAccount = AccountListQuery["users"]["nodes"][number];
export type ListedMember = MemberListQuery["members"]["nodes"][number];

export const availabilities = ["OPEN", "LIMITED", "BOOKED"] as const;

/**
 * What members, accounts without a profile and the trashes of both have in common: they are tabs of
 * one list. Accounts need the permission to see them, the trash the permission to restore; the tab
 * of deleted accounts is shown only while there are some.
 */
export const memberLists = {
  tabs: {
    all: {},
    active: { tone: "good" },
    pending: { tone: "warn", adds: false },
    suspended: { tone: "bad", adds: false },
    accounts: { may: "account:manage" },
    trash: { may: "member:write", isTrash: true },
    "trashed-accounts": { may: "account:manage", isTrash: true, onlyWithRows: true },
  },
  counts: (known: MemberListCountsFragment) => ({
    ...known.memberCounts,
    accounts: known.accountCounts?.all,
    trash: known.trashedMembers?.totalCount,
    "trashed-accounts": known.trashedAccounts?.totalCount,
  }),
  subtitle: ({ memberCounts: { all, pending } }: MemberListCountsFragment) => ({ all, pending }),
} as const;

export const memberFilter = ({ search, filters }: Pick<ListState, "search" | "filters">) => {
  const [verified] = filters.verified ?? [];
  return {
    search: search || undefined,
    typeId: filters.type?.[0],
    availability: availabilities.find((each) => each === filters.availability?.[0]),
    isVerified: verified ? verified === "yes" : undefined,
  };
};

/** The counts of the tabs. */
export const memberListCounts = (
  state: Pick<ListState, "search" | "filters">,
  { may }: ListContext,
) => ({
  counted: memberFilter(state),
  alone: { search: state.search || undefined, hasProfile: false },
  words: state.search || undefined,
  seesTrash: may("member:write"),
  seesAccounts: may("account:manage"),
});
