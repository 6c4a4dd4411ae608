import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { newProfile } from "../../schema/members/index.ts";
import { uuid } from "../../schema/foundation/uuid.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();

/** A member with a board of their own, as everyone has who registers. */
async function aPerson() {
  const em = server.database.em.fork();
  const member = await newProfile("Nora Lind", em);
  await em.flush();
  const { id: userId } = await aUser(server.database.em.fork(), { member });
  return { member, viewer: withRole(Role.MEMBER, { memberId: member.id, userId }) };
}

const { viewer: owner } = await aPerson();
const { viewer: stranger } = await aPerson();
const admin = withRole(Role.ADMIN);

const callAs = (as: typeof owner) => (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { as, ...(body !== undefined && { body }) });
const call = callAs(owner);

const NEW = "/api/kanban/columns/new";
const UPDATE = "/api/kanban/columns/update";
const DELETE = "/api/kanban/columns/delete";
const boardOf = async (as = owner) => (await callAs(as)("GET", "/api/kanban/board")).body.board;
const added = async (body: object) => (await call("POST", NEW, body)).body.column;

async function aCard(columnId: string, title: string): Promise<string> {
  const { status, body } = await call("POST", "/graphql", {
    query: "mutation($input: CreateCardInput!) { createCard(input: $input) { id } }",
    variables: { input: { columnId, title, dueTo: "2027-07-10" } },
  });
  expect(status).toBe(200);
  return body.data.createCard.id;
}

describe("the board", () => {
  test("is the caller's own, with cards and columns by id and their order", async () => {
    const [todo, done] = [await added({ name: "To do" }), await added({ name: "Done" })];
    const card = await aCard(todo.id, "Choose paper");
    const board = await boardOf();
    expect(board).toMatchObject({ name: "Nora Lind", isDefault: true, projectId: null });
    expect(board.columnOrder).toEqual([todo.id, done.id]);
    expect(board.columns[todo.id]).toMatchObject({ name: "To do", cardIds: [card] });
    expect(board.columns[done.id].cardIds).toEqual([]);
    expect(board.cards[card]).toMatchObject({
      name: "Choose paper",
      columnId: todo.id,
      due: [null, "2027-07-10"],
      completed: false,
      priority: "medium",
    });
    const named = await call("GET", `/api/kanban/board?boardId=${board.id}`);
    expect(named.body.board).toEqual(board);
  });

  test("is found by its members alone", async () => {
    const { id } = await boardOf();
    const path = `/api/kanban/board?boardId=${id}`;
    expect((await callAs(visitor())("GET", path)).status).toBe(401);
    for (const as of [stranger, admin]) {
      const { status, body } = await callAs(as)("GET", path);
      expect([status, body.message]).toEqual([404, "Board not found"]);
    }
    expect((await callAs(admin)("GET", "/api/kanban/board")).status).toBe(404);
  });
});

describe("a column", () => {
  test.each([
    ["wrapped", (columnId: string, column: object) => ({ columnId, column })],
    ["bare", (columnId: string, column: object) => ({ columnId, ...column })],
  ])("is changed by a %s body", async (_, body) => {
    const { id } = await added({ column: { name: "To do", wipLimit: 3 } });
    const { status, body: answer } = await call("POST", UPDATE, body(id, { name: "Next" }));
    expect(status).toBe(200);
    expect(answer.column).toMatchObject({ id, name: "Next", wipLimit: 3 });
  });

  test("is deleted with its cards", async () => {
    const { id } = await added({ name: "Old" });
    const card = await aCard(id, "Gone");
    expect((await call("POST", DELETE, { columnId: id })).body).toEqual({ success: true, id });
    const board = await boardOf();
    expect([board.columns[id], board.cards[card]]).toEqual([undefined, undefined]);
    expect((await call("POST", DELETE, { columnId: id })).status).toBe(404);
  });

  test("takes back what the board answers", async () => {
    const { id } = await added({ name: "Round" });
    const { cardIds: _, ...column } = (await boardOf()).columns[id];
    const { status, body } = await call("POST", UPDATE, { columnId: id, column });
    expect(status).toBe(200);
    expect(body.column).toMatchObject({ ...column, version: expect.any(Number) });
  });

  test("is refused to others, and with a wrong body at the field", async () => {
    const { id } = await added({ name: "Mine" });
    const { id: boardId } = await boardOf();
    const tries: [string, object][] = [
      [NEW, { boardId, name: "A" }],
      [UPDATE, { columnId: id, name: "A" }],
      [DELETE, { columnId: id }],
    ];
    for (const [path, body] of tries) {
      expect((await callAs(visitor())("POST", path, body)).status, path).toBe(401);
      expect((await callAs(stranger)("POST", path, body)).status, path).toBe(404);
    }
    for (const [body, field] of [
      [{}, "name"],
      [{ name: " " }, "name"],
      [{ name: "a".repeat(81) }, "name"],
      [{ name: "A", wipLimit: 0 }, "wipLimit"],
      [{ name: "A", hue: "plaid" }, "hue"],
    ] as const) {
      const { status, body: answer } = await call("POST", NEW, body);
      expect(status, JSON.stringify(body)).toBe(422);
      expect(Object.keys(answer.errors ?? answer.fields), JSON.stringify(body)).toEqual([field]);
    }
    const wrong = await call("POST", UPDATE, { columnId: uuid(), name: "A" });
    expect([wrong.status, wrong.body.message]).toEqual([404, "Column not found"]);
  });
});
