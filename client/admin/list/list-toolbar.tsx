import IconListCheck from "@tabler/icons-react/dist/esm/icons/IconListCheck.mjs";
import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigation } from "react-router";
import type { Filter } from "../../ui/list/filter.ts";
import { FilterButton } from "../../ui/list/filter-button.tsx";
import { FiltersDialog } from "../../ui/list/filters-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SearchField } from "../../ui/list/search-field.tsx";
import { useKeys } from "../keys/use-keys.ts";
import type { ListNavigation } from "./use-list-navigation.ts";

interface ListToolbarProps {
  list: ListNavigation;
  /** What is searched, as a text */
  search: string;
  filters: Filter[];
  total?: number;
  isPhone: boolean;
  /** On a phone: whether rows are being selected, and the switch if they can be */
  isSelecting: boolean;
  onSelecting?(): void;
  /** At the end: columns, views */
  children: ReactNode;
}

/** Buttons next to the search; of more filters, the last ones are behind one button. */
const MAX_BUTTONS = 4;

/** Search and filters of a list; on a phone the filters are behind one button. */
export function ListToolbar(props: ListToolbarProps) {
  const { list, search, filters, total, isPhone, isSelecting, onSelecting, children } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ keys: ["/"], text: search, press: () => field.current?.focus() }]);
  const { state, navigate } = list;
  // A search changes the URL, which would cancel the navigation to a row that was just opened.
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  const change = (id: string, values: string[]) =>
    navigate({ filters: { ...state.filters, [id]: values } }, true);
  const shown = isPhone ? 0 : filters.length > MAX_BUTTONS ? MAX_BUTTONS - 1 : MAX_BUTTONS;
  const behind = filters.slice(shown);
  const clear = () => {
    const without = Object.fromEntries(behind.map(({ id }) => [id, []]));
    navigate({ filters: { ...state.filters, ...without } });
  };
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 md:px-6 md:py-4">
      <SearchField
        ref={field}
        label={search}
        value={state.search}
        onSearch={(text) => navigate({ search: text }, state.search !== "")}
        waits={isLeaving}
        keyCap="/"
        className="basis-32 md:basis-48"
      />
      {filters.slice(0, shown).map((filter) => (
        <FilterButton
          key={filter.id}
          filter={filter}
          values={state.filters[filter.id] ?? []}
          onChange={(values) => change(filter.id, values)}
        />
      ))}
      {behind.length > 0 && (
        <FiltersDialog
          label={intl.formatMessage({ id: isPhone ? "list.filters" : "list.filters.more" })}
          filters={behind}
          values={state.filters}
          total={total}
          onChange={change}
          onClear={isPhone ? list.clear : clear}
        />
      )}
      {isPhone && onSelecting && (
        <IconButton
          label={intl.formatMessage({ id: "list.select" })}
          icon={IconListCheck}
          aria-pressed={isSelecting}
          onClick={onSelecting}
          className="border border-control"
        />
      )}
      {!isPhone && children}
    </div>
  );
}
