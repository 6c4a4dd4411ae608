import { useLocation, useNavigate } from "react-router";
import type { ListView } from "../../kit/list/view-switch.tsx";
import { choose } from "../../settings/document-settings.ts";
import { useSetting } from "../../settings/use-setting.ts";
import type { List } from "./use-list.ts";

interface Views {
  view?: ListView;
  onView?(view: ListView): void;
}

/**
 * Rows or cards. A list with an address for each is left for the other one; else it is as the address
 * says, or as the reader last chose.
 */
export function useListView(
  { place, go }: List,
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
    view: place.view ?? usual,
    onView(next) {
      choose("blogViewMode", next);
      if (place.view) go({ view: next, page: place.page }, true);
    },
  };
}
