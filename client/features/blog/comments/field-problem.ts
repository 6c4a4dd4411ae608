import type { FieldProblem } from "./draft.ts";

const known: Record<string, string> = {
  Required: "comments.field.required",
  "Not an e-mail address": "comments.field.email",
  "Must be text": "comments.field.text",
};

/** The server says what is wrong with a field in English, from a closed set. */
export function fieldProblem(message: string): FieldProblem {
  const most = /^At most (\d+) characters$/.exec(message)?.[1];
  if (most) return { id: "comments.field.tooLong", most: Number(most) };
  return { id: known[message] ?? "comments.field.invalid" };
}
