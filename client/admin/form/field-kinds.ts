import type { IntlShape } from "react-intl";
import { z } from "zod";
import { type Locale, LOCALES } from "../../i18n/locale.ts";
import type { Option } from "../../ui/option.ts";
import { isBlank, plainText, type RichText, sameText, tidy } from "../../ui/rich-text/rich-text.ts";
import { exceededLimit, TEXT_LIMITS } from "../../ui/rich-text/text-limit.ts";
import type { Color } from "../../schema.generated.ts";
import type { FieldControl } from "./define-form.ts";
import { colors } from "./preset-colors.ts";
import { mergeLists } from "./merge-lists.ts";

/**
 * How a value is read from a row, compared and sent; for a localized field, the value of one
 * language.
 */
interface Kind<Value, Stored, Sent> {
  control?: FieldControl;
  /** The value in a new object */
  empty: Value;
  /** The row's property; the field's name by default */
  from?: string;
  /** The last part of its label's message id; the field's name by default */
  label?: string;
  read(stored: Stored, row: object): unknown;
  /** `undefined` is not sent */
  write(value: Value): Sent;
  /** The value of what was sent, which is not null; the same by default */
  fromSent?(sent: NonNullable<Sent>): Value;
  same(one: Value, other: Value): boolean;
  /** Merges two people's changes; undefined if they changed the same part */
  merge?(base: Value, mine: Value, theirs: Value): Value | undefined;
  /** Formats the value for users; unchanged by default */
  show?(value: Value, intl: IntlShape): unknown;
}

interface PlainField<Value, Stored, Sent> extends Kind<Value, Stored, Sent> {
  schema: z.ZodType<Value, Value>;
  isLocalized: false;
  /** What is stored in its property, and the whole row where it needs more of it */
  read(stored: Stored, row: object): Value;
}

type ByLocale<Value> = Record<Locale, Value>;

interface LocalizedField<Value, Stored, Sent> extends Kind<Value, Stored, Sent> {
  schema: z.ZodType<ByLocale<Value>, ByLocale<Value>>;
  isLocalized: true;
  read(stored: Stored): ByLocale<Value>;
}

/** Marks a field that a creation input requires. */
interface Required {
  isRequired: true;
}

type StoredTexts = Partial<ByLocale<string | null>> | null | undefined;
type TextField = PlainField<string, string | null | undefined, string | null>;
type LocalizedTextField = LocalizedField<string, StoredTexts, string | null>;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Counts characters as people and the server do: an emoji is one. */
const fits = (value: string, most: number) =>
  value.length <= most || [...graphemes.segment(value)].length <= most;

const textUpTo = (most: number) =>
  z
    .string()
    .trim()
    .refine((value) => fits(value, most), { error: `At most ${most} characters` });

const isSame = (one: unknown, other: unknown) => one === other;
const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const textOrNull = (value: string) => value || null;

const byLocale = <Value>(value: (locale: Locale) => Value): ByLocale<Value> => ({
  en: value("en"),
  fr: value("fr"),
  no: value("no"),
});

/** A field that is neither localized nor nested. */
export const plainField = <Value, Stored, Sent>(
  kind: Omit<PlainField<Value, Stored, Sent>, "isLocalized" | "same">,
): PlainField<Value, Stored, Sent> => ({ ...kind, same: isSameJson, isLocalized: false });

const lineOf = (schema: z.ZodType<string, string>): TextField => ({
  control: "line",
  schema,
  empty: "",
  isLocalized: false,
  read: (stored) => stored ?? "",
  write: textOrNull,
  same: isSame,
});

export const text = (most: number): TextField => lineOf(textUpTo(most));

/** A required text; `form` is its further validation. */
export const requiredText = (
  most: number,
  form?: RegExp,
): PlainField<string, string, string> & Required => ({
  control: "line",
  schema: textUpTo(most)
    .min(1)
    .regex(form ?? /^/),
  empty: "",
  isLocalized: false,
  isRequired: true,
  read: (stored) => stored,
  write: (value) => value,
  same: isSame,
});

