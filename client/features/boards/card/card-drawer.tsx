import { useMutation, useQuery } from "@apollo/client/react";
import IconTransfer from "@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs";
import IconBell from "@tabler/icons-react/dist/esm/icons/IconBell.mjs";
import IconBellFilled from "@tabler/icons-react/dist/esm/icons/IconBellFilled.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PlaceDialog } from "../../../admin/flow/place-dialog.tsx";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { HueDot, HueTag, hueOfName } from "../../../ui/hue.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListFailure } from "../../../ui/list/list-failure.tsx";
import { MenuAction, MenuDivider } from "../../../ui/menu-item.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { filesIn } from "../../../ui/pasted-files.ts";
import { Placeholders } from "../../../ui/placeholders.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { useCopyLink } from "../../../ui/use-copy-link.ts";
import { cardAbove, type BoardColumn, type ListedCard, type Person, type Place } from "../board.ts";
import { HighFlag } from "../card-face.tsx";
import { DueMark } from "../due-mark.tsx";
import { Attachments } from "./attachments.tsx";
import { OpenCardDocument, SetCardFollowedDocument } from "./card.generated.ts";
import { cardUploads } from "./card-uploads.ts";
import { Checklist } from "./checklist.tsx";
import { CommentComposer, Comments } from "./comments.tsx";
import { EditableText } from "./editable-text.tsx";
import { CardFacts } from "./facts.tsx";
import { CardLinks } from "./links.tsx";
import { useSeen } from "./use-seen.ts";
import type { CardEdit, CardEdits, OpenCard } from "./use-card-edits.tsx";

/** The time that was spent on a card, which is of another feature. */
export type TimeOf = (card: OpenCard) => ReactNode;

interface CardDrawerProps {
  id: string;
  columns: readonly (BoardColumn & { cards: readonly ListedCard[] })[];
  members: readonly Person[];
  labels: readonly string[];
  /** The viewer owns the board */
  isOwner: boolean;
  today: string;
  save: CardEdits["save"];
  timeOf: TimeOf;
  onMove(card: ListedCard, to: Place): void;
  onTransfer(card: ListedCard): void;
  onDelete(card: ListedCard): void;
  onOpen(id: string): void;
  onClose(): void;
}

const FIELDS = "input, textarea, select, [contenteditable], [role=menu]";

