import { useLocation, useNavigate } from "react-router";
import type { ListView } from "../../ui/list/view-switch.tsx";
import { choose } from "../../platform/settings/document-settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";
import type { ListNavigation } from "./use-list-navigation.ts";

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
  views?: true | Record<ListView, string>,
  view?: ListView,
): Views {
  const usual = useSetting("blogViewMode");
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!views) return {};
  if (views !== true) {
    return { view, onView: (next) => void navigate({ pathname: views[next], search }) };
  }
  return {
    view: state.view ?? usual,
    onView(next) {
      choose("blogViewMode", next);
      if (state.view) changeList({ view: next, page: state.page }, true);
    },
  };
}
