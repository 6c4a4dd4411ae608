import type { ListView } from "../../kit/list/view-switch.tsx";
import { choose } from "../../settings/document-settings.ts";
import { useSetting } from "../../settings/use-setting.ts";
import type { List } from "./use-list.ts";

/** Rows or cards: as the address says, else as the reader last chose. */
export function useListView({ place, go }: List): {
  view: ListView;
  onView(view: ListView): void;
} {
  const usual = useSetting("blogViewMode");
  return {
    view: place.view ?? usual,
    onView(view) {
      choose("blogViewMode", view);
      if (place.view) go({ view, page: place.page }, true);
    },
  };
}
