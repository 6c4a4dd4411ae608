import type { IntlShape } from "react-intl";
import type { z } from "zod";

// Schemas here and on the server report errors with the same fixed set of English texts, so that
// each is translated once.

const known: Record<string, string> = {
  Required: "form.field.required",
  "Not an email address": "form.field.email",
  "Not a link": "form.field.link",
  "Not valid": "form.field.notValid",
  "Not below the price": "form.field.belowPrice",
  "Not below the lower amount": "form.field.belowFrom",
  "Only a-z, 0-9 and single hyphens": "form.field.slug",
  Reserved: "form.field.reserved",
  Taken: "form.field.taken",
  "In the past": "form.field.past",
  "At most a year from now": "form.field.withinYear",
  "In the future": "form.field.future",
  "Must be after the start": "form.field.afterStart",
  "Must not be before its start": "form.field.beforeStart",
  "Must not be before the day of issue": "form.field.beforeIssue",
};

const bounds: Record<string, string> = {
  "most-characters": "form.field.tooLong",
  "least-characters": "form.field.tooShort",
  "most-": "form.field.tooMuch",
  "least-": "form.field.tooLittle",
  "most-parts": "form.field.tooManyParts",
};

/** The error of a field, in the reader's language. */
export function fieldWords(intl: IntlShape, message: string): string {
  const [, bound, number, unit = ""] =
    /^At (most|least) (\d+)(?: (characters|parts))?/.exec(message) ?? [];
  const id = bound ? bounds[`${bound}-${unit}`] : known[message];
  return intl.formatMessage({ id: id ?? "form.field.notValid" }, { count: Number(number) });
}

/** The error text for schemas without a text of their own. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") return "Required";
  if (issue.code === "too_small") {
    const unit = issue.origin === "string" ? " characters" : "";
    return issue.origin === "string" && issue.minimum === 1
      ? "Required"
      : `At least ${issue.minimum}${unit}`;
  }
  if (issue.code === "too_big") {
    return `At most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}`;
  }
  if (issue.code === "invalid_format" && issue.format === "email") return "Not an email address";
  if (issue.code === "invalid_format" && issue.format === "url") return "Not a link";
  return "Not valid";
}
