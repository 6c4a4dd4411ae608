import { useQuery } from "@apollo/client/react";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import { useDeferredValue } from "react";
import { useIntl } from "react-intl";
import { PROXY_CLIENTS } from "../../features/proxies/proxy-address.ts";
import { useLocale } from "../../i18n/locale.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { plainText } from "../../ui/plain-text.ts";
import { foundCommands } from "./found-commands.ts";
import { isOpenTo, navItemOf } from "./navigation.ts";
import { SearchCorrectionsDocument, SearchDocument } from "./search.generated.ts";
import type { CommandGroup } from "./use-commands.ts";

/** As in the document. */
const RESULTS_PER_KIND = 5;

/** The list of each kind that has one, which takes the same search. */
const LISTS: Partial<Record<CommandGroup["name"], string>> = {
  posts: "/dashboard/blog/posts",
  comments: "/dashboard/blog/comments",
  solutions: "/dashboard/solutions",
  pages: "/dashboard/pages",
  jobs: "/dashboard/jobs",
  products: "/dashboard/e-commerce/list",
  people: "/dashboard/user/list",
  requests: "/dashboard/contact/list",
  mails: "/dashboard/mail/all",
  changelogEntries: "/dashboard/changelog/list",
  orders: "/dashboard/e-commerce/orders",
  invoices: "/dashboard/invoice/list",
  payments: "/dashboard/payments",
  files: "/dashboard/files-manager",
  proxyServers: "/dashboard/proxy/servers",
  proxyClients: PROXY_CLIENTS,
};

/** Shorter texts match nearly everything. */
const MIN_QUERY_LENGTH = 2;

interface Found {
  groups: CommandGroup[];
  isLooking: boolean;
  /** The search failed, and how to try it again */
  failure?: { error: unknown; retry(): unknown };
  /** The text that was searched for */
  query: string;
}

/** Texts like one that has found nothing. */
export function useCorrections(text: string, isWanted: boolean): string[] {
  const { data } = useQuery(SearchCorrectionsDocument, {
    variables: { text },
    skip: !isWanted || text.length < MIN_QUERY_LENGTH,
  });
  return isWanted ? (data?.searchCorrections ?? []) : [];
}

/**
 * The server's search results for a text: linked to the editor if the viewer may edit, otherwise to
 * the site.
 */
export function useFound(text: string): Found {
  const intl = useIntl();
  const locale = useLocale();
  const viewer = useViewer();
  const query = useDeferredValue(text.trim());
  const isShort = query.length < MIN_QUERY_LENGTH;
  const once = { fetchPolicy: "cache-first" } as const;
  const site = useQuery(SearchDocument, {
    ...once,
    variables: { text: query, locale },
    skip: isShort,
  });
  if (isShort) return { groups: [], isLooking: false, query };
  const found = (site.data ?? site.previousData)?.search;
  const withAll = (group: CommandGroup): CommandGroup => {
    const list = LISTS[group.name];
    const isFull = group.commands.length >= RESULTS_PER_KIND;
    if (!list || !isFull || !isOpenTo(viewer, navItemOf(list))) return group;
    const all = {
      id: `all ${group.name}`,
      title: intl.formatMessage({ id: "dashboard.search.all" }),
      Icon: IconList,
      to: `${list}?${new URLSearchParams({ q: query })}`,
      isList: true,
    };
    return { ...group, commands: [...group.commands, all] };
  };
  const groups = found ? foundCommands(found, { intl, locale, viewer, query }) : [];
  return {
    groups: groups.map(withAll).toSorted((a, b) => fitOf(a, query) - fitOf(b, query)),
    isLooking: site.loading,
    failure: site.error && { error: site.error, retry: () => site.refetch() },
    query,
  };
}

/** How well the best name of a group fits a search: like the server, which sorts within each. */
function fitOf({ commands }: CommandGroup, query: string): number {
  const typed = plainText(query);
  const fits = commands.map(({ title }) => {
    const name = plainText(title);
    if (name === typed) return 0;
    if (name.startsWith(typed)) return 1;
    return typed.split(/\s+/u).every((term) => name.includes(term)) ? 2 : 3;
  });
  return Math.min(...fits);
}