const localized = (
  schema: LocalizedTextField["schema"],
  control: FieldControl,
): LocalizedTextField => ({
  control,
  schema,
  empty: "",
  isLocalized: true,
  read: (stored) => byLocale((locale) => stored?.[locale] ?? ""),
  write: textOrNull,
  same: isSame,
});

/** What is longer is written in several lines. */
const MAX_LINE = 160;
const controlFor = (most: number): FieldControl => (most > MAX_LINE ? "lines" : "line");

export const localizedText = (most: number) =>
  localized(z.object(byLocale(() => textUpTo(most))), controlFor(most));

/** Required in at least one language. */
export const requiredLocalizedText = (most: number): LocalizedTextField & Required => ({
  ...localized(
    z.object(byLocale(() => textUpTo(most))).superRefine((texts, context) => {
      if (LOCALES.some((locale) => texts[locale])) return;
      context.addIssue({ code: "custom", path: ["en"], message: "Required" });
    }),
    controlFor(most),
  ),
  isRequired: true,
});

/** The part of a URL that names the object; an empty one is derived from its name. */
const slugSchema = z
  .string()
  .trim()
  .max(80)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);

export const localizedSlug = () => localized(z.object(byLocale(() => slugSchema)), "slug");

/** The slugs that may be taken: those that were sent, or are derived from what was sent. */
export const slugsIn =
  (source: string) =>
  (changed: string[]): string[] => [
    ...new Set(
      changed
        .filter((path) => path.startsWith("slug.") || path.startsWith(`${source}.`))
        .map((path) => path.replace(source, "slug")),
    ),
  ];

/** Cannot be removed: an empty one keeps the stored value. */
export const slug = (): PlainField<string, string, string | undefined> => ({
  ...lineOf(slugSchema),
  control: "slug",
  read: (stored) => stored,
  write: (value) => value || undefined,
});

export const email = (): TextField =>
  lineOf(z.union([z.literal(""), z.email()], { error: "Not an email address" }));

/** YYYY-MM-DD */
export const date = (): TextField => lineOf(z.union([z.literal(""), z.iso.date()]));

/** An instant; an empty one keeps the stored value. */
export const dateTime = (): PlainField<string, string | null | undefined, string | undefined> => ({
  control: "dateTime",
  schema: z.union([z.literal(""), z.iso.datetime()]),
  empty: "",
  isLocalized: false,
  read: (stored) => stored ?? "",
  write: (value) => value || undefined,
  same: isSame,
});

export const icon = (): TextField => ({ ...lineOf(z.string()), control: "icon" });

export const flag = (empty = false): PlainField<boolean, boolean, boolean> => ({
  control: "switch",
  schema: z.boolean(),
  empty,
  isLocalized: false,
  read: (stored) => stored,
  write: (value) => value,
  same: isSame,
});

export const count = (): PlainField<number | null, number, number | null> => ({
  control: "number",
  schema: z.number().int().min(0).max(10_000).nullable(),
  empty: null,
  isLocalized: false,
  read: (stored) => stored,
  write: (value) => value,
  same: isSame,
});

/** An amount in minor units, in the form's `currency`. */
export const money = (): PlainField<
  number | null,
  { amount: number } | null | undefined,
  number | null
> => ({
  control: "money",
  schema: z.number().int().min(0).max(1_000_000_000).nullable(),
  empty: null,
  isLocalized: false,
  read: (stored) => stored?.amount ?? null,
  write: (value) => value,
  same: isSame,
});

/** An ISO 4217 code; a new object begins with the site's, which the form gives as `empty`. */
export const currency = (): PlainField<string, string, string> => ({
  control: "select",
  schema: z.string().length(3),
  empty: "",
  isLocalized: false,
  read: (stored) => stored,
  write: (value) => value,
  same: isSame,
});

export const choice = <const Value extends string>(
  values: readonly [Value, ...Value[]],
  empty = values[0],
): PlainField<Value, Value | null | undefined, Value> => ({
  control: "select",
  schema: z.enum(values) as unknown as z.ZodType<Value, Value>,
  empty,
  isLocalized: false,
  read: (stored) => stored ?? empty,
  write: (value) => value,
  same: isSame,
});

