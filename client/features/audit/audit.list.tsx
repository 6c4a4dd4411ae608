import IconFilter from "@tabler/icons-react/dist/esm/icons/IconFilter.mjs";
import IconListDetails from "@tabler/icons-react/dist/esm/icons/IconListDetails.mjs";
import IconUserSearch from "@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs";
import { z } from "zod";
import { dayAfter } from "../../admin/list/day-after.ts";
import { defineList } from "../../admin/list/define-list.ts";
import { dates, one } from "../../admin/list/list-params.ts";
import type { FilterValues } from "../../ui/list/filter.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { ActionBadge, ACTIONS } from "./audit-action.tsx";
import { AuditDetails, Unknown } from "./audit-details.tsx";
import { AuditItem, ReadItemNames } from "./audit-item.tsx";
import { AuditListDocument, type AuditRowFragment as Row } from "./audit.generated.ts";

const MAX_KIND = 100;

const rangeOf = ({ date = [] }: FilterValues) => ({
  from: date[0] ? `${date[0]}T00:00:00.000Z` : undefined,
  before: date[1] ? dayAfter(date[1]) : undefined,
});

function exportPath(search: string, tab: string, filters: FilterValues): string {
  const { from, before } = rangeOf(filters);
  const result = { done: "done", refused: "refused" }[tab];
  const params = {
    search,
    result,
    action: filters.action?.[0]?.toLowerCase(),
    kind: filters.kind?.[0],
    user: filters.user?.[0],
    item: filters.item?.[0],
    from,
    before,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return `/api/audit/export?${query}`;
}

/** What staff changed, who signed in, and what was refused. */
export const auditList = defineList({
  name: "audit",
  query: AuditListDocument,
  rows: ({ auditEntries }) => auditEntries,
  nameOf: ({ action, kind }, { intl }) =>
    [intl.formatMessage({ id: `audit.action.${action}` }), kind].join(" "),
  tabs: {
    all: { adds: false },
    done: { filter: { result: "DONE" }, adds: false },
    refused: { tone: "bad", filter: { result: "REFUSED" }, adds: false },
  },
  subtitle: ({ auditEntries }) => ({ count: auditEntries.totalCount }),
  filters: {
    action: one(z.enum(ACTIONS)),
    kind: one(z.string().max(MAX_KIND)),
    user: one(z.uuid()),
    item: one(z.uuid()),
    date: dates(),
  },
  filter: ({ filters }) => ({
    action: ACTIONS.find((each) => each === filters.action[0]),
    kind: filters.kind[0],
    userId: filters.user[0],
    item: filters.item[0],
    ...rangeOf(filters),
  }),
  options: ({ data }, { intl }) => {
    const rows = data?.auditEntries.nodes ?? [];
    const users = new Map(rows.flatMap(({ user }) => (user ? [[user.id, user.name]] : [])));
    const items = new Map(
      rows.flatMap(({ kind, item }) => (item ? [[item, `${kind} ${item}`]] : [])),
    );
    return {
      action: ACTIONS.map((value) => ({
        value,
        label: intl.formatMessage({ id: `audit.action.${value}` }),
      })),
      kind: (data?.auditKinds ?? []).filter(Boolean).map((value) => ({ value, label: value })),
      user: Array.from(users, ([value, label]) => ({ value, label })),
      item: Array.from(items, ([value, label]) => ({ value, label })),
    };
  },
  columns: ({ custom }) => [
    custom("action", {
      width: "190px",
      value: ({ action, count }, { intl }) =>
        [intl.formatMessage({ id: `audit.action.${action}` }), count > 1 && `× ${count}`]
          .filter(Boolean)
          .join(" "),
      cell: ({ action, count }) => <ActionBadge action={action} count={count} />,
    }),
    custom("kind", {
      value: ({ kind, item }) => [kind, item].filter(Boolean).join(" "),
      cell: (entry) => <Subject entry={entry} />,
    }),
    custom("person", {
      width: "220px",
      from: 640,
      value: ({ user }) => user?.name,
      cell: ({ user }) => (user ? <bdi className="block truncate">{user.name}</bdi> : <Unknown />),
    }),
    custom("network", {
      width: "170px",
      from: 1024,
      optional: true,
      value: ({ network }) => network,
      cell: ({ network }) => <code className="text-[0.8125rem] text-ink-2">{network}</code>,
    }),
    custom("time", {
      width: "130px",
      from: 768,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} className="text-ink-2" />,
    }),
  ],
  mobileRow: (entry) => (
    <div className="grid gap-2">
      <span className="flex items-center justify-between gap-3">
        <ActionBadge action={entry.action} count={entry.count} />
        <RelativeTime iso={entry.createdAt} className="text-[0.8125rem] text-ink-3" />
      </span>
      <Subject entry={entry} />
      <span className="text-ink-2">{entry.user ? <bdi>{entry.user.name}</bdi> : <Unknown />}</span>
    </div>
  ),
  exports: ({ search, tab, filters }) => exportPath(search, tab, filters),
  actions: ({ item }) => [
    item("details", { Icon: IconListDetails, press: (_, { openBelow }) => openBelow() }),
    item("onlyUser", {
      Icon: IconUserSearch,
      fits: ({ user }) => !!user,
      press: ({ user }, { narrow }) => narrow({ user: user ? [user.id] : [] }),
    }),
    item("onlyItem", {
      Icon: IconFilter,
      fits: ({ item: id }) => !!id,
      press: ({ item: id }, { narrow }) => narrow({ item: id ? [id] : [] }),
    }),
  ],
  above: ({ data }) => <ReadItemNames entries={data?.auditEntries.nodes ?? []} />,
  opensBelow: true,
  below: (entry, onClose) => <AuditDetails entry={entry} onClose={onClose} />,
});

/** What it is about, and which fields were written. */
const Subject = ({ entry: { kind, item, fields } }: { entry: Row }) => (
  <span className="block min-w-0 leading-snug">
    <AuditItem kind={kind} item={item} />
    {fields.length > 0 && (
      <span className="block truncate text-[0.8125rem] text-ink-3">{fields.join(", ")}</span>
    )}
  </span>
);
