import { Fragment, type ReactNode } from "react";
import { MenuAction, MenuDivider, MenuLink } from "../../kit/menu-item.tsx";
import type { BulkAction } from "./bulk-action.ts";
import type { ListAction, RowItem } from "./list-actions.ts";
import type { ListContext } from "./list-context.ts";

interface RowItemsProps<Row> {
  row: Row;
  context: ListContext;
  items: (ListAction<Row, string, never> | RowItem<Row>)[];
  /** The actions among them, by their ids */
  actions: ReadonlyMap<string, BulkAction>;
  begin(action: BulkAction): void;
}

/** The menu of a row: the ways to look at it, what changes it, and last what endangers it. */
export function RowItems<Row>({ row, context, items, actions, begin }: RowItemsProps<Row>) {
  const groups = { ways: [], changes: [], danger: [] } as Record<
    "ways" | "changes" | "danger",
    ReactNode[]
  >;
  for (const item of items) {
    if (item.kind === "item") {
      const shown = <Item key={item.id} item={item} row={row} context={context} />;
      if (isOffered(item, row, context)) groups[item.changes ? "changes" : "ways"].push(shown);
    } else {
      const action = actions.get(item.id);
      if (!action || item.menu === false || item.fits?.(row) === false) continue;
      groups[action.danger ? "danger" : "changes"].push(
        <MenuAction
          key={action.id}
          icon={action.Icon}
          danger={action.danger}
          onSelect={() => begin(action)}
        >
          {action.label}
        </MenuAction>,
      );
    }
  }
  return Object.entries(groups)
    .filter(([, shown]) => shown.length > 0)
    .map(([group, shown], index) => (
      <Fragment key={group}>
        {index > 0 && <MenuDivider />}
        {shown}
      </Fragment>
    ));
}

const isOffered = <Row,>(item: RowItem<Row>, row: Row, context: ListContext): boolean =>
  item.fits?.(row, context) !== false && (!item.to || item.to(row, context) !== undefined);

interface ItemProps<Row> {
  item: RowItem<Row>;
  row: Row;
  context: ListContext;
}

function Item<Row>({ item, row, context }: ItemProps<Row>) {
  const { id, Icon, press, reloadDocument } = item;
  const label = context.word(`${id}.label`);
  const to = item.to?.(row, context);
  if (to === undefined) {
    return (
      <MenuAction icon={Icon} onSelect={() => press?.(row, context)}>
        {label}
      </MenuAction>
    );
  }
  return (
    <MenuLink to={to} icon={Icon} reloadDocument={reloadDocument}>
      {label}
    </MenuLink>
  );
}
