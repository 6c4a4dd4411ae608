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
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconServer from "@tabler/icons-react/dist/esm/icons/IconServer.mjs";
import IconServerCog from "@tabler/icons-react/dist/esm/icons/IconServerCog.mjs";
import IconUserSearch from "@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs";
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import type { IntlShape } from "react-intl";
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
import { type Locale, localePath } from "../../i18n/locale.ts";
import { projectPath } from "../../platform/project-path.ts";
import { pagePath, SITE_PATHS } from "../../platform/published-path.ts";
import type { Viewer } from "../../platform/session/viewer.tsx";
import { textIn } from "../../admin/text-in.ts";
import { matchingLine } from "./matching-line.ts";
import type { SearchQuery } from "./search.generated.ts";
import type { Command, CommandGroup } from "./use-commands.ts";

type Found = NonNullable<SearchQuery["search"]>;
type FoundDocument = Found["posts"][number];

/** Who has searched, and for what. */
interface Search {
  intl: IntlShape;
  locale: Locale;
  viewer: Viewer;
  query: string;
}

const onSite = (path: string, locale: Locale) => ({ href: localePath(locale, path) });

const shown = (
  { id, title, slug, description, titleByLocale: all }: FoundDocument,
  query: string,
) => ({
  id,
  title: title ?? all?.en ?? all?.fr ?? all?.no ?? slug ?? "",
  line: matchingLine(description, query),
});

type CommandsOf = (found: Found, search: Search) => Command[];

