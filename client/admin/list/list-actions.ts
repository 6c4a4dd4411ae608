import type {
  ApolloCache,
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
} from "@apollo/client";
import type { Icon } from "@tabler/icons-react";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconTrashX from "@tabler/icons-react/dist/esm/icons/IconTrashX.mjs";
import type { Permission } from "../../platform/session/viewer.tsx";
import type { BulkAction, BulkOutcome, ResolvedSelection, Confirmation } from "./bulk-action.ts";
import { inHundreds } from "./in-hundreds.ts";
import { oneByOne } from "./one-by-one.ts";
import type { ListContext, RowContext } from "./list-context.ts";

/** The result of a bulk mutation, under its one field. */
interface BulkAnswer {
  count: number;
  ids?: string[];
  failed: { id: string; message: string }[];
}

/** A mutation that takes rows by their ids, or by a selection saved on the server. */
export type BulkMutation<More = unknown> =
  | TypedDocumentNode<Record<string, BulkAnswer>, { ids: string[] } & More>
  | TypedDocumentNode<Record<string, BulkAnswer>, { selection: string } & More>;

/** Where a list offers an action. */
interface Placement<Row, Tab extends string> {
  may?: Permission;
  /** The tabs that offer it; all by default */
  tabs?: readonly Tab[];
  /** Whether the menu of a row offers it; true by default */
  fits?(row: Row, context: RowContext): boolean;
  menu?: boolean;
  /** Whether it is offered for selected rows, or in which tabs; true by default */
  bar?: boolean | readonly Tab[];
  /** A button in each row, next to its menu */
  quick?: boolean;
  /** Shortcuts of the focused row, by `event.key` */
  keys?: readonly string[];
}

/** An action on one row, several, or all that match. */
export interface ListAction<Row, Tab extends string, Data> extends Placement<Row, Tab> {
  kind: "action";
  id: string;
  make(context: ListContext<Tab>, known: Data): BulkAction;
}

/** Another item in the menu of a row: a link, or an immediate action. */
export interface RowItem<Row> {
  kind: "item";
  id: string;
  Icon: Icon;
  may?: Permission;
  keys?: readonly string[];
  /** Grouped with the actions that change a row, not with those that show it */
  changes?: boolean;
  fits?(row: Row, context: RowContext): boolean;
  /** Its URL; not offered if undefined */
  to?(row: Row, context: RowContext): string | undefined;
  target?: "_blank";
  /** Leads out of the dashboard */
  reloadDocument?: boolean;
  press?(row: Row, context: RowContext): void;
}

interface ChangeOptions<More, Data> {
  Icon: Icon;
  mutation: BulkMutation<More>;
  /** The mutation's variables besides the rows */
  variables?(choice: string, answer: string): More;
  /** Undoes the action, for 10 s */
  undo?: BulkMutation;
  danger?: boolean;
  removes?: boolean;
  /** Asks for confirmation: "ask", "text" and, if it differs from the label, "confirm" */
  asks?: boolean;
  field?: "text" | "option";
  choices?(known: Data, context: ListContext): { value: string; label: string }[];
}

/**
 * The kinds of actions. Their texts are messages: "publish.label", "publish.ask", "publish.done" …
 */
export interface ActionKit<Row, Tab extends string, Data> {
  change<More extends object>(
    id: string,
    options: ChangeOptions<More, Data> & Placement<Row, Tab>,
  ): ListAction<Row, Tab, Data>;
  /** Changes the rows one after the other */
  each(
    id: string,
    options: { Icon: Icon; mutation: TypedDocumentNode<unknown, { id: string }> } & Placement<
      Row,
      Tab
    >,
  ): ListAction<Row, Tab, Data>;
  custom(
    id: string,
    options: Omit<ListAction<Row, Tab, Data>, "kind" | "id">,
  ): ListAction<Row, Tab, Data>;
  /** Only in the menu of a row */
  item(id: string, options: Omit<RowItem<Row>, "kind" | "id">): RowItem<Row>;
}

/** Changes the selected rows, in batches of ids or as a selection saved on the server. */
async function change<More>(
  { mutate }: ApolloClient,
  mutation: BulkMutation<More>,
  { ids = [], selection }: ResolvedSelection,
  more?: More,
): Promise<BulkOutcome & { changed: ResolvedSelection }> {
  const ask = async (rows: OperationVariables) => {
    const { data } = await mutate({
      // Each kind of mutation takes the selection in its own variables.
      mutation: mutation as TypedDocumentNode<unknown, unknown> as TypedDocumentNode<
        Record<string, BulkAnswer>,
        OperationVariables
      >,
      variables: { ...rows, ...more },
    });
    return Object.values((data ?? {}) as Record<string, BulkAnswer>);
  };
  const answers =
    selection === undefined
      ? await inHundreds(ids, (some) => ask({ ids: some }))
      : await ask({ selection });
  const done = answers.reduce((sum, { count }) => sum + count, 0);
  const changedIds = answers.flatMap((answer) => answer.ids ?? []);
  return {
    done,
    failed: answers.flatMap(({ failed }) => failed),
    changed:
      selection === undefined ? { count: done, ids: changedIds } : { count: done, selection },
  };
}

