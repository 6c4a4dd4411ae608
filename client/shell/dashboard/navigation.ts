import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconBulb from "@tabler/icons-react/dist/esm/icons/IconBulb.mjs";
import IconBuildingBank from "@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs";
import IconCalendarCheck from "@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendar.mjs";
import IconCash from "@tabler/icons-react/dist/esm/icons/IconCash.mjs";
import IconChartBar from "@tabler/icons-react/dist/esm/icons/IconChartBar.mjs";
import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconFileInvoice from "@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs";
import IconFiles from "@tabler/icons-react/dist/esm/icons/IconFiles.mjs";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconFolders from "@tabler/icons-react/dist/esm/icons/IconFolders.mjs";
import IconCoins from "@tabler/icons-react/dist/esm/icons/IconCoins.mjs";
import IconHelpCircle from "@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconLayoutDashboard from "@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import IconListDetails from "@tabler/icons-react/dist/esm/icons/IconListDetails.mjs";
import IconMessages from "@tabler/icons-react/dist/esm/icons/IconMessages.mjs";
import IconMessage2Bolt from "@tabler/icons-react/dist/esm/icons/IconMessage2Bolt.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconMessageReport from "@tabler/icons-react/dist/esm/icons/IconMessageReport.mjs";
import IconSparkles from "@tabler/icons-react/dist/esm/icons/IconSparkles.mjs";
import IconServer from "@tabler/icons-react/dist/esm/icons/IconServer.mjs";
import IconServerCog from "@tabler/icons-react/dist/esm/icons/IconServerCog.mjs";
import IconStack2 from "@tabler/icons-react/dist/esm/icons/IconStack2.mjs";
import IconNews from "@tabler/icons-react/dist/esm/icons/IconNews.mjs";
import IconTags from "@tabler/icons-react/dist/esm/icons/IconTags.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconAdjustmentsAlt from "@tabler/icons-react/dist/esm/icons/IconAdjustmentsAlt.mjs";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import type { Permission, Viewer } from "../../platform/session/viewer.tsx";

/** A screen of the navigation and its permissions: one of them is enough. */
export interface NavItem {
  /** "posts" is the message dashboard.nav.posts; with a screen, the title of its list */
  name: string;
  /** The screen it opens */
  to: string;
  /** Pressed after "g", it opens the screen; not every screen has one */
  letter?: string;
  /** The file of a list that is a route module itself; client/routes.ts makes its route */
  screen?: string;
  /** The prefix of the URLs that belong to it; by default `to` */
  covers?: string;
  /** The URLs of its editors, if those of another place would cover them */
  editors?: RegExp;
  /** Other URLs of the same list, such as its cards: they show the tabs, too */
  views?: string[];
  /** As a tab it has a shorter label, the message dashboard.tab.${name} */
  hasTabLabel?: boolean;
  permissions?: Permission[];
  /** Only for users with a profile, or with this permission */
  needsProfile?: true | Permission;
  /** Its screens are panes edge to edge, as high as the window */
  isWorkspace?: boolean;
  Icon: typeof IconUsers;
}

/** An entry of the sidebar. What configures it are its tabs: they follow its own screen. */
export interface Place extends NavItem {
  group: Group;
  tabs?: NavItem[];
}

/** The groups in their order: "home" has no heading, and one without entries is not shown. */
export const groups = ["home", "apps", "work", "content", "sales", "people", "operations"] as const;

export type Group = (typeof groups)[number];

