import type { IntlShape } from "react-intl";
import { z } from "zod";
import { type ListAddress, type ListPlace, one } from "../../dashboard/list/list-address.ts";
import type { List } from "../../dashboard/list/use-list.ts";
import type { StatusTab } from "../../kit/list/status-tabs.tsx";
import type { Locale } from "../site/locale.ts";
import type { AccountListQuery, AccountListQueryVariables } from "./account-list.generated.ts";
import type { MemberListQuery, MemberListQueryVariables } from "./member-list.generated.ts";
import type { PeopleCountsFragment } from "./people-counts.generated.ts";
import type { TrashedMembersQueryVariables } from "./people-trash.generated.ts";

export type ListedAccount = AccountListQuery["users"]["nodes"][number];
export type ListedMember = MemberListQuery["members"]["nodes"][number];

const tabs = [
  "all",
  "active",
  "pending",
  "suspended",
  "accounts",
  "trash",
  "trashed-accounts",
] as const;
const tones = {
  all: "off",
  active: "good",
  pending: "warn",
  suspended: "bad",
  accounts: "off",
  trash: "off",
  "trashed-accounts": "off",
} as const;
const statuses = {
  all: undefined,
  active: "ACTIVE",
  pending: "PENDING",
  suspended: "SUSPENDED",
  accounts: undefined,
  trash: undefined,
  "trashed-accounts": undefined,
} as const;

export const availabilities = ["OPEN", "LIMITED", "BOOKED"] as const;

/** The addresses of the members, as a table and as cards. */
export const memberList = {
  tabs,
  sorts: ["name", "joined"],
  sort: { by: "name", direction: "ascending" },
  filters: {
    type: one(z.uuid()),
    availability: one(z.enum(availabilities)),
    verified: one(z.enum(["yes", "no"])),
  },
  storedAs: "redux-members",
} as const satisfies ListAddress;

type Tab = (typeof tabs)[number];
type Place = ListPlace<Tab, "name" | "joined">;
export type PeopleList = List<Tab, "name" | "joined">;

/** What the viewer sees of the list beside the members. */
interface Sees {
  seesTrash: boolean;
  seesAccounts: boolean;
}

const countedIn = ({ search, filters }: Place) => {
  const [verified] = filters.verified ?? [];
  return {
    search: search || undefined,
    typeId: filters.type?.[0],
    availability: availabilities.find((each) => each === filters.availability?.[0]),
    isVerified: verified ? verified === "yes" : undefined,
  };
};

/** What the tabs count. */
const countsOf = (place: Place, sees: Sees) => ({
  counted: countedIn(place),
  alone: { search: place.search || undefined, hasProfile: false },
  words: place.search || undefined,
  ...sees,
});

const orderOf = ({ sort }: Place) => ({
  field: sort.by === "name" ? ("NAME" as const) : ("CREATED_AT" as const),
  direction: sort.direction === "ascending" ? ("ASC" as const) : ("DESC" as const),
});

export const variablesOf = (
  place: Place,
  locale: Locale,
  { asCards, ...sees }: { asCards: boolean } & Sees,
): MemberListQueryVariables => ({
  ...countsOf(place, sees),
  filter: { ...countedIn(place), status: statuses[place.tab] },
  order: orderOf(place),
  page: place.page,
  size: place.size,
  locale,
  asCards,
});

export function accountVariablesOf(place: Place, sees: Sees): AccountListQueryVariables {
  const counts = countsOf(place, sees);
  const { page, size } = place;
  return { ...counts, filter: counts.alone, order: orderOf(place), page, size };
}

/** Of both queries of the trash. */
export const trashVariablesOf = (place: Place, sees: Sees): TrashedMembersQueryVariables => ({
  ...countsOf(place, sees),
  page: place.page,
  size: place.size,
});

/**
 * The tab of accounts without a profile is for those who see accounts, the trash for those who may
 * restore; accounts in it have a tab while there are some.
 */
export function tabsOf(
  intl: IntlShape,
  known: PeopleCountsFragment | undefined,
  { seesTrash, seesAccounts }: Sees,
  current: Tab,
): Omit<StatusTab, "to">[] {
  const counts: Partial<Record<Tab, number>> = {
    ...known?.memberCounts,
    accounts: known?.accountCounts?.all,
    trash: known?.trashedMembers?.totalCount,
    "trashed-accounts": known?.trashedAccounts?.totalCount,
  };
  const isShown = (tab: Tab) => {
    if (tab === "accounts") return seesAccounts;
    if (tab === "trash") return seesTrash;
    return tab !== "trashed-accounts" || (seesAccounts && (tab === current || !!counts[tab]));
  };
  return tabs.filter(isShown).map((tab) => ({
    id: tab,
    label: intl.formatMessage({ id: `people.tab.${tab}` }),
    tone: tones[tab],
    count: counts[tab],
  }));
}
