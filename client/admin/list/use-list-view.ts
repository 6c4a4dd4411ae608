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
 * Rows or cards. A list with an address for each is left for the other one; else it is as the address
 * says, or as the reader last chose.
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
