import type { IntlShape } from "react-intl";
import { z } from "zod";
import { type ListAddress, type ListPlace, many, one } from "../../dashboard/list/list-address.ts";
import type { StatusTab } from "../../kit/list/status-tabs.tsx";
import { type Locale, LOCALES } from "../site/locale.ts";
import type { PostListQuery, PostListQueryVariables } from "./post-list.generated.ts";

const tabs = ["all", "published", "scheduled", "review", "draft", "archived", "trash"] as const;
const tones = {
  all: "off",
  published: "good",
  scheduled: "info",
  review: "accent",
  draft: "warn",
  archived: "off",
  trash: "off",
} as const;

const fields = { title: "TITLE", comments: "COMMENT_COUNT", updated: "UPDATED_AT" } as const;

/** The addresses of the list of posts. */
export const postList = {
  tabs,
  sorts: ["title", "comments", "updated"],
  sort: { by: "updated", direction: "descending" },
  filters: { category: many(z.uuid()), language: one(z.enum(LOCALES)), author: one(z.uuid()) },
  views: true,
  storedAs: "redux-posts",
} as const satisfies ListAddress;

type Place = ListPlace<(typeof tabs)[number], keyof typeof fields>;

const statuses = {
  all: undefined,
  published: "PUBLISHED",
  scheduled: "SCHEDULED",
  review: "REVIEW",
  draft: "DRAFT",
  archived: "ARCHIVED",
  trash: undefined,
} as const;

/** What the graph is asked for, but the page. */
export function filterOf({ search, tab, filters }: Place) {
  const [language] = filters.language ?? [];
  return {
    search: search || undefined,
    status: statuses[tab],
    categoryIds: filters.category?.length ? filters.category : undefined,
    language: LOCALES.find((locale) => locale === language),
    authorId: filters.author?.[0],
  };
}

export function variablesOf(place: Place, locale: Locale): PostListQueryVariables {
  const filter = filterOf(place);
  return {
    filter,
    // Each tab tells how many it would show.
    counted: { ...filter, status: undefined },
    order: {
      field: fields[place.sort.by],
      direction: place.sort.direction === "ascending" ? "ASC" : "DESC",
    },
    page: place.page,
    size: place.size,
    locale,
    inTrash: place.tab === "trash",
  };
}

export const tabsOf = (
  intl: IntlShape,
  known: PostListQuery | undefined,
): Omit<StatusTab, "to">[] =>
  tabs.map((tab) => ({
    id: tab,
    label: intl.formatMessage({ id: `posts.tab.${tab}` }),
    tone: tones[tab],
    count: tab === "trash" ? known?.trash.totalCount : known?.postCounts[tab],
  }));
