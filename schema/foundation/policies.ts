import { Collection, helper, Utils } from "@mikro-orm/core";
import { DeletableEntity, NOT_DELETED, StoredEntity } from "./entity.ts";
import { LOCALES } from "./locale.ts";
import { localizedFields, publishedFields } from "./model.ts";
import { filterAt } from "./reading/descriptions/now.ts";
import { Forbidden } from "./errors.ts";
import type { EntityClass, Where, WhereOf } from "./reading/descriptions/read-query.ts";
import type { Viewer } from "./viewer.ts";

// Who may see which rows and fields: a function from viewer to filter per noun. A filter is written
// in MikroORM's language, so that the same policy serves lists, single reads and subscriptions.

type RowPolicy<Filter = Where> = (viewer: Viewer) => Filter;
/** Values of an enum that a viewer reads in place of others. */
type Mask = (viewer: Viewer) => Record<string, string>;
type ChangePolicy = (viewer: Viewer) => Where | boolean;
type FieldPolicy = (viewer: Viewer, args: Record<string, unknown>) => Where | boolean;

/** A property of the class, or the `ByLocale` map of a localized one. */
export type FieldName<T> = (keyof T & string) | `${keyof T & string}ByLocale`;

export type FieldRules<T> = { readonly [Name in FieldName<T>]?: FieldPolicy };

export const ALL: Where = {};
export const NONE: Where = { id: { $in: [] } };

/**
 * At least one of these filters must match; `true` matches every row. Parts that are false or undefined (a permission the
 * viewer lacks, an id a visitor does not have) are dropped: never write `{ author: viewer.memberId
 * }` on its own.
 */
export function anyOf(...parts: (Where | boolean | undefined | "")[]): Where {
  if (parts.includes(true)) return ALL;
  const conditions = parts.filter((part): part is Where => !!part);
  if (conditions.includes(ALL)) return ALL;
  if (conditions.length > 1) return { $or: conditions };
  return conditions[0] ?? NONE;
}

const BY_LOCALE = /^(\w+)ByLocale$/;

/** The policies declared by `rowPolicy`. */
export const rowPolicies = new Map<EntityClass, RowPolicy>();
export const fieldPolicies = new Map<EntityClass, Record<string, FieldPolicy>>();
const openFields = new Map<Function, readonly string[]>();
const changePolicies = new Map<EntityClass, ChangePolicy>();
const masks = new Map<EntityClass, Record<string, Mask>>();

/**
 * Declares which rows of an entity a viewer may see. Without it nobody sees any. Deleted rows are
 * hidden from everyone.
 */
export function rowPolicy<T extends object>(
  entity: EntityClass<T>,
  rule: RowPolicy<WhereOf<T>>,
): RowPolicy {
  const isDeletable = entity.prototype instanceof DeletableEntity;
  const whole = (
    isDeletable ? (viewer: Viewer) => ({ ...NOT_DELETED, ...rule(viewer) }) : rule
  ) as RowPolicy;
  rowPolicies.set(entity, whole);
  return whole;
}

/**
 * Declares who sees the fields of an entity. The graph does not start while a field has no
 * declaration. A declaration for a localized field also covers its `…ByLocale`, unless that has its
 * own.
 * @param open fields visible to everyone who sees the row
 * @param rules yes, no, or only on rows that match a filter
 * @param made the same for fields computed by resolvers
 */
export function fieldPolicy<T extends object>(
  entity: EntityClass<T>,
  open: readonly FieldName<T>[],
  rules: FieldRules<T> = {},
  made: Record<string, FieldPolicy> = {},
): void {
  openFields.set(entity, open);
  fieldPolicies.set(entity, { ...(rules as Record<string, FieldPolicy>), ...made });
}

fieldPolicy(StoredEntity, ["id", "createdAt", "updatedAt", "version"]);
fieldPolicy(DeletableEntity, ["deletedAt"]);

/** The fields of a class that have a declaration. */
export const declaredFields = (entity: EntityClass): string[] => [
  ...(openFields.get(entity) ?? []),
  ...Object.keys(fieldPolicies.get(entity) ?? {}),
];

/**
 * Whether everyone who sees a row of the class sees the field, by its own declaration or an
 * inherited one.
 */
export const isOpen = (entity: Function, field: string): boolean => {
  const parent = Object.getPrototypeOf(entity) as Function;
  if (openFields.get(entity)?.includes(field)) return true;
  const [, localized] = BY_LOCALE.exec(field) ?? [];
  if (localized && localizedFields.get(entity)?.has(localized)) return isOpen(entity, localized);
  return parent !== Function.prototype && isOpen(parent, field);
};

/**
 * Declares which of the rows they see viewers may change, if the permission of the operation alone
 * does not decide it. The filter reads the row's own columns.
 */
export function changePolicy<T extends object>(
  entity: EntityClass<T>,
  rule: (viewer: Viewer) => WhereOf<T> | boolean,
): void {
  changePolicies.set(entity, rule as ChangePolicy);
}

