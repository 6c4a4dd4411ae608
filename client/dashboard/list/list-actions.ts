import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Icon } from "@tabler/icons-react";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconTrashX from "@tabler/icons-react/dist/esm/icons/IconTrashX.mjs";
import type { Permission } from "../../session/viewer.tsx";
import type { BulkAction, BulkOutcome, Chosen, Question } from "./bulk-action.ts";
import { declaredVariables } from "./declared-variables.ts";
import { inHundreds } from "./in-hundreds.ts";
import { oneByOne } from "./one-by-one.ts";
import type { ListContext, RowContext } from "./list-context.ts";

/** What a mutation over many rows answers under its one field. */
interface BulkAnswer {
  changed?: string[];
  deleted?: string[];
  count?: number;
  failed: { id: string; message: string }[];
}

/** A mutation that takes rows by their ids, or by a selection the server has saved. */
type BulkMutation<More = unknown> =
  | TypedDocumentNode<Record<string, BulkAnswer>, { ids: string[] } & More>
  | TypedDocumentNode<Record<string, BulkAnswer>, { selection: string } & More>;

/** Where an action of a list stands. */
interface Placement<Row, Tab extends string> {
  may?: Permission;
  /** The tabs it is offered in; by default all */
  tabs?: readonly Tab[];
  /** Whether the menu of a row offers it; by default that of every row does */
  fits?(row: Row): boolean;
  menu?: boolean;
  /** Whether it is offered for rows that are chosen, or in which tabs; by default it is */
  bar?: boolean | readonly Tab[];
  /** A button of each row, beside its menu */
  quick?: boolean;
  /** Keys of the row that has the focus, by `event.key` */
  keys?: readonly string[];
}

/** Something that is done with one row, several, or all that match. */
export interface ListAction<Row, Tab extends string, Known> extends Placement<Row, Tab> {
  kind: "action";
  id: string;
  make(context: ListContext<Tab>, known: Known): BulkAction;
}

/** Something else the menu of a row offers: it leads somewhere, or does something at once. */
export interface RowItem<Row> {
  kind: "item";
  id: string;
  Icon: Icon;
  may?: Permission;
  keys?: readonly string[];
  /** Stands with the changes, not with the ways to look at a row */
  changes?: boolean;
  fits?(row: Row, context: RowContext): boolean;
  /** Where it leads; nowhere: it is not offered */
  to?(row: Row, context: RowContext): string | undefined;
  target?: "_blank";
  /** Leads out of the dashboard */
  reloadDocument?: boolean;
  press?(row: Row, context: RowContext): void;
}

interface ChangeOptions<More, Known> {
  Icon: Icon;
  mutation: BulkMutation<More>;
  /** What the mutation takes beside the rows */
  variables?(choice: string, answer: string): More;
  /** Takes it back for 10 s */
  undo?: BulkMutation;
  danger?: boolean;
  removes?: boolean;
  /** Asks first: "ask", "text" and, if it differs from the label, "confirm" */
  asks?: boolean;
  field?: "text" | "option";
  choices?(known: Known): { value: string; label: string }[];
}

/** The kinds of actions. Their words are messages: "publish.label", "publish.ask", "publish.done" … */
export interface ActionKit<Row, Tab extends string, Known> {
  change<More extends object>(
    id: string,
    options: ChangeOptions<More, Known> & Placement<Row, Tab>,
  ): ListAction<Row, Tab, Known>;
  /** Changes one after the other */
  each(
    id: string,
    options: { Icon: Icon; mutation: TypedDocumentNode<unknown, { id: string }> } & Placement<
      Row,
      Tab
    >,
  ): ListAction<Row, Tab, Known>;
  custom(
    id: string,
    options: Omit<ListAction<Row, Tab, Known>, "kind" | "id">,
  ): ListAction<Row, Tab, Known>;
  /** In the menu of a row alone */
  item(id: string, options: Omit<RowItem<Row>, "kind" | "id">): RowItem<Row>;
}

