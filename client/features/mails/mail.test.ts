import { expect, test } from "vitest";
import { splitQuote } from "./mail.ts";

test("a text ends with what it quotes, and the line that says whose that is", () => {
  expect(splitQuote("Yes\n\nOn 1 May, Kari wrote:\n> Coming?\n>\n> Kari\n")).toEqual({
    own: "Yes",
    quoted: "On 1 May, Kari wrote:\n> Coming?\n>\n> Kari",
  });
  expect(
    splitQuote("Yes\n\nOn 1 May, Kari Nordmann\n<kari@example.org> wrote:\n> Coming?"),
  ).toEqual({
    own: "Yes",
    quoted: "On 1 May, Kari Nordmann\n<kari@example.org> wrote:\n> Coming?",
  });
  expect(splitQuote("Yes\n> Coming?")).toEqual({ own: "Yes", quoted: "> Coming?" });
});

test.each([
  ["without a quote", "Yes"],
  ["that is answered below", "> Coming?\nYes"],
  ["of nothing else", "Kari wrote:\n> Coming?"],
])("a text %s is shown whole", (_name, text) => {
  expect(splitQuote(text)).toEqual({ own: text, quoted: "" });
});