/** Which rows a viewer may change; undefined if their operations alone say so. */
export const changeFilter = (entity: EntityClass, viewer: Viewer): Where | boolean | undefined =>
  changePolicies.get(entity)?.(viewer);

/** Throws FORBIDDEN unless the viewer may change this loaded row. */
export function refuseChange(row: object, viewer: Viewer): void {
  const answer = changeFilter(row.constructor as EntityClass, viewer) ?? true;
  const isAllowed = typeof answer === "boolean" ? answer : matches(row, answer);
  if (!isAllowed) throw new Forbidden();
}

/**
 * Declares which values of a field some viewers read as others, for example SPAM as PENDING, so
 * that only moderators learn the verdict.
 */
export function maskPolicy(entity: EntityClass, rules: Record<string, Mask>): void {
  masks.set(entity, { ...masks.get(entity), ...rules });
}

/**
 * The values this viewer reads in place of others; undefined if the viewer reads the stored ones.
 */
export const maskOf = (entity: EntityClass, field: string): Mask | undefined =>
  masks.get(entity)?.[field];

export function rowFilter(entity: EntityClass, viewer: Viewer): Where {
  const rule = rowPolicies.get(entity);
  if (!rule) throw new Error(`${entity.name} has no row policy: nobody may read it`);
  return rule(viewer);
}

/**
 * Restricts a filter through a relation to rows that the viewer may see; otherwise results would
 * reveal hidden rows.
 */
export const visibleOnly = (entity: EntityClass, where: Where, viewer: Viewer): Where => ({
  $and: [where, rowFilter(entity, viewer)],
});

/**
 * The deleted rows that a viewer would see if they were restored. Operations declare who may ask.
 */
export const trashRule = (entity: EntityClass, viewer: Viewer): Where => ({
  ...rowFilter(entity, viewer),
  deletedAt: { $ne: null },
});

export const hasRowPolicy = (entity: EntityClass): boolean => rowPolicies.has(entity);

export const hasFieldPolicy = (entity: EntityClass, field: string): boolean =>
  ruleOf(entity, field) !== undefined;

function ruleOf(entity: EntityClass, field: string): FieldPolicy | undefined {
  const rules = fieldPolicies.get(entity);
  const own = rules?.[field];
  if (own || !rules || !field.endsWith("ByLocale")) return own;
  const [, localized = ""] = BY_LOCALE.exec(field) ?? [];
  const rule = localizedFields.get(entity)?.has(localized) ? rules[localized] : undefined;
  return rule && inEveryLocale(rule);
}

/** The whole map is visible to those who see it in every language. */
const inEveryLocale =
  (rule: FieldPolicy): FieldPolicy =>
  (viewer, args) => {
    const answers = LOCALES.map((locale) => rule(viewer, { ...args, locale }));
    if (answers.includes(false)) return false;
    const filters = answers.filter((answer) => typeof answer !== "boolean");
    return filters.length ? { $and: filters } : true;
  };

/** Who sees this field: everyone, no one, or only on rows that match a filter. */
export function fieldFilter(
  entity: EntityClass,
  field: string,
  viewer: Viewer,
  args: Record<string, unknown>,
): Where | boolean {
  return ruleOf(entity, field)?.(viewer, args) ?? true;
}

/** The viewer, and the clock for policies that depend on time. */
interface Asking {
  viewer: Viewer;
  now(): Date;
}

/** Whether the viewer may see this field of this row. */
export function canSeeField(
  row: object,
  field: string,
  asking: Asking,
  args: Record<string, unknown>,
): boolean {
  const answer = fieldFilter(row.constructor as EntityClass, field, asking.viewer, args);
  if (typeof answer === "boolean") return answer;
  return matches(
    row,
    filterAt(answer, () => asking.now()),
  );
}

/** The row's own columns that a viewer may see, with relations as ids. */
export async function visibleValues(
  row: object,
  sees: (field: string) => boolean | Promise<boolean>,
): Promise<Record<string, unknown>> {
  const ofAll = publishedFields.get(DeletableEntity); // inherited fields say nothing about this row
  const localized = localizedFields.get(row.constructor);
  const shown: [string, unknown][] = [];
  for (const name of publishedFields.get(row.constructor) ?? []) {
    if (ofAll?.has(name)) continue;
    const restricted = localized?.has(name) ? `${name}ByLocale` : name;
    if (await sees(restricted)) {
      shown.push([name, idsOrValue((row as Record<string, unknown>)[name])]);
    }
  }
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined));
}

/** Whether a list contains a value. */
type Holds = (list: readonly unknown[], one: unknown) => boolean;

/** Whether a loaded row matches a filter. */
export type Predicate = (row: object, holds?: Holds) => boolean;

/** Whether a single value matches. */
type Fits = (value: unknown, holds?: Holds) => boolean;

const includes: Holds = (list, one) => list.includes(one);

