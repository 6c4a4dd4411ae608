import IconFlag from "@tabler/icons-react/dist/esm/icons/IconFlagFilled.mjs";
import IconMessageCircle from "@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs";
import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber } from "react-intl";
import { AvatarGroup } from "../../ui/avatar-group.tsx";
import { HueTag, hueOfName } from "../../ui/hue.tsx";
import type { ListedCard } from "./board.ts";
import { DueMark } from "./due-mark.tsx";

/** Labels, what is new, and a flag: low and medium priority say nothing. */
export function CardLabels({ card: { labels, priority, newCount } }: { card: ListedCard }) {
  if (labels.length === 0 && priority !== "HIGH" && newCount === 0) return null;
  return (
    <p className="mb-1.5 flex flex-wrap items-center gap-1.5">
      {labels.map((label) => (
        <HueTag key={label} hue={hueOfName(label)}>
          {label}
        </HueTag>
      ))}
      {newCount > 0 && (
        <span className="flex items-center gap-1.5 text-xs font-semibold">
          <span aria-hidden="true" className="size-2 rounded-full bg-graph" />
          <FormattedMessage id="boards.card.unseen" values={{ count: newCount }} />
        </span>
      )}
      {priority === "HIGH" && <HighFlag />}
    </p>
  );
}

export function HighFlag() {
  return (
    <span className="ms-auto flex items-center gap-1 text-xs font-medium text-bad">
      <IconFlag size={15} aria-hidden="true" />
      <FormattedMessage id="boards.priority.HIGH" />
    </span>
  );
}

/** The first picture among its files. */
export function CardPicture({ card: { thumbnail } }: { card: ListedCard }) {
  if (!thumbnail) return null;
  return (
    <img
      src={`${thumbnail}?w=320`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className="mb-2.5 h-26 w-full rounded-md bg-raised object-cover"
    />
  );
}

/** How much of a checklist is done. */
export function ChecklistBar({
  items,
  children,
}: {
  items: readonly { isDone: boolean }[];
  /** Instead of the numbers beside it */
  children?: ReactNode;
}) {
  if (items.length === 0) return null;
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <p className="flex items-center gap-2.5 text-xs text-ink-3">
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full ${done === items.length ? "bg-mark-good" : "bg-graph"}`}
          style={{ width: `${(100 * done) / items.length}%` }}
        />
      </span>
      {children ?? (
        <>
          <span className="sr-only">
            <FormattedMessage id="boards.checklist" />
          </span>
          <bdi>
            <FormattedNumber value={done} /> / <FormattedNumber value={items.length} />
          </bdi>
        </>
      )}
    </p>
  );
}

/** Below the title: how far it is, when it is due, who does it. */
export function CardDetails({ card, today }: { card: ListedCard; today: string }) {
  const { checklist, commentCount, attachmentCount, assignees, dueTo, completedAt } = card;
  const hasFoot =
    Boolean(dueTo ?? completedAt) || commentCount + attachmentCount + assignees.length > 0;
  if (checklist.length === 0 && !hasFoot) return null;
  return (
    <div className="mt-2.5 grid gap-2.5">
      <ChecklistBar items={checklist} />
      {hasFoot && (
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-xs font-medium text-ink-3">
          <DueMark card={card} today={today} />
          <Count icon={IconMessageCircle} name="boards.comments" value={commentCount} />
          <Count icon={IconPaperclip} name="boards.attachments" value={attachmentCount} />
          {assignees.length > 0 && (
            <span className="ms-auto">
              <AvatarGroup
                size={26}
                people={assignees.map(({ displayName, avatar }) => ({
                  name: displayName,
                  avatar,
                }))}
              />
            </span>
          )}
        </div>
      )}
    </div>
  );
}

function Count({ icon: Mark, name, value }: { icon: Icon; name: string; value: number }) {
  if (value === 0) return null;
  return (
    <span className="flex items-center gap-1">
      <Mark size={15} aria-hidden="true" />
      <span className="sr-only">
        <FormattedMessage id={name} />
      </span>
      <FormattedNumber value={value} />
    </span>
  );
}
