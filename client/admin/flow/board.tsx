import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate } from "react-router";
import type { Point } from "../../ui/drag/scroll-near.ts";
import { dropIndex, usePointerDrag } from "../../ui/drag/use-pointer-drag.ts";
import type { HueName } from "../../ui/hue.tsx";
import { KeyCaps, KeyHints } from "../keys/key-caps.tsx";
import { type KeyBinding, useKeys } from "../keys/use-keys.ts";
import { BoardCard, type CardActions, type CardParts } from "./board-card.tsx";
import { BoardColumn, ColumnCount } from "./board-column.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { PlaceDialog } from "./place-dialog.tsx";
import { useSwipe } from "./use-swipe.ts";

type Card = { id: string };

/** A column of a board: a stage, with the cards that are in it. */
export interface Column<C extends Card> {
  id: string;
  name: string;
  /** The class of its dot's colour, or a hue */
  dot?: string;
  hue?: HueName;
  /** Also those that are not shown as cards */
  count: number;
  cards: readonly C[];
  /** Where the others are listed */
  more?: string;
  /** Its foot shows that there are others, which are not counted */
  hasOthers?: boolean;
  /** Narrow until it is unfolded */
  isFolded?: boolean;
  /** How many cards match the filter that is on */
  matching?: number;
  /** More cards than this are warned of, and never refused */
  limit?: number | null;
  /** Instead of its name and count: a field that changes the name */
  heading?: ReactNode;
  /** At the end of its head */
  tools?: ReactNode;
  /** Below its cards */
  foot?: ReactNode;
}

/** A key of the focused card. */
export interface CardKey<C> extends Omit<KeyBinding, "press"> {
  press(card: C): void;
}

/** Where a card is, or would be put. */
export interface Spot {
  column: string;
  /** From 0; of a board without an order of its own always the first */
  place: number;
}

interface BoardProps<C extends Card> {
  columns: readonly Column<C>[];
  nameOf(card: C): string;
  hrefOf(card: C): string;
  /** Kept the same between renders, only cards that have changed are rendered again */
  card(card: C): CardParts;
  /** Further items of a card's menu */
  menu?(card: C): ReactNode;
  canMove?(card: C): boolean;
  onMove(card: C, to: Spot): void;
  /** Columns are dragged by their heads, to a place among the others */
  onMoveColumn?(column: string, place: number): void;
  /** Cards keep their places within a column */
  isOrdered?: boolean;
  keys?: readonly CardKey<C>[];
  /** On a phone: the column that is shown, and the URL that shows another */
  shown: string;
  columnHref(column: string): string;
  /** Below a card, such as a field for a new one */
  below?: { id: string; content: ReactNode } | undefined;
  /** After the columns */
  end?: ReactNode;
}

/**
 * Cards in columns, as high as the window. They are dragged by mouse, finger or keyboard (Space lifts,
 * arrows carry, Space puts down), or moved from their menu; each place is said.
 */