/** One value, or none. */
export const optionalChoice = <const Value extends string>(
  values: readonly [Value, ...Value[]],
): PlainField<Value | "", Value | null | undefined, Value | null> => ({
  control: "select",
  schema: z.enum(["", ...values]) as unknown as z.ZodType<Value | "", Value | "">,
  empty: "",
  isLocalized: false,
  read: (stored) => stored ?? "",
  write: (value) => value || null,
  same: isSame,
});

export const presetColor = (): PlainField<Color, Color | null | undefined, Color> => ({
  ...choice<Color>(colors),
  control: "color",
});

/** Several values that are typed or chosen. */
export const multiChoice = <Value extends string>(
  schema: z.ZodType<Value[], Value[]>,
): PlainField<Value[], readonly Value[], Value[]> =>
  plainField({
    schema,
    empty: [],
    read: (stored) => [...stored],
    write: (value) => value,
  });

/** Related objects with their names, sent as ids. */
export const related = (): PlainField<
  Option[],
  readonly { id: string; name: string | null }[],
  string[]
> =>
  plainField({
    schema: z.array(z.object({ value: z.string(), label: z.string() })),
    empty: [],
    read: (stored) => stored.map(({ id, name }) => ({ value: id, label: name ?? "" })),
    write: (value) => value.map(({ value: id }) => id),
  });

/** Compares two lists, ignoring the order. */
const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((part) => other.includes(part));

/** Several values in any order. */
export const choices = (
  schema: z.ZodType<string[], string[]>,
): PlainField<string[], readonly string[], string[]> => ({
  ...multiChoice(schema),
  same: isSameSet,
});

const nullable = <Stored>(
  read: (stored: Stored) => string | null,
): PlainField<string | null, Stored, string | null> => ({
  schema: z.string().nullable(),
  empty: null,
  isLocalized: false,
  read,
  write: (value) => value,
  same: isSame,
});

/** The path of a picture on this server. */
export const picture = () => nullable((stored: string | null) => stored);

/** A related object, as its id. */
export const reference = () => ({
  ...nullable((stored: { id: string } | null) => stored?.id ?? null),
  control: "select" as const,
});

/** Related objects, as their ids, in any order. */
export const references = (): PlainField<string[], readonly { id: string }[], string[]> => ({
  schema: z.array(z.string()),
  empty: [],
  isLocalized: false,
  read: (stored) => stored.map(({ id }) => id),
  write: (value) => value,
  same: isSameSet,
});

/** The absolute URL of a page. */
export const webAddress = () =>
  lineOf(
    z
      .string()
      .trim()
      .max(2000)
      .regex(/^(https?:\/\/[^\s/].*)?$/iu, { error: "Not a link" }),
  );

type Document = RichText | null;

/** Why a text is too long for the server, which parts of a form can say before it is sent */
export function textRefusal(document: Document): string | undefined {
  const limit = exceededLimit(document);
  return limit && `At most ${TEXT_LIMITS[limit]} ${limit}`;
}

const richTextSchema = z.custom<Document>().superRefine((document, context) => {
  const message = textRefusal(document);
  if (message) context.addIssue({ code: "custom", message });
});

/** Merges what was changed in different blocks. */
function mergeTexts(base: Document, mine: Document, theirs: Document): Document | undefined {
  const blocksOf = (document: Document) => (document && tidy(document).content) ?? [];
  const blocks = mergeLists(blocksOf(base), blocksOf(mine), blocksOf(theirs), JSON.stringify);
  return blocks && { type: "doc", content: blocks };
}

/** A document by language; attributes added by the editor are not changes. */
export const localizedRichText = (): LocalizedField<Document, unknown, Document> => ({
  schema: z.object(byLocale(() => richTextSchema)),
  empty: null,
  isLocalized: true,
  read: (stored) =>
    byLocale((locale) => (stored as Partial<ByLocale<Document>> | null)?.[locale] ?? null),
  write: (value) => (isBlank(value) ? null : value),
  same: sameText,
  merge: mergeTexts,
  show: (value) => value && plainText(value).trim(),
});
