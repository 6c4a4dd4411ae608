import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { IconButton } from "../../ui/icon-button.tsx";
import { MenuAction, MenuDivider } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";

/** What a domain shows on a card, besides its name and menu. */
export interface CardParts {
  /** Before the name, such as an avatar */
  mark?: ReactNode;
  /** Above the name, such as labels */
  above?: ReactNode;
  /** Instead of the name: a field that changes it */
  field?: ReactNode;
  /** Below the name */
  line?: ReactNode;
  /** Below that, across the card */
  details?: ReactNode;
  isUnread?: boolean;
  /** Nothing is left to do with it */
  isDone?: boolean;
}

/** What the board does with its cards; the same object between renders. */
export interface CardActions {
  onPress(id: string, event: KeyboardEvent<HTMLElement>): void;
  onLeave(): void;
  onPointerDown(id: string, event: PointerEvent<HTMLElement>): void;
  /** Asks where to */
  onAsk(id: string): void;
}

interface BoardCardProps<C extends { id: string }> {
  card: C;
  name: string;
  to: string;
  parts(card: C): CardParts;
  menu?: ((card: C) => ReactNode) | undefined;
  /** On its way to another place */
  isCarried: boolean;
  /** By keyboard */
  isLifted: boolean;
  canMove: boolean;
  /** Of what says its keys */
  keysId: string;
  actions: CardActions;
}

function CardOfBoard<C extends { id: string }>(props: BoardCardProps<C>) {
  const { card, name, to, menu, isCarried, isLifted, canMove, keysId, actions } = props;
  const { mark, above, field, line, details, isUnread, isDone } = props.parts(card);
  const intl = useIntl();
  const look = isLifted
    ? "border-primary-strong shadow-overlay ring-2 ring-primary-strong"
    : isCarried
      ? "border-dashed border-control opacity-60"
      : "border-line shadow-card hover:border-control";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- carried by keyboard and pointer
    <li
      data-drag={card.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- cards are carried by keyboard
      tabIndex={0}
      aria-label={name}
      aria-describedby={keysId}
      onKeyDown={(event) => actions.onPress(card.id, event)}
      onBlur={actions.onLeave}
      onPointerDown={canMove ? (event) => actions.onPointerDown(card.id, event) : undefined}
      // Links and pictures would be dragged by the browser.
      onDragStart={(event) => event.preventDefault()}
      className={`rounded-lg border bg-surface p-3.5 select-none [-webkit-touch-callout:none] ${canMove ? "md:cursor-grab" : ""} ${look}`}
    >
      <div className="flex items-start gap-2.5">
        {mark}
        <div className="min-w-0 flex-1 leading-snug">
          {above}
          {field ?? (
            <Link
              to={to}
              preventScrollReset
              draggable={false}
              className={`wrap-break-word hover:underline ${isUnread ? "font-bold" : "font-semibold"} ${isDone ? "text-ink-2" : ""}`}
            >
              <bdi>{name}</bdi>
            </Link>
          )}
          {isUnread && (
            <span
              aria-hidden="true"
              className="ms-2 inline-block size-2 rounded-full bg-graph align-middle"
            />
          )}
          <div className="text-[0.8125rem] text-ink-3">{line}</div>
        </div>
        {(canMove || menu) && (
          <Menu
            button={
              <IconButton
                size={36}
                icon={IconDots}
                label={intl.formatMessage({ id: "table.actions.of" }, { name })}
                className="-me-2 -mt-1.5"
              />
            }
          >
            {canMove && (
              <MenuAction icon={IconArrowRight} onSelect={() => actions.onAsk(card.id)}>
                <FormattedMessage id="flow.move.label" />
              </MenuAction>
            )}
            {canMove && menu && <MenuDivider />}
            {menu?.(card)}
          </Menu>
        )}
      </div>
      {details}
    </li>
  );
}

/** Rendered again only if something of the card has changed: a board has up to 2,000. */
export const BoardCard = memo(CardOfBoard) as typeof CardOfBoard;
