import { defineMessage, defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";

const known: Record<string, MessageDescriptor> = defineMessages({
  Required: { id: "form.field.required" },
  "Not an email address": { id: "form.field.email" },
  "Too common": { id: "form.field.common" },
  "Not below the price": { id: "form.field.belowPrice" },
  "Not valid": { id: "form.field.notValid" },
  Incorrect: { id: "form.field.notRight" },
  "Does not match": { id: "form.field.notSame" },
  "The e-mail or the password is not right": { id: "form.field.credentials" },
});

const codeNotRight: MessageDescriptor = defineMessage({ id: "form.field.code" });

/**
 * Translates the error of a field, which the server sends as one of a fixed set of English texts.
 */
export function fieldMessage(
  intl: IntlShape,
  field: string,
  message: string | undefined,
): string | undefined {
  if (message === undefined) return undefined;
  const descriptor = field === "code" && message === "Incorrect" ? codeNotRight : known[message];
  if (descriptor) return intl.formatMessage(descriptor);
  const [, bound, number] = /^At (least|most) (\d+) characters$/.exec(message) ?? [];
  if (!number) return message;
  const count = Number(number);
  return bound === "least"
    ? intl.formatMessage({ id: "form.field.tooShort" }, { count })
    : intl.formatMessage({ id: "form.field.tooLong" }, { count });
}
