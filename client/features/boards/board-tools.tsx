import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconLayoutKanban from "@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs";
import IconLayoutList from "@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs";
import { useState } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import { FlowSearch } from "../../admin/flow/flow-search.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { FilterButton } from "../../ui/list/filter-button.tsx";
import { FilterChips } from "../../ui/list/filter-chips.tsx";
import type { Filter } from "../../ui/list/filter.ts";
import type { Person } from "./board.ts";
import { type BoardState, boardUrl, DUE, hasFilter, unfiltered } from "./boards-url.ts";
import { UNASSIGNED } from "./filters.ts";

interface BoardToolsProps {
  state: BoardState;
  members: readonly Person[];
  labels: readonly string[];
  /** How many cards are the viewer's */
  mine: number;
  /** How many match the filters */
  matching: number;
}

const VIEWS = [
  { view: "board", Icon: IconLayoutKanban },
  { view: "list", Icon: IconLayoutList },
] as const;

/** What is shown of a board, and how; all of it is its URL. */
export function BoardTools({ state, members, labels, mine, matching }: BoardToolsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isUnfolded, setUnfolded] = useState(false);
  const text = (id: string) => intl.formatMessage({ id });
  const filters: Filter[] = [
    {
      id: "assignee",
      kind: "many",
      label: text("boards.assignee"),
      options: [
        ...members.map(({ id, displayName }) => ({ value: id, label: displayName })),
        { value: UNASSIGNED, label: text("boards.assignee.none") },
      ],
    },
    {
      id: "label",
      kind: "many",
      label: text("boards.label"),
      options: labels.map((label) => ({ value: label, label })),
    },
    {
      id: "due",
      kind: "one",
      label: text("boards.due"),
      options: DUE.map((due) => ({
        value: due,
        label: text(due === "late" ? "boards.due.overdue" : `boards.due.${due}`),
      })),
    },
  ];
  const values = {
    assignee: state.assignee,
    label: state.label,
    due: state.due ? [state.due] : [],
  };
  const go = (next: BoardState) =>
    void navigate(boardUrl(next), { replace: true, preventScrollReset: true });
  const change = (id: string, chosen: string[]) =>
    go(
      id === "due"
        ? { ...state, due: DUE.find((due) => due === chosen[0]) }
        : { ...state, [id]: chosen },
    );
  return (
    <div className="mb-3 grid gap-1">
      <div className="flex flex-wrap items-center gap-2.5">
        <FlowSearch
          label={text("boards.search")}
          value={state.q}
          hrefOf={(q) => boardUrl({ ...state, q })}
          className="max-w-64 max-md:max-w-none"
        />
        <span className="md:hidden">
          <IconButton
            icon={IconFilter}
            variant="outline"
            label={text("boards.filters")}
            aria-pressed={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </span>
        <div
          className={`flex flex-wrap items-center gap-2.5 max-md:order-last max-md:basis-full ${isUnfolded ? "" : "max-md:hidden"}`}
        >
          {filters.map((filter) => (
            <FilterButton
              key={filter.id}
              filter={filter}
              values={values[filter.id as keyof typeof values]}
              onChange={(chosen) => change(filter.id, chosen)}
            />
          ))}
          <button
            type="button"
            aria-pressed={state.mine ?? false}
            onClick={() => go({ ...state, mine: state.mine ? undefined : true })}
            className="flex h-11 items-center gap-2 rounded-md px-3 font-medium text-ink-2 hover:bg-raised hover:text-ink aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
          >
            <FormattedMessage id="boards.mine" />
            <span className={state.mine ? "" : "text-ink-3"}>
              <FormattedNumber value={mine} />
            </span>
          </button>
        </div>
        <nav
          aria-label={text("boards.view")}
          className="ms-auto flex h-11 items-center gap-0.5 rounded-md bg-raised p-1"
        >
          {VIEWS.map(({ view, Icon }) => (
            <Link
              key={view}
              to={boardUrl({ ...state, view })}
              replace
              title={text(`boards.view.${view}`)}
              aria-label={text(`boards.view.${view}`)}
              aria-current={state.view === view ? "true" : undefined}
              className="grid size-9 place-items-center rounded-md text-ink-3 hover:text-ink aria-current:bg-surface aria-current:text-ink aria-current:shadow-card"
            >
              <Icon size={18} aria-hidden="true" />
            </Link>
          ))}
        </nav>
      </div>
      {hasFilter(state) && (
        <div className="-mx-4 -mb-3 pt-2 md:-mx-6">
          <FilterChips
            filters={filters}
            values={values}
            search={state.q}
            total={matching}
            onRemove={(id) => change(id, [])}
            onSearchClear={() => go({ ...state, q: "" })}
            onClear={() => go(unfiltered(state))}
          />
        </div>
      )}
    </div>
  );
}
