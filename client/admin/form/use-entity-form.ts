import type { DocumentNode, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { CreateInput, Fields, Form, StoredOf, UpdateInput } from "./define-form.ts";
import { changeLists } from "./change-lists.ts";
import type { Versioned } from "./edit-state.ts";
import { type EditOptions, useEdit } from "./use-edit.ts";

/** The data of an operation: one field with the object. */
type Answer<Row> = Record<string, Row>;
type Id = string | number;

interface Documents<F extends Fields, Row, Extra, Variables> {
  /** Reads the current state */
  read: TypedDocumentNode<Answer<Row>, { id: Id } & Variables>;
  create?: TypedDocumentNode<Answer<Row>, { input: CreateInput<F> & Partial<Extra> } & Variables>;
  update: TypedDocumentNode<
    Answer<Row>,
    { id: Id; input: UpdateInput<F> & { version: number } & Partial<Extra> } & Variables
  >;
  /**
   * Publishes, where `update` saves a draft: chosen by `publishes` in what is sent besides. There
   * `inReview` says whether the draft waits for review.
   */
  publish?: Documents<F, Row, Extra, Variables>["update"];
  /** Further variables of these operations */
  variables?: Variables;
  /** The query that lists the objects: a new one is added to what it has read */
  list?: DocumentNode;
}

export type EntityFormOptions<
  F extends Fields,
  Row,
  Extra extends object,
  Variables extends object,
> = Documents<F, Row, Extra, Variables> &
  Omit<EditOptions<F, Row, Partial<Extra>>, "create" | "update" | "reread">;

/** Connects a form with the operations that read and write one object of the graph. */
export function useEntityForm<
  F extends Fields,
  Row extends Versioned & StoredOf<F>,
  Extra extends object = object,
  Variables extends object = object,
>(
  form: Form<F>,
  {
    read,
    create,
    update,
    publish,
    variables,
    list,
    ...options
  }: EntityFormOptions<F, Row, Extra, Variables>,
) {
  const client = useApolloClient();
  return useEdit<F, Row, Partial<Extra>>(form, {
    ...options,
    create:
      create &&
      (async (input, extra) =>
        rowOf(
          await client.mutate({
            mutation: create,
            variables: { ...variables, input: { ...input, ...extra } } as never,
            update: (cache, { data }) => {
              const row = rowOf({ data });
              if (!list) return;
              changeLists(cache, list, (lists) => ({ ...lists, rows: [...lists.rows, row] }));
            },
          }),
        )),
    async update({ id, version, draft }, input, extra) {
      const { publishes, inReview, ...others } = (extra ?? {}) as DraftExtra;
      const drafted = publish && { draftVersion: draft?.version ?? 0, inReview };
      const sent = { ...variables, id, ...drafted, input: { ...input, version, ...others } };
      return rowOf(
        await client.mutate({
          mutation: (publishes && publish) || update,
          variables: sent as never,
        }),
      );
    },
    reread: async ({ id }) =>
      rowOf(
        await client.query({
          query: read,
          variables: { ...variables, id } as never,
          fetchPolicy: "network-only",
        }),
      ),
  });
}

/** What is sent besides the input, of documents with a draft. */
interface DraftExtra {
  publishes?: boolean;
  inReview?: boolean;
}

function rowOf<Row>({ data }: { data?: Answer<Row> | null }): Row {
  const [row] = Object.values(data ?? {});
  if (row === undefined) throw new Error("The answer has no data");
  return row;
}
