import type { IntlShape } from "react-intl";

const known: Record<string, string> = {
  Required: "comments.field.required",
  "Not an e-mail address": "comments.field.email",
  "Must be text": "comments.field.text",
};

/** The server says what is wrong with a field in English, from a closed set. */
export function fieldMessage(intl: IntlShape, message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  const id = known[message];
  if (id) return intl.formatMessage({ id });
  const most = /^At most (\d+) characters$/.exec(message)?.[1];
  if (most) return intl.formatMessage({ id: "comments.field.tooLong" }, { most: Number(most) });
  return message;
}
