import { useLocation, useNavigate } from "react-router";
import type { ListView } from "../../ui/list/view-switch.tsx";
import { choose } from "../../platform/settings/document-settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";
import type { ListNavigation } from "./use-list-navigation.ts";

/** The settings that say how lists are shown. */
export type ViewSetting = "blogViewMode" | "projectViewMode";

interface Views {
  view?: ListView;
  onView?(view: ListView): void;
}

/**
 * Rows or cards. If each view has its own URL, switching navigates there; otherwise the view is a
 * URL parameter or the user's last choice.
 */
export function useListView(
  { state, navigate: changeList }: ListNavigation,
  views?: ViewSetting | Record<ListView, string>,
  view?: ListView,
): Views {
  const setting = typeof views === "string" ? views : "blogViewMode";
  const usual = useSetting(setting) === "table" ? "table" : "cards";
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!views) return {};
  if (typeof views !== "string") {
    return { view, onView: (next) => void navigate({ pathname: views[next], search }) };
  }
  return {
    view: state.view ?? usual,
    onView(next) {
      // The specification's words for cards differ.
      if (views === "blogViewMode") choose(views, next);
      else choose(views, next === "cards" ? "card" : "table");
      if (state.view) changeList({ view: next, page: state.page }, true);
    },
  };
}
