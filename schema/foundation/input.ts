import { ID } from "type-graphql";
import { z } from "zod";
import { characterCount, isBlank } from "./characters.ts";
import { isUploadedPicture } from "./document-pictures.ts";
import { storedAddress } from "./email-address.ts";
import { Invalid } from "./errors.ts";
import { validatorOf } from "./input-field.ts";
import { LocalizedTextInput } from "./locale.ts";
import { isSlug, MAX_SLUG_LENGTH } from "./slug.ts";
import { isUuid } from "./uuid.ts";

// Each validator carries its limit as a sentence, for the description of the fields that use it,
// and its GraphQL type unless that is String.

// The messages of invalid input are a closed set, so that clients can translate them; what our own forms cannot
// send wrong also says what is wanted, such as "One of: …" (server/rest/input-faults.ts): "Required",
// "At most N characters", "At least N characters", "At most N", "Not an email address", "Not a link",
// "Only a-z, 0-9 and single hyphens", "Reserved", "In the past", "Must be text", "Too common", "Incorrect",
// "Does not match", "Not below the price", "Not valid".
/** A family emoji has eleven UTF-16 units. */
const UNITS_PER_CHARACTER = 16;

const fits = (value: string, most: number): boolean =>
  value.length <= most ||
  (value.length <= most * UNITS_PER_CHARACTER && characterCount(value) <= most);

/** An optional value that must not be null; the graph checks its type. */
export const notNull = <T>() => z.custom<T>((value) => value !== null, "Required");

const characters = (most: number): string => `1 to ${most.toLocaleString("en")} characters.`;

/**
 * Multi-line text, trimmed. NUL and unpaired surrogates are removed, since PostgreSQL cannot store
 * them.
 */
export const text = (most: number) =>
  z
    .string({ error: "Must be text" })
    .transform((value) => value.replaceAll("\0", "").replaceAll("\r\n", "\n").trim().toWellFormed())
    .refine((value) => !isBlank(value), "Required")
    .refine((value) => fits(value, most), `At most ${most} characters`)
    .meta({ description: characters(most), maxLength: most });

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BLANKS = /(?:[\u0000-\u001f\u007f]|[^\S\u00a0\u202f])+/gu;

/** Single-line text. Spaces that do not break stay: French sets them before `?` and `:`. */
export const line = (most: number) =>
  z
    .string({ error: "Must be text" })
    .transform((value) => value.replace(BLANKS, " ").trim().toWellFormed())
    .refine((value) => !isBlank(value), "Required")
    .refine((value) => fits(value, most), `At most ${most} characters`)
    .meta({ description: characters(most), maxLength: most });

/** A single line that matches a pattern. An empty value is only "Required". */
export const matching = (most: number, form: Pick<RegExp, "test">) =>
  line(most)
    .refine((value) => !value || form.test(value), "Not valid")
    .meta({ description: "" });

const KEY = "16 to 100 letters, digits, - and _";

/** Made by the caller, so that what is sent again happens once. */
export const randomKey = () =>
  line(100)
    .refine((value) => !value || /^[\w-]{16,100}$/u.test(value), KEY)
    .meta({ description: `A random key: ${KEY}.` });

export const NOT_A_SLUG = "Only a-z, 0-9 and single hyphens";

/** The last part of a URL: lower-case words separated by hyphens. */
export const slug = () =>
  line(MAX_SLUG_LENGTH).refine((value) => !value || isSlug(value), NOT_A_SLUG);

/** The name of an icon from one of the site's icon sets. */
export const iconName = () =>
  matching(80, /^[a-z0-9-]+:[a-z0-9-]+$/u).meta({
    description: "An icon as prefix:name, for example `tabler:camera`.",
  });

const DRAWING = /^\/artwork\/[^/\s]+\.svg$/u;

/** The path of an image on this server: an illustration, or an image uploaded for a document. */
export const picturePath = () =>
  matching(300, { test: (path) => DRAWING.test(path) || isUploadedPicture(path) }).meta({
    description: "Path of an image on this server.",
  });