/** How each kind of result is listed: linked to where the viewer may edit it, otherwise to the site. */
const kinds: Partial<Record<CommandGroup["name"], CommandsOf>> = {
  projects: ({ projects }, { locale, query }) =>
    projects.map((project) => ({
      ...shown(project, query),
      Icon: IconFolders,
      ...(project.isEditable || project.ownerStatus
        ? { to: projectAddress(project.id) }
        : onSite(projectPath(project.type?.slug, project.slug ?? ""), locale)),
    })),
  posts: ({ posts }, { locale, viewer, query }) =>
    posts.map((post) => ({
      ...shown(post, query),
      Icon: IconArticle,
      ...(viewer.may("post:write")
        ? { to: `/dashboard/blog/post/edit/${post.id}` }
        : onSite(`/blog/${post.slug}`, locale)),
    })),
  solutions: ({ solutions }, { locale, viewer, query }) =>
    solutions.map((solution) => ({
      ...shown(solution, query),
      Icon: IconBulb,
      ...(viewer.may("solution:write")
        ? { to: solutionEditAddress(solution.id) }
        : onSite(pagePath(SITE_PATHS.solutions, solution.slug ?? solution.id), locale)),
    })),
  pages: ({ pages }, { locale, viewer, query }) =>
    pages.map((page) => ({
      ...shown(page, query),
      Icon: IconFileText,
      ...(viewer.may("page:write")
        ? { to: pageEditAddress(page.id) }
        : onSite(sitePagePath(page.slug ?? page.id), locale)),
    })),
  jobs: ({ jobs }, { locale, viewer, query }) =>
    jobs.map((job) => ({
      ...shown(job, query),
      Icon: IconBriefcase,
      ...(viewer.may("job:write")
        ? { to: jobEditAddress(job.id) }
        : onSite(pagePath(SITE_PATHS.jobs, job.slug ?? job.id), locale)),
    })),
  products: ({ products }, { query }) =>
    products.map(({ id, name, sku, subtitle, english }) => ({
      id,
      title: name,
      ...(sku && { detail: sku }),
      line: matchingLine(subtitle ?? english, query),
      Icon: IconPackage,
      to: productAddress(id),
    })),
  people: ({ members, users }, { locale, viewer, query }) => [
    ...members.map(({ id, displayName, handle, headline }) => ({
      id,
      title: displayName,
      detail: handle,
      line: matchingLine(headline, query),
      Icon: IconUser,
      ...(viewer.mayOpen(["member:write"])
        ? { to: `/dashboard/user/${id}/edit` }
        : onSite(`/${handle}`, locale)),
    })),
    ...users
      .filter(({ member }) => !member && viewer.may("account:manage"))
      .map(({ id, name, email }) => ({
        id,
        title: name,
        ...(email && { detail: email }),
        Icon: IconUser,
        to: `/dashboard/user/${id}/edit`,
      })),
  ],
  requests: ({ requests }, { query }) =>
    requests.map(({ id, name, message }) => ({
      id,
      title: name,
      line: matchingLine(message, query) ?? message,
      Icon: IconInbox,
      to: requestAddress(id),
    })),
  mails: ({ mails }, { intl, query }) =>
    mails.map(({ id, subject, name, address, snippet }) => {
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
  comments: ({ comments }, { query }) =>
    comments.map(({ id, name, content, status }) => ({
      id,
      title: name ?? "",
      line: matchingLine(content, query) ?? content,
      Icon: IconMessageCircle,
      to: `/dashboard/blog/comments?${new URLSearchParams({ tab: status.toLowerCase(), q: query })}`,
    })),
  cards: ({ cards }, { query }) =>
    cards.flatMap(({ id, number, title, description, board }) =>
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
  conversations: ({ conversations }, { intl, viewer }) =>
    conversations.map(({ id, title, participants }) => ({
      id,
      title:
        title ??
        intl.formatList(
          participants.flatMap(({ member }) =>
            member && member.id !== viewer.member?.id ? [member.displayName] : [],
          ),
          { type: "conjunction" },
        ),
      Icon: IconMessage,
      to: `/dashboard/chat/${id}`,
    })),
  categories: ({ categories }, { locale, query }) =>
    categories.map(({ id, name, slug, description }) => ({
      id,
      title: name ?? slug ?? "",
      line: matchingLine(description, query),
      Icon: IconCategory,
      ...onSite(`/blog/categories/${slug}`, locale),
    })),
  faqs: ({ faqs }, { locale, viewer, query }) =>
    faqs.map(({ id, question, english, answer }) => {
      const title = question ?? english ?? "";
      return {
        id,
        title,
        line: matchingLine(answer, query),
        Icon: IconHelpCircle,
        ...(viewer.may("faq:write")
          ? { to: `/dashboard/pages/faqs?${new URLSearchParams({ q: title })}` }
          : onSite(`/faqs#${id}`, locale)),
      };
    }),
  changelogEntries: ({ changelogEntries }, { locale, viewer, query }) =>
    changelogEntries.map(({ id, release, title, english, description }) => ({
      id,
      title: title ?? english ?? release ?? "",
      line: matchingLine(description, query),
      Icon: IconHistory,
      ...(viewer.may("changelog:write")
        ? { to: `/dashboard/changelog/${id}/edit` }
        : onSite(`/changelog#${release ? `v${release}` : id}`, locale)),
    })),
  messages: ({ messages }, { query }) =>
    messages.flatMap(({ id, seq, body, sender, conversation }) =>
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
  orders: ({ orders }) =>
    orders.map(({ id, number, buyerName }) => ({
      id,
      title: number,
      detail: buyerName,
      Icon: IconReceipt,
      to: orderAddress(id),
    })),
  invoices: ({ invoices }, { intl }) =>
    invoices.map(({ id, number, subject, customerName }) => ({
      id,
      title: number ?? intl.formatMessage({ id: "invoices.state.draft" }),
      detail: customerName,
      ...(subject && { line: subject }),
      Icon: IconFileInvoice,
      to: invoiceAddress(id),
    })),
  payments: ({ payments }, { query }) =>
    payments.map(({ id, number, payerName, receiptNumber, reference }) => ({
      id,
      title: payerName,
      detail: receiptNumber ?? number,
      line: matchingLine(reference, query),
      Icon: IconCash,
      to: `/dashboard/payments?${new URLSearchParams({ q: query })}`,
    })),
  applications: ({ applications }, { intl, locale, query }) =>
    applications.flatMap(({ id, name, number, coverLetter, job }) =>
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
  files: ({ files }, { query }) =>
    files.map(({ id, name }) => ({
      id,
      title: name,
      Icon: IconFile,
      to: filesUrl({ file: id, q: query }),
    })),
  events: ({ events }, { intl, query }) =>
    events.map(({ id, title, description, location, start, startDate }) => {
      const day = startDate ?? start?.slice(0, 10) ?? "";
      return {
        id,
        title,
        ...(day && { detail: intl.formatDate(day, { dateStyle: "medium", timeZone: "UTC" }) }),
        line: matchingLine(location, query) ?? matchingLine(description, query),
        Icon: IconCalendar,
        to: `/dashboard/calendar?${new URLSearchParams({ view: "day", date: day })}`,
      };
    }),
  proxyServers: ({ proxyServers }) =>
    proxyServers.map(({ id, name, host }) => ({
      id,
      title: name,
      detail: host,
      Icon: IconServer,
      to: serverAddress(id),
    })),
  proxyClients: ({ proxyClients }) =>
    proxyClients.map(({ id, name, username }) => ({
      id,
      title: name,
      ...(username && { detail: username }),
      Icon: IconServerCog,
      to: `${PROXY_CLIENTS}?${new URLSearchParams({ q: name })}`,
    })),
};

/** What was found, by its kind; empty kinds are left out. */
export const foundCommands = (found: Found, search: Search): CommandGroup[] =>
  (Object.entries(kinds) as [CommandGroup["name"], CommandsOf][])
    .map(([name, commandsOf]) => ({ name, commands: commandsOf(found, search) }))
    .filter(({ commands }) => commands.length > 0);
