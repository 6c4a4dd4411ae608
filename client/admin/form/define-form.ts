import type { IntlShape } from "react-intl";
import { z } from "zod";
import { languageName, type Locale, LOCALES } from "../../i18n/locale.ts";
import { firstMessage, labelIds } from "../message-of.ts";
import type { Leaves, MergeValues, Same } from "./three-way.ts";

/** What a field is edited with where its form lays itself out (form-fields.tsx). */
export type FieldControl =
  | "line"
  | "lines"
  | "slug"
  | "switch"
  | "number"
  | "icon"
  | "color"
  | "select"
  | "money"
  | "dateTime";

/** A field of any kind (field-kinds.ts). */
interface AnyField {
  control?: FieldControl;
  schema: z.ZodType;
  empty: unknown;
  isLocalized: boolean;
  isRequired?: boolean;
  /** Only part of the form for new objects */
  isOnlyNew?: boolean;
  from?: string;
  label?: string;
  read(stored: unknown, row: object): unknown;
  write(value: unknown): unknown;
  fromSent?(sent: unknown): unknown;
  /** A draft on the server does not hold it: what is sent does not say what is shown */
  isNotDrafted?: boolean;
  same(one: unknown, other: unknown): boolean;
  merge?(base: unknown, mine: unknown, theirs: unknown): unknown;
  show?(value: unknown, intl: IntlShape): unknown;
}
export type Fields = Record<string, AnyField>;

/**
 * A form: its name, which is the prefix of its messages, and its fields, named as in the input.
 */
export interface Form<F extends Fields> {
  name: string;
  fields: F;
  /** Derives fields from others before they are sent */
  settle?: (values: ValuesOf<F>) => ValuesOf<F>;
}

/** The values of a form: texts by language are maps. */
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: z.output<F[K]["schema"]> };

type StoredName<K, Field> = K extends string
  ? Field extends { isOnlyNew: true }
    ? never
    : Field extends { from: infer Name extends string }
      ? Name
      : Field extends { isLocalized: true }
        ? `${K}ByLocale`
        : K
  : never;

/** The properties that a row needs to fill the form. */
export type StoredOf<F extends Fields> = {
  [K in keyof F as StoredName<K, F[K]>]: Parameters<F[K]["read"]>[0];
};

type Sent<Field extends AnyField> = Field["isLocalized"] extends true
  ? { [L in Locale]?: ReturnType<Field["write"]> }
  : ReturnType<Field["write"]>;

type Named<F extends Fields, Flag extends object> = {
  [K in keyof F]: F[K] extends Flag ? K : never;
}[keyof F];

/** The input of an update. */
export type UpdateInput<F extends Fields> = {
  -readonly [K in Exclude<keyof F, Named<F, { isOnlyNew: true }>>]?: Sent<F[K]>;
};

/** The input of a creation. */
export type CreateInput<F extends Fields> = {
  -readonly [K in Named<F, { isRequired: true }>]: Sent<F[K]>;
} & { -readonly [K in Exclude<keyof F, Named<F, { isRequired: true }>>]?: Sent<F[K]> };

export const defineForm = <const F extends Fields>(
  name: string,
  fields: F,
  settle?: (values: ValuesOf<F>) => ValuesOf<F>,
): Form<F> => ({ name, fields, settle });

/** The language of a field's path; undefined for fields that all languages share. */
export function localeOfPath(path: string): Locale | undefined {
  const end = path.split(".")[1];
  return LOCALES.find((locale) => locale === end);
}

const eachOf = <F extends Fields>(
  { fields }: Form<F>,
  valueOf: (field: AnyField, name: string) => unknown,
): ValuesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, name)]),
  ) as ValuesOf<F>;

export const schemaOf = <F extends Fields>(form: Form<F>) =>
  z.object(eachOf(form, ({ schema }) => schema) as z.ZodRawShape) as unknown as z.ZodType<
    ValuesOf<F>,
    ValuesOf<F>
  >;

export const emptyOf = <F extends Fields>(form: Form<F>): ValuesOf<F> =>
  eachOf(form, ({ empty, isLocalized }) =>
    isLocalized ? Object.fromEntries(LOCALES.map((locale) => [locale, empty])) : empty,
  );

