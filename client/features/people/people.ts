import type { ListPlace } from "../../dashboard/list/list-address.ts";
import type { ListContext } from "../../dashboard/list/list-context.ts";
import type { AccountListQuery } from "./account-list.generated.ts";
import type { MemberListQuery } from "./member-list.generated.ts";
import type { PeopleCountsFragment } from "./people-counts.generated.ts";

export type ListedAccount = AccountListQuery["users"]["nodes"][number];
export type ListedMember = MemberListQuery["members"]["nodes"][number];

export const availabilities = ["OPEN", "LIMITED", "BOOKED"] as const;

/**
 * What members, accounts without a profile and the trashes of both have in common: they are tabs of one
 * list. The tab of accounts is for those who see accounts, the trash for those who may restore; accounts
 * in it have a tab while there are some.
 */
export const people = {
  tabs: {
    all: {},
    active: { tone: "good" },
    pending: { tone: "warn" },
    suspended: { tone: "bad" },
    accounts: { may: "account:manage" },
    trash: { may: "member:write", isTrash: true },
    "trashed-accounts": { may: "account:manage", isTrash: true, onlyWithRows: true },
  },
  counts: (known: PeopleCountsFragment) => ({
    ...known.memberCounts,
    accounts: known.accountCounts?.all,
    trash: known.trashedMembers?.totalCount,
    "trashed-accounts": known.trashedAccounts?.totalCount,
  }),
  facts: ({ memberCounts: { all, pending } }: PeopleCountsFragment) => ({ all, pending }),
} as const;

export const memberFilter = ({ search, filters }: Pick<ListPlace, "search" | "filters">) => {
  const [verified] = filters.verified ?? [];
  return {
    search: search || undefined,
    typeId: filters.type?.[0],
    availability: availabilities.find((each) => each === filters.availability?.[0]),
    isVerified: verified ? verified === "yes" : undefined,
  };
};

/** What the tabs count. */
export const peopleCounts = (
  place: Pick<ListPlace, "search" | "filters">,
  { may }: ListContext,
) => ({
  counted: memberFilter(place),
  alone: { search: place.search || undefined, hasProfile: false },
  words: place.search || undefined,
  seesTrash: may("member:write"),
  seesAccounts: may("account:manage"),
});
