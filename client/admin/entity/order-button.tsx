import type { DocumentNode, TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import type { ListContext } from "../list/list-context.ts";

const OrderDialog = lazyPart(async () => (await import("./order-dialog.tsx")).OrderDialog);

interface OrderedRow {
  id: string;
}

/** Rows as a list, or as the only page of one. */
type Rows<Row> = readonly Row[] | { nodes: readonly Row[] };

export interface OrderButtonProps<Row extends OrderedRow> {
  /** Brings the rows in their order */
  list: TypedDocumentNode<{ rows: Rows<Row> }, Record<string, never>>;
  /** Another list that is read again in the new order */
  shown?: DocumentNode;
  reorder: TypedDocumentNode<unknown, { ids: string[] }>;
  nameOf(row: Row): string;
  /** Rows are ordered within these groups, by their names */
  groupOf?(row: Row): string;
  context: ListContext;
}

const rowsOf = <Row,>(rows: Rows<Row>): readonly Row[] => ("nodes" in rows ? rows.nodes : rows);

/** Opens the dialog in which the order of all rows is changed, if there are several. */
export function OrderButton<Row extends OrderedRow>(props: OrderButtonProps<Row>) {
  const { data } = useQuery(props.list);
  const [open, setOpen] = useState(false);
  const rows = data ? rowsOf(data.rows) : [];
  if (data && rows.length < 2) return null;
  return (
    <>
      <Button variant="outline" size={44} disabled={!data} onClick={() => setOpen(true)}>
        <IconArrowsSort size={19} aria-hidden="true" />
        <FormattedMessage id="list.order" />
      </Button>
      {open && (
        <OrderDialog
          {...(props as unknown as OrderButtonProps<OrderedRow>)}
          rows={rows}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
