import { describe, expect, test } from "vitest";
import type { ApplicationStage } from "../../../schema.generated.ts";
import { beginWithOneStage, comparedIds, idBeside, questionsOf } from "./compared.ts";

const listed = ["a", "b", "c", "d"];

describe("compared are", () => {
  test("the first three of the list, if the URL names none", () => {
    expect(comparedIds({ with: [] }, listed)).toEqual(["a", "b", "c"]);
    expect(comparedIds({ with: [] }, ["a"])).toEqual(["a"]);
  });

  test("those of the URL, and others of the list beside a single one", () => {
    expect(comparedIds({ application: "c", with: ["a"] }, listed)).toEqual(["c", "a"]);
    expect(comparedIds({ application: "c", with: ["a", "d"] }, listed)).toEqual(["c", "a", "d"]);
    expect(comparedIds({ application: "c", with: [] }, listed)).toEqual(["c", "a", "b"]);
    expect(comparedIds({ application: "c", with: ["c"] }, listed)).toEqual(["c", "a"]);
  });
});

test("a column turns to the next one that no other column shows", () => {
  expect(idBeside(listed, ["a", "b"], 0, 1)).toBe("c");
  expect(idBeside(listed, ["a", "b"], 1, 1)).toBe("c");
  expect(idBeside(listed, ["a", "b"], 1, -1)).toBeUndefined();
  expect(idBeside(listed, ["c", "b"], 0, -1)).toBe("a");
  expect(idBeside(listed, ["a", "d"], 1, 1)).toBeUndefined();
});

test("questions are those of all who are compared, each once", () => {
  const one = { answers: [{ questionId: "why", label: "Why?" }] };
  const other = {
    answers: [
      { questionId: "why", label: "Pourquoi ?" },
      { questionId: "when", label: "Quand ?" },
    ],
  };
  expect(questionsOf([one, other])).toEqual([
    { questionId: "why", label: "Why?" },
    { questionId: "when", label: "Quand ?" },
  ]);
});

test("without a choice two of the same stage are compared, of the first stage that has two", () => {
  const one = (id: string, stage: ApplicationStage) => ({ id, stage });
  const mixed = [one("a", "REJECTED"), one("b", "OFFER"), one("c", "APPLIED"), one("d", "APPLIED")];
  expect(beginWithOneStage(mixed)).toEqual(["c", "d", "a", "b"]);
  expect(beginWithOneStage(mixed.slice(0, 3))).toEqual(["a", "b", "c"]);
});
