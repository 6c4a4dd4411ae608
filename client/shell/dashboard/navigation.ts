import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconBulb from "@tabler/icons-react/dist/esm/icons/IconBulb.mjs";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconFolders from "@tabler/icons-react/dist/esm/icons/IconFolders.mjs";
import IconCoins from "@tabler/icons-react/dist/esm/icons/IconCoins.mjs";
import IconHelpCircle from "@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconLayoutDashboard from "@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs";
import IconMessages from "@tabler/icons-react/dist/esm/icons/IconMessages.mjs";
import IconMessage2Bolt from "@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconMessageReport from "@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs";
import IconSparkles from "@tabler/icons-react/dist/esm/icons/IconSparkles.mjs";
import IconStack2 from "@tabler/icons-react/dist/esm/icons/IconStack2.mjs";
import IconNews from "@tabler/icons-react/dist/esm/icons/IconNews.mjs";
import IconTags from "@tabler/icons-react/dist/esm/icons/IconTags.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import type { Permission, Viewer } from "../../platform/session/viewer.tsx";

/** The navigation's screens and their permissions: one of them is enough. */
export interface NavItem {
  /** "posts" is the message dashboard.nav.posts; with a screen, the title of its list */
  name: string;
  group: (typeof groups)[number];
  /** The screen it opens */
  to: string;
  /** The file of a list that is a route module itself; client/routes.ts makes its route */
  screen?: string;
  /** The prefix of the URLs that belong to it; by default `to` */
  covers?: string;
  permissions?: Permission[];
  /** Only for users with a profile, or with this permission */
  needsProfile?: true | Permission;
  /** Its screens are panes edge to edge, as high as the window */
  isWorkspace?: boolean;
  Icon: typeof IconUsers;
}

export const groups = ["overview", "apps", "work", "blog", "site", "people", "own"] as const;

export const navItems: NavItem[] = [
  { name: "app", group: "overview", to: "/dashboard/app", Icon: IconLayoutDashboard },
  {
    name: "chat",
    group: "apps",
    to: "/dashboard/chat",
    needsProfile: true,
    isWorkspace: true,
    Icon: IconMessages,
  },
  {
    name: "projects",
    group: "work",
    to: "/dashboard/projects",
    needsProfile: "project:manage",
    Icon: IconFolders,
  },
  {
    name: "project-types",
    group: "work",
    to: "/dashboard/projects/types",
    screen: "features/projects/types/project-type.list.tsx",
    permissions: ["type:write"],
    Icon: IconStack2,
  },
  {
    name: "jobs",
    group: "work",
    to: "/dashboard/jobs",
    permissions: ["job:write", "application:manage"],
    Icon: IconBriefcase,
  },
  {
    name: "requests",
    group: "work",
    to: "/dashboard/contact/list",
    covers: "/dashboard/contact",
    Icon: IconInbox,
  },
  {
    name: "ready-answers",
    group: "work",
    to: "/dashboard/contact/saved-replies",
    screen: "features/contacts/ready-answers/ready-answer.list.tsx",
    permissions: ["contact:answer"],
    Icon: IconMessage2Bolt,
  },
  {
    name: "posts",
    group: "blog",
    to: "/dashboard/blog/posts",
    covers: "/dashboard/blog",
    permissions: ["post:write"],
    Icon: IconNews,
  },
  {
    name: "categories",
    group: "blog",
    to: "/dashboard/blog/categories",
    screen: "features/categories/category.list.tsx",
    permissions: ["category:write"],
    Icon: IconCategory,
  },
  {
    name: "comments",
    group: "blog",
    to: "/dashboard/blog/comments",
    permissions: ["comment:moderate"],
    Icon: IconMessageCircle,
  },
  {
    name: "solutions",
    group: "site",
    to: "/dashboard/solutions",
    permissions: ["solution:write"],
    Icon: IconBulb,
  },
  {
    name: "pages",
    group: "site",
    to: "/dashboard/pages",
    permissions: ["page:write"],
    Icon: IconFileText,
  },
  {
    name: "faqs",
    group: "site",
    to: "/dashboard/pages/faqs",
    screen: "features/faqs/faq.list.tsx",
    permissions: ["faq:write"],
    Icon: IconHelpCircle,
  },
  {
    name: "plans",
    group: "site",
    to: "/dashboard/pages/plans",
    screen: "features/plans/plan.list.tsx",
    permissions: ["plan:write"],
    Icon: IconCoins,
  },
  {
    name: "changelog",
    group: "site",
    to: "/dashboard/changelog/list",
    covers: "/dashboard/changelog",
    permissions: ["changelog:write"],
    Icon: IconSparkles,
  },
  {
    name: "messageReports",
    group: "people",
    to: "/dashboard/message-reports",
    permissions: ["report:moderate"],
    Icon: IconMessageReport,
  },
  {
    name: "members",
    group: "people",
    to: "/dashboard/user/list",
    covers: "/dashboard/user",
    permissions: ["account:manage", "member:suspend"],
    Icon: IconUsers,
  },
  {
    name: "member-types",
    group: "people",
    to: "/dashboard/user/type",
    screen: "features/members/types/member-type.list.tsx",
    permissions: ["member:write"],
    Icon: IconTags,
  },
  { name: "account", group: "own", to: "/dashboard/user/account", Icon: IconUserCircle },
  { name: "settings", group: "own", to: "/dashboard/settings", Icon: IconSettings },
];

/** The message id of its label. */
export const navLabel = ({ name, screen }: NavItem): string =>
  screen ? `${name}.title` : `dashboard.nav.${name}`;

/** The item a URL belongs to: the most specific one that covers it. */
export function navItemOf(pathname: string): NavItem | undefined {
  const covering = navItems.filter(({ to, covers = to }) =>
    `${pathname}/`.startsWith(`${covers}/`),
  );
  return covering.sort((a, b) => (b.covers ?? b.to).length - (a.covers ?? a.to).length)[0];
}

/** Whether the viewer may open an item. */
export const isOpenTo = (viewer: Viewer, item: NavItem | undefined): boolean =>
  viewer.mayOpen(item?.permissions) && hasProfileFor(viewer, item?.needsProfile);

const hasProfileFor = (viewer: Viewer, needed: NavItem["needsProfile"]): boolean =>
  !needed || Boolean(viewer.member) || (needed !== true && viewer.may(needed));
