import type { IntlShape } from "react-intl";
import { z } from "zod";
import { type ListAddress, type ListPlace, one } from "../../dashboard/list/list-address.ts";
import type { List } from "../../dashboard/list/use-list.ts";
import type { StatusTab } from "../../kit/list/status-tabs.tsx";
import type { Locale } from "../site/locale.ts";
import type { AccountListQuery, AccountListQueryVariables } from "./account-list.generated.ts";
import type { MemberListQuery, MemberListQueryVariables } from "./member-list.generated.ts";

export type ListedAccount = AccountListQuery["users"]["nodes"][number];
export type ListedMember = MemberListQuery["members"]["nodes"][number];

const tabs = ["all", "active", "pending", "suspended", "accounts"] as const;
const tones = {
  all: "off",
  active: "good",
  pending: "warn",
  suspended: "bad",
  accounts: "off",
} as const;
const statuses = {
  all: undefined,
  active: "ACTIVE",
  pending: "PENDING",
  suspended: "SUSPENDED",
  accounts: undefined,
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

type Place = ListPlace<(typeof tabs)[number], "name" | "joined">;
export type PeopleList = List<(typeof tabs)[number], "name" | "joined">;

export function variablesOf(
  { search, tab, sort, page, size, filters }: Place,
  locale: Locale,
  { asCards, seesAccounts }: { asCards: boolean; seesAccounts: boolean },
): MemberListQueryVariables {
  const [verified] = filters.verified ?? [];
  const counted = {
    search: search || undefined,
    typeId: filters.type?.[0],
    availability: availabilities.find((each) => each === filters.availability?.[0]),
    isVerified: verified ? verified === "yes" : undefined,
  };
  return {
    filter: { ...counted, status: statuses[tab] },
    counted,
    order: {
      field: sort.by === "name" ? "NAME" : "CREATED_AT",
      direction: sort.direction === "ascending" ? "ASC" : "DESC",
    },
    page,
    size,
    locale,
    asCards,
    seesAccounts,
    alone: { search: counted.search, hasProfile: false },
  };
}

export function accountVariablesOf({ search, sort, page, size }: Place): AccountListQueryVariables {
  const words = search || undefined;
  return {
    filter: { search: words, hasProfile: false },
    counted: { search: words },
    order: {
      field: sort.by === "name" ? "NAME" : "CREATED_AT",
      direction: sort.direction === "ascending" ? "ASC" : "DESC",
    },
    page,
    size,
  };
}

/** The tab of accounts without a profile is for those who see accounts. */
export const tabsOf = (
  intl: IntlShape,
  counts: Partial<Record<(typeof tabs)[number], number>>,
  seesAccounts: boolean,
): Omit<StatusTab, "to">[] =>
  tabs
    .filter((tab) => tab !== "accounts" || seesAccounts)
    .map((tab) => ({
      id: tab,
      label: intl.formatMessage({ id: `people.tab.${tab}` }),
      tone: tones[tab],
      count: counts[tab],
    }));
