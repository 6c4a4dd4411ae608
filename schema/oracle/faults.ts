import { Utils } from "@mikro-orm/core";
import { ALL, fieldPolicies, rowPolicies } from "../foundation/policies.ts";
import type { EntityClass, Where } from "../foundation/reading/descriptions/read-query.ts";
import type { Viewer } from "../foundation/viewer.ts";

// Possible faults of statements, one at a time. The fallback stays unchanged.

/** A pattern in each statement's text, and its faulty replacement. */
export const WRONG_TEXTS: Record<string, [piece: RegExp, instead: string]> = {
  "a cursor's own row is listed again": [/\) ([<>]) \(\$/g, ") $1= ($"],
  "a cursor's second value is ignored": [
    /\((t\d+\."\w+"), t\d+\."\w+"\) ([<>]) \((\$\d+::\w+), (\$\d+::\w+)\)/g,
    "($1, $4) $2 ($3, $4)",
  ],
  "a cursor leads backwards": [/\) < \(\$/g, ") > ($"],
  "the last cursor is the first": [/(order by t\d+\."#") desc/g, "$1"],
  "a full page has a next one": [/count\(\*\) > (\d+)/g, "count(*) >= $1"],
  "no page has a previous one": [/'hasPreviousPage', true/g, "'hasPreviousPage', false"],
  "a page has a row more": [/("#" <= \d+)/g, "$1 + 1"],
  "a list has a row more": [/ limit (?!1\b)(\d+)/g, " limit $1 + 1"],
  "a page begins a row later": [/ offset (\d+)/g, " offset $1 + 1"],
  "a far page begins a month too early": [/interval '1 month'/g, "interval '2 months'"],
  "a month is counted twice": [/sum\((t\d+\."total")\)/g, "sum(2 * $1)"],
  "the order is reversed": [/ desc\b/g, " asc"],
  "equal times are in any order": [
    /order by (t\d+)\.("\w+_at" \w+), t\d+\."\w+"/g,
    "order by $1.$2, md5($1::text)",
  ],
  "what follows a list stands before it": [/"#" \+ (\d+)/g, '"#" - $1'],
  "nothing is null instead of empty": [/(json_agg\(.*?), '\[\]'\)/g, "$1, null)"],
  "times are written to the microsecond": [/\.MS"Z"/g, '.US"Z"'],
  "times are local": [/at time zone 'utc', 'YYYY/g, "at time zone 'Asia/Tokyo', 'YYYY"],
  "enums are written by value": [/when '(\w+)' then '\w+'/g, "when '$1' then '$1'"],
  "another language is shown": [/ -> 'fr'/g, " -> 'en'"],
  "another language is compared": [/->> 'en'/g, "->> 'fr'"],
  "$in takes all": [/= any\(/g, "<> any("],
  "$ne is $eq": [/<> '/g, "= '"],
  "$eq is $ne": [/" = '/g, "\" <> '"],
  "$contains is contained": [/ @> /g, " <@ "],
  "$overlap is $contains": [/ && /g, " @> "],
  "$gt is $gte": [/(published_at" )> /g, "$1>= "],
  "$lt is $lte": [/(published_at" )< /g, "$1<= "],
  "others that must exist must not": [/exists \(/g, "not exists ("],
  "null is anything else": [/ is null/g, " is not null"],
  "any of these is all of these": [/\) or \(/g, ") and ("],
  "what a row may show is not asked": [/case when (t\d+\.)/g, "case when true or $1"],
  "what must be there is not asked": [/case when exists/g, "case when true or exists"],
};

export interface WrongRule {
  name: string;
  /** Runs what compiles while the faulty policy is in place. */
  under<T>(work: () => Promise<T>): Promise<T>;
}

/** A faulty policy of an entity. */
interface WrongPolicy extends WrongRule {
  entity: EntityClass;
}

/** Each row policy that hides anything, removed. */
export const withoutRowRules = (viewers: readonly Viewer[]) =>
  [...rowPolicies]
    .filter(([, rule]) => viewers.some((viewer) => rule(viewer) !== ALL))
    .map(([entity]) => ({
      entity: entity.name,
      under: <T>(work: () => Promise<T>) => declaring(rowPolicies, entity, () => ALL, work),
    }));

/** Each condition of each row policy, removed. */
export const withoutConditions = (viewers: readonly Viewer[]): WrongPolicy[] =>
  [...rowPolicies].flatMap(([entity, rule]) => {
    const places = new Set(viewers.flatMap((viewer) => placesIn(rule(viewer))));
    return [...places].map((place) => ({
      name: `${entity.name} without ${place}`,
      entity,
      under: (work) =>
        declaring(rowPolicies, entity, (viewer) => without(rule(viewer), place.split(" ")), work),
    }));
  });

/** Each field policy, answered with yes and with no. */
export const wrongFieldRules = (): WrongPolicy[] =>
  [...fieldPolicies].flatMap(([entity, rules]) =>
    Object.keys(rules).flatMap((field) =>
      [true, false].map((shown) => ({
        name: `${entity.name}.${field} shown to ${shown ? "everybody" : "nobody"}`,
        entity,
        under: (work) => declaring(fieldPolicies, entity, { ...rules, [field]: () => shown }, work),
      })),
    ),
  );

/** Runs something while another policy replaces the correct one. */
export async function declaring<Rule, T>(
  rules: Map<EntityClass, Rule>,
  entity: EntityClass,
  wrong: Rule,
  work: () => Promise<T>,
): Promise<T> {
  const sound = rules.get(entity) as Rule;
  rules.set(entity, wrong);
  try {
    return await work();
  } finally {
    rules.set(entity, sound);
  }
}

/** The paths of all conditions in a filter. */
function placesIn(where: Where): string[] {
  return Object.entries(where).flatMap(([name, wanted]) => {
    const inner =
      Array.isArray(wanted) || Utils.isPlainObject(wanted) ? placesIn(wanted as Where) : [];
    const isValue = name.startsWith("$") && !["$or", "$and"].includes(name);
    return isValue ? [] : [name, ...inner.map((place) => `${name} ${place}`)];
  });
}

/** The filter without the condition at a path; the same filter if there is none. */
function without(where: Where, [name = "", ...rest]: string[]): Where {
  if (!Object.hasOwn(where, name)) return where;
  const inner = rest.length ? [without(where[name] as Where, rest)] : [];
  if (Array.isArray(where)) return where.toSpliced(Number(name), 1, ...inner) as never;
  const { [name]: _, ...others } = where;
  return rest.length ? { ...where, [name]: inner[0] } : others;
}
