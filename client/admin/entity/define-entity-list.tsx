import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { z } from "zod";
import type { Locale } from "../../i18n/locale.ts";
import type { Viewer } from "../../platform/session/viewer.tsx";
import type { FilterValues } from "../../ui/list/filter.ts";
import type { StatusTab } from "../../ui/list/status-tabs.tsx";
import type { Option } from "../../ui/option.ts";
import type {
  CreateInput,
  Fields,
  Form,
  StoredOf,
  UpdateInput,
  ValuesOf,
} from "../form/define-form.ts";
import type { Versioned } from "../form/edit-state.ts";
import type { EditOptions } from "../form/use-edit.ts";
import { defineList, type ListDefinition, type ListOptions } from "../list/define-list.ts";
import type { BulkMutation } from "../list/list-actions.ts";
import { columnKit } from "../list/list-columns.tsx";
import type { ListContext } from "../list/list-context.ts";
import { one } from "../list/list-params.ts";
import { anyText, textIn } from "../text-in.ts";
import { changeLists } from "../form/change-lists.ts";
import { EntityDialog } from "./entity-dialog.tsx";
import { OrderButton } from "./order-button.tsx";

/** What a fragment marked @entity brings. */
interface EntityDocuments<F extends Fields, Row> {
  list: TypedDocumentNode<{ rows: Row[]; deleted: Row[] }, Record<string, never>>;
  one: TypedDocumentNode<Record<string, Row>, { id: string | number }>;
  create: TypedDocumentNode<Record<string, Row>, { input: CreateInput<F> }>;
  update: TypedDocumentNode<
    Record<string, Row>,
    { id: string | number; input: UpdateInput<F> & { version: number } }
  >;
  delete: BulkMutation;
  restore: BulkMutation;
  purge: BulkMutation;
  /** Of a noun whose rows have an order */
  reorder?: TypedDocumentNode<unknown, { ids: string[] }>;
}

export interface EntityOptions<F extends Fields, Row, Choices = unknown> extends Pick<
  EditOptions<F, Row, never>,
  "unique"
> {
  /** Its messages and what the browser stores have its name. */
  form: Form<F>;
  documents: EntityDocuments<F, Row>;
  /** What a new one begins with, besides the empty values of its fields */
  empty?(viewer: Viewer): Partial<ValuesOf<F>>;
  /** A second query, for the options of fields */
  choices?: TypedDocumentNode<Choices, { locale: Locale }>;
  /** What is chosen from, by field: in the form, and as a filter of the list */
  options?(choices: Choices | undefined, context: ListContext): Partial<Record<keyof F, Option[]>>;
}

/** A tab of the list beside all rows and the trash. */
interface EntityTab<R> {
  tone: StatusTab["tone"];
  has(row: R): boolean;
}

/** A row is found by each of its values. */
interface EntityFilter<R, Choices> {
  valuesOf(row: R): readonly unknown[];
  options(choices: Choices | undefined, context: ListContext): Option[] | undefined;
}

type Row = Versioned;
type Options<R extends Row> = ListOptions<
  unknown,
  OperationVariables,
  R,
  string,
  string,
  never,
  unknown
>;

interface EntityListOptions<R extends Row, Choices> extends Pick<
  Options<R>,
  "columns" | "sort" | "paths" | "mobileRow"
> {
  tabs?: Record<string, EntityTab<R>>;
  /** Rows are ordered within these groups, if not all together; the id of its word */
  orderedWithin?(row: R): string;
  /** In place of a filter for each field with options */
  filters?: Record<string, EntityFilter<R, Choices>>;
}

/**
 * A noun of which there are never many: its list with a trash, and its form in a dialog. The first field
 * of the form is what a row is called; every column is sorted by, every text is searched, and every field
 * with options filters. With `paths` it is edited on screens of its own (`EntityScreen`).
 */
