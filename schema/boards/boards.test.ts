import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { newProfile } from "../members/index.ts";
import { OwnerStatus } from "../projects/project-owner.ts";
import { aProject } from "../projects/project.builder.ts";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { Card } from "./card.ts";
import { CardView } from "./card-view.ts";
import { boardChecks } from "./denormalization-check.ts";
import { withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);
const admin = await aPerson(graph, Role.ADMIN);

type Row = Record<string, unknown> & { id: string };
const asAda = graph.as(ada.viewer);
const asBen = graph.as(ben.viewer);

const CREATE = `mutation($input: CreateBoardInput!) { createBoard(input: $input) { id revision columns { id name } } }`;
const ADD_MEMBER = `mutation($id: ID!, $who: ID!) { addBoardMember(boardId: $id, memberId: $who) { id role member { id } } }`;
const REMOVE_MEMBER = `mutation($id: ID!, $who: ID!) { removeBoardMember(boardId: $id, memberId: $who) }`;
const READ = `query($id: ID) { board(id: $id) { id name revision isDefault
  members { role member { id } } columns { id name rank wipLimit isDone }
  cards { id title number rank revision completedAt column { id } } } }`;
const CARD = `mutation($input: CreateCardInput!) { createCard(input: $input) { id number rank completedAt } }`;
const EDIT = `mutation($id: ID!, $input: UpdateCardInput!) { updateCard(id: $id, input: $input) {
  id version title description labels dueFrom dueTo completedAt assignees { id } checklist { id text isDone memberId } project { id } } }`;
const MOVE = `mutation($id: ID!, $input: MoveCardInput!) { moveCard(id: $id, input: $input) { id rank completedAt column { id } } }`;
const COLUMN = `mutation($id: ID!, $input: UpdateBoardColumnInput!) { updateBoardColumn(id: $id, input: $input) { id isDone } }`;

interface Built {
  id: string;
  todo: string;
  done: string;
}

/** A board of Ada with two columns, the second of completed cards; Ben is a member. */
async function aBoard(people: readonly BuiltPerson[] = [ben]): Promise<Built> {
  const columns = [{ name: "To do" }, { name: "Done", isDone: true }];
  const { createBoard: board } = await asAda(CREATE, { input: { name: "Autumn", columns } });
  for (const { member } of people) await asAda(ADD_MEMBER, { id: board.id, who: member.id });
  const [todo, done] = board.columns as Row[];
  return { id: board.id, todo: todo?.id ?? "", done: done?.id ?? "" };
}

const add = async (columnId: string, title: string, more: object = {}, by = ada) =>
  (await graph.as(by.viewer)(CARD, { input: { columnId, title, ...more } })).createCard;

const read = async (id: string, by = ada) => (await graph.as(by.viewer)(READ, { id })).board;

/** The titles of a column, from top to bottom. */
const titles = async (board: string, column: string, by = ada): Promise<string[]> =>
  (await read(board, by)).cards
    .filter((card: { column: Row }) => card.column.id === column)
    .map(({ title }: { title: string }) => title);

