import type { Context } from "../foundation/context.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { CardEvent, CardEventKind } from "./card-event.ts";
import type { Card } from "./card.ts";
import { tellFollowers } from "./follow-card.ts";

/** What is recorded of a change, as it was before. */
type Recorded = Pick<Card, "title" | "description" | "dueTo" | "completedAt">;

export const recordedOf = ({ title, description, dueTo, completedAt }: Card): Recorded => ({
  title,
  description,
  dueTo,
  completedAt,
});

/** Adds to the history of a card what the viewer does with it. */
export function record(
  card: Card,
  kind: CardEventKind,
  { from, to }: Pick<CardEvent, "from" | "to">,
  context: Context,
): void {
  const { em } = context;
  const member = em.getReference(Member, viewerProfile(context));
  card.changedBy = member;
  em.persist(new CardEvent({ card, member, kind, from: from ?? null, to: to ?? null }));
}

/** Adds what has changed since, and tells those who follow the card if it was completed. */
export async function recordChanges(card: Card, before: Recorded, context: Context): Promise<void> {
  card.changedBy = context.em.getReference(Member, viewerProfile(context));
  const { title, description, dueTo, completedAt } = card;
  if (title !== before.title)
    record(card, CardEventKind.RENAMED, { from: before.title, to: title }, context);
  if (description !== before.description) record(card, CardEventKind.DESCRIBED, {}, context);
  if ((dueTo ?? null) !== (before.dueTo ?? null))
    record(card, CardEventKind.DUE, { from: before.dueTo, to: dueTo }, context);
  if (Boolean(completedAt) === Boolean(before.completedAt)) return;
  record(card, completedAt ? CardEventKind.COMPLETED : CardEventKind.REOPENED, {}, context);
  if (completedAt) await tellFollowers(card, NotificationKind.CARD_COMPLETED, context);
}

/** Adds who does the card now, and who no longer does. */
export async function recordAssignees(
  card: Card,
  before: readonly string[],
  context: Context,
): Promise<void> {
  const now = card.assignees.getIdentifiers() as string[];
  const changes = [
    [CardEventKind.ASSIGNED, now.filter((id) => !before.includes(id))],
    [CardEventKind.UNASSIGNED, before.filter((id) => !now.includes(id))],
  ] as const;
  const ids = changes.flatMap(([, changed]) => changed);
  if (ids.length === 0) return;
  const read = context.em.fork({ keepTransactionContext: true });
  const members = await read.find(Member, { id: { $in: ids } }, { fields: ["displayName"] });
  for (const [kind, changed] of changes) {
    const names = members.filter(({ id }) => changed.includes(id)).map((one) => one.displayName);
    if (names.length > 0) record(card, kind, { to: names.toSorted().join(", ") }, context);
  }
}
