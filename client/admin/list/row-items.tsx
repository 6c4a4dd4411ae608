import { Fragment, type ReactNode } from "react";
import { MenuAction, MenuDivider, MenuLink } from "../../ui/menu-item.tsx";
import type { BulkAction } from "./bulk-action.ts";
import type { ListAction, RowItem } from "./list-actions.ts";
import type { RowContext } from "./list-context.ts";

interface RowItemsProps<Row> {
  row: Row;
  context: RowContext;
  items: (ListAction<Row, string, never> | RowItem<Row>)[];
  /** The actions among them, by id */
  actions: ReadonlyMap<string, BulkAction>;
  /** Actions of this row only, in separate groups */
  apart?: BulkAction[];
  start(action: BulkAction): void;
}

/** The menu of a row: first its views, then its changes, last its destructive actions. */
export function RowItems<Row>(props: RowItemsProps<Row>) {
  const { row, context, items, actions, apart = [], start } = props;
  const groups: Record<"ways" | "changes" | "danger", ReactNode[]> = {
    ways: [],
    changes: [],
    danger: [],
  };
  for (const item of items) {
    const action = item.kind === "action" ? actions.get(item.id) : undefined;
    if (item.kind === "item") {
      if (isOffered(item, row, context)) {
        const shown = <Item key={item.id} item={item} row={row} context={context} />;
        groups[item.changes ? "changes" : "ways"].push(shown);
      }
    } else if (action && item.menu !== false && item.fits?.(row, context) !== false) {
      const shown = <Action key={item.id} action={action} start={start} />;
      groups[action.danger ? "danger" : "changes"].push(shown);
    }
  }
  const each = apart.map((action) => <Action key={action.id} action={action} start={start} />);
  return [groups.ways, groups.changes, groups.danger, ...each]
    .filter((group) => !Array.isArray(group) || group.length > 0)
    .map((group, index) => (
      <Fragment key={index}>
        {index > 0 && <MenuDivider />}
        {group}
      </Fragment>
    ));
}

interface ActionProps {
  action: BulkAction;
  start(action: BulkAction): void;
}

function Action({ action, start }: ActionProps) {
  return (
    <MenuAction icon={action.Icon} danger={action.danger} onSelect={() => start(action)}>
      {action.label}
    </MenuAction>
  );
}

const isOffered = <Row,>(item: RowItem<Row>, row: Row, context: RowContext): boolean =>
  item.fits?.(row, context) !== false && (!item.to || item.to(row, context) !== undefined);

interface ItemProps<Row> {
  item: RowItem<Row>;
  row: Row;
  context: RowContext;
}

function Item<Row>({ item, row, context }: ItemProps<Row>) {
  const { id, Icon, press, target, reloadDocument } = item;
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
    <MenuLink to={to} icon={Icon} target={target} reloadDocument={reloadDocument}>
      {label}
    </MenuLink>
  );
}