/** A card beside its board, on a phone instead of it. */
export function CardDrawer(props: CardDrawerProps) {
  const { id, columns, members, labels, isOwner, today, save, timeOf } = props;
  const { onOpen, onClose } = props;
  const intl = useIntl();
  const [isMoving, setMoving] = useState(false);
  const [isOver, setOver] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const copyLink = useCopyLink();
  const { data, error, refetch } = useQuery(OpenCardDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const column = columns.find(({ cards }) => cards.some((card) => card.id === id));
  const cards = column?.cards ?? [];
  const place = cards.findIndex((card) => card.id === id);
  const listed = cards[place];
  const card = data?.card;
  // What others change is on the board first.
  const isOld = Boolean(card && listed && listed.revision > card.revision);
  useEffect(() => {
    if (isOld) refetch().catch(() => {});
  }, [isOld, refetch, listed?.revision]);
  useSeen(id, listed);
  const isGone = !listed && !card && Boolean(error) && problemOf(error).code === "NOT_FOUND";

  const step = (by: 1 | -1) => {
    const next = cards[place + by];
    if (next) onOpen(next.id);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest(FIELDS)) return;
    // A dialog that is open over it has its own.
    if (!target.closest("[role=dialog]")?.contains(body.current)) return;
    if (event.key === "j") step(1);
    if (event.key === "k") step(-1);
  };
  const attach = (files: File[]) => {
    if (card && files.length > 0) cardUploads(id).add(files);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(false);
    attach([...event.dataTransfer.files]);
  };
  const edit = (change: Pick<CardEdit, "base" | "values">) => {
    if (!card) return;
    const { version, revision } = card;
    // What fails is said.
    save({ id, version, revision, ...change }).catch(() => {});
  };
  const number = card?.number ?? listed?.number;
  const position = column && place >= 0 && (
    <FormattedMessage
      id="boards.card.place"
      values={{ place: place + 1, count: cards.length, column: <bdi>{column.name}</bdi> }}
    />
  );
  return (
    // Events of the drawer rise to it, which is elsewhere in the document.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files can be chosen, too; keys that its controls do not use
    <div
      className="contents"
      onKeyDown={press}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => {
        const files = filesIn(event.clipboardData);
        if (files.length > 0) event.preventDefault();
        attach(files);
      }}
    >
      <Drawer
        open
        width={820}
        isFlush
        onClose={onClose}
        title={
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm font-semibold text-ink-3">
            {number !== undefined && <bdi className="font-bold">#{number}</bdi>}
            <span className="font-normal">{position}</span>
          </span>
        }
        tools={
          <>
            <IconButton
              icon={IconChevronLeft}
              label={intl.formatMessage({ id: "boards.card.previous" })}
              disabled={place <= 0}
              onClick={() => step(-1)}
              className="rtl:[&_svg]:-scale-x-100"
            />
            <IconButton
              icon={IconChevronRight}
              label={intl.formatMessage({ id: "boards.card.next" })}
              disabled={place < 0 || place >= cards.length - 1}
              onClick={() => step(1)}
              className="rtl:[&_svg]:-scale-x-100"
            />
            {card && <FollowButton card={card} />}
            {listed && (
              <Menu
                button={
                  <IconButton
                    icon={IconDots}
                    label={intl.formatMessage({ id: "table.actions.of" }, { name: listed.title })}
                  />
                }
              >
                <MenuAction icon={IconLink} onSelect={() => void copyLink(location.href)}>
                  <FormattedMessage id="boards.card.copyLink" />
                </MenuAction>
                <MenuAction icon={IconTransfer} onSelect={() => props.onTransfer(listed)}>
                  <FormattedMessage id="boards.transfer" />
                </MenuAction>
                <MenuDivider />
                <MenuAction
                  icon={IconTrash}
                  danger
                  onSelect={() => {
                    if (listed.trackedMin === 0) onClose();
                    props.onDelete(listed);
                  }}
                >
                  <FormattedMessage id="boards.card.delete" />
                </MenuAction>
              </Menu>
            )}
          </>
        }
        footer={card && <CommentComposer key={id} {...{ id, members }} reread={refetch} />}
      >
        <div ref={body} className="grid grid-cols-[minmax(0,1fr)]">
          {isOver && (
            <p className="pointer-events-none sticky top-3 z-10 h-0 text-center">
              <span className="inline-block rounded-md border-2 border-dashed border-primary-strong bg-primary-soft px-5 py-3 font-semibold text-primary-strong shadow-overlay">
                <FormattedMessage id="boards.attachments.drop" />
              </span>
            </p>
          )}
          {card ? (
            <CardBody
              key={id}
              card={card}
              column={column}
              members={members}
              labels={labels}
              isOwner={isOwner}
              today={today}
              save={save}
              timeOf={timeOf}
              onEdit={edit}
              onMove={() => setMoving(true)}
              reread={refetch}
            />
          ) : error ? (
            <ListFailure
              title={intl.formatMessage({
                id: isGone ? "boards.card.missing" : "boards.card.failed",
              })}
              text={
                isGone
                  ? intl.formatMessage({ id: "boards.card.missing.text" })
                  : problemText(intl, error)
              }
              onRetry={refetch}
            />
          ) : (
            <Placeholders
              label={intl.formatMessage({ id: "boards.card.loading" })}
              className="grid gap-5 p-6"
            >
              {["h-8 w-2/3", "h-24", "h-40"].map((size) => (
                <div
                  key={size}
                  aria-hidden="true"
                  className={`animate-pulse rounded-md bg-raised ${size}`}
                />
              ))}
            </Placeholders>
          )}
        </div>
        {isMoving && listed && (
          <PlaceDialog
            card={listed}
            columns={columns}
            current={column?.id ?? ""}
            nameOf={({ title }) => title}
            onMove={(to) => {
              const all = columns.find((each) => each.id === to.column)?.cards ?? [];
              const others = all.filter((each) => each.id !== id);
              props.onMove(listed, {
                columnId: to.column,
                afterId: cardAbove(others, all, to.place, id),
              });
            }}
            onClose={() => setMoving(false)}
          />
        )}
      </Drawer>
    </div>
  );
}

