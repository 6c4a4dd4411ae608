import { Collection, helper, Utils } from "@mikro-orm/core";
import { localizedFields, publishedFields } from "./model.ts";
import type { EntityClass, Where } from "./reading/read.ts";
import type { Viewer } from "./viewer.ts";

// Who may see which rows and which fields, one sentence a noun. A rule answers with a filter in
// MikroORM's language, so the same sentence serves every list, single read and subscription.

type RowRule = (viewer: Viewer) => Where;
type FieldRule = (viewer: Viewer, args: Record<string, unknown>) => Where | boolean;

export const everything: Where = {};
export const nothing: Where = { id: { $in: [] } };

/**
 * Some of these must hold. Parts that are false or undefined (a permission the viewer lacks, an id
 * a visitor does not have) fall away: never write `{ author: viewer.memberId }` bare.
 */
export function anyOf(...parts: (Where | false | undefined | "")[]): Where {
  const held = parts.filter((part): part is Where => !!part);
  if (held.includes(everything)) return everything;
  if (held.length > 1) return { $or: held };
  return held[0] ?? nothing;
}

/** What `rows` and `fields` have declared. */
export const rowRules = new Map<EntityClass, RowRule>();
export const fieldRules = new Map<EntityClass, Record<string, FieldRule>>();

/** Declares which rows of an entity a viewer may see; without it nobody sees any. */
export function rows(entity: EntityClass, rule: RowRule): RowRule {
  rowRules.set(entity, rule);
  return rule;
}

/** Declares who may see certain fields: yes, no, or only on rows that fit a filter. */
export function fields(entity: EntityClass, rules: Record<string, FieldRule>): void {
  fieldRules.set(entity, { ...fieldRules.get(entity), ...rules });
}

export function rowRule(entity: EntityClass, viewer: Viewer): Where {
  const rule = rowRules.get(entity);
  if (!rule) throw new Error(`${entity.name} has no row rule: nobody may read it`);
  return rule(viewer);
}

export const hasRowRule = (entity: EntityClass): boolean => rowRules.has(entity);

export const guardedFields = (entity: EntityClass): string[] =>
  Object.keys(fieldRules.get(entity) ?? {});

/** Who sees this field: everybody, nobody, or those rows that fit a filter show it. */
export function fieldRule(
  entity: EntityClass,
  field: string,
  viewer: Viewer,
  args: Record<string, unknown>,
): Where | boolean {
  return fieldRules.get(entity)?.[field]?.(viewer, args) ?? true;
}

/** May this viewer see this field of this row? */
export function seesField(
  row: object,
  field: string,
  viewer: Viewer,
  args: Record<string, unknown>,
): boolean {
  const answer = fieldRule(row.constructor as EntityClass, field, viewer, args);
  return typeof answer === "boolean" ? answer : matches(row, answer);
}

/** What a viewer may see of a row's own columns, relations by id. */
export function shownValues(row: object, viewer: Viewer): Record<string, unknown> {
  const names = [...(publishedFields.get(row.constructor) ?? [])];
  const shown = names.filter((name) => {
    const guarded = localizedFields.get(row.constructor)?.has(name) ? `${name}ByLocale` : name;
    return seesField(row, guarded, viewer, {});
  });
  const entries = shown.map((name) => [name, idsOrValue((row as Record<string, unknown>)[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Whether a list holds something. */
export type Holds = (list: readonly unknown[], one: unknown) => boolean;

/** The same for whoever asks often of the same lists, which stay as they are. */
export function askedOften(): Holds {
  const sets = new Map<readonly unknown[], ReadonlySet<unknown>>();
  return (list, one) => {
    const known = sets.get(list) ?? new Set(list);
    sets.set(list, known);
    return known.has(one);
  };
}

/**
 * Does this loaded row fit the filter? Knows values, lists, and, or, and questions to relations that
 * are loaded with it; throws `NotLoaded` rather than guess at others.
 */
export function matches(
  row: object,
  where: Where,
  holds: Holds = (list, one) => list.includes(one),
): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    if (name === "$and") return (wanted as Where[]).every((part) => matches(row, part, holds));
    if (name === "$or") return (wanted as Where[]).some((part) => matches(row, part, holds));
    const value = (row as Record<string, unknown>)[name];
    if (asksTheRow(wanted)) return value != null && matches(loaded(value, name), wanted, holds);
    return fits(idOrValue(value), wanted, holds);
  });
}

/** What cannot be answered of the row alone: ask the database. */
export class NotLoaded extends Error {}

function loaded(value: unknown, name: string): object {
  const isLoaded =
    !(value instanceof Collection) && helper(value as never)?.__initialized !== false;
  if (isLoaded) return value as object;
  throw new NotLoaded(`${name} is not loaded`);
}

/** `{ $in: … }` asks a relation's key; `{ $or: … }` and names of properties ask its row. */
export const asksTheRow = (wanted: unknown): wanted is Where =>
  Utils.isPlainObject(wanted) &&
  Object.keys(wanted).some((key) => !key.startsWith("$") || QUESTIONS.includes(key));

const QUESTIONS = ["$and", "$or", "$some", "$none"];

/** The properties that a filter asks, those of relations by path: what `matches` needs loaded. */
export function asked(where: Where, path = ""): string[] {
  return Object.entries(where).flatMap(([name, wanted]) => {
    if (name === "$and" || name === "$or") {
      return (wanted as Where[]).flatMap((part) => asked(part, path));
    }
    return asksTheRow(wanted) ? asked(wanted, `${path}${name}.`) : [`${path}${name}`];
  });
}

function fits(value: unknown, wanted: unknown, holds: Holds): boolean {
  if (wanted === undefined) throw new Error("undefined in a rule");
  if (!Utils.isPlainObject(wanted)) return (value ?? null) === wanted;
  return Object.entries(wanted as Where).every(([operator, operand]) => {
    switch (operator) {
      case "$in":
        return (operand as unknown[]).includes(value);
      case "$nin":
        return value != null && !(operand as unknown[]).includes(value);
      case "$ne":
        return value != null && value !== operand;
      case "$contains":
        return (operand as unknown[]).every((one) => holds(value as unknown[], one));
      case "$overlap":
        return (operand as unknown[]).some((one) => holds(value as unknown[], one));
      default:
        throw new NotLoaded(`A loaded row cannot be asked ${operator}`);
    }
  });
}

/** Of a relation the ids, as far as they are loaded. */
const idsOrValue = (value: unknown): unknown => {
  if (!(value instanceof Collection)) return idOrValue(value) ?? null;
  return value.isInitialized() ? value.getIdentifiers() : undefined;
};

const idOrValue = (value: unknown): unknown =>
  value && typeof value === "object" && "id" in value ? value.id : value;
