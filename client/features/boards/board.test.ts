import { expect, test } from "vitest";
import { arrange, cardAbove, type ListedCard } from "./board.ts";

const card = (id: string, rank: string, column = "todo") =>
  ({ id, rank, column: { id: column, version: 1 } }) as ListedCard;
const [a, b, c, d] = [card("a", "Zz"), card("b", "a0"), card("c", "a1"), card("d", "a2")] as const;
const columns = ["todo", "done"].map((id) => ({ id })) as Parameters<typeof arrange>[0]["columns"];
const ids = (cards: ListedCard[] | undefined) => cards?.map(({ id }) => id).join("");

test("ranks are compared by bytes: capitals come first", () => {
  expect(ids(arrange({ columns, cards: [d, c, b, a] }, new Map()).get("todo"))).toBe("abcd");
});

test("a card that is being moved is where it was dropped", () => {
  const moving = new Map([["d", { columnId: "todo", afterId: "a" }]]);
  expect(ids(arrange({ columns, cards: [a, b, c, d] }, moving).get("todo"))).toBe("adbc");
  const away = new Map([["a", { columnId: "done", afterId: null }]]);
  const arranged = arrange({ columns, cards: [a, b, c, d] }, away);
  expect([ids(arranged.get("todo")), ids(arranged.get("done"))]).toEqual(["bcd", "a"]);
});

test("with a filter on a card is put below the one that is seen above it, and at the end below all", () => {
  const [shown, all] = [
    [a, d],
    [a, b, c, d, card("e", "a3")],
  ];
  expect(cardAbove(shown, all, 0, "x")).toBeNull();
  expect(cardAbove(shown, all, 1, "x")).toBe("a");
  expect(cardAbove(shown, all, 2, "x")).toBe("e");
  expect(cardAbove([], all, 0, "x")).toBe("e");
  expect(cardAbove([], [a], 0, "a")).toBeNull();
});