/** Places one goes to daily: at most six in a group. */
export const places: Place[] = [
  {
    name: "app",
    group: "home",
    to: "/dashboard/app",
    letter: "o",
    Icon: IconLayoutDashboard,
    tabs: [
      {
        name: "analytics",
        to: "/dashboard/analytics",
        letter: "0",
        permissions: ["analytics:read"],
        Icon: IconChartBar,
      },
      {
        name: "ecommerce",
        to: "/dashboard/ecommerce",
        letter: "6",
        permissions: ["order:manage"],
        Icon: IconShoppingBag,
      },
      {
        name: "banking",
        to: "/dashboard/banking",
        letter: "7",
        permissions: ["billing:read"],
        Icon: IconBuildingBank,
      },
      {
        name: "booking",
        to: "/dashboard/booking",
        letter: "8",
        needsProfile: "application:manage",
        Icon: IconCalendarCheck,
      },
      {
        name: "files-overview",
        to: "/dashboard/file",
        letter: "h",
        hasTabLabel: true,
        needsProfile: true,
        Icon: IconFiles,
      },
    ],
  },
  {
    name: "mail",
    group: "apps",
    to: "/dashboard/mail",
    letter: "i",
    permissions: ["mail:read"],
    isWorkspace: true,
    Icon: IconMail,
  },
  {
    name: "chat",
    group: "apps",
    to: "/dashboard/chat",
    letter: "c",
    needsProfile: true,
    isWorkspace: true,
    Icon: IconMessages,
  },
  {
    name: "boards",
    group: "apps",
    to: "/dashboard/kanban",
    letter: "v",
    needsProfile: true,
    Icon: IconLayoutKanban,
  },
  {
    name: "calendar",
    group: "apps",
    to: "/dashboard/calendar",
    letter: "e",
    needsProfile: true,
    isWorkspace: true,
    Icon: IconCalendar,
  },
  {
    name: "files",
    group: "apps",
    to: "/dashboard/files-manager",
    letter: "x",
    needsProfile: true,
    isWorkspace: true,
    Icon: IconFiles,
  },
  {
    name: "projects",
    group: "work",
    to: "/dashboard/projects",
    letter: "p",
    needsProfile: "project:manage",
    Icon: IconFolders,
    tabs: [
      {
        name: "project-types",
        to: "/dashboard/projects/types",
        letter: "t",
        screen: "features/projects/types/project-type.list.tsx",
        hasTabLabel: true,
        permissions: ["type:write"],
        Icon: IconStack2,
      },
    ],
  },
  {
    name: "jobs",
    group: "work",
    to: "/dashboard/jobs",
    letter: "j",
    permissions: ["job:write", "application:manage"],
    Icon: IconBriefcase,
  },
  {
    name: "requests",
    group: "work",
    to: "/dashboard/contact/list",
    letter: "r",
    covers: "/dashboard/contact",
    Icon: IconInbox,
    tabs: [
      {
        name: "ready-answers",
        to: "/dashboard/contact/saved-replies",
        letter: "y",
        screen: "features/contacts/ready-answers/ready-answer.list.tsx",
        permissions: ["contact:answer"],
        Icon: IconMessage2Bolt,
      },
    ],
  },
  {
    name: "posts",
    group: "content",
    to: "/dashboard/blog/posts",
    letter: "b",
    covers: "/dashboard/blog",
    permissions: ["post:write"],
    Icon: IconNews,
    tabs: [
      {
        name: "categories",
        to: "/dashboard/blog/categories",
        letter: "k",
        screen: "features/categories/category.list.tsx",
        permissions: ["category:write"],
        Icon: IconCategory,
      },
    ],
  },
  {
    name: "comments",
    group: "content",
    to: "/dashboard/blog/comments",
    letter: "d",
    permissions: ["comment:moderate"],
    Icon: IconMessageCircle,
  },
  {
    name: "solutions",
    group: "content",
    to: "/dashboard/solutions",
    letter: "s",
    permissions: ["solution:write"],
    Icon: IconBulb,
  },
  {
    name: "pages",
    group: "content",
    to: "/dashboard/pages",
    letter: "w",
    permissions: ["page:write"],
    Icon: IconFileText,
    tabs: [
      {
        name: "faqs",
        to: "/dashboard/pages/faqs",
        letter: "q",
        screen: "features/faqs/faq.list.tsx",
        permissions: ["faq:write"],
        Icon: IconHelpCircle,
      },
      {
        name: "plans",
        to: "/dashboard/pages/plans",
        letter: "n",
        screen: "features/plans/plan.list.tsx",
        permissions: ["plan:write"],
        Icon: IconCoins,
      },
    ],
  },
  {
    name: "changelog",
    group: "content",
    to: "/dashboard/changelog/list",
    letter: "l",
    covers: "/dashboard/changelog",
    permissions: ["changelog:write"],
    Icon: IconSparkles,
  },
  {
    name: "shop",
    group: "sales",
    to: "/dashboard/e-commerce/shop",
    letter: "z",
    covers: "/dashboard/e-commerce",
    Icon: IconShoppingBag,
  },
  {
    name: "orders",
    group: "sales",
    to: "/dashboard/e-commerce/orders",
    letter: "9",
    needsProfile: "order:manage",
    covers: "/dashboard/e-commerce/orders",
    Icon: IconReceipt,
  },
  {
    name: "products",
    group: "sales",
    to: "/dashboard/e-commerce/list",
    letter: "1",
    editors: /^\/dashboard\/e-commerce\/product\/(new|[^/]+\/edit)\/?$/,
    permissions: ["product:write"],
    Icon: IconPackage,
  },
  {
    name: "invoices",
    group: "sales",
    to: "/dashboard/invoice/list",
    letter: "2",
    covers: "/dashboard/invoice",
    needsProfile: "billing:read",
    Icon: IconFileInvoice,
  },
  {
    name: "payments",
    group: "sales",
    to: "/dashboard/payments",
    letter: "3",
    needsProfile: "billing:read",
    Icon: IconCash,
  },
  {
    name: "members",
    group: "people",
    to: "/dashboard/user/list",
    letter: "m",
    covers: "/dashboard/user",
    views: ["/dashboard/user/cards"],
    permissions: ["account:manage", "member:suspend"],
    Icon: IconUsers,
    tabs: [
      {
        name: "member-types",
        to: "/dashboard/user/type",
        letter: "u",
        screen: "features/members/types/member-type.list.tsx",
        hasTabLabel: true,
        permissions: ["member:write"],
        Icon: IconTags,
      },
    ],
  },
  {
    name: "messageReports",
    group: "people",
    to: "/dashboard/message-reports",
    letter: "f",
    permissions: ["report:moderate"],
    Icon: IconMessageReport,
  },
  {
    name: "proxies",
    group: "operations",
    to: "/dashboard/proxy/servers",
    letter: "4",
    covers: "/dashboard/proxy",
    hasTabLabel: true,
    permissions: ["proxy:read"],
    Icon: IconServer,
    tabs: [
      {
        name: "proxy-clients",
        to: "/dashboard/proxy/clients",
        letter: "5",
        hasTabLabel: true,
        permissions: ["proxy:read"],
        Icon: IconServerCog,
      },
    ],
  },
  {
    name: "audit",
    group: "operations",
    to: "/dashboard/settings/audit-log",
    letter: ".",
    permissions: ["audit:read"],
    Icon: IconListDetails,
  },
  {
    name: "siteSettings",
    group: "operations",
    to: "/dashboard/settings?tab=site",
    letter: "-",
    permissions: ["site:write"],
    Icon: IconAdjustmentsAlt,
  },
];