export function defineEntityList<F extends Fields, R extends Row & StoredOf<F>, Choices = unknown>({
  columns,
  sort,
  paths,
  mobileRow,
  tabs = {},
  filters,
  orderedWithin,
  ...entity
}: EntityOptions<F, R, Choices> & EntityListOptions<R, Choices>): ListDefinition<R> {
  const { form, documents, choices, options } = entity;
  const { reorder } = documents;
  const [first = ""] = Object.keys(form.fields);
  const wanted = Object.entries(filters ?? fieldFilters<F, R, Choices>(form, options));
  const nameOf = (row: R, { locale }: Pick<ListContext, "locale">) =>
    textOf(form, row, first, locale);
  return defineList({
    name: form.name,
    query: documents.list,
    rows: ({ rows, deleted }: { rows: R[]; deleted: R[] }, tab: string) =>
      tab === "trash" ? deleted : rows.filter((row) => tabs[tab]?.has(row) ?? true),
    nameOf,
    tabs: {
      all: {},
      ...Object.fromEntries(Object.entries(tabs).map(([id, { tone }]) => [id, { tone }])),
      trash: {},
    },
    counts: ({ rows, deleted }) => ({
      all: rows.length,
      ...Object.fromEntries(
        Object.entries(tabs).map(([id, { has }]) => [id, rows.filter(has).length]),
      ),
      trash: deleted.length,
    }),
    subtitle: ({ rows }) => ({ count: rows.length }),
    texts: (row) => Object.keys(form.fields).map((name) => textOf(form, row, name)),
    sorts: Object.fromEntries(
      columns(columnKit<R>()).map(({ id, value }) => [
        id,
        (row: R, context: ListContext) => value(row, context) ?? "",
      ]),
    ),
    sort,
    filters: Object.fromEntries(wanted.map(([id]) => [id, one(z.string())])),
    matches: (row, chosen: FilterValues) =>
      wanted.every(([id, { valuesOf }]) => {
        const [value] = chosen[id] ?? [];
        return value === undefined || valuesOf(row).includes(value);
      }),
    choices,
    options: ({ choices: known }, context) =>
      Object.fromEntries(wanted.map(([id, filter]) => [id, filter.options(known, context)])),
    columns,
    mobileRow,
    form,
    ...(reorder && {
      head: (context: ListContext) => (
        <OrderButton
          list={documents.list}
          reorder={reorder}
          nameOf={(row) => nameOf(row, context)}
          groupOf={orderedWithin && ((row) => context.word(orderedWithin(row)))}
          context={context}
        />
      ),
    }),
    ...(paths
      ? { paths }
      : {
          dialog: ({ row, onClose, context }) => (
            <EntityDialog
              entity={entity}
              row={row}
              name={row ? nameOf(row, context) : ""}
              context={context}
              onClose={onClose}
            />
          ),
        }),
    trash: {
      ...documents,
      // Versions rise as well: a change of an older one is merged, as that of someone else is.
      move: (cache, ids, to) =>
        changeLists(cache, documents.list, ({ rows, deleted }) => {
          const isMoved = ({ id }: { id: string }) => ids.includes(id);
          const isLeft = (row: { id: string }) => !isMoved(row);
          const moved = [...rows, ...deleted].filter(isMoved);
          return {
            rows: [...rows.filter(isLeft), ...(to === "list" ? moved : [])],
            deleted: [...(to === "trash" ? moved : []), ...deleted.filter(isLeft)],
          };
        }),
    },
  });
}

/** A filter for each field with options. */
const fieldFilters = <F extends Fields, R extends Row, Choices>(
  { fields }: Form<F>,
  options: EntityOptions<F, R, Choices>["options"],
): Record<string, EntityFilter<R, Choices>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { control }]) => control === "select")
      .map(([name, field]) => [
        field.label ?? name,
        {
          valuesOf: (row) => [field.read(storedIn(row, name, field), row)],
          options: (choices, context) => options?.(choices, context)[name],
        },
      ]),
  );

/** What a field of a row says: in a language, or in all. */
function textOf<F extends Fields>(
  { fields }: Form<F>,
  row: StoredOf<F>,
  name: string,
  locale?: Locale,
): string {
  const field = fields[name];
  if (!field) return "";
  const stored = storedIn(row, name, field);
  if (!field.isLocalized) return typeof stored === "string" ? stored : "";
  const texts = stored as Parameters<typeof anyText>[0];
  return locale ? textIn(texts, locale) : anyText(texts);
}

/** What a row has of a field, as it was read. */
const storedIn = (row: object, name: string, { from, isLocalized }: Fields[string]): unknown =>
  (row as Record<string, unknown>)[from ?? (isLocalized ? `${name}ByLocale` : name)];
