// What is expected of a noun, written by hand and never derived from the code:
// schema/<domain>/<noun>.expectations.ts. Collected by schema/testing/collected.ts.

import { plural } from "../foundation/plural.ts";
import { uuid } from "../foundation/uuid.ts";

/** Visitors and one viewer per role. Operations with this audience are open to the whole world. */
export const EVERYBODY: readonly string[] = [
  "visitor",
  "member",
  "moderator",
  "editor",
  "recruiter",
  "billing",
  "operator",
  "support",
  "admin",
];
export const SIGNED_IN = EVERYBODY.filter((who) => who !== "visitor");
export const WRITERS = ["editor", "admin"];
export const MODERATORS = ["moderator", "editor", "admin"];
export const ADMINS = ["admin"];
export const REPORT_MODERATORS = ["moderator", "admin"];

// Ids that do not exist: those who may call get NOT_FOUND, the others are refused before the
// lookup.
export const ID = `id: "${uuid()}"`;
export const IDS = `ids: ["${uuid()}"]`;

type Audience = readonly string[];

export interface Expectations {
  /** Each operation as a document, and who may call it. */
  operations?: Record<string, [document: string, mayCall: Audience]>;
  /** Each REST call, such as `GET /api/faqs`, and who may call it. */
  calls?: Record<string, Audience>;
  /**
   * Queries that may scan a whole table, with the reason: the field and words of the document's
   * name, such as `posts filter.tag order.TITLE`. All others are found in the schema, and their
   * plans are checked.
   */
  planExceptions?: Record<string, string>;
  /** Queries, named in the same way, that may read many rows of some tables, with the reason. */
  manyRows?: Record<string, { of: readonly string[]; why: string }>;
  /** Tables that grow with user content: few rows are read of them, even with 200,000 posts. */
  growing?: readonly string[];
  /** Tables with few rows in the large database, where a full scan is right. */
  few?: readonly string[];
  /** Tables that stay so small that any plan is right for them. */
  tiny?: readonly string[];
  /** Nouns that the demo world has none of, and why. */
  withoutDemo?: Record<string, string>;
}

interface Noun {
  read: Audience;
  write: Audience;
  /** What the input of a new one cannot do without, such as `question: {}` */
  input: string;
  /** Whether they have an order, which `entityResolvers` change at once. */
  isOrdered?: boolean;
}

/** The operations on the draft of a document. */
export const draftOperations = (one: string, who: Audience) =>
  ({
    [`save${one}Draft`]: [`mutation { save${one}Draft(${ID}, input: {}) { id } }`, who],
    [`publish${one}Draft`]: [`mutation { publish${one}Draft(${ID}, input: {}) { id } }`, who],
    [`discard${one}Draft`]: [`mutation { discard${one}Draft(${ID}) { id } }`, who],
  }) satisfies Expectations["operations"];

/** The operations of `entityQueries` and `entityMutations`. */
export function entityOperations(one: string, { read, write, input, isOrdered }: Noun) {
  const many = plural(one);
  const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  return {
    [lower(many)]: [`{ ${lower(many)} { id } }`, read],
    [lower(one)]: [`{ ${lower(one)}(${ID}) { id } }`, read],
    [`create${one}`]: [`mutation { create${one}(input: { ${input} }) { id } }`, write],
    [`update${one}`]: [`mutation { update${one}(${ID}, input: {}) { id } }`, write],
    [`delete${one}`]: [`mutation { delete${one}(${ID}) }`, write],
    [`delete${many}`]: [`mutation { delete${many}(${IDS}) { ids } }`, write],
    [`deleted${many}`]: [`{ deleted${many} { id } }`, write],
    [`restore${many}`]: [`mutation { restore${many}(${IDS}) { count } }`, write],
    [`purge${many}`]: [`mutation { purge${many}(${IDS}) { ids } }`, write],
    ...(isOrdered && {
      [`reorder${many}`]: [`mutation { reorder${many}(${IDS}) { id } }`, write],
    }),
  } satisfies Expectations["operations"];
}

interface WorkflowNoun {
  staff: Audience;
  /** A stage that staff move rows to. */
  stage: string;
  /** The parts that it has besides moves and erasure. */
  parts?: readonly ("assignment" | "notes" | "mails" | "thread")[];
  /** What its mails cannot do without. */
  mail?: string;
  /** Operations by their usual name that have another one, or another audience. */
  others?: Record<string, { name?: string; mayCall?: Audience }>;
  /** The arguments of its lists, if they have to have some. */
  within?: string;
}

/** The operations of a workflow: lists, moves, and those of its parts. */
export function workflowOperations(
  one: string,
  {
    staff,
    stage,
    parts = [],
    mail = 'subject: "A", content: "B"',
    others = {},
    within,
  }: WorkflowNoun,
): NonNullable<Expectations["operations"]> {
  const many = plural(one);
  const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  const list = within ? `(${within})` : "";
  const usual: Record<string, (name: string) => string> = {
    [lower(many)]: (name) => `{ ${name}${list} { nodes { id } } }`,
    [`${lower(one)}Counts`]: (name) => `{ ${name}${list} { all } }`,
    [lower(one)]: (name) => `{ ${name}(${ID}) { id } }`,
    [`move${many}`]: (name) =>
      `mutation { ${name}(${lower(many)}: [{ ${ID} }], stage: ${stage}) { ids } }`,
    [`undo${one}Moves`]: (name) => `mutation { ${name}(${IDS}) { ids } }`,
    [`erase${one}`]: (name) => `mutation { ${name}(${ID}) }`,
    ...(parts.includes("assignment") && {
      [`${lower(one)}Staff`]: (name: string) => `{ ${name} { id } }`,
      [`assign${many}`]: (name: string) => `mutation { ${name}(${IDS}) { ids } }`,
    }),
    ...(parts.includes("notes") && {
      [`create${one}Note`]: (name: string) =>
        `mutation { ${name}(${lower(one)}Id: "${uuid()}", input: { content: "A" }) { id } }`,
      [`update${one}Note`]: (name: string) =>
        `mutation { ${name}(${ID}, input: { content: "A" }) { id } }`,
      [`delete${one}Note`]: (name: string) => `mutation { ${name}(${ID}) }`,
    }),
    ...(parts.includes("mails") && {
      [`mail${many}`]: (name: string) => `mutation { ${name}(${IDS}, mail: { ${mail} }) { ids } }`,
    }),
    ...(parts.includes("thread") && {
      [`unsend${one}Mails`]: (name: string) => `mutation { ${name}(${IDS}) { ids } }`,
      [`retry${one}Mail`]: (name: string) => `mutation { ${name}(${ID}) { id } }`,
    }),
  };
  return Object.fromEntries(
    Object.entries(usual).map(([usualName, document]) => {
      const { name = usualName, mayCall = staff } = others[usualName] ?? {};
      return [name, [document(name), mayCall]];
    }),
  );
}
