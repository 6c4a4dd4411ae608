import { describe, expect, test } from "vitest";
import {
  mentionAt,
  mentioned,
  mentionedIds,
  type MentionedPerson,
  withMention,
} from "./mentions.tsx";

const person = (handle: string, displayName: string): MentionedPerson => ({
  id: handle,
  handle,
  displayName,
});
const people = [person("freya-holm", "Freya Holm"), person("chloe-martin", "Chloé Martin")];

describe("mentioning someone", () => {
  test("begins with an @ at the start of a word", () => {
    expect(mentionAt("Hi @fre", 7)).toEqual({ from: 3, text: "fre" });
    expect(mentionAt("@", 1)).toEqual({ from: 0, text: "" });
    expect(mentionAt("me@example", 10)).toBeUndefined();
    expect(mentionAt("Hi @freya holm how", 18)).toBeUndefined();
  });

  test("finds people by any of their names, with or without accents", () => {
    expect(mentioned(people, "holm").map(({ id }) => id)).toEqual(["freya-holm"]);
    expect(mentioned(people, "chloe m").map(({ id }) => id)).toEqual(["chloe-martin"]);
    expect(mentioned(people, "zoe")).toEqual([]);
  });

  test("inserts the whole name into the text", () => {
    const query = { from: 3, text: "fre" };
    expect(withMention("Hi @fre, hello", query, "Freya Holm")).toEqual({
      text: "Hi @Freya Holm , hello",
      caret: 15,
    });
  });

  test("lasts as long as the name is in the text", () => {
    expect(mentionedIds("Thank you @Freya Holm", people)).toEqual(["freya-holm"]);
    expect(mentionedIds("Thank you @Freya", people)).toEqual([]);
  });
});
