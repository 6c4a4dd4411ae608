import { ServerError } from "@apollo/client";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { codeText, problemText } from "./problem-text.ts";
import { problemOf } from "./problem.ts";

const intl = createIntl({ locale: "en", messages: english });

const textOf = (status: number, bodyText: string) =>
  problemText(
    intl,
    new ServerError("The server answered", {
      response: new Response(bodyText, { status }),
      bodyText,
    }),
  );

const refusal = (extensions: object) => JSON.stringify({ errors: [{ message: "No", extensions }] });

test.each([
  [502, "<h1>Bad Gateway</h1>", "Request failed"],
  [504, "", "Request failed"],
  [500, "null", "Request failed"],
  [502, `{"detail":"upstream"}`, "Request failed"],
  [500, `{"message":"Something went wrong"}`, "Something went wrong. Try again."],
  [413, "<h1>Request Entity Too Large</h1>", "This file is too large."],
  [429, refusal({ code: "RATE_LIMITED" }), "Too many requests. Try again in a moment."],
  [
    429,
    refusal({ code: "RATE_LIMITED", retryAfter: 42 }),
    "Too many requests. Try again in 42 seconds.",
  ],
  [
    429,
    refusal({ code: "RATE_LIMITED", retryAfter: 601 }),
    "Too many requests. Try again in 11 minutes.",
  ],
  [
    400,
    refusal({ code: "TOO_COSTLY" }),
    "This is too much at once. Narrow your search or select fewer items.",
  ],
])("an answer of status %i with %j says %j", (status, body, text) => {
  expect(textOf(status, body)).toBe(text);
});

test("only a form says that changes are kept when the server can’t be reached", () => {
  const lost = new TypeError("Failed to fetch");
  expect(problemText(intl, lost)).toBe("Can’t reach the server. Check your connection.");
  expect(codeText(intl, problemOf(lost).code)).toBe(
    "Can’t reach the server. Your changes are kept.",
  );
});