export function valuesOfRow<F extends Fields>(form: Form<F>, row: StoredOf<F>): ValuesOf<F> {
  const stored = row as Record<string, unknown>;
  return eachOf(form, ({ read, empty, isOnlyNew, isLocalized, from }, name) =>
    isOnlyNew ? empty : read(stored[from ?? (isLocalized ? `${name}ByLocale` : name)], row),
  );
}

/** Every field with its path; for texts by language, one path per language. */
export function leavesOf<F extends Fields>({ fields }: Form<F>, values: ValuesOf<F>): Leaves {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { isLocalized }]): [string, unknown][] => {
      const value = (values as Leaves)[name];
      if (!isLocalized) return [[name, value]];
      return LOCALES.map((locale) => [`${name}.${locale}`, (value as Leaves)[locale]]);
    }),
  );
}

export const valuesOfLeaves = <F extends Fields>(form: Form<F>, leaves: Leaves): ValuesOf<F> =>
  eachOf(form, ({ isLocalized }, name) =>
    isLocalized
      ? Object.fromEntries(LOCALES.map((locale) => [locale, leaves[`${name}.${locale}`]]))
      : leaves[name],
  );

const fieldAt = <F extends Fields>(
  { fields }: Pick<Form<F>, "fields">,
  path: string,
): AnyField | undefined => fields[path.split(".")[0] ?? path];

export const sameIn =
  <F extends Fields>(form: Form<F>): Same =>
  (path, one, other) =>
    fieldAt(form, path)?.same(one, other) ?? one === other;

export const mergeIn =
  <F extends Fields>(form: Form<F>): MergeValues =>
  (path, base, mine, theirs) =>
    fieldAt(form, path)?.merge?.(base, mine, theirs);

/** The input made of some fields: for texts by language, only of the named languages. */
export function inputOf<F extends Fields>(
  form: Form<F>,
  leaves: Leaves,
  paths: string[],
): UpdateInput<F> {
  const input: Record<string, unknown> = {};
  for (const path of paths) {
    const [name = path, locale] = path.split(".");
    const sent = fieldAt(form, path)?.write(leaves[path]);
    if (sent === undefined) continue;
    input[name] = locale ? { ...(input[name] as object | undefined), [locale]: sent } : sent;
  }
  return input as UpdateInput<F>;
}

/** The input made of all fields that are not empty. */
export function newInputOf<F extends Fields>(form: Form<F>, leaves: Leaves): CreateInput<F> {
  const written = Object.keys(leaves).filter(
    (path) => fieldAt(form, path)?.write(leaves[path]) !== null,
  );
  return inputOf(form, leaves, written) as CreateInput<F>;
}

/** The values with changes that were sent before, as `inputOf` makes them. */
export function withChanges<F extends Fields>(
  form: Form<F>,
  values: ValuesOf<F>,
  changes: object,
): ValuesOf<F> {
  const leaves = leavesOf(form, values);
  for (const [name, sent] of Object.entries(changes)) {
    const field = fieldAt(form, name);
    if (!field) continue;
    const valueOf = (one: unknown) =>
      one === null ? field.empty : field.fromSent ? field.fromSent(one) : one;
    if (!field.isLocalized) leaves[name] = valueOf(sent);
    for (const [locale, text] of field.isLocalized ? Object.entries(sent as object) : []) {
      leaves[`${name}.${locale}`] = valueOf(text);
    }
  }
  return valuesOfLeaves(form, leaves);
}

/** Whether a draft on the server holds a field. */
export const isDrafted = <F extends Fields>(form: Form<F>, path: string): boolean =>
  !fieldAt(form, path)?.isNotDrafted;

/** The label of a field: "Name (French)". */
export function labelOf<F extends Fields>(
  form: Pick<Form<F>, "name" | "fields">,
  path: string,
  intl: IntlShape,
): string {
  const [name = path] = path.split(".");
  const locale = localeOfPath(path);
  const ids = labelIds(form.name, fieldAt(form, path)?.label ?? name);
  const label = intl.formatMessage({ id: firstMessage(intl, ids) ?? ids[0] });
  return locale ? `${label} (${languageName(intl, locale)})` : label;
}

export function shownIn<F extends Fields>(
  form: Form<F>,
  path: string,
  value: unknown,
  intl: IntlShape,
): unknown {
  const show = fieldAt(form, path)?.show;
  return show ? show(value, intl) : value;
}
