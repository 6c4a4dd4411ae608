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
import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useDeferredValue } from "react";
import { useIntl } from "react-intl";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { pagePath, SITE_PATHS } from "../../platform/published-path.ts";
import { useViewer } from "../../platform/session/viewer.tsx";
import { requestAddress } from "../../features/contacts/requests/request.ts";
import { jobEditAddress } from "../../features/jobs/job-address.ts";
import { productAddress } from "../../features/products/product-address.ts";
import { projectAddress } from "../../features/projects/project-address.ts";
import { pageEditAddress } from "../../features/pages/page-address.ts";
import { sitePagePath } from "../../features/pages/public/pages-path.ts";
import { solutionEditAddress } from "../../features/solutions/solution-address.ts";
import { matchingLine } from "./matching-line.ts";
import {
  SearchCommentsDocument,
  SearchConversationsDocument,
  SearchDocument,
  type SearchQuery,
} from "./search.generated.ts";
import type { CommandGroup } from "./use-commands.ts";

type FoundDocument = NonNullable<SearchQuery["search"]>["posts"][number];

/** Shorter texts match nearly everything. */
const MIN_QUERY_LENGTH = 2;

/**
 * The server's search results for a text: linked to the editor if the viewer may edit, otherwise to
 * the site.
 */
export function useFound(text: string): { groups: CommandGroup[]; isLooking: boolean } {
  const intl = useIntl();
  const locale = useLocale();
  const { may, mayOpen, member: me } = useViewer();
  const query = useDeferredValue(text.trim());
  const isShort = query.length < MIN_QUERY_LENGTH;
  const once = { fetchPolicy: "cache-first" } as const;
  const site = useQuery(SearchDocument, {
    ...once,
    variables: { text: query, locale },
    skip: isShort,
  });
  const comments = useQuery(SearchCommentsDocument, {
    ...once,
    variables: { text: query },
    skip: isShort || !may("comment:moderate"),
  });
  const chat = useQuery(SearchConversationsDocument, {
    ...once,
    variables: { text: query },
    skip: isShort || !me,
  });
  if (isShort) return { groups: [], isLooking: false };
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
      name: "comments",
      commands: ((comments.data ?? comments.previousData)?.commentsToModerate.nodes ?? []).map(
        ({ id, name, content, status }) => ({
          id,
          title: name ?? "",
          line: matchingLine(content, query) ?? content,
          Icon: IconMessageCircle,
          to: `/dashboard/blog/comments?${new URLSearchParams({ tab: status.toLowerCase(), q: query })}`,
        }),
      ),
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
      commands: ((chat.data ?? chat.previousData)?.conversations.nodes ?? []).map(
        ({ id, title, participants }) => ({
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
        }),
      ),
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
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isLooking: site.loading || comments.loading || chat.loading,
  };
}
