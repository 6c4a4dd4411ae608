import type { EntityManager } from "@mikro-orm/core";
import {
  beginBoard,
  Board,
  BoardColumn,
  BoardMember,
  BoardRole,
  Card,
  CardComment,
  CardEvent,
  CardEventKind,
  CardPriority,
  firstRanks,
} from "../../../schema/boards/index.ts";
import { DAY, MINUTE } from "../../../schema/foundation/durations.ts";
import { uuid } from "../../../schema/foundation/uuid.ts";
import { Member } from "../../../schema/members/index.ts";
import { boards, type DemoBoard, type DemoCard } from "./boards.ts";
import type { DemoData } from "./demo-world.ts";

/** A board that a studio plans its work with, and the own boards of all members. */
export const data: DemoData = {
  after: ["accounts"],
  async add(em, world) {
    const find = (handle: string) => world.find(Member, handle);
    const owners = boards.flatMap(({ name, people: [owner = ""] }) => (name ? [] : [find(owner)]));
    for (const member of await em.find(Member, {}))
      if (!owners.includes(member)) beginBoard(member, em);
    for (const fields of boards) addBoard(em, fields, find);
  },
};

function addBoard(em: EntityManager, fields: DemoBoard, member: (handle: string) => Member): void {
  const owner = member(fields.people[0] ?? "");
  const board = new Board(
    fields.name ? { name: fields.name } : { name: owner.displayName, defaultOf: owner },
  );
  em.persist(board);
  for (const [n, handle] of fields.people.entries()) {
    const role = n === 0 ? BoardRole.OWNER : BoardRole.MEMBER;
    em.persist(new BoardMember({ board, member: member(handle), role }));
  }
  const ranks = firstRanks(fields.columns.length);
  for (const [n, { cards, ...values }] of fields.columns.entries()) {
    const column = Object.assign(new BoardColumn({ board }), { ...values, rank: ranks[n] });
    em.persist(column);
    const places = firstRanks(cards.length);
    for (const [place, card] of cards.entries())
      addCard(em, { column, reporter: owner, rank: places[place] ?? "" }, card, member);
  }
}

function addCard(
  em: EntityManager,
  { column, reporter, rank }: { column: BoardColumn; reporter: Member; rank: string },
  {
    title,
    description = "",
    labels = [],
    dueIn,
    priority,
    assignees = [],
    steps = [],
    done = 0,
    comments = [],
  }: DemoCard,
  member: (handle: string) => Member,
): void {
  const now = Date.now();
  const dueTo = dueIn === undefined ? null : new Date(now + dueIn * DAY).toISOString().slice(0, 10);
  const card = Object.assign(new Card({ board: column.board, column, reporter }), {
    rank,
    title,
    description,
    labels,
    dueTo,
    priority: priority ?? CardPriority.MEDIUM,
    checklist: steps.map((text, n) => ({ id: uuid(), text, isDone: n < done, memberId: null })),
    completedAt: column.isDone ? new Date(now + (dueIn ?? 0) * DAY) : null,
  });
  card.assignees.set(assignees.map(member));
  em.persist(card);
  const created = { card, member: card.reporter, kind: CardEventKind.CREATED, to: column.name };
  em.persist(new CardEvent(created));
  for (const [handle, minutesAgo, content] of comments) {
    const comment = new CardComment({ card, author: member(handle), content });
    em.persist(Object.assign(comment, { createdAt: new Date(now - minutesAgo * MINUTE) }));
  }
}