/** Changes what is chosen, by a hundred ids at a time or as the selection the server has saved. */
async function change<More>(
  { mutate }: ApolloClient,
  mutation: BulkMutation<More>,
  { ids = [], selection }: Chosen,
  more?: More,
): Promise<BulkOutcome & { changed: Chosen }> {
  const ask = async (rows: OperationVariables) => {
    const { data } = await mutate({
      // Either kind of mutation is asked with what is chosen in its own way.
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
  const changed = answers.flatMap((answer) => answer.changed ?? answer.deleted ?? []);
  const done = answers.reduce((sum, { count = 0 }) => sum + count, changed.length);
  return {
    done,
    failed: answers.flatMap(({ failed }) => failed),
    changed: selection === undefined ? { count: done, ids: changed } : { count: done, selection },
  };
}

/** A mutation that also stands for itself is told when it takes another one back. */
const undoing = (mutation: BulkMutation) =>
  declaredVariables(mutation).includes("isUndo") ? { isUndo: true } : undefined;

/** What an action says, by its id. */
const wordsFor = ({ word, hasWord }: ListContext, id: string, danger = false) => ({
  label: word(`${id}.label`),
  done: (count: number) => word(`${id}.done`, { count }),
  failed: hasWord(`${id}.failed`) ? (count: number) => word(`${id}.failed`, { count }) : undefined,
  danger,
});

const questionFor =
  ({ word, hasWord }: ListContext, id: string, field?: "text" | "option") =>
  (count: number): Question => ({
    title: word(`${id}.ask`, { count }),
    text: word(`${id}.text`),
    confirm: word(hasWord(`${id}.confirm`) ? `${id}.confirm` : `${id}.label`, { count }),
    field: field && { kind: field, label: word(`${id}.field`, { count }) },
  });

export const actionKit = <Row, Tab extends string, Known>(): ActionKit<Row, Tab, Known> => ({
  change: (id, { mutation, variables, undo, asks, field, choices, ...options }) => ({
    kind: "action",
    id,
    ...options,
    make: (context, known) => ({
      id,
      Icon: options.Icon,
      removes: options.removes,
      choices: choices?.(known),
      ...wordsFor(context, id, options.danger),
      confirm: asks ? questionFor(context, id, field) : undefined,
      async run(chosen, choice = "", answer = "") {
        const more = variables?.(choice, answer);
        const outcome = await change(context.apollo, mutation, chosen, more);
        return {
          ...outcome,
          undo: undo && (() => change(context.apollo, undo, outcome.changed, undoing(undo))),
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

/** What a list needs so that its rows can be deleted, restored and deleted for good. */
export interface TrashMutations {
  /** Left out where an action of the list does it */
  delete?: BulkMutation;
  restore: BulkMutation;
  purge: BulkMutation;
}

/** Deleting with 10 s to take it back. */
export const deleteAction = <Row, Tab extends string, Known>(mutations: {
  delete: BulkMutation;
  restore: BulkMutation;
}): ListAction<Row, Tab, Known> =>
  actionKit<Row, Tab, Known>().change("delete", {
    Icon: IconTrash,
    danger: true,
    removes: true,
    asks: true,
    mutation: mutations.delete,
    undo: mutations.restore,
  });

/** What can be done with rows of the trash. */
export const trashActions = (
  context: ListContext,
  { restore, purge }: Pick<TrashMutations, "restore" | "purge">,
): { restore: BulkAction; purge: BulkAction } => ({
  restore: {
    id: "restore",
    Icon: IconRestore,
    removes: true,
    ...wordsFor(context, "restore"),
    run: (chosen) => change(context.apollo, restore, chosen),
  },
  purge: {
    id: "purge",
    Icon: IconTrashX,
    removes: true,
    ...wordsFor(context, "purge", true),
    confirm: questionFor(context, "purge"),
    run: (chosen) => change(context.apollo, purge, chosen),
  },
});