/** A `Holds` that indexes lists, for callers that query the same unchanging lists many times. */
export function memoizedPermissions(): Holds {
  const sets = new Map<readonly unknown[], ReadonlySet<unknown>>();
  return (list, one) => {
    let known = sets.get(list);
    if (!known) sets.set(list, (known = new Set(list)));
    return known.has(one);
  };
}

/** Whether this loaded row matches the filter. */
export const matches = (row: object, where: Where): boolean => compilePredicate(where)(row);

/**
 * Compiles a filter into a predicate for loaded rows. Supports values, lists, and, or, and
 * relations that are loaded with the row; throws `NotLoaded` instead of guessing otherwise.
 */
export function compilePredicate(where: Where): Predicate {
  return allOf(Object.entries(where).map(([name, wanted]) => partOf(name, wanted)));
}

/** A single condition is returned as it is: most policies have one and are evaluated often. */
function allOf<Subject>(
  parts: readonly ((subject: Subject, holds?: Holds) => boolean)[],
): (subject: Subject, holds?: Holds) => boolean {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return (subject, holds) => parts.every((part) => part(subject, holds));
}

function partOf(name: string, wanted: unknown): Predicate {
  if (name === "$and") return allOf((wanted as Where[]).map(compilePredicate));
  if (name === "$or") {
    const parts = (wanted as Where[]).map(compilePredicate);
    return (row, holds) => parts.some((part) => part(row, holds));
  }
  const valueOf = (row: object) => (row as Record<string, unknown>)[name];
  if (dependsOnRow(wanted)) {
    const below = compilePredicate(wanted);
    return (row, holds) => {
      const value = valueOf(row);
      return value != null && below(loaded(value, name), holds);
    };
  }
  const fits = fitting(wanted);
  return (row, holds) => fits(idOrValue(valueOf(row)), holds);
}

/** The loaded row is not enough to answer: ask the database. */
export class NotLoaded extends Error {}

function loaded(value: unknown, name: string): object {
  const isLoaded =
    !(value instanceof Collection) && helper(value as never)?.__initialized !== false;
  if (isLoaded) return value as object;
  throw new NotLoaded(`${name} is not loaded`);
}

/** `{ $in: … }` compares a relation's key; `{ $or: … }` and property names apply to its row. */
export const dependsOnRow = (wanted: unknown): wanted is Where =>
  Utils.isPlainObject(wanted) &&
  Object.keys(wanted).some((key) => !key.startsWith("$") || QUESTIONS.includes(key));

const QUESTIONS = ["$and", "$or", "$some", "$none"];

/** The properties that a filter reads, with relation paths: what `matches` needs loaded. */
export function pathsOf(where: Where, path = ""): string[] {
  return Object.entries(where).flatMap(([name, wanted]) => {
    if (name === "$and" || name === "$or") {
      return (wanted as Where[]).flatMap((part) => pathsOf(part, path));
    }
    return dependsOnRow(wanted) ? pathsOf(wanted, `${path}${name}.`) : [`${path}${name}`];
  });
}

function fitting(wanted: unknown): Fits {
  if (wanted === undefined) throw new Error("undefined in a filter");
  if (wanted instanceof Date) return (value) => timeOf(value) === wanted.getTime();
  if (!Utils.isPlainObject(wanted)) return (value) => (value ?? null) === wanted;
  return allOf(
    Object.entries(wanted as Where).map(([operator, operand]) => compared(operator, operand)),
  );
}

function compared(operator: string, operand: unknown): Fits {
  const list = operand as unknown[];
  switch (operator) {
    case "$in":
      return (value) => list.includes(value);
    case "$nin":
      return (value) => value != null && !list.includes(value);
    case "$ne":
      return (value) => value != null && value !== operand;
    case "$contains":
      return (value, holds = includes) => list.every((one) => holds(value as unknown[], one));
    case "$overlap":
      return (value, holds = includes) => list.some((one) => holds(value as unknown[], one));
    default:
      if (operand instanceof Date && COMPARISONS[operator]) {
        const isSo = COMPARISONS[operator];
        return (value) => isSo(timeOf(value), operand.getTime());
      }
      return () => {
        throw new NotLoaded(`A loaded row cannot be asked ${operator}`);
      };
  }
}

/** Compares timestamps; null compares with nothing. */
const COMPARISONS: Record<string, (one: number, other: number) => boolean> = {
  $gt: (one, other) => one > other,
  $gte: (one, other) => one >= other,
  $lt: (one, other) => one < other,
  $lte: (one, other) => one <= other,
};

/** Rows that the database returns as JSON have timestamps as strings. */
const timeOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : Date.parse(String(value));

/** The ids of a relation, as far as they are loaded. */
const idsOrValue = (value: unknown): unknown => {
  if (!(value instanceof Collection)) return idOrValue(value) ?? null;
  return value.isInitialized() ? value.getIdentifiers() : undefined;
};

const idOrValue = (value: unknown): unknown =>
  value && typeof value === "object" && "id" in value ? value.id : value;