/** The viewer's own screens: in the account menu, not in the sidebar. */
const ownItems: NavItem[] = [
  { name: "account", to: "/dashboard/user/account", letter: "a", Icon: IconUserCircle },
  { name: "settings", to: "/dashboard/settings", letter: ",", Icon: IconSettings },
];

/** A place's own screen and its tabs. */
export const screensOf = (place: Place): NavItem[] => [place, ...(place.tabs ?? [])];

export const navItems: NavItem[] = [...places.flatMap(screensOf), ...ownItems];

/** The message id of its label. */
export const navLabel = ({ name, screen }: NavItem): string =>
  screen ? `${name}.title` : `dashboard.nav.${name}`;

/** The message id of its label as a tab of its place. */
export const tabLabel = (item: NavItem): string =>
  item.hasTabLabel ? `dashboard.tab.${item.name}` : navLabel(item);

/** The item a URL belongs to: the most specific one that covers it. */
export function navItemOf(pathname: string, search = ""): NavItem | undefined {
  const editor = navItems.find(({ editors }) => editors?.test(pathname));
  if (editor) return editor;
  const covering = navItems.filter(
    ({ to, covers = to }) =>
      `${pathname}/`.startsWith(`${covers}/`) || `${pathname}${search}` === to,
  );
  return covering.sort((a, b) => (b.covers ?? b.to).length - (a.covers ?? a.to).length)[0];
}

/** The place whose tabs a URL shows: not the editors and single things below them. */
export const placeWithTabsAt = (pathname: string): Place | undefined =>
  places.find(
    (place) =>
      place.tabs &&
      screensOf(place).some(({ to, views = [] }) => [to, ...views].includes(pathname)),
  );

/** A place as a viewer sees it: where it leads, and the screens they may open there. */
export interface NavEntry {
  place: Place;
  to: string;
  screens: NavItem[];
}

/** Those with a screen that the viewer may open; without the place's own it leads to its first tab. */
export const entriesFor = (viewer: Viewer): NavEntry[] =>
  places.flatMap((place) => {
    const screens = screensOf(place).filter((item) => isOpenTo(viewer, item));
    return screens[0] ? [{ place, to: screens[0].to, screens }] : [];
  });

/** Whether the viewer may open an item. */
export const isOpenTo = (viewer: Viewer, item: NavItem | undefined): boolean =>
  viewer.mayOpen(item?.permissions) && hasProfileFor(viewer, item?.needsProfile);

const hasProfileFor = (viewer: Viewer, needed: NavItem["needsProfile"]): boolean =>
  !needed || Boolean(viewer.member) || (needed !== true && viewer.may(needed));