describe("a board", () => {
  test("belongs to its members alone: others, administrators too, do not find it", async () => {
    const { id, todo } = await aBoard();
    const { id: card } = await add(todo, "Paper");
    for (const { viewer } of [eve, admin]) {
      expect((await graph.refusal(viewer, READ, { id })).extensions["code"]).toBe("NOT_FOUND");
      const calls: [string, object][] = [
        [`query($id: ID!) { card(id: $id) { id } }`, { id: card }],
        [`query($id: ID!) { boardChanges(boardId: $id, since: 0) { board { id } } }`, { id }],
        [CARD, { input: { columnId: todo, title: "Mine" } }],
        [EDIT, { id: card, input: { title: "Mine" } }],
        [MOVE, { id: card, input: { fromColumnId: todo, columnId: todo } }],
        [COLUMN, { id: todo, input: { name: "Mine" } }],
        [`mutation($id: ID!) { deleteBoardColumn(id: $id) }`, { id: todo }],
        [`mutation($id: ID!) { clearBoardColumn(id: $id) }`, { id: todo }],
        [`mutation($id: ID!) { moveBoardColumn(id: $id) { id } }`, { id: todo }],
        [
          `mutation($id: ID!) { createBoardColumns(boardId: $id, columns: [{ name: "A" }]) { id } }`,
          { id },
        ],
        [`mutation($id: ID!) { updateBoard(id: $id, input: { name: "A" }) { id } }`, { id }],
        [`mutation($id: ID!) { deleteBoard(id: $id) }`, { id }],
        [ADD_MEMBER, { id, who: eve.member.id }],
        [REMOVE_MEMBER, { id, who: ben.member.id }],
        [
          `mutation($id: ID!) { createCardComment(cardId: $id, content: "A") { id } }`,
          { id: card },
        ],
      ];
      for (const [call, variables] of calls) {
        const { extensions } = await graph.refusal(viewer, call, variables);
        expect(extensions["code"], call).toBe("NOT_FOUND");
      }
      expect(
        (
          await graph.as(viewer)(`mutation($ids: [ID!]!) { deleteCards(ids: $ids) }`, {
            ids: [card],
          })
        ).deleteCards,
      ).toEqual([]);
    }
    expect(await titles(id, todo)).toEqual(["Paper"]);
  });

  test("is made with each profile, once, and cannot be deleted or left", async () => {
    const em = graph.em();
    const member = await newProfile("Nora Åsen", em);
    await em.flush();
    const viewer = withRole(Role.MEMBER, { memberId: member.id });
    const { board } = await graph.as(viewer)(READ);
    expect(board).toMatchObject({ name: "Nora Åsen", isDefault: true, columns: [], cards: [] });
    const DELETE = `mutation($id: ID!) { deleteBoard(id: $id) }`;
    for (const [call, more] of [
      [DELETE, {}],
      [REMOVE_MEMBER, { who: member.id }],
    ] as const) {
      const { extensions } = await graph.refusal(viewer, call, { id: board.id, ...more });
      expect(extensions["code"]).toBe("CONFLICT");
    }
  });

  test("is renamed, deleted, restored and shared by owners alone", async () => {
    const { id } = await aBoard();
    const RENAME = `mutation($id: ID!) { updateBoard(id: $id, input: { name: "Winter" }) { name } }`;
    const DELETE = `mutation($id: ID!) { deleteBoard(id: $id) }`;
    const RESTORE = `mutation($id: ID!) { restoreBoard(id: $id) { name columns { name } } }`;
    for (const [call, more] of [
      [RENAME, {}],
      [DELETE, {}],
      [ADD_MEMBER, { who: eve.member.id }],
      [REMOVE_MEMBER, { who: ada.member.id }],
    ] as const) {
      const { extensions } = await graph.refusal(ben.viewer, call, { id, ...more });
      expect(extensions["code"], call).toBe("FORBIDDEN");
    }
    expect((await asAda(RENAME, { id })).updateBoard.name).toBe("Winter");
    await asAda(DELETE, { id });
    expect((await graph.refusal(ada.viewer, READ, { id })).extensions["code"]).toBe("NOT_FOUND");
    expect((await graph.refusal(ben.viewer, RESTORE, { id })).extensions["code"]).toBe("FORBIDDEN");
    expect((await asAda(RESTORE, { id })).restoreBoard.columns).toHaveLength(2);
  });

  test("is left by its members; if its owner leaves, the member who joined first owns it", async () => {
    const { id } = await aBoard();
    await asAda(REMOVE_MEMBER, { id, who: ada.member.id });
    const { members } = await read(id, ben);
    expect(members).toEqual([{ role: "OWNER", member: { id: ben.member.id } }]);
    const { extensions } = await graph.refusal(ben.viewer, REMOVE_MEMBER, {
      id,
      who: ben.member.id,
    });
    expect(extensions["code"]).toBe("CONFLICT");
  });

  test("of a project has its accepted owners as members, whoever they become", async () => {
    const project = await aProject(graph.em(), {
      owners: [ada.member, { id: eve.member.id, answer: OwnerStatus.PENDING }],
    });
    const input = { name: "Fjord", projectId: project.id };
    const { id } = (await asAda(CREATE, { input })).createBoard;
    const idsOf = async () =>
      (await read(id)).members.map(({ member }: { member: Row }) => member.id).toSorted();
    expect(await idsOf()).toEqual([ada.member.id]);
    await graph.as(eve.viewer)(
      `mutation($id: ID!) { answerProjectInvitation(id: $id, accepts: true) }`,
      { id: project.id },
    );
    expect(await idsOf()).toEqual([ada.member.id, eve.member.id].toSorted());
    await graph.as(eve.viewer)(`mutation($id: ID!) { leaveProject(id: $id) }`, { id: project.id });
    expect(await idsOf()).toEqual([ada.member.id]);
    const { extensions } = await graph.refusal(ada.viewer, ADD_MEMBER, { id, who: ben.member.id });
    expect(extensions["code"]).toBe("FORBIDDEN");
    await asAda(`mutation($id: ID!) { deleteBoard(id: $id) }`, { id });
    await asAda(
      `mutation($id: ID!, $owner: ProjectOwnerInput!) { inviteProjectOwner(id: $id, owner: $owner) { id } }`,
      { id: project.id, owner: { memberId: ben.member.id } },
    );
    await asBen(`mutation($id: ID!) { answerProjectInvitation(id: $id, accepts: true) }`, {
      id: project.id,
    });
    await asAda(`mutation($id: ID!) { restoreBoard(id: $id) { id } }`, { id });
    expect(await idsOf()).toEqual([ada.member.id, ben.member.id].toSorted());
    expect((await graph.refusal(ada.viewer, CREATE, { input })).extensions["code"]).toBe(
      "CONFLICT",
    );
    expect((await graph.refusal(eve.viewer, CREATE, { input })).extensions["code"]).toBe(
      "FORBIDDEN",
    );
  });

  test("is not shared with someone who has blocked its owner", async () => {
    const { id } = await aBoard([]);
    const stranger = await aPerson(graph);
    await graph.as(stranger.viewer)(`mutation($id: ID!) { blockMember(id: $id) }`, {
      id: ada.member.id,
    });
    const { extensions } = await graph.refusal(ada.viewer, ADD_MEMBER, {
      id,
      who: stranger.member.id,
    });
    expect(extensions["code"]).toMatch(/FORBIDDEN|NOT_FOUND/);
  });
});

