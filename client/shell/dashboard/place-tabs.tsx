import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { LinkTabs } from "../../admin/link-tabs.tsx";
import { useViewer } from "../../platform/session/viewer.tsx";
import {
  isOpenTo,
  navItemOf,
  navLabel,
  placeWithTabsAt,
  screensOf,
  tabLabel,
} from "./navigation.ts";

/** The screens of the place one is in, such as posts and their categories. */
export function PlaceTabs() {
  const intl = useIntl();
  const viewer = useViewer();
  const { pathname } = useLocation();
  const place = placeWithTabsAt(pathname);
  if (!place) return null;
  const screens = screensOf(place).filter((item) => isOpenTo(viewer, item));
  if (screens.length < 2) return null;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <LinkTabs
      label={intl.formatMessage({ id: "dashboard.tabs" }, { place: text(navLabel(place)) })}
      tabs={screens.map((item) => ({ id: item.name, label: text(tabLabel(item)), to: item.to }))}
      current={navItemOf(pathname)?.name ?? place.name}
      className="mb-6 max-md:-mx-4 max-md:px-4 in-workspace:mb-0 in-workspace:px-6"
    />
  );
}
