import type { Icon } from "@tabler/icons-react";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { useIntl } from "react-intl";
import { useViewer } from "../session/viewer.tsx";
import { choose } from "../settings/document-settings.ts";
import { toggle } from "../settings/settings.ts";
import { useSetting } from "../settings/use-setting.ts";
import { areas, isOpenTo } from "./areas.ts";

export interface Command {
  id: string;
  title: string;
  detail?: string;
  Icon: Icon;
  /** A screen it leads to, a page of the site, or what it does */
  to?: string;
  href?: string;
  run?: () => void;
}

export interface CommandGroup {
  name: "screens" | "actions" | "posts" | "people" | "categories";
  commands: Command[];
}

/** What the palette offers for a text; the groups that have something to offer. */
export function useCommands(text: string): CommandGroup[] {
  const intl = useIntl();
  const viewer = useViewer();
  const { may } = viewer;
  const mode = useSetting("themeMode");
  const screens = areas
    .filter((area) => isOpenTo(viewer, area))
    .map(({ name, to, Icon: Picture }) => ({
      id: to,
      title: intl.formatMessage({ id: `dashboard.area.${name}` }),
      Icon: Picture,
      to,
    }));
  const other = toggle("themeMode", mode);
  const actions: Command[] = [
    ...(may("post:write")
      ? [
          {
            id: "new-post",
            title: intl.formatMessage({ id: "dashboard.newPost" }),
            Icon: IconPlus,
            to: "/dashboard/blog/new",
          },
        ]
      : []),
    {
      id: "mode",
      title: intl.formatMessage({ id: `site.mode.${other}` }),
      Icon: other === "dark" ? IconMoon : IconSun,
      run: () => choose("themeMode", other),
    },
  ];
  const asked = text.trim().toLocaleLowerCase();
  const matches = ({ title }: Command) => title.toLocaleLowerCase().includes(asked);
  const groups: CommandGroup[] = [
    { name: "screens", commands: screens.filter(matches) },
    { name: "actions", commands: actions.filter(matches) },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}
