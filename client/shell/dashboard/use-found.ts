import { projectPath } from "../../platform/project-path.ts";
import { useQuery } from "@apollo/client/react";
import IconArticle from "@tabler/icons-react/dist/esm/icons/IconArticle.mjs";
import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconBulb from "@tabler/icons-react/dist/esm/icons/IconBulb.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconFolders from "@tabler/icons-react/dist/esm/icons/IconFolders.mjs";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconHelpCircle from "@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import IconMessage from "@tabler/icons-react/dist/esm/icons/IconMessage.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconCash from "@tabler/icons-react/dist/esm/icons/IconCash.mjs";
import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconServer from "@tabler/icons-react/dist/esm/icons/IconServer.mjs";
import IconServerCog from "@tabler/icons-react/dist/esm/icons/IconServerCog.mjs";
import IconUserSearch from "@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useDeferredValue } from "react";
import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { pagePath, SITE_PATHS } from "../../platform/published-path.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { requestAddress } from "../../features/contacts/requests/request.ts";
import { applicationsAddress, jobEditAddress } from "../../features/jobs/job-address.ts";
import { productAddress } from "../../features/products/product-address.ts";
import { projectAddress } from "../../features/projects/project-address.ts";
import { pageEditAddress } from "../../features/pages/page-address.ts";
import { sitePagePath } from "../../features/pages/public/pages-path.ts";
import { solutionEditAddress } from "../../features/solutions/solution-address.ts";
import { threadHref } from "../../features/mails/mail-address.ts";
import { filesUrl } from "../../features/files/files-url.ts";
import { invoiceAddress } from "../../features/invoices/invoice-address.ts";
import { orderAddress } from "../../features/orders/order-address.ts";
import { PROXY_CLIENTS, serverAddress } from "../../features/proxies/proxy-address.ts";
import { textIn } from "../../admin/text-in.ts";
import { plainText } from "../../ui/plain-text.ts";
import { matchingLine } from "./matching-line.ts";
import { SearchCorrectionsDocument, SearchDocument, type SearchQuery } from "./search.generated.ts";
import { isOpenTo, navItemOf } from "./navigation.ts";
import type { CommandGroup } from "./use-commands.ts";