export function Board<C extends Card>(props: BoardProps<C>) {
  const { columns, nameOf, hrefOf, onMove, isOrdered = false, keys = [] } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const keysId = useId();
  const board = useRef<HTMLDivElement>(null);
  /** The card that keeps the focus when it is in another column */
  const focused = useRef<string>(undefined);
  const [lifted, setLifted] = useState<{ card: C; to: Spot }>();
  const [moving, setMoving] = useState<C>();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const card = board.current?.querySelector<HTMLElement>(`[data-drag="${focused.current}"]`);
    card?.focus();
  });

  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const othersIn = (column: string, { id }: Card) =>
    columnOf(column)?.cards.filter((card) => card.id !== id) ?? [];
  const canMove = (card: C) => columns.length > 1 && (props.canMove?.(card) ?? true);
  const find = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
  const spotOf = ({ id }: Card): Spot => {
    const column = columns.find(({ cards }) => cards.some((card) => card.id === id));
    const place = column?.cards.findIndex((card) => card.id === id) ?? 0;
    return { column: column?.id ?? "", place: isOrdered ? place : 0 };
  };
  const move = (card: C, to: Spot) => {
    const from = spotOf(card);
    if (!canMove(card) || (from.column === to.column && from.place === to.place)) return;
    focused.current = card.id;
    onMove(card, to);
  };
  const { drag, handle } = usePointerDrag<Spot>({
    targetAt: ({ x, y }: Point, id) => {
      const over =
        document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-column]") ??
        columnAt(board.current, x, y);
      const column = over?.dataset["column"];
      const card = find(id);
      if (!column || !card) return undefined;
      if (!isOrdered) return spotOf(card).column === column ? undefined : { column, place: 0 };
      const list = over.querySelector("ul");
      // A column that is not shown on a phone takes it at its end.
      return { column, place: list ? dropIndex(list, y, id) : othersIn(column, card).length };
    },
    onDrop: (id, to) => {
      const card = find(id);
      if (card) move(card, to);
    },
  });
  const { drag: headDrag, handle: headHandle } = usePointerDrag<number>({
    targetAt: ({ x }, id) => {
      const place = columnPlace(board.current, x, id);
      return place === columns.findIndex((column) => column.id === id) ? undefined : place;
    },
    onDrop: (id, place) => props.onMoveColumn?.(id, place),
  });
  const movedColumn = headDrag && columnOf(headDrag.id);
  const swipe = useSwipe((by) => {
    const next = columns[columns.findIndex(({ id }) => id === props.shown) + by];
    if (next && !drag && !lifted) void navigate(props.columnHref(next.id), { replace: true });
  });
  const dragged = drag && find(drag.id);
  const carried = dragged ? { card: dragged, to: drag.target ?? spotOf(dragged) } : lifted;

  /** Where it would be put, in words. */
  const said = ({ card, to }: { card: C; to: Spot }) => {
    const column = columnOf(to.column);
    const isElsewhere = spotOf(card).column !== to.column;
    const values = {
      name: nameOf(card),
      column: column?.name ?? "",
      place: isOrdered ? to.place + 1 : columns.findIndex(({ id }) => id === to.column) + 1,
      count: isOrdered ? (column?.cards.length ?? 0) + (isElsewhere ? 1 : 0) : columns.length,
    };
    return intl.formatMessage({ id: isOrdered ? "flow.board.place" : "flow.board.column" }, values);
  };

  const text = (id: string) => intl.formatMessage({ id });
  const digits = columns.slice(0, 9).map((_, n) => String(n + 1));
  const shownKeys: KeyBinding[] = [
    { keys: [" "], text: text("flow.key.lift") },
    { keys: ["Enter"], text: text("flow.key.open") },
    { keys: digits, shown: `1–${digits.length}`, text: text("flow.key.stage") },
    { keys: ["m"], text: text("flow.key.menu") },
    ...keys.map(({ press: _, ...key }) => key),
  ];
  useKeys(shownKeys);

  const carry = (card: C, to: Spot, event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const aside = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const along = isOrdered ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
    if (event.key === " " || event.key === "Enter") {
      setLifted(undefined);
      move(card, to);
    } else if (event.key === "Escape") setLifted(undefined);
    else if (aside) {
      const next = columns[columns.findIndex(({ id }) => id === to.column) + aside];
      if (!next) return;
      const own = spotOf(card);
      const most = othersIn(next.id, card).length;
      const place = next.id === own.column ? own.place : Math.min(to.place, most);
      setLifted({ card, to: { column: next.id, place } });
    } else if (along) {
      const place = Math.min(Math.max(to.place + along, 0), othersIn(to.column, card).length);
      setLifted({ card, to: { ...to, place } });
    }
  };
  const press = (card: C, event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    focused.current = card.id;
    if (lifted?.card.id === card.id) {
      event.preventDefault();
      return carry(card, lifted.to, event);
    }
    const column = columns[digits.indexOf(event.key)];
    const focus = (element: Element | null | undefined) => () =>
      element instanceof HTMLElement && element.focus();
    const { currentTarget: element } = event;
    const [down, up] = [focus(cardBeside(element, 1)), focus(cardBeside(element, -1))];
    const act = {
      " ": () => canMove(card) && setLifted({ card, to: spotOf(card) }),
      Enter: () => void navigate(hrefOf(card)),
      m: () => element.querySelector<HTMLElement>("[aria-haspopup=menu]")?.click(),
      ArrowDown: down,
      j: down,
      ArrowUp: up,
      k: up,
      ArrowRight: focus(firstAcross(element, 1)),
      ArrowLeft: focus(firstAcross(element, -1)),
      ...(column && { [event.key]: () => move(card, { column: column.id, place: 0 }) }),
      ...Object.fromEntries(
        keys.flatMap(({ keys: own, press: of }) => own.map((key) => [key, () => of(card)])),
      ),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const latest = useRef<CardActions>(undefined);
  useLayoutEffect(() => {
    const withCard = (id: string, act: (card: C) => void) => {
      const card = find(id);
      if (card) act(card);
    };
    latest.current = {
      onPress: (id, event) => withCard(id, (card) => press(card, event)),
      onLeave: () => setLifted(undefined),
      onPointerDown: (id, event) => handle(id).onPointerDown(event),
      onAsk: (id) => withCard(id, setMoving),
    };
  });
  const [actions] = useState<CardActions>(() => ({
    onPress: (id, event) => latest.current?.onPress(id, event),
    onLeave: () => latest.current?.onLeave(),
    onPointerDown: (id, event: PointerEvent<HTMLElement>) =>
      latest.current?.onPointerDown(id, event),
    onAsk: (id) => latest.current?.onAsk(id),
  }));

  return (
    <div data-fill className="flex min-h-0 flex-1 flex-col gap-4">
      <nav
        aria-label={text("flow.board.columns")}
        className="-mx-4 flex shrink-0 gap-2 overflow-x-auto px-4 py-1 md:hidden"
      >
        {columns.map((column) => (
          <Link
            key={column.id}
            to={props.columnHref(column.id)}
            replace
            data-column={column.id}
            aria-current={column.id === props.shown ? "true" : undefined}
            className={`flex h-11 shrink-0 items-center gap-2 rounded-full border px-4 font-semibold aria-current:border-ink aria-current:bg-ink aria-current:text-canvas ${
              carried?.to.column === column.id ? "border-primary-strong" : "border-line"
            }`}
          >
            <bdi>{column.name}</bdi>
            {column.limit || column.matching !== undefined ? (
              <ColumnCount column={column} />
            ) : (
              <span className="opacity-80">{intl.formatNumber(column.count)}</span>
            )}
          </Link>
        ))}
      </nav>
      <div
        ref={board}
        {...swipe}
        className="relative flex min-h-0 gap-3 max-md:flex-wrap md:-mx-1 md:flex-1 md:items-start md:overflow-x-auto md:px-1 md:pb-2"
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            column={column}
            isShown={column.id === props.shown}
            isTarget={carried !== undefined && carried.to.column === column.id}
            headHandle={
              props.onMoveColumn && columns.length > 1 ? headHandle(column.id) : undefined
            }
            edge={edgeOf(column.id, columns, headDrag)}
            isFolded={Boolean(column.isFolded) && !unfolded.includes(column.id)}
            onFold={(isFolded) =>
              setUnfolded((before) =>
                isFolded ? before.filter((id) => id !== column.id) : [...before, column.id],
              )
            }
            countChange={carried ? change(column.id, spotOf(carried.card), carried.to) : 0}
            atLeast={lifted?.to.column === column.id ? lifted.to.place + 2 : 0}
          >
            {(limit) =>
              placed(column, carried, { isMoved: lifted !== undefined, isOrdered }, limit).map(
                (each) =>
                  typeof each === "string" ? (
                    <li key={each} aria-hidden="true" className={slotStyles[each]}>
                      {each === "origin" && <FormattedMessage id="flow.board.origin" />}
                    </li>
                  ) : (
                    <Fragment key={each.id}>
                      <BoardCard
                        card={each}
                        name={nameOf(each)}
                        to={hrefOf(each)}
                        parts={props.card}
                        menu={props.menu}
                        isCarried={carried?.card.id === each.id}
                        isLifted={lifted?.card.id === each.id}
                        canMove={canMove(each)}
                        keysId={keysId}
                        actions={actions}
                      />
                      {props.below?.id === each.id && <li>{props.below.content}</li>}
                    </Fragment>
                  ),
              )
            }
          </BoardColumn>
        ))}
        {props.end}
      </div>
      <div className="shrink-0">
        <KeyHints id={keysId} keys={shownKeys} />
      </div>
      <div
        className={
          lifted
            ? "fixed inset-x-4 bottom-4 z-30 mx-auto flex w-max max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-5 gap-y-2 rounded-xl bg-ink px-5 py-3 text-sm font-semibold text-canvas shadow-overlay lg:start-70"
            : "sr-only"
        }
      >
        <p role="status">{carried && said(carried)}</p>
        {lifted && (
          <p aria-hidden="true" className="flex flex-wrap items-center gap-x-4 font-normal">
            {[
              {
                keys: [...(isOrdered ? ["ArrowUp", "ArrowDown"] : []), "ArrowLeft", "ArrowRight"],
                text: text("flow.key.carry"),
              },
              { keys: [" "], text: text("flow.key.putDown") },
              { keys: ["Escape"], text: text("flow.key.back") },
            ].map((key) => (
              <span key={key.text} className="flex items-center gap-1.5">
                <KeyCaps keys={key.keys} />
                {key.text}
              </span>
            ))}
          </p>
        )}
      </div>
      {headDrag && movedColumn && (
        <div
          aria-hidden="true"
          style={{ left: headDrag.at.x + 8, top: headDrag.at.y + 8 }}
          className="pointer-events-none fixed z-50 max-w-60 truncate rounded-lg border border-primary-strong bg-surface px-3.5 py-2.5 font-bold shadow-overlay"
        >
          {movedColumn.name}
        </div>
      )}
      {drag && dragged && (
        <div
          aria-hidden="true"
          style={{ left: drag.at.x + 8, top: drag.at.y + 8 }}
          className="pointer-events-none fixed z-50 max-w-60 truncate rounded-lg border border-primary-strong bg-surface px-3.5 py-2.5 font-semibold shadow-overlay"
        >
          {nameOf(dragged)}
        </div>
      )}
      {moving && isOrdered && (
        <PlaceDialog
          card={moving}
          columns={columns}
          current={spotOf(moving).column}
          nameOf={nameOf}
          onMove={(to) => move(moving, to)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {moving && !isOrdered && (
        <MoveDialog
          name={nameOf(moving)}
          columns={columns}
          current={spotOf(moving).column}
          onMove={(column) => move(moving, { column, place: 0 })}
          onClose={() => setMoving(undefined)}
        />
      )}
    </div>
  );
}

/** Where a dragged card would be put, and where one was that is carried by keyboard. */
const slotStyles = {
  slot: "h-14 rounded-lg border-2 border-dashed border-primary-strong",
  origin:
    "grid h-12 place-items-center rounded-lg border border-dashed border-control text-[0.8125rem] text-ink-3",
};

/**
 * The first cards of a column: one that is carried by keyboard in its new place, of one that is
 * dragged an empty place. */
function placed<C extends Card>(
  { id, cards }: Column<C>,
  carried: { card: C; to: Spot } | undefined,
  { isMoved, isOrdered }: { isMoved: boolean; isOrdered: boolean },
  limit: number,
): (C | keyof typeof slotStyles)[] {
  const shown: (C | keyof typeof slotStyles)[] = cards.slice(0, limit);
  if (!carried) return shown;
  const { card, to } = carried;
  const own = cards.findIndex((each) => each.id === card.id);
  if (isMoved) {
    if (to.column !== id) {
      if (own < 0 || own >= limit) return shown;
      return shown.toSpliced(own, 1, ...(isOrdered ? (["origin"] as const) : []));
    }
    return shown.filter((_, place) => place !== own).toSpliced(to.place, 0, card);
  }
  if (to.column !== id || own === to.place) return shown;
  return shown.toSpliced(to.place + (own >= 0 && own < to.place ? 1 : 0), 0, "slot");
}

/** How many cards more a column has while one is carried. */
const change = (column: string, from: Spot, to: Spot): number =>
  (column === to.column ? 1 : 0) - (column === from.column ? 1 : 0);

/** The place among the other columns that a point is at, in the direction of reading. */
function columnPlace(board: Element | null, x: number, id: string): number {
  const columns = [...(board?.querySelectorAll<HTMLElement>("section[data-column]") ?? [])];
  const isRtl = board !== null && getComputedStyle(board).direction === "rtl";
  return columns.filter((column) => {
    const { left, width } = column.getBoundingClientRect();
    const middle = left + width / 2;
    return column.dataset["column"] !== id && (isRtl ? middle > x : middle < x);
  }).length;
}

/** The side of a column at which one that is dragged would be put. */
function edgeOf(
  id: string,
  columns: readonly { id: string }[],
  drag: { id: string; target: number | undefined } | undefined,
): "start" | "end" | undefined {
  if (drag?.target === undefined) return undefined;
  const others = columns.filter((column) => column.id !== drag.id);
  if (others[drag.target]?.id === id) return "start";
  return drag.target === others.length && others.at(-1)?.id === id ? "end" : undefined;
}

/** The first card of the next column that shows any. */
function firstAcross(card: Element, by: 1 | -1): HTMLElement | undefined {
  const columns = [...document.querySelectorAll("section[data-column]")];
  const step = getComputedStyle(card).direction === "rtl" ? -by : by;
  let place = columns.findIndex((column) => column.contains(card)) + step;
  for (; columns[place]; place += step) {
    const next = columns[place]?.querySelector<HTMLElement>("[data-drag]");
    if (next?.checkVisibility()) return next;
  }
  return undefined;
}

/** The next or previous card of its column. */
function cardBeside(card: Element, by: 1 | -1): Element | null {
  const all = [...(card.parentElement?.querySelectorAll(":scope > [data-drag]") ?? [])];
  return all[all.indexOf(card) + by] ?? null;
}

/** The column above or below which a point is. */
function columnAt(board: Element | null, x: number, y: number): HTMLElement | undefined {
  const isWithin = (box: DOMRect) => x >= box.left && x <= box.right;
  const box = board?.getBoundingClientRect();
  if (!board || !box || !isWithin(box) || y < box.top || y > box.bottom) return undefined;
  const columns = [...board.querySelectorAll<HTMLElement>("section[data-column]")];
  return columns.find((column) => isWithin(column.getBoundingClientRect()));
}