/** Whether the viewer learns of comments, and when the card is completed. */
function FollowButton({ card: { id, isFollowed } }: { card: OpenCard }) {
  const intl = useIntl();
  const [follow, { loading }] = useMutation(SetCardFollowedDocument);
  const change = async () => {
    try {
      await follow({ variables: { id, isFollowed: !isFollowed } });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <IconButton
      icon={isFollowed ? IconBellFilled : IconBell}
      label={intl.formatMessage({ id: "boards.card.follow" })}
      aria-pressed={isFollowed}
      disabled={loading}
      onClick={() => void change()}
    />
  );
}

interface CardBodyProps extends Pick<
  CardDrawerProps,
  "members" | "labels" | "isOwner" | "today" | "save" | "timeOf"
> {
  card: OpenCard;
  column: BoardColumn | undefined;
  onEdit(change: Pick<CardEdit, "base" | "values">): void;
  onMove(): void;
  reread(): Promise<unknown>;
}

function CardBody(props: CardBodyProps) {
  const { card, column, members, labels, isOwner, today, save, timeOf } = props;
  const { onEdit, onMove, reread } = props;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className="grid md:grid-cols-[minmax(0,1fr)_280px]">
      <div className="grid min-w-0 content-start gap-6 px-6 py-5 max-md:px-4">
        <div className="grid gap-2.5">
          <EditableText
            card={card}
            field="title"
            label={text("boards.field.title")}
            maxLength={255}
            className="text-2xl leading-tight font-extrabold tracking-tight"
            save={save}
          />
          <div className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
            <Button variant="outline" size={36} onClick={onMove} className="md:hidden">
              <HueDot hue={column?.hue ?? "NEUTRAL"} />
              <bdi>{column?.name}</bdi>
              <IconChevronDown size={17} aria-hidden="true" />
            </Button>
            {card.labels.map((label) => (
              <HueTag key={label} hue={hueOfName(label)}>
                {label}
              </HueTag>
            ))}
            {(card.dueTo ?? card.completedAt) && <DueMark card={card} today={today} />}
            {card.priority === "HIGH" && <HighFlag />}
          </div>
          <EditableText
            card={card}
            field="description"
            label={text("boards.field.description")}
            placeholder={text("boards.description.placeholder")}
            maxLength={10_000}
            className="text-ink-2"
            save={save}
          />
        </div>
        <Checklist
          items={card.checklist}
          members={members}
          onChange={(change) =>
            onEdit({
              base: {},
              values: (current) => ({
                checklist: change((current ?? card).checklist).map((item) => ({
                  id: item.id,
                  text: item.text,
                  isDone: item.isDone,
                  memberId: item.memberId,
                })),
              }),
            })
          }
        />
        <Attachments card={card} reread={reread} />
        <CardLinks card={card} onSet={(values) => onEdit({ base: {}, values: () => values })} />
        {timeOf(card)}
        <Comments card={card} canDeleteAll={isOwner} reread={reread} />
      </div>
      <aside
        aria-label={text("boards.card.facts")}
        className="border-line bg-canvas px-5 py-5 max-md:border-t max-md:px-4 md:border-s"
      >
        <CardFacts {...{ card, column, members, labels, onEdit, onMove }} />
      </aside>
    </div>
  );
}
