import { type EntityManager, FlushMode } from "@mikro-orm/core";
import { Conversation } from "../chat/conversation.ts";
import type { Context } from "../foundation/context.ts";
import type { StoredEntity } from "../foundation/entity.ts";
import { Conflict, Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { notFound } from "../foundation/model-messages.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { allOf, deletedOf } from "../foundation/reading/orm/orm-reads.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Application } from "../jobs/application.ts";
import { Member } from "../members/member.ts";
import { NotificationKind } from "../notifications/notification.ts";
import { tell } from "../notifications/tell.ts";
import { Project } from "../projects/project.ts";
import { BoardColumn } from "./board-column.ts";
import { CreateCardInput, MAX_CARDS, type MoveCardInput, UpdateCardInput } from "./boards.input.ts";
import { Board } from "./board.ts";
import { Card } from "./card.ts";
import { changeBoard, readAgain } from "./change-board.ts";
import { CardEventKind } from "./card-event.ts";
import { ranksAt } from "./rank.ts";
import { record, recordAssignees, recordChanges, recordedOf } from "./record-card.ts";

/** Makes a card and returns its id. Repeating it with the id of the caller makes one card. */
export async function createCard(input: CreateCardInput, context: Context): Promise<string> {
  const sent = parseInput(CreateCardInput, input);
  const column = await context.find(BoardColumn, sent.columnId, "Column not found");
  const { board } = column;
  const reporter = context.em.getReference(Member, viewerProfile(context));
  const card = new Card({ board, column, reporter, ...(sent.id && { id: sent.id }) });
  await tellAssignees(card, sent, [], context);
  await changeFields(card, sent, context);
  const isNew = await changeBoard(board, context, async (em) => {
    const read = readAgain(em);
    await refuseFullBoard(board, read);
    const { isDone, name } = await storedColumn(column.id, board, read);
    const among = { column: column.id };
    [card.rank = ""] = await ranksAt(Card, among, sent.afterId ?? undefined, 1, em);
    if (isDone) card.completedAt ??= context.now();
    em.persist(card);
    record(card, CardEventKind.CREATED, { to: name }, context);
  });
  if (!isNew && !(await context.em.count(Card, { id: card.id, reporter: reporter.id })))
    throw new Invalid({ id: "Not valid" }); // another member has just used this id
  return card.id;
}

/** Changes the fields of a card that are sent. */
export async function changeCard(card: Card, input: UpdateCardInput, context: Context) {
  const sent = parseInput(UpdateCardInput, input);
  const assigned = sent.assigneeIds
    ? (await card.assignees.loadItems({ fields: ["id"] as never })).map(({ id }) => id)
    : [];
  if (sent.assigneeIds) await tellAssignees(card, sent, assigned, context);
  await changeBoard(card.board, context, async () => {
    await refreshed(card, context);
    await context.checkVersion(card, sent.version);
    const before = recordedOf(card);
    await changeFields(card, sent, context);
    if (sent.assigneeIds) await recordAssignees(card, assigned, context);
    await recordChanges(card, before, context);
  });
}

async function changeFields(card: Card, sent: UpdateCardInput, context: Context): Promise<void> {
  card.title = sent.title ?? card.title;
  card.description = sent.description ?? card.description;
  card.priority = sent.priority ?? card.priority;
  card.labels = sent.labels ?? card.labels;
  changeDue(card, sent);
  if (sent.estimateMin !== undefined) card.estimateMin = sent.estimateMin;
  if (sent.isCompleted === true) card.completedAt ??= context.now();
  if (sent.isCompleted === false) card.completedAt = null;
  if (sent.checklist) {
    const ids = new Set(sent.checklist.map(({ id }) => id));
    if (ids.size < sent.checklist.length) throw new Invalid({ checklist: "Not valid" });
    await refuseStrangers(card, "checklist", membersOf(sent), membersOf(card), context);
    card.checklist = sent.checklist.map(({ id, text, isDone, memberId }) => ({
      id,
      text,
      isDone,
      memberId: memberId ?? null,
    }));
  }
  if (sent.assigneeIds) await assign(card, sent.assigneeIds, context);
  const { projectId, conversationId, applicationId } = sent;
  if (projectId !== undefined) card.project = await linked(Project, projectId, context);
  if (conversationId !== undefined)
    card.conversation = await linked(Conversation, conversationId, context);
  if (applicationId !== undefined)
    card.application = await linked(Application, applicationId, context);
}

/** What a card is linked with: only what the viewer sees. */
const linked = async <T extends StoredEntity>(
  entity: EntityClass<T>,
  id: string | null,
  context: Context,
): Promise<T | null> => (id ? context.find(entity, id) : null);

/** A range has an end: clearing that clears both. */
function changeDue(card: Card, { dueFrom, dueTo }: UpdateCardInput): void {
  if (dueTo !== undefined) card.dueTo = dueTo;
  if (dueFrom !== undefined) card.dueFrom = dueFrom;
  if (!card.dueTo && dueFrom) throw new Invalid({ dueFrom: "Not valid" });
  if (!card.dueTo) card.dueFrom = null;
  else if (card.dueFrom && card.dueFrom > card.dueTo) throw new Invalid({ dueFrom: "Not valid" });
}