type FoundDocument = NonNullable<SearchQuery["search"]>["posts"][number];

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
  const { may, mayOpen, member: me } = viewer;
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
  const onSite = (path: string) => ({ href: localePath(locale, path) });
  const shown = ({ id, title, slug, description, titleByLocale: all }: FoundDocument) => ({
    id,
    title: title ?? all?.en ?? all?.fr ?? all?.no ?? slug ?? "",
    line: matchingLine(description, query),
  });
  const accounts = (found?.users ?? [])
    .filter(({ member }) => !member && may("account:manage"))
    .map(({ id, name, email }) => ({
      id,
      title: name,
      ...(email && { detail: email }),
      Icon: IconUser,
      to: `/dashboard/user/${id}/edit`,
    }));
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
  const groups: CommandGroup[] = [
    {
      name: "projects",
      commands: (found?.projects ?? []).map((project) => ({
        ...shown(project),
        Icon: IconFolders,
        ...(project.isEditable || project.ownerStatus
          ? { to: projectAddress(project.id) }
          : onSite(projectPath(project.type?.slug, project.slug ?? ""))),
      })),
    },
    {
      name: "posts",
      commands: (found?.posts ?? []).map((post) => ({
        ...shown(post),
        Icon: IconArticle,
        ...(may("post:write")
          ? { to: `/dashboard/blog/post/edit/${post.id}` }
          : onSite(`/blog/${post.slug}`)),
      })),
    },
    {
      name: "solutions",
      commands: (found?.solutions ?? []).map((solution) => ({
        ...shown(solution),
        Icon: IconBulb,
        ...(may("solution:write")
          ? { to: solutionEditAddress(solution.id) }
          : onSite(pagePath(SITE_PATHS.solutions, solution.slug ?? solution.id))),
      })),
    },
    {
      name: "pages",
      commands: (found?.pages ?? []).map((page) => ({
        ...shown(page),
        Icon: IconFileText,
        ...(may("page:write")
          ? { to: pageEditAddress(page.id) }
          : onSite(sitePagePath(page.slug ?? page.id))),
      })),
    },
    {
      name: "jobs",
      commands: (found?.jobs ?? []).map((job) => ({
        ...shown(job),
        Icon: IconBriefcase,
        ...(may("job:write")
          ? { to: jobEditAddress(job.id) }
          : onSite(pagePath(SITE_PATHS.jobs, job.slug ?? job.id))),
      })),
    },
    {
      name: "products",
      commands: (found?.products ?? []).map(({ id, name, sku, subtitle, english }) => ({
        id,
        title: name,
        ...(sku && { detail: sku }),
        line: matchingLine(subtitle ?? english, query),
        Icon: IconPackage,
        to: productAddress(id),
      })),
    },
    {
      name: "people",
      commands: [
        ...(found?.members ?? []).map(({ id, displayName, handle, headline }) => ({
          id,
          title: displayName,
          detail: handle,
          line: matchingLine(headline, query),
          Icon: IconUser,
          ...(mayOpen(["member:write"])
            ? { to: `/dashboard/user/${id}/edit` }
            : onSite(`/${handle}`)),
        })),
        ...accounts,
      ],
    },
    {
      name: "requests",
      commands: (found?.requests ?? []).map(({ id, name, message }) => ({
        id,
        title: name,
        line: matchingLine(message, query) ?? message,
        Icon: IconInbox,
        to: requestAddress(id),
      })),
    },
    {
      name: "mails",
      commands: (found?.mails ?? []).map(({ id, subject, name, address, snippet }) => {
        const person = name || address;
        return {
          id,
          title: subject || intl.formatMessage({ id: "mails.noSubject" }),
          ...(person && { detail: person }),
          line: (name ? matchingLine(address, query) : undefined) ?? snippet,
          Icon: IconMail,
          to: threadHref(id),
        };
      }),
    },
    {
      name: "comments",
      commands: (found?.comments ?? []).map(({ id, name, content, status }) => ({
        id,
        title: name ?? "",
        line: matchingLine(content, query) ?? content,
        Icon: IconMessageCircle,
        to: `/dashboard/blog/comments?${new URLSearchParams({ tab: status.toLowerCase(), q: query })}`,
      })),
    },
    {
      name: "cards",
      commands: (found?.cards ?? []).flatMap(({ id, number, title, description, board }) =>
        board
          ? {
              id,
              title,
              detail: `${board.name} #${number}`,
              line: matchingLine(description, query),
              Icon: IconLayoutKanban,
              to: `/dashboard/kanban?board=${board.id}&card=${id}`,
            }
          : [],
      ),
    },
    {
      name: "conversations",
      commands: (found?.conversations ?? []).map(({ id, title, participants }) => ({
        id,
        title:
          title ??
          intl.formatList(
            participants.flatMap(({ member }) =>
              member && member.id !== me?.id ? [member.displayName] : [],
            ),
            { type: "conjunction" },
          ),
        Icon: IconMessage,
        to: `/dashboard/chat/${id}`,
      })),
    },
    {
      name: "categories",
      commands: (found?.categories ?? []).map(({ id, name, slug, description }) => ({
        id,
        title: name ?? slug ?? "",
        line: matchingLine(description, query),
        Icon: IconCategory,
        ...onSite(`/blog/categories/${slug}`),
      })),
    },
    {
      name: "faqs",
      commands: (found?.faqs ?? []).map(({ id, question, english, answer }) => {
        const title = question ?? english ?? "";
        return {
          id,
          title,
          line: matchingLine(answer, query),
          Icon: IconHelpCircle,
          ...(may("faq:write")
            ? { to: `/dashboard/pages/faqs?${new URLSearchParams({ q: title })}` }
            : onSite(`/faqs#${id}`)),
        };
      }),
    },
    {
      name: "changelogEntries",
      commands: (found?.changelogEntries ?? []).map(
        ({ id, release, title, english, description }) => ({
          id,
          title: title ?? english ?? release ?? "",
          line: matchingLine(description, query),
          Icon: IconHistory,
          ...(may("changelog:write")
            ? { to: `/dashboard/changelog/${id}/edit` }
            : onSite(`/changelog#${release ? `v${release}` : id}`)),
        }),
      ),
    },
    {
      name: "messages",
      commands: (found?.messages ?? []).flatMap(({ id, seq, body, sender, conversation }) =>
        conversation
          ? {
              id,
              title: sender?.displayName ?? "",
              line: matchingLine(body, query) ?? body ?? "",
              Icon: IconMessage,
              to: `/dashboard/chat/${conversation.id}?at=${seq}`,
            }
          : [],
      ),
    },
    {
      name: "orders",
      commands: (found?.orders ?? []).map(({ id, number, buyerName }) => ({
        id,
        title: number,
        detail: buyerName,
        Icon: IconReceipt,
        to: orderAddress(id),
      })),
    },
    {
      name: "invoices",
      commands: (found?.invoices ?? []).map(({ id, number, subject, customerName }) => ({
        id,
        title: number ?? intl.formatMessage({ id: "invoices.state.draft" }),
        detail: customerName,
        ...(subject && { line: subject }),
        Icon: IconFileInvoice,
        to: invoiceAddress(id),
      })),
    },
    {
      name: "payments",
      commands: (found?.payments ?? []).map(
        ({ id, number, payerName, receiptNumber, reference }) => ({
          id,
          title: payerName,
          detail: receiptNumber ?? number,
          line: matchingLine(reference, query),
          Icon: IconCash,
          to: `/dashboard/payments?${new URLSearchParams({ q: query })}`,
        }),
      ),
    },
    {
      name: "applications",
      commands: (found?.applications ?? []).flatMap(({ id, name, number, coverLetter, job }) =>
        job
          ? {
              id,
              title: name ?? intl.formatMessage({ id: "applications.hidden" }, { number }),
              detail: job.title ?? textIn(job.titleByLocale, locale),
              line: matchingLine(coverLetter, query),
              Icon: IconUserSearch,
              to: `${applicationsAddress(job.id)}?view=read&application=${id}`,
            }
          : [],
      ),
    },
    {
      name: "files",
      commands: (found?.files ?? []).map(({ id, name }) => ({
        id,
        title: name,
        Icon: IconFile,
        to: filesUrl({ file: id, q: query }),
      })),
    },
    {
      name: "events",
      commands: (found?.events ?? []).map(
        ({ id, title, description, location, start, startDate }) => {
          const day = startDate ?? start?.slice(0, 10) ?? "";
          return {
            id,
            title,
            ...(day && { detail: intl.formatDate(day, { dateStyle: "medium", timeZone: "UTC" }) }),
            line: matchingLine(location, query) ?? matchingLine(description, query),
            Icon: IconCalendar,
            to: `/dashboard/calendar?${new URLSearchParams({ view: "day", date: day })}`,
          };
        },
      ),
    },
    {
      name: "proxyServers",
      commands: (found?.proxyServers ?? []).map(({ id, name, host }) => ({
        id,
        title: name,
        detail: host,
        Icon: IconServer,
        to: serverAddress(id),
      })),
    },
    {
      name: "proxyClients",
      commands: (found?.proxyClients ?? []).map(({ id, name, username }) => ({
        id,
        title: name,
        ...(username && { detail: username }),
        Icon: IconServerCog,
        to: `${PROXY_CLIENTS}?${new URLSearchParams({ q: name })}`,
      })),
    },
  ];
  const filled = groups.filter(({ commands }) => commands.length > 0);
  return {
    groups: filled.map(withAll).toSorted((a, b) => fitOf(a, query) - fitOf(b, query)),
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