/** ISO 3166-1 alpha-2. */
export const countryCode = () =>
  matching(2, /^[A-Z]{2}$/u).meta({ description: "Two letters, ISO 3166-1 alpha-2." });

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));

export const currencyCode = () =>
  matching(3, { test: (code) => CURRENCIES.has(code) }).meta({ description: "ISO 4217 code." });

/** A date without a time. */
export const day = () => z.iso.date("Not valid").meta({ description: "A date, YYYY-MM-DD." });

export const id = () =>
  z
    .string({ error: "Required" })
    .refine(isUuid, "Not valid")
    .meta({ type: () => ID });

const EMAIL = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/u;

/**
 * An email address in its stored form: trimmed, lower case, an international domain in its own letters, at
 * most 254 characters.
 */
export const email = () =>
  line(254)
    .transform(storedAddress)
    .refine((value) => !value || EMAIL.test(value), "Not an email address")
    .meta({ description: "At most 254 characters." });

/** A link with a safe scheme: http, https or mailto. */
export const link = () =>
  line(2000)
    .refine((value) => /^(https?:\/\/[^\s]+|mailto:[^\s]+)$/iu.test(value), "Not a link")
    .meta({ description: "An http, https or mailto URL." });

/** A link of a page: a path on this site, or the absolute URL of another one. */
export const href = () =>
  matching(2000, /^(\/(?![/\\])|https?:\/\/[^\s/])\S*$/iu).meta({
    description: "A path on this site, or an http or https URL.",
  });

/** The absolute URL of a web page. */
export const webAddress = () =>
  line(2000)
    .refine((value) => /^https?:\/\/[^\s/]/iu.test(value) && URL.canParse(value), "Not a link")
    .meta({ description: "An http or https URL." });

export const uploadedPicture = () =>
  matching(300, { test: isUploadedPicture }).meta({
    description: "Path of an uploaded image: other sites do not show SVG illustrations.",
  });

/** A localized text; empty values are removed. */
export const textByLocale = (of: z.ZodType<string>) => {
  const one = z.union([z.null(), z.literal("").transform(() => null), of]).optional();
  return z.object({ en: one, fr: one, no: one }).meta({
    type: () => LocalizedTextInput,
    maxLength: of.meta()?.["maxLength"],
    description: of.description?.replace("1 to", "At most").replace(".", " each."),
  });
};

/** "1 to 40 characters." is what something is of, "An IP address." what it is. */
const withinSentence = (limit: string): string =>
  /^\d/.test(limit) ? `of ${limit}` : limit.charAt(0).toLowerCase() + limit.slice(1);

/** A list with a maximum length. */
export const arrayOf = <Value>(of: z.ZodType<Value>, most: number) =>
  z
    .array(of)
    .max(most, `At most ${most}`)
    .meta({
      maxItems: most,
      maxLength: of.meta()?.["maxLength"],
      type: () => [(of.meta()?.["type"] as (() => unknown) | undefined)?.() ?? String],
      description: of.description
        ? `At most ${most}, each ${withinSentence(of.description)}`
        : `At most ${most}.`,
    });

/**
 * Parses input by its class or schema; throws INVALID with one message per invalid field.
 * @param others errors from other checks, by field, so that all are reported at once
 */
export function parseInput<T extends object>(
  type: new () => T,
  input: T,
  others?: Record<string, string>,
): T;
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  others?: Record<string, string>,
): z.output<T>;
export function parseInput(
  wanted: z.ZodType | (new () => object),
  input: unknown,
  others: Record<string, string> = {},
): unknown {
  const schema = typeof wanted === "function" ? validatorOf(wanted) : wanted;
  const result = schema.safeParse(input);
  const fields = { ...others, ...fieldsOf(result.error) };
  if (!result.success || Object.keys(fields).length > 0) throw new Invalid(fields);
  return result.data;
}

/** The validation errors of an input, by field. */
export const fieldErrors = (schema: z.ZodType, input: unknown): Record<string, string> =>
  fieldsOf(schema.safeParse(input).error);

function fieldsOf(error: z.ZodError | undefined): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    fields[path.join(".")] ??= message.startsWith("Invalid input") ? "Not valid" : message;
  }
  return fields;
}
