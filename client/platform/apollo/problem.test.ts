import { ServerError } from "@apollo/client";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import english from "../../messages/en.json" with { type: "json" };
import { problemText } from "./problem-text.ts";

const intl = createIntl({ locale: "en", messages: english });

const textOf = (status: number, bodyText: string) =>
  problemText(
    intl,
    new ServerError("The server answered", {
      response: new Response(bodyText, { status }),
      bodyText,
    }),
  );

test.each([
  [502, "<h1>Bad Gateway</h1>", "Request failed"],
  [504, "", "Request failed"],
  [500, "null", "Request failed"],
  [502, `{"detail":"upstream"}`, "Request failed"],
  [500, `{"message":"Something went wrong"}`, "Something went wrong. Try again."],
  [413, "<h1>Request Entity Too Large</h1>", "This file is too large."],
])("an answer of status %i with %j says %j", (status, body, text) => {
  expect(textOf(status, body)).toBe(text);
});
