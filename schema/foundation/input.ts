import { z } from "zod";
import { Invalid } from "./errors.ts";

// Messages of bad input are a closed set, so that clients can translate them:
// "Required", "At most N characters", "At least N characters", "At most N", "Not an e-mail address",
// "Not a link", "Must be text", "Too common", "Not right", "Not the same", "Not valid".

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** An emoji of a family of four has eleven UTF-16 units. */
const UNITS_PER_CHARACTER = 16;

/** Characters as people count them: an emoji is one, whatever it is made of. */
export function charactersIn(value: string): number {
  let count = 0;
  for (const _ of graphemes.segment(value)) count += 1;
  return count;
}

const fits = (value: string, most: number): boolean =>
  value.length <= most ||
  (value.length <= most * UNITS_PER_CHARACTER && charactersIn(value) <= most);

/** What may be left out but not taken away; its type is the graph's to check. */
export const notNull = <T>() => z.custom<T>((value) => value !== null, "Required");

/** Text of several lines, trimmed. NUL is no character PostgreSQL could keep, nor is half a pair. */
export const text = (most: number) =>
  z
    .string({ error: "Must be text" })
    .transform((value) => value.replaceAll("\0", "").replaceAll("\r\n", "\n").trim().toWellFormed())
    .refine((value) => value.length > 0, "Required")
    .refine((value) => fits(value, most), `At most ${most} characters`);

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BLANKS = /[\u0000-\u001f\u007f\s]+/gu;

/** Text of one line. */
export const line = (most: number) =>
  z
    .string({ error: "Must be text" })
    .transform((value) => value.replace(BLANKS, " ").trim().toWellFormed())
    .refine((value) => value.length > 0, "Required")
    .refine((value) => fits(value, most), `At most ${most} characters`);

/** One line of a certain form; an empty one is only "Required". */
export const shaped = (most: number, form: RegExp) =>
  line(most).refine((value) => !value || form.test(value), "Not valid");

const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/u;

/** An address as it is stored: trimmed, in lower case, at most 254 characters. */
export const email = () =>
  line(254)
    .transform((value) => value.toLowerCase())
    .refine((value) => !value || EMAIL.test(value), "Not an e-mail address");

/** A link that is safe to follow: http, https or mailto. */
export const link = () =>
  line(2000).refine((value) => /^(https?:\/\/[^\s]+|mailto:[^\s]+)$/iu.test(value), "Not a link");

/** The whole address of a page. */
export const webAddress = () =>
  line(2000).refine(
    (value) => /^https?:\/\/[^\s/]/iu.test(value) && URL.canParse(value),
    "Not a link",
  );

/** A text by language; empty ones are taken away. */
export const textByLocale = (of: z.ZodType<string>) => {
  const one = z.union([z.null(), z.literal("").transform(() => null), of]).optional();
  return z.object({ en: one, fr: one, no: one });
};

/**
 * The input as the schema wants it, or INVALID with each field that is not right.
 * @param others what else is wrong, by field, so that it is all reported at once
 */
export function check<T extends z.ZodType>(
  schema: T,
  input: unknown,
  others: Record<string, string> = {},
): z.output<T> {
  const result = schema.safeParse(input);
  const fields = { ...others, ...fieldsOf(result.error) };
  if (!result.success || Object.keys(fields).length > 0) throw new Invalid(fields);
  return result.data;
}

/** What is wrong with an input, by field. */
export const wrongFields = (schema: z.ZodType, input: unknown): Record<string, string> =>
  fieldsOf(schema.safeParse(input).error);

function fieldsOf(error: z.ZodError | undefined): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    fields[path.join(".")] ??= message.startsWith("Invalid input") ? "Not valid" : message;
  }
  return fields;
}