/** An action's texts, by its id. */
const wordsFor = ({ word, hasWord }: ListContext, id: string, danger = false) => ({
  label: word(`${id}.label`),
  done: (count: number) => word(`${id}.done`, { count }),
  failed: hasWord(`${id}.failed`) ? (count: number) => word(`${id}.failed`, { count }) : undefined,
  danger,
});

const questionFor =
  ({ word, hasWord }: ListContext, id: string, field?: "text" | "option") =>
  (count: number): Confirmation => ({
    title: word(`${id}.ask`, { count }),
    text: word(`${id}.text`, { count }),
    confirm: word(hasWord(`${id}.confirm`) ? `${id}.confirm` : `${id}.label`, { count }),
    field: field && { kind: field, label: word(`${id}.field`, { count }) },
  });

export const actionKit = <Row, Tab extends string, Data>(): ActionKit<Row, Tab, Data> => ({
  change: (id, { mutation, variables, undo, asks, field, choices, ...options }) => ({
    kind: "action",
    id,
    ...options,
    make: (context, known) => ({
      id,
      Icon: options.Icon,
      removes: options.removes,
      choices: choices?.(known, context),
      ...wordsFor(context, id, options.danger),
      confirm: asks ? questionFor(context, id, field) : undefined,
      async run(chosen, choice = "", answer = "") {
        const more = variables?.(choice, answer);
        const outcome = await change(context.apollo, mutation, chosen, more);
        return {
          ...outcome,
          undo: undo && (() => change(context.apollo, undo, outcome.changed)),
        };
      },
    }),
  }),
  each: (id, { Icon: Picture, mutation, ...options }) => ({
    kind: "action",
    id,
    ...options,
    make: (context) => ({
      id,
      Icon: Picture,
      ...wordsFor(context, id),
      async run({ ids = [] }) {
        const { done, failed } = await oneByOne(ids, (each) =>
          context.apollo.mutate({ mutation, variables: { id: each } }),
        );
        return { done: done.length, failed };
      },
    }),
  }),
  custom: (id, options) => ({ kind: "action", id, ...options }),
  item: (id, options) => ({ kind: "item", id, ...options }),
});

/** The mutations with which a list's rows are deleted, restored and permanently deleted. */
export interface TrashMutations {
  /** Undefined if an action of the list deletes */
  delete?: BulkMutation;
  restore: BulkMutation;
  purge: BulkMutation;
  /** Moves these rows in the cache, so that nothing is read again. */
  move?(cache: ApolloCache, ids: readonly string[], to: RowPlace): void;
}

/** Where a row is: in the list, in its trash, or nowhere. */
export type RowPlace = "list" | "trash" | undefined;

/** A mutation that moves rows; where the list can, the cache follows. */
async function moveRows(
  { apollo }: ListContext,
  mutation: BulkMutation,
  chosen: ResolvedSelection,
  to: RowPlace,
  move: TrashMutations["move"],
) {
  const outcome = await change(apollo, mutation, chosen);
  move?.(apollo.cache, outcome.changed.ids ?? [], to);
  return { ...outcome, isCached: move !== undefined };
}

/** Deletes, with 10 s to undo. */
export const deleteAction = <Row, Tab extends string, Data>({
  delete: mutation,
  restore,
  move,
}: Omit<TrashMutations, "purge"> & { delete: BulkMutation }): ListAction<Row, Tab, Data> => ({
  kind: "action",
  id: "delete",
  make: (context) => ({
    id: "delete",
    Icon: IconTrash,
    removes: true,
    ...wordsFor(context, "delete", true),
    confirm: questionFor(context, "delete"),
    async run(chosen) {
      const outcome = await moveRows(context, mutation, chosen, "trash", move);
      return { ...outcome, undo: () => moveRows(context, restore, outcome.changed, "list", move) };
    },
  }),
});

/** The actions of a trash. */
export const trashActions = (
  context: ListContext,
  { restore, purge, move }: Omit<TrashMutations, "delete">,
): { restore: BulkAction; purge: BulkAction } => ({
  restore: {
    id: "restore",
    Icon: IconRestore,
    removes: true,
    ...wordsFor(context, "restore"),
    run: (chosen) => moveRows(context, restore, chosen, "list", move),
  },
  purge: {
    id: "purge",
    Icon: IconTrashX,
    removes: true,
    ...wordsFor(context, "purge", true),
    confirm: questionFor(context, "purge"),
    run: (chosen) => moveRows(context, purge, chosen, undefined, move),
  },
});
