import IconCategory from "@tabler/icons-react/dist/esm/icons/IconCategory.mjs";
import IconLayoutDashboard from "@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconNews from "@tabler/icons-react/dist/esm/icons/IconNews.mjs";
import IconTags from "@tabler/icons-react/dist/esm/icons/IconTags.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import type { Permission } from "../session/viewer.tsx";

/** What the navigation leads to, and who may go there: whoever holds one of the permissions. */
export interface Area {
  /** "posts" reads as the message dashboard.area.posts */
  name: string;
  group: (typeof groups)[number];
  /** The screen it opens */
  to: string;
  /** Every address that begins so belongs to it; by default `to` */
  covers?: string;
  permissions?: Permission[];
  Icon: typeof IconUsers;
}

export const groups = ["overview", "blog", "people", "own"] as const;

export const areas: Area[] = [
  { name: "app", group: "overview", to: "/dashboard/app", Icon: IconLayoutDashboard },
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
    name: "users",
    group: "people",
    to: "/dashboard/user/list",
    covers: "/dashboard/user",
    permissions: ["account:manage", "member:suspend"],
    Icon: IconUsers,
  },
  {
    name: "memberTypes",
    group: "people",
    to: "/dashboard/user/type",
    permissions: ["member:write"],
    Icon: IconTags,
  },
  { name: "account", group: "own", to: "/dashboard/user/account", Icon: IconUserCircle },
  { name: "settings", group: "own", to: "/dashboard/settings", Icon: IconSettings },
];

/** The area of an address: the one that covers most of it. */
export function areaOf(pathname: string): Area | undefined {
  const covering = areas.filter(({ to, covers = to }) => `${pathname}/`.startsWith(`${covers}/`));
  return covering.sort((a, b) => (b.covers ?? b.to).length - (a.covers ?? a.to).length)[0];
}
