import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Locale } from "../../i18n/locale.ts";
import type { CreateInput, Fields, Form, StoredOf, UpdateInput } from "../form/define-form.ts";
import type { EditOptions, Versioned } from "../form/use-edit.ts";
import { defineList, type ListDefinition, type ListOptions } from "../list/define-list.ts";
import type { BulkMutation } from "../list/list-actions.ts";
import { columnKit } from "../list/list-columns.tsx";
import type { ListContext } from "../list/list-context.ts";
import { anyText, textIn } from "../text-in.ts";
import { EntityDialog } from "./entity-dialog.tsx";

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
}

export interface EntityOptions<F extends Fields, Row> extends Pick<
  EditOptions<F, Row, never>,
  "unique"
> {
  /** Its messages and what the browser stores have its name. */
  form: Form<F>;
  documents: EntityDocuments<F, Row>;
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

/**
 * A noun of which there are never many: its list with a trash, and its form in a dialog. The first field
 * of the form is what a row is called; every column is sorted by, and every text is searched.
 */
export function defineEntityList<F extends Fields, R extends Row & StoredOf<F>>({
  columns,
  sort,
  ...entity
}: EntityOptions<F, R> & Pick<Options<R>, "columns" | "sort">): ListDefinition<R> {
  const { form, documents } = entity;
  const [first = ""] = Object.keys(form.fields);
  const nameOf = (row: R, { locale }: Pick<ListContext, "locale">) =>
    textOf(form, row, first, locale);
  return defineList({
    name: form.name,
    query: documents.list,
    rows: ({ rows, deleted }: { rows: R[]; deleted: R[] }, tab: "all" | "trash") =>
      tab === "trash" ? deleted : rows,
    nameOf,
    tabs: { all: {}, trash: {} },
    counts: ({ rows, deleted }) => ({ all: rows.length, trash: deleted.length }),
    subtitle: ({ rows }) => ({ count: rows.length }),
    texts: (row) => Object.keys(form.fields).map((name) => textOf(form, row, name)),
    sorts: Object.fromEntries(
      columns(columnKit<R>()).map(({ id, value }) => [
        id,
        (row: R, context: ListContext) => value(row, context) ?? "",
      ]),
    ),
    sort,
    columns,
    form,
    dialog: ({ row, onClose, context }) => (
      <EntityDialog
        entity={entity}
        row={row}
        name={row ? nameOf(row, context) : ""}
        onClose={onClose}
      />
    ),
    trash: documents,
  });
}

/** What a field of a row says: in a language, or in all. */
function textOf<F extends Fields>(
  { fields }: Form<F>,
  row: StoredOf<F>,
  name: string,
  locale?: Locale,
): string {
  const field = fields[name];
  const stored = (row as Record<string, unknown>)[
    field?.from ?? (field?.isLocalized ? `${name}ByLocale` : name)
  ];
  if (!field?.isLocalized) return typeof stored === "string" ? stored : "";
  const texts = stored as Parameters<typeof anyText>[0];
  return locale ? textIn(texts, locale) : anyText(texts);
}