/** Those who did not do a card before learn that they do now. */
async function tellAssignees(
  card: Card,
  { assigneeIds = [] }: UpdateCardInput,
  before: readonly string[],
  context: Context,
): Promise<void> {
  const own = viewerProfile(context);
  const member = context.em.getReference(Member, own);
  for (const id of new Set(assigneeIds)) {
    if (id === own || before.includes(id)) continue;
    await tell(id, NotificationKind.CARD_ASSIGNED, { card, member }, context);
  }
}

const membersOf = ({ checklist }: Pick<UpdateCardInput, "checklist">): string[] =>
  (checklist ?? []).flatMap(({ memberId }) => memberId ?? []);

async function assign(card: Card, ids: readonly string[], context: Context): Promise<void> {
  const { assignees } = card;
  if (!assignees.isInitialized()) await assignees.init({ ref: true });
  const before = assignees.getIdentifiers() as string[];
  await refuseStrangers(card, "assigneeIds", ids, before, context);
  assignees.set([...new Set(ids)].map((id) => context.em.getReference(Member, id)));
}

/** Only members of the board do something, or those who did so before they left it. */
async function refuseStrangers(
  { board }: Card,
  field: string,
  ids: readonly string[],
  before: readonly string[],
  context: Context,
): Promise<void> {
  const fresh = ids.filter((id) => !before.includes(id));
  if (!fresh.length) return;
  const mine = { id: board.id, readers: { $contains: fresh } };
  if (!(await readAgain(context.em).count(Board, mine)))
    throw new Invalid({ [field]: "Not found" });
}

/**
 * Moves a card. Of two who move it at once the second is told that it is no longer where they took it from.
 */
export async function moveCard(card: Card, input: MoveCardInput, context: Context): Promise<void> {
  const { fromColumnId, columnId, afterId = null } = input;
  await changeBoard(card.board, context, async (em) => {
    const read = readAgain(em);
    await refreshed(card, context);
    const own = card.column.id;
    if (own !== fromColumnId)
      throw new Conflict("Someone else has moved this card", { columnId: own });
    const from = await storedColumn(own, card.board, read);
    const to = own === columnId ? from : await storedColumn(columnId, card.board, read);
    if (own === columnId && afterId === card.id) return;
    const before = recordedOf(card);
    [card.rank = ""] = await ranksAt(Card, { column: columnId }, afterId, 1, em);
    card.column = em.getReference(BoardColumn, columnId);
    if (to.isDone) card.completedAt ??= context.now();
    else if (from.isDone) card.completedAt = null;
    if (from !== to) record(card, CardEventKind.MOVED, { from: from.name, to: to.name }, context);
    await recordChanges(card, before, context);
  });
}

/** Deletes cards of one or more boards, as far as the viewer sees them; returns the ids of those. */
export async function deleteCards(ids: readonly string[], context: Context): Promise<string[]> {
  refuseTooMany(ids);
  const cards = await allOf(Card, { id: { $in: [...ids] } }, context);
  return changeEach(cards, context, (card) => card.delete(context.now()));
}

/** Restores deleted cards whose columns still exist; returns their ids. */
export async function restoreCards(ids: readonly string[], context: Context): Promise<string[]> {
  refuseTooMany(ids);
  const cards = await deletedOf(Card, { id: { $in: [...ids] } }, context);
  return changeEach(cards, context, (card) => card.restore());
}

async function changeEach(
  cards: readonly Card[],
  context: Context,
  change: (card: Card) => void,
): Promise<string[]> {
  for (const [board, own] of Map.groupBy(cards, (card) => card.board)) {
    await changeBoard(board, context, async (em) => {
      const stored = { refresh: true, flushMode: FlushMode.COMMIT };
      await em.find(Card, { id: { $in: own.map(({ id }) => id) } }, stored);
      for (const card of own) change(card);
    });
  }
  return cards.map(({ id }) => id);
}

function refuseTooMany(ids: readonly string[]): void {
  if (ids.length > MAX_CARDS) throw new Invalid({ ids: `At most ${MAX_CARDS}` });
}

/** Throws if a board has as many cards as it takes. */
export async function refuseFullBoard(board: Board, read: EntityManager): Promise<void> {
  const present = { board: board.id, deletedAt: null, column: { deletedAt: null } };
  if ((await read.count(Card, present)) >= MAX_CARDS)
    throw new Invalid({ cards: `At most ${MAX_CARDS}` });
}

/** A column of the board that is not deleted. */
export async function storedColumn(
  id: string,
  board: Board,
  read: EntityManager,
): Promise<BoardColumn> {
  const column = await read.findOne(BoardColumn, { id, board: board.id, deletedAt: null });
  if (!column) throw notFound(BoardColumn);
  return column;
}

/** The card as it is stored, under the lock of its board. */
export async function refreshed(card: Card, { em }: Context): Promise<void> {
  await em.refresh(card);
  if (card.deletedAt) throw notFound(Card);
}
