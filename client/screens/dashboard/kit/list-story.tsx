import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import type { Filter, FilterValues } from "../../../ui/list/filter.ts";
import { FilterButton } from "../../../ui/list/filter-button.tsx";
import { FilterChips } from "../../../ui/list/filter-chips.tsx";
import { FiltersDialog } from "../../../ui/list/filters-dialog.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { NoMatch } from "../../../ui/list/no-match.tsx";
import { NoPermission } from "../../../ui/list/no-permission.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { StatusTabs } from "../../../ui/list/status-tabs.tsx";
import { type ListView, ViewSwitch } from "../../../ui/list/view-switch.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";

const subjects = ["Craft", "Business", "Tools", "Type", "Colour", "Motion", "Print", "Web", "Film"];

const filters: Filter[] = [
  {
    id: "category",
    label: "Category",
    kind: "many",
    options: subjects.map((label) => ({ value: label, label })),
  },
  {
    id: "language",
    label: "Language",
    kind: "one",
    options: ["English", "Français", "Norsk"].map((label) => ({ value: label, label })),
  },
  { id: "written", label: "Written", kind: "dates" },
];

export function ListStory() {
  const [text, setText] = useState("");
  const [view, setView] = useState<ListView>("table");
  const [values, setValues] = useState<FilterValues>({
    category: ["Craft", "Business"],
    written: ["2026-11-01", ""],
  });
  const change = (id: string, chosen: string[]) => setValues({ ...values, [id]: chosen });
  const clear = () => setValues({});
  return (
    <>
      <h2 className="mt-6 mb-3 text-lg font-bold">Head of a list</h2>
      <section className="card">
        <StatusTabs
          label="By status"
          current="all"
          tabs={[
            { id: "all", label: "All", count: 48, to: {} },
            { id: "published", label: "Published", count: 31, tone: "good", to: {} },
            { id: "scheduled", label: "Scheduled", count: 4, tone: "info", to: {} },
            { id: "review", label: "In review", count: 3, tone: "accent", to: {} },
            { id: "draft", label: "Draft", count: 8, tone: "warn", to: {} },
            { id: "spam", label: "Spam", count: 1200, tone: "bad", to: {} },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3 p-4">
          <SearchField label="Search posts" value={text} onSearch={setText} className="basis-60" />
          {filters.map((filter) => (
            <FilterButton
              key={filter.id}
              filter={filter}
              values={values[filter.id] ?? []}
              onChange={(chosen) => change(filter.id, chosen)}
            />
          ))}
          <ViewSwitch view={view} onView={setView} />
          <FiltersDialog
            label="Filters"
            filters={filters}
            values={values}
            total={19}
            onChange={change}
            onClear={clear}
          />
        </div>
        <FilterChips
          filters={filters}
          values={values}
          search={text}
          total={19}
          onSearchClear={() => setText("")}
          onRemove={(id) => change(id, [])}
          onClear={clear}
        />
        <p className="px-4 pb-4">Searched for: {text || "nothing"}</p>
      </section>
      <h2 className="mt-6 mb-3 text-lg font-bold">Nothing yet</h2>
      <section className="card px-6">
        <Empty
          title="No posts yet"
          text="The first one is on somebody’s desk."
          action={<Button variant="primary">New post</Button>}
        />
      </section>
      <h2 className="mt-6 mb-3 text-lg font-bold">No match, no answer, no permission</h2>
      <section className="card">
        <NoMatch onClear={clear} />
      </section>
      <section className="card">
        <ListFailure text="The server could not be reached." onRetry={clear} />
      </section>
      <section className="card p-6">
        <MoreButton variant="soft" size={44} onMore={() => Promise.reject(new Error("Offline"))}>
          Show older
        </MoreButton>
      </section>
      <section className="card px-6">
        <NoPermission />
      </section>
    </>
  );
}