describe("a card", () => {
  test("is at the end of its column, or after another; numbers follow each other", async () => {
    const { id, todo } = await aBoard();
    const first = await add(todo, "A");
    const second = await add(todo, "C");
    await add(todo, "B", { afterId: first.id });
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(await titles(id, todo)).toEqual(["A", "B", "C"]);
  });

  test("is made once, however often a caller repeats it with its id", async () => {
    const { id, todo } = await aBoard();
    const own = { id: uuid() };
    const made = await Promise.all([add(todo, "A", own), add(todo, "A", own)]);
    expect(made.map((card) => card.id)).toEqual([own.id, own.id]);
    expect(await titles(id, todo)).toEqual(["A"]);
    const stolen = { input: { columnId: todo, title: "B", ...own } };
    expect((await graph.refusal(ben.viewer, CARD, stolen)).extensions["fields"]).toEqual({
      id: "Not valid",
    });
  });

  test("goes to the top forty times, and its column has one order by bytes", async () => {
    const { id, todo } = await aBoard();
    for (const title of ["A", "B", "C"]) await add(todo, title);
    for (let n = 0; n < 40; n += 1) {
      const { cards } = await read(id);
      const last = cards.at(-1);
      await asAda(MOVE, { id: last.id, input: { fromColumnId: todo, columnId: todo } });
    }
    const ranks = (await read(id)).cards.map(({ rank }: { rank: string }) => rank);
    expect(ranks).toEqual(ranks.toSorted((one: string, other: string) => (one < other ? -1 : 1)));
    expect(await titles(id, todo)).toEqual(["C", "A", "B"]);
  });

  test("is dropped into one gap by two people at once; a third fits between them", async () => {
    const { id, todo, done } = await aBoard();
    const a = await add(todo, "A");
    await add(todo, "D");
    const [x, y, z] = [await add(done, "X"), await add(done, "Y"), await add(done, "Z")];
    const input = { fromColumnId: done, columnId: todo, afterId: a.id };
    await Promise.all([asAda(MOVE, { id: x.id, input }), asBen(MOVE, { id: y.id, input })]);
    const order = await titles(id, todo);
    expect(order.toSorted()).toEqual(["A", "D", "X", "Y"]);
    expect([order[0], order[3]]).toEqual(["A", "D"]);
    const above = order[1] === "X" ? x : y;
    await asAda(MOVE, { id: z.id, input: { ...input, afterId: above.id } });
    expect(await titles(id, todo, ben)).toEqual(["A", order[1], "Z", order[2], "D"]);
  });

  test("that two people move at once goes where one of them put it; the other is told", async () => {
    const { id, todo, done } = await aBoard();
    const { id: card } = await add(todo, "A");
    const columns = await asAda(
      `mutation($id: ID!) { createBoardColumns(boardId: $id, columns: [{ name: "Third" }]) { id } }`,
      { id },
    );
    const third = columns.createBoardColumns[0].id;
    const moves = await Promise.allSettled([
      asAda(MOVE, { id: card, input: { fromColumnId: todo, columnId: done } }),
      asBen(MOVE, { id: card, input: { fromColumnId: todo, columnId: third } }),
    ]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const stale = { id: card, input: { fromColumnId: todo, columnId: todo } };
    const { message, extensions } = await graph.refusal(ben.viewer, MOVE, stale);
    expect([message, extensions["code"]]).toEqual(["Someone else has moved this card", "CONFLICT"]);
  });

  test("is completed in a column of completed cards by any way, and opened by leaving it", async () => {
    const { id, todo, done } = await aBoard();
    const { id: card } = await add(todo, "A");
    const into = { id: card, input: { fromColumnId: todo, columnId: done } };
    expect((await asAda(MOVE, into)).moveCard.completedAt).not.toBeNull();
    const back = { id: card, input: { fromColumnId: done, columnId: todo } };
    expect((await asAda(MOVE, back)).moveCard.completedAt).toBeNull();
    expect((await add(done, "B")).completedAt).not.toBeNull();
    await asAda(COLUMN, { id: todo, input: { isDone: true } });
    expect((await read(id)).cards.every((one: Row) => one["completedAt"])).toBe(true);
    await asAda(COLUMN, { id: todo, input: { isDone: false } });
    const open = (await read(id)).cards.filter((one: Row) => !one["completedAt"]);
    expect(open.map(({ title }: { title: string }) => title)).toEqual(["A"]);
  });

  test("stays where it is if the column is gone or of another board", async () => {
    const { id, todo, done } = await aBoard();
    const other = await aBoard();
    const { id: card } = await add(todo, "A");
    await asBen(`mutation($id: ID!) { deleteBoardColumn(id: $id) }`, { id: done });
    for (const columnId of [done, other.todo]) {
      const input = { fromColumnId: todo, columnId };
      const { extensions } = await graph.refusal(ada.viewer, MOVE, { id: card, input });
      expect(extensions["code"]).toBe("NOT_FOUND");
    }
    expect(await titles(id, todo)).toEqual(["A"]);
  });

  test("takes what is sent, field by field: two people who change different fields keep both", async () => {
    const { todo } = await aBoard();
    const { id } = await add(todo, "A");
    const [one, other] = await Promise.all([
      asAda(EDIT, { id, input: { title: "Paper" } }),
      asBen(EDIT, { id, input: { description: "Uncoated" } }),
    ]);
    expect([one.updateCard.id, other.updateCard.id]).toEqual([id, id]);
    const { updateCard } = await asAda(EDIT, { id, input: {} });
    expect(updateCard).toMatchObject({ title: "Paper", description: "Uncoated" });
    const stale = { id, input: { version: 1, title: "Old" } };
    const { extensions } = await graph.refusal(ben.viewer, EDIT, stale);
    expect(extensions["current"]).toMatchObject({ title: "Paper", version: updateCard.version });
  });

  test("has labels, a range of days, steps, people of the board and links to what is seen", async () => {
    const { todo } = await aBoard();
    const { id } = await add(todo, "A");
    const project = await aProject(graph.em(), { owners: [ada.member] });
    const step = { id: uuid(), text: " Order  samples ", isDone: true, memberId: ben.member.id };
    const input = {
      labels: ["Print", "Print"],
      dueFrom: "2027-07-10",
      dueTo: "2027-07-12",
      checklist: [step],
      assigneeIds: [ben.member.id],
      projectId: project.id,
    };
    expect((await asAda(EDIT, { id, input })).updateCard).toMatchObject({
      labels: ["Print"],
      dueFrom: "2027-07-10",
      dueTo: "2027-07-12",
      checklist: [{ ...step, text: "Order samples" }],
      assignees: [{ id: ben.member.id }],
      project: { id: project.id },
    });
    expect((await asAda(EDIT, { id, input: { dueTo: null } })).updateCard).toMatchObject({
      dueFrom: null,
      dueTo: null,
    });
    for (const [wrong, field] of [
      [{ title: " " }, "title"],
      [{ title: "a".repeat(256) }, "title"],
      [{ labels: Array.from({ length: 11 }, (_, n) => `${n}`) }, "labels"],
      [{ dueTo: "2027-02-30" }, "dueTo"],
      [{ dueFrom: "2027-07-10" }, "dueFrom"],
      [{ dueFrom: "2027-07-11", dueTo: "2027-07-10" }, "dueFrom"],
      [{ assigneeIds: [eve.member.id] }, "assigneeIds"],
      [{ checklist: [{ ...step, memberId: eve.member.id }] }, "checklist"],
      [{ checklist: [step, step] }, "checklist"],
      [{ estimateMin: 0 }, "estimateMin"],
    ] as const) {
      const { extensions } = await graph.refusal(ada.viewer, EDIT, { id, input: wrong });
      expect(Object.keys(extensions["fields"] as object), JSON.stringify(wrong)).toEqual([field]);
    }
  });

  test("keeps people who have left the board", async () => {
    const { id: board, todo } = await aBoard();
    const { id } = await add(todo, "A", { assigneeIds: [ben.member.id] });
    await asAda(REMOVE_MEMBER, { id: board, who: ben.member.id });
    const input = { title: "B", assigneeIds: [ben.member.id] };
    expect((await asAda(EDIT, { id, input })).updateCard.assignees).toHaveLength(1);
  });

  test("is restored at its place, also if another was put there meanwhile", async () => {
    const { id, todo } = await aBoard();
    const [a, b] = [await add(todo, "A"), await add(todo, "B")];
    await add(todo, "D");
    await asAda(`mutation($ids: [ID!]!) { deleteCards(ids: $ids) }`, { ids: [b.id] });
    await add(todo, "C", { afterId: a.id });
    const RESTORE = `mutation($ids: [ID!]!) { restoreCards(ids: $ids) { id } }`;
    expect((await asAda(RESTORE, { ids: [b.id] })).restoreCards).toHaveLength(1);
    expect((await asAda(RESTORE, { ids: [b.id] })).restoreCards).toHaveLength(0);
    expect(await titles(id, todo)).toEqual(["A", "C", "B", "D"]);
  });
});

describe("a column", () => {
  const DELETE = `mutation($id: ID!) { deleteBoardColumn(id: $id) }`;
  const RESTORE = `mutation($id: ID!) { restoreBoardColumn(id: $id) { id } }`;

  test("goes with its cards, and comes back with them at its place, by whoever undoes it", async () => {
    const { id, todo, done } = await aBoard();
    const card = await add(todo, "A", { checklist: [{ id: uuid(), text: "Step" }] });
    await asAda(
      `mutation($id: ID!) { createCardComment(cardId: $id, content: "Hi") { id } }`,
      card,
    );
    await add(todo, "B");
    await asAda(DELETE, { id: todo });
    expect((await read(id)).cards).toEqual([]);
    await asBen(
      `mutation($id: ID!) { createBoardColumns(boardId: $id, columns: [{ name: "New" }]) { id } }`,
      { id },
    );
    await asBen(RESTORE, { id: todo });
    const board = await read(id);
    expect(board.columns.map(({ name }: { name: string }) => name)).toEqual([
      "To do",
      "Done",
      "New",
    ]);
    expect(await titles(id, todo)).toEqual(["A", "B"]);
    const { card: back } = await asAda(
      `query($id: ID!) { card(id: $id) { checklist { text } commentCount comments { content } } }`,
      card,
    );
    expect(back).toEqual({
      checklist: [{ text: "Step" }],
      commentCount: 1,
      comments: [{ content: "Hi" }],
    });
    expect((await graph.refusal(ada.viewer, RESTORE, { id: todo })).extensions["code"]).toBe(
      "NOT_FOUND",
    );
    expect(done).not.toBe(todo);
  });

  test("is cleared, and its cards are restored", async () => {
    const { id, todo } = await aBoard();
    await add(todo, "A");
    await add(todo, "B");
    const { clearBoardColumn: ids } = await asAda(
      `mutation($id: ID!) { clearBoardColumn(id: $id) }`,
      { id: todo },
    );
    expect(await titles(id, todo)).toEqual([]);
    await asAda(`mutation($ids: [ID!]!) { restoreCards(ids: $ids) { id } }`, { ids });
    expect(await titles(id, todo)).toEqual(["A", "B"]);
  });

  test("is moved among the others, and its limit refuses nothing", async () => {
    const { id, todo, done } = await aBoard();
    const MOVE_COLUMN = `mutation($id: ID!, $after: ID) { moveBoardColumn(id: $id, afterId: $after) { id } }`;
    await asAda(MOVE_COLUMN, { id: todo, after: done });
    const names = async () => (await read(id)).columns.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(["Done", "To do"]);
    await asAda(MOVE_COLUMN, { id: todo });
    expect(await names()).toEqual(["To do", "Done"]);
    await asAda(COLUMN, { id: todo, input: { wipLimit: 1 } });
    await Promise.all([add(todo, "A"), add(todo, "B", {}, ben)]);
    expect(await titles(id, todo)).toHaveLength(2);
  });
});

describe("a comment", () => {
  test("is changed by its author, deleted by them or an owner of the board, and counted", async () => {
    const { id: board, todo } = await aBoard([ben, eve]);
    const { id } = await add(todo, "A");
    const SAY = `mutation($id: ID!, $text: String!) { createCardComment(cardId: $id, content: $text) { id version author { id } } }`;
    const CHANGE = `mutation($id: ID!) { updateCardComment(id: $id, content: "Two") { content } }`;
    const DELETE = `mutation($id: ID!) { deleteCardComment(id: $id) }`;
    const { createCardComment: comment } = await asBen(SAY, { id, text: "One" });
    expect(comment.author.id).toBe(ben.member.id);
    const before = (await read(board)).revision;
    expect((await graph.refusal(ada.viewer, CHANGE, comment)).extensions["code"]).toBe("FORBIDDEN");
    expect((await graph.refusal(eve.viewer, DELETE, comment)).extensions["code"]).toBe("FORBIDDEN");
    expect((await asBen(CHANGE, { id: comment.id })).updateCardComment.content).toBe("Two");
    expect((await read(board)).revision).toBeGreaterThan(before);
    await asAda(DELETE, { id: comment.id });
    const { card } = await asAda(`query($id: ID!) { card(id: $id) { commentCount } }`, { id });
    expect(card.commentCount).toBe(0);
    expect((await graph.refusal(ada.viewer, SAY, { id, text: "  " })).extensions["fields"]).toEqual(
      {
        content: "Required",
      },
    );
  });
});

test("members learn when they are added, assigned, or a card of theirs is commented on", async () => {
  const mia = await aPerson(graph);
  const { todo } = await aBoard([mia]);
  const { id } = await add(todo, "Paper", { assigneeIds: [mia.member.id, ada.member.id] });
  await asAda(EDIT, { id, input: { assigneeIds: [mia.member.id] } });
  const SAY = `mutation($id: ID!) { createCardComment(cardId: $id, content: "Hi") { id } }`;
  await asAda(SAY, { id });
  await graph.as(mia.viewer)(SAY, { id });
  const READ_ALL = `{ notifications { nodes { kind member { id } board { name } card { title } } } }`;
  const { nodes } = (await graph.as(mia.viewer)(READ_ALL)).notifications;
  const member = { id: ada.member.id };
  expect(nodes.toReversed()).toEqual([
    { kind: "BOARD_ADDED", member, board: { name: "Autumn" }, card: null },
    { kind: "CARD_ASSIGNED", member, board: null, card: { title: "Paper" } },
    { kind: "CARD_COMMENTED", member, board: null, card: { title: "Paper" } },
  ]);
  const kinds = (await asAda(READ_ALL)).notifications.nodes.map(({ kind }: Row) => kind);
  expect(kinds).toContain("CARD_COMMENTED");
  expect(kinds).not.toContain("CARD_ASSIGNED");
});

describe("a card that is moved to another board", () => {
  const TRANSFER = `mutation($id: ID!, $input: MoveCardToBoardInput!) { moveCardToBoard(id: $id, input: $input) {
    id number labels completedAt board { id } column { id } assignees { id } checklist { memberId }
    comments { content } } }`;

  test("goes to the end of a column there with all that it has, but for those who are not there", async () => {
    const from = await aBoard();
    const to = await aBoard([]);
    await add(to.todo, "There");
    const step = { id: uuid(), text: "Ask", memberId: ben.member.id };
    const { id } = await add(from.todo, "Paper", {
      labels: ["Print"],
      assigneeIds: [ada.member.id, ben.member.id],
      checklist: [step],
    });
    await asAda(`mutation($id: ID!) { createCardComment(cardId: $id, content: "Hi") { id } }`, {
      id,
    });
    const since = (await read(from.id)).revision;
    const input = { fromColumnId: from.todo, boardId: to.id };
    const { moveCardToBoard: moved } = await asAda(TRANSFER, { id, input });
    expect(moved).toMatchObject({
      number: 2,
      labels: ["Print"],
      board: { id: to.id },
      column: { id: to.todo },
      assignees: [{ id: ada.member.id }],
      checklist: [{ memberId: null }],
      comments: [{ content: "Hi" }],
    });
    expect(await titles(to.id, to.todo)).toEqual(["There", "Paper"]);
    const DEPARTED = `query($id: ID!, $since: Int!) { boardChanges(boardId: $id, since: $since) {
      cards { id } departedCards { cardId revision } } }`;
    const { boardChanges } = await asBen(DEPARTED, { id: from.id, since });
    expect(boardChanges).toEqual({
      cards: [],
      departedCards: [{ cardId: id, revision: since + 1 }],
    });
    const done = { fromColumnId: to.todo, boardId: from.id, columnId: from.done };
    const { moveCardToBoard: back } = await asAda(TRANSFER, { id, input: done });
    expect(back.completedAt).not.toBeNull();
    expect(back.column).toEqual({ id: from.done });
  });

  test("is moved by members of both boards, from where it is, into a column of the other", async () => {
    const from = await aBoard();
    const to = await aBoard([]);
    const { id } = await add(from.todo, "Paper");
    const input = { fromColumnId: from.todo, boardId: to.id };
    const refusals = [
      [ben, input, "NOT_FOUND"],
      [eve, input, "NOT_FOUND"],
      [admin, input, "NOT_FOUND"],
      [ada, { ...input, fromColumnId: from.done }, "CONFLICT"],
      [ada, { ...input, columnId: from.done }, "NOT_FOUND"],
      [ada, { ...input, boardId: from.id }, "INVALID"],
    ] as const;
    for (const [{ viewer }, values, code] of refusals) {
      const { extensions } = await graph.refusal(viewer, TRANSFER, { id, input: values });
      expect(extensions["code"]).toBe(code);
    }
    expect(await titles(from.id, from.todo)).toEqual(["Paper"]);
  });
});

test("those who follow a card learn of comments and that it is done; who was named, of that alone", async () => {
  const mia = await aPerson(graph);
  const noa = await aPerson(graph);
  const { todo, done, id: board } = await aBoard([mia, noa, ben]);
  const { id } = await add(todo, "Paper", {}, mia);
  const FOLLOW = `mutation($id: ID!, $on: Boolean!) { setCardFollowed(id: $id, isFollowed: $on) { isFollowed } }`;
  const SAY = `mutation($id: ID!, $who: [ID!]) { createCardComment(cardId: $id, content: "Hi", mentions: $who) { id } }`;
  const FOLLOWED = `query($id: ID!) { card(id: $id) { isFollowed } }`;
  const follows = async ({ viewer }: BuiltPerson) =>
    (await graph.as(viewer)(FOLLOWED, { id })).card.isFollowed;
  expect([await follows(mia), await follows(noa), await follows(ben)]).toEqual([
    true,
    false,
    false,
  ]);
  await graph.as(noa.viewer)(FOLLOW, { id, on: true });
  await asAda(SAY, { id, who: [mia.member.id, eve.member.id] });
  await graph.as(noa.viewer)(SAY, { id });
  // Who has chosen not to follow it does not by commenting on it.
  await graph.as(noa.viewer)(FOLLOW, { id, on: false });
  await graph.as(noa.viewer)(SAY, { id });
  await asAda(MOVE, { id, input: { fromColumnId: todo, columnId: done } });
  expect([await follows(noa), await follows(ada)]).toEqual([false, true]);
  const kindsOf = async ({ viewer }: BuiltPerson) =>
    (await graph.as(viewer)(`{ notifications { nodes { kind card { id } } } }`)).notifications.nodes
      .filter(({ card }: { card: Row | null }) => card?.id === id)
      .map(({ kind }: Row) => kind)
      .toReversed();
  expect(await kindsOf(mia)).toEqual(["CARD_MENTIONED", "CARD_COMMENTED", "CARD_COMPLETED"]);
  expect(await kindsOf(noa)).toEqual(["CARD_COMMENTED"]);
  expect(await kindsOf(eve)).toEqual([]);
  const unread = async () =>
    (await graph.as(mia.viewer)(`{ unreadNotificationCount }`)).unreadNotificationCount;
  await asAda(REMOVE_MEMBER, { id: board, who: mia.member.id });
  const before = await unread();
  await asAda(SAY, { id });
  expect(await unread()).toBe(before);
  const { extensions } = await graph.refusal(eve.viewer, FOLLOW, { id, on: true });
  expect(extensions["code"]).toBe("NOT_FOUND");
});

test("what others did with a card since one opened it is new, until it is opened again", async () => {
  const mia = await aPerson(graph);
  const { todo, done } = await aBoard([mia, ben]);
  const { id } = await add(todo, "Paper", {}, mia);
  const COUNT = `query($id: ID!) { card(id: $id) { newCount } }`;
  const SEEN = `mutation($id: ID!) { markCardSeen(id: $id) { newCount } }`;
  const SAY = `mutation($id: ID!) { createCardComment(cardId: $id, content: "Hi") { id } }`;
  const counts = () =>
    Promise.all(
      [mia, ada, ben].map(
        async ({ viewer }) => (await graph.as(viewer)(COUNT, { id })).card.newCount,
      ),
    );
  const seen = async ({ viewer }: BuiltPerson) =>
    (await graph.as(viewer)(SEEN, { id })).markCardSeen.newCount;
  // Who has never opened it has nothing that is new to them since.
  await asBen(SAY, { id });
  expect(await counts()).toEqual([1, 0, 0]);
  expect(await seen(ada)).toBe(0);
  await graph.pass(1_000);
  const { createCardComment: said } = await asBen(SAY, { id });
  await asBen(MOVE, { id, input: { fromColumnId: todo, columnId: done } });
  // Moved, and completed by that.
  expect(await counts()).toEqual([4, 3, 0]);
  await asBen(`mutation($id: ID!) { deleteCardComment(id: $id) }`, { id: said.id });
  expect(await counts()).toEqual([3, 2, 0]);
  expect(await seen(ada)).toBe(0);
  await asAda(SAY, { id });
  expect(await counts()).toEqual([4, 0, 0]);
  expect((await graph.refusal(eve.viewer, SEEN, { id })).extensions["code"]).toBe("NOT_FOUND");
  const mine = { card: id, member: ada.member.id };
  expect(await graph.em().count(CardView, mine)).toBe(1);
  await graph.em().nativeDelete(Card, { id });
  expect(await graph.em().count(CardView, mine)).toBe(0);
});

test("a card has a history of who did what with it, in the names of that time", async () => {
  const { todo, done } = await aBoard();
  const { id } = await add(todo, "Paper");
  await asBen(EDIT, { id, input: { title: "Paper, 90 g", assigneeIds: [ben.member.id] } });
  await asAda(MOVE, { id, input: { fromColumnId: todo, columnId: done } });
  await asAda(COLUMN, { id: done, input: { name: "Printed" } });
  const HISTORY = `query($id: ID!) { card(id: $id) { changedBy { id } events { kind from to member { id } } } }`;
  const { card } = await asAda(HISTORY, { id });
  const by = ({ member }: BuiltPerson) => ({ id: member.id });
  expect(card.changedBy).toEqual(by(ada));
  expect(card.events.toReversed()).toEqual([
    { kind: "CREATED", from: null, to: "To do", member: by(ada) },
    { kind: "ASSIGNED", from: null, to: ben.member.displayName, member: by(ben) },
    { kind: "RENAMED", from: "Paper", to: "Paper, 90 g", member: by(ben) },
    { kind: "MOVED", from: "To do", to: "Done", member: by(ada) },
    { kind: "COMPLETED", from: null, to: null, member: by(ada) },
  ]);
});

test("the search finds cards of the viewer's boards by title and description", async () => {
  const { todo } = await aBoard();
  const { id } = await add(todo, "Quincunx paper", { description: "From Zerzura" });
  const FIND = `query($text: String!) { search(text: $text) { cards { id } } }`;
  for (const text of ["quinc", "zerz"])
    expect((await asBen(FIND, { text })).search.cards).toEqual([{ id }]);
  for (const { viewer } of [eve, admin])
    expect((await graph.as(viewer)(FIND, { text: "quinc" })).search.cards).toEqual([]);
});

describe("who has a board open", () => {
  const CHANGED = `subscription($id: ID!) { boardChanged(boardId: $id) { id revision } }`;
  const CHANGES = `query($id: ID!, $since: Int!) { boardChanges(boardId: $id, since: $since) {
    board { revision } columns { id } cards { id } removedColumns { id } removedCards { id } } }`;

  test("learns of each change, and reads what came after a revision", async () => {
    const { id, todo, done } = await aBoard();
    const since = (await read(id)).revision;
    const heard = await graph.listen(ben.viewer, CHANGED, { id });
    const a = await add(todo, "A");
    expect((await heard.next()).value.boardChanged).toEqual({ id, revision: since + 1 });
    const b = await add(todo, "B");
    await asAda(`mutation($ids: [ID!]!) { deleteCards(ids: $ids) }`, { ids: [b.id] });
    await asAda(`mutation($id: ID!) { deleteBoardColumn(id: $id) }`, { id: done });
    const { boardChanges } = await asBen(CHANGES, { id, since });
    expect(boardChanges).toEqual({
      board: { revision: (await read(id)).revision },
      columns: [],
      cards: [{ id: a.id }],
      removedColumns: [{ id: done }],
      removedCards: [{ id: b.id }],
    });
    await heard.return?.();
  });

  test("is told once that they were removed, and nothing afterwards", async () => {
    const { id, todo } = await aBoard();
    const heard = await graph.listen(ben.viewer, CHANGED, { id });
    await asAda(REMOVE_MEMBER, { id, who: ben.member.id });
    expect((await heard.next()).value.boardChanged).toBeNull();
    await add(todo, "Secret");
    await asAda(ADD_MEMBER, { id, who: ben.member.id });
    const { revision } = await read(id);
    expect((await heard.next()).value.boardChanged).toEqual({ id, revision });
    await heard.return?.();
  });

  test("cannot listen to boards of others", async () => {
    const { id } = await aBoard();
    await expect(graph.listen(eve.viewer, CHANGED, { id })).rejects.toThrow("Board not found");
  });
});

test("cards that are due are found by their day, by members of their board alone", async () => {
  const { todo } = await aBoard();
  await add(todo, "Early", { dueTo: "2031-07-08" });
  await add(todo, "Due", { dueTo: "2031-07-09" });
  await add(todo, "Whenever");
  const DUE = `query($from: String!, $to: String!) { dueCards(from: $from, to: $to) {
    id title dueTo completedAt board { id name } } }`;
  const days = { from: "2031-07-09", to: "2031-07-13" };
  expect((await asBen(DUE, days)).dueCards).toMatchObject([{ title: "Due", dueTo: "2031-07-09" }]);
  expect((await graph.as(eve.viewer)(DUE, days)).dueCards).toEqual([]);
  const wrong = await graph.refusal(ada.viewer, DUE, { from: "soon", to: "2031-07-13" });
  expect(wrong.extensions["fields"]).toEqual({ from: "Not valid" });
});

test("what triggers maintain is what the rows say, after all of this", async () => {
  expect(await wrongRows(boardChecks, graph.em())).toEqual([]);
});
