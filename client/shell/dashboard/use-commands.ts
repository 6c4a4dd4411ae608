import type { Icon } from "@tabler/icons-react";
import IconLogout from "@tabler/icons-react/dist/esm/icons/IconLogout.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { useIntl } from "react-intl";
import { type Permission, useViewer } from "../../platform/session/viewer.tsx";
import { choose } from "../../platform/settings/document-settings.ts";
import { toggle } from "../../platform/settings/settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";
import { navItems, navLabel, isOpenTo } from "./navigation.ts";
import { leave } from "./leave.ts";
import { recentCommands } from "./recent-commands.ts";

export interface Command {
  id: string;
  title: string;
  /** Opens it after "g" */
  letter?: string;
  /** At its end, for example a handle */
  detail?: string;
  /** Below it: the text that matched */
  line?: string;
  Icon: Icon;
  /** A screen it leads to, a public page, or an action */
  to?: string;
  href?: string;
  run?: () => void;
}

export interface CommandGroup {
  name:
    | "recent"
    | "screens"
    | "changelogEntries"
    | "actions"
    | "projects"
    | "posts"
    | "solutions"
    | "jobs"
    | "pages"
    | "products"
    | "people"
    | "requests"
    | "comments"
    | "cards"
    | "conversations"
    | "categories"
    | "faqs";
  commands: Command[];
}

interface Creation {
  name: string;
  to: string;
  permission?: Permission;
}

/**
 * What can be created from anywhere, and the permission for it; conversations and projects need a
 * profile.
 */
const creations: Creation[] = [
  { name: "newProject", to: "/dashboard/projects/new" },
  { name: "newPost", to: "/dashboard/blog/new", permission: "post:write" },
  { name: "newSolution", to: "/dashboard/solutions/new", permission: "solution:write" },
  { name: "newPage", to: "/dashboard/pages/new", permission: "page:write" },
  { name: "newMember", to: "/dashboard/user/new", permission: "member:write" },
  { name: "newCategory", to: "/dashboard/blog/categories#new", permission: "category:write" },
  { name: "newConversation", to: "/dashboard/chat/new" },
];

/** The palette's groups of commands for a text; empty groups are left out. */
export function useCommands(text: string): CommandGroup[] {
  const intl = useIntl();
  const viewer = useViewer();
  const mode = useSetting("themeMode");
  const screens = navItems
    .filter((item) => isOpenTo(viewer, item))
    .map((item) => ({
      id: item.to,
      title: intl.formatMessage({ id: navLabel(item) }),
      Icon: item.Icon,
      to: item.to,
      letter: item.letter,
    }));
  const other = toggle("themeMode", mode);
  const actions: Command[] = [
    ...creations
      .filter(({ permission }) => (permission ? viewer.may(permission) : viewer.member))
      .map(({ name, to }) => ({
        id: name,
        title: intl.formatMessage({ id: `dashboard.${name}` }),
        Icon: IconPlus,
        to,
      })),
    {
      id: "mode",
      title: intl.formatMessage({ id: `site.mode.${other}` }),
      Icon: other === "dark" ? IconMoon : IconSun,
      run: () => choose("themeMode", other),
    },
    {
      id: "sign-out",
      title: intl.formatMessage({ id: "site.account.signOut" }),
      Icon: IconLogout,
      run: () => void leave(intl),
    },
  ];
  const query = text.trim().toLocaleLowerCase();
  const matches = ({ title }: Command) => title.toLocaleLowerCase().includes(query);
  const groups: CommandGroup[] = [
    { name: "recent", commands: query ? [] : recentCommands(viewer.id) },
    { name: "screens", commands: screens.filter(matches) },
    { name: "actions", commands: actions.filter(matches) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}
