import { globSync, readFileSync } from "node:fs";
import type { EntityManager } from "@mikro-orm/core";
import { type GraphQLObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routeEntries from "../../client/routes.ts";
import { navItems } from "../../client/shell/dashboard/navigation.ts";
import { subjectOf } from "../../e2e/subjects.ts";
import { domains, storedSpaces } from "../domains.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { rowPolicies } from "../foundation/policies.ts";
import { fillWorld } from "../oracle/world.ts";
import { plural } from "../foundation/plural.ts";
import { publicationChecks } from "../publication/publication-check.ts";
import { allPublications } from "../publication/publishable.ts";
import { HistoryEntry } from "../workflow/history-entry.ts";
import { Note } from "../workflow/note.ts";
import { isTimed } from "../workflow/retention.ts";
import { allWorkflows, type Workflow } from "../workflow/workflow.ts";
import { CALLS, FEW, GROWING, OPERATIONS, TINY, WITHOUT_DEMO } from "./collected.ts";
import { copyOfCleanDatabase } from "./database.ts";
import { testGraph } from "./graph.ts";
import { missingLanguages } from "./missing-languages.ts";
import { wrongRows } from "./wrong-rows.ts";
import { demo, demoData } from "../../server/database/demo/demo.ts";
import { routes } from "../../server/rest/index.ts";

// Reports in words what a domain lacks besides its code.

const { schema, em: entityManager } = await testGraph();

/** The files of all nouns. */
const files = Object.keys(import.meta.glob("../*/*.ts"));

function domainOfEntity({ name }: EntityClass): string {
  const noun = name.replace(/(?<=.)[A-Z]/g, (message) => `-${message}`).toLowerCase();
  return files.find((path) => path.endsWith(`/${noun}.ts`))?.split("/")[1] ?? "…";
}

const domainOf = new Map(
  [
    ...getMetadataStorage().queries,
    ...getMetadataStorage().mutations,
    ...getMetadataStorage().subscriptions,
  ].map(({ schemaName, target }) => [
    schemaName,
    domains.find(({ resolvers }) => resolvers.includes(target))?.name ?? "…",
  ]),
);
const expectationsOf = (domain = "…") => `schema/${domain}/<noun>.expectations.ts`;

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const operations = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));

const resolverModules = import.meta.glob<Record<string, Function>>("../*/*.resolver.ts", {
  eager: true,
});

test("every resolver belongs to its domain", () => {
  const declared = new Set(domains.flatMap(({ resolvers }) => resolvers));
  const classes = new Set<unknown>(
    getMetadataStorage().resolverClasses.map(({ target }) => target),
  );
  const lacking = Object.entries(resolverModules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([, value]) => classes.has(value) && !declared.has(value))
      .map(
        ([name]) =>
          `${name} (${path.replace("..", "schema")}) is not in \`resolvers\` of its domain's index.ts`,
      ),
  );
  expect(Object.keys(resolverModules).length).toBeGreaterThan(10);
  expect(lacking).toEqual([]);
});

test("every operation has an expectation", () => {
  const lacking = operations.filter((name) => !(name in OPERATIONS));
  expect(
    lacking.map(
      (name) =>
        `Nothing says who may call ${name}: add it to \`operations\` in ${expectationsOf(domainOf.get(name))}`,
    ),
  ).toEqual([]);
});

test("every expectation belongs to an operation", () => {
  const left = Object.keys(OPERATIONS).filter((name) => !operations.includes(name));
  expect(
    left.map(
      (name) =>
        `The graph has no ${name}: add its resolver to the domain's index.ts, or remove its expectation`,
    ),
  ).toEqual([]);
});

test("the dashboard's search shows every kind that the site's search finds", () => {
  const document = parse(readFileSync("client/shell/dashboard/search.graphql", "utf8"));
  const shown: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType()?.name === "SearchResult") shown.push(name.value);
      },
    }),
  );
  const result = schema.getType("SearchResult") as GraphQLObjectType;
  const lacking = Object.keys(result.getFields()).filter((kind) => !shown.includes(kind));
  expect(
    lacking.map(
      (kind) =>
        `The command palette does not show ${kind}: add them to client/shell/dashboard/search.graphql and use-found.ts`,
    ),
  ).toEqual([]);
});

test("every REST call has an expectation", () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);
  const lacking = names.filter((name) => !(name in CALLS));
  expect(
    lacking.map(
      (name) => `Nothing says who may call ${name}: add it to \`calls\` in ${expectationsOf()}`,
    ),
  ).toEqual([]);
  const left = Object.keys(CALLS).filter((name) => !names.includes(name));
  expect(
    left.map(
      (name) =>
        `There is no ${name}: add it to server/rest/<domain>.routes.ts, or remove its expectation`,
    ),
  ).toEqual([]);
});

/** Each fills a whole database. */
const timeout = 60_000;

/** What triggers keep of every noun that is published per language. */
const publicationTables = Object.assign(
  {},
  ...allPublications()
    .filter(({ entity }) => schema.getType(entity.name))
    .map(({ options }) => publicationChecks(options)),
) as Record<string, string>;

/** Stored types of the graph. */
const nouns = [...rowPolicies.keys()].filter(({ name }) => schema.getType(name));

/** What a filled database lacks: types without any row, and what its triggers keep wrongly. */
async function faultsIn(em: EntityManager) {
  const missing: EntityClass[] = [];
  for (const noun of nouns) if (!(await em.fork().count(noun))) missing.push(noun);
  return { missing, wrong: await wrongRows(publicationTables, em.fork()) };
}

describe("the demo world", () => {
  let world: Awaited<ReturnType<typeof copyOfCleanDatabase>>;

  beforeAll(async () => {
    world = await copyOfCleanDatabase();
    await demo(world.database.em.fork());
  }, timeout);

  afterAll(() => world.remove());

  test("every noun has demo data, or a reason to have none", async () => {
    const { missing, wrong } = await faultsIn(world.database.em);
    expect(wrong).toEqual([]);
    const lacking = missing.filter(({ name }) => !(name in WITHOUT_DEMO));
    expect(
      lacking.map((noun) => {
        const domain = domainOfEntity(noun);
        return (
          `The demo world has no ${noun.name}: add some in server/database/demo/${domain}.demo.ts, ` +
          `or give the reason in \`withoutDemo\` in ${expectationsOf(domain)}`
        );
      }),
    ).toEqual([]);
    const left = Object.keys(WITHOUT_DEMO).filter(
      (name) => !missing.some((one) => one.name === name),
    );
    expect(left.map((name) => `${name} has demo data: remove it from \`withoutDemo\``)).toEqual([]);
  });

  test("every text is in all languages, or its row says in which it is", async () => {
    const lacking = await missingLanguages(world.database.em.fork(), {
      schema,
      nouns,
      domainOf: domainOfEntity,
      declared: new Map(
        [...demoData].map(([domain, { inFewerLanguages = {} }]) => [domain, inFewerLanguages]),
      ),
    });
    expect(lacking).toEqual([]);
  });
});

test("every noun is part of the oracle's world", { timeout }, async () => {
  const { database, remove } = await copyOfCleanDatabase();
  try {
    await fillWorld(database.em.fork());
    const { missing, wrong } = await faultsIn(database.em);
    expect(wrong).toEqual([]);
    expect(
      missing.map((noun) => {
        const domain = domainOfEntity(noun);
        return `The oracle's world has no ${noun.name}: add some in schema/${domain}/${domain}.fixture.ts`;
      }),
    ).toEqual([]);
  } finally {
    await remove();
  }
});

const metadata = entityManager().getMetadata();

test("every table says how large it becomes, for its plans to be read", () => {
  const known = [...GROWING, ...FEW, ...TINY];
  const lacking = nouns.filter((noun) => !known.includes(metadata.get(noun).tableName));
  expect(
    lacking.map(
      (noun) =>
        `Nothing says how large ${metadata.get(noun).tableName} becomes: name it in \`growing\`, \`few\` or ` +
        `\`tiny\` in ${expectationsOf(domainOfEntity(noun))}`,
    ),
  ).toEqual([]);
  const tables = [...metadata.getAll().values()].map(({ tableName }) => tableName);
  const left = known.filter((table) => !tables.includes(table));
  expect(
    left.map((table) => `There is no table ${table}: take it out of its expectations`),
  ).toEqual([]);
});

test("every table that grows has an index for what is searched in it", () => {
  const lacking = nouns.flatMap((noun) => {
    const { tableName, props, indexes } = metadata.get(noun);
    if (!GROWING.includes(tableName) && !FEW.includes(tableName)) return [];
    return props
      .filter(({ columnTypes }) => columnTypes?.includes("tsvector"))
      .filter(({ name, fieldNames }) => {
        const isOfIt = ({ properties, expression }: (typeof indexes)[number]) =>
          [properties].flat().includes(name) ||
          fieldNames.some((column) => String(expression ?? "").includes(`gin ("${column}")`));
        return !indexes.some(isOfIt);
      })
      .map(
        ({ name }) =>
          `${noun.name} is searched by ${name} from end to end: ` +
          `@Index({ properties: ["${name}"], type: "gin" })`,
      );
  });
  expect(lacking).toEqual([]);
});

test("every table of stored files says whose space they use", () => {
  const declared = new Set(
    Array.from(storedSpaces, ([table, { sums = [] }]) => [table, ...sums]).flat(),
  );
  const tables = [...metadata.getAll().values()].filter(({ abstract }) => !abstract);
  const columnsOf = ({ props }: (typeof tables)[number]) =>
    props.flatMap((prop) => (prop.fieldNames as string[] | undefined) ?? []);
  const lacking = tables
    .filter((one) => columnsOf(one).some((column) => /(^|_)sha256$/.test(column)))
    .filter(({ tableName }) => !declared.has(tableName));
  expect(
    lacking.map(
      ({ className, tableName }) =>
        `Nothing says whose space the files of ${tableName} use: name it in \`storage\` of ` +
        `schema/${domainOfEntity({ name: className } as EntityClass)}/index.ts`,
    ),
  ).toEqual([]);
  const left = Array.from(storedSpaces).filter(([table, { member }]) => {
    const found = tables.find(({ tableName }) => tableName === table);
    return !found || !columnsOf(found).includes(member);
  });
  expect(left.map(([table]) => `${table}, or its column of a member, does not exist`)).toEqual([]);
});

test("every domain that writes to the storage says whose space that uses", () => {
  const sources = import.meta.glob<string>("../*/*.ts", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const writing = Object.entries(sources)
    .filter(([path, text]) => !path.endsWith(".test.ts") && /\bstorage\.write\(/.test(text))
    .map(([path]) => path.split("/")[1] ?? "");
  const lacking = new Set(
    writing.filter((name) => {
      const found = domains.find((one) => one.name === name);
      return found && !Object.keys(found.storage).length;
    }),
  );
  expect(writing.length).toBeGreaterThan(5);
  expect([...lacking]).toEqual([]);
});

/** What a workflow lacks, in words: the checklist of docs/recipes/workflow.md. */
function faultsOf({ entity, history, notes, assignment, addressee, retention, erasure }: Workflow) {
  const { name } = entity;
  const type = schema.getType(name) as GraphQLObjectType;
  const fields = Object.keys(type.getFields());
  const { tableName, triggers } = metadata.get(entity);
  const faults: string[] = [];
  for (const reason of [
    history,
    retention,
    typeof erasure === "object" && "reason" in erasure && erasure.reason,
  ]) {
    if (typeof reason === "string" && reason.length < 10)
      faults.push(`${name} has no history, retention or erasure, for no reason: ${reason}`);
  }
  if (typeof retention !== "string" && !isTimed(retention))
    faults.push(`No timer deletes old rows of ${name}: \`hourly(…)\` in the domain's \`timers\``);
  if (typeof history !== "string") {
    const { props } = metadata.get(history.entity);
    const kinds = props.find((prop) => prop.name === "kind")?.items ?? [];
    const written = { STAGE: true, ASSIGNED: assignment, MAIL: addressee };
    for (const [kind, isWritten] of Object.entries(written)) {
      if (isWritten && !kinds.includes(kind.toLowerCase()))
        faults.push(`The history of ${name} has no kind ${kind}`);
    }
    if (assignment && !props.some((prop) => prop.name === "assignee"))
      faults.push(`The history of ${name} does not say who it was assigned to: \`hasAssignee\``);
    if (!fields.includes("history")) faults.push(`Nobody moves ${name}: \`moveOperations\``);
  }
  if (notes && !fields.includes("notes"))
    faults.push(`Nobody writes notes about ${name}: \`noteOperations\``);
  if (assignment && !operations.includes(`assign${plural(name)}`))
    faults.push(`Nobody assigns ${name}: \`assignmentOperations\``);
  const removes = triggers.some(({ name: one, expression }) =>
    Boolean(one === "remove_delete" && String(expression).includes("outgoing_mails")),
  );
  if (addressee && !removes)
    faults.push(
      `Mails about ${name} are kept when it is deleted: @erasedWithMails({ table: "${tableName}" })`,
    );
  return faults;
}

test("every workflow has a history, retention, erasure, and operations for its parts", () => {
  const flows = allWorkflows().filter(({ entity }) => schema.getType(entity.name));
  expect(flows.length).toBeGreaterThan(1);
  expect(flows.flatMap(faultsOf)).toEqual([]);
});

test("every table of a history or of notes belongs to a workflow", () => {
  const parts = allWorkflows().flatMap(({ history, notes }) => [
    ...(typeof history === "string" ? [] : [history.entity]),
    ...(notes ? [notes.entity] : []),
  ]) as EntityClass[];
  const lacking = nouns.filter(
    (noun) =>
      (noun.prototype instanceof HistoryEntry || noun.prototype instanceof Note) &&
      !parts.includes(noun),
  );
  expect(lacking.map(({ name }) => `${name} is part of no \`workflow()\``)).toEqual([]);
});

test("every screen about one thing says which, for the end-to-end tests", () => {
  const lacking = screensWithId(routeEntries).filter((file) => !subjectOf(file));
  expect(
    lacking.map(
      (file) => `client/${file} has no subject: add to e2e/subjects.ts how its id is found`,
    ),
  ).toEqual([]);
});

test("every list that is a screen is reached from the navigation", () => {
  const lists = globSync("client/features/**/*.list.tsx").filter((file) =>
    readFileSync(file, "utf8").includes("export default listScreen("),
  );
  expect(lists.length).toBeGreaterThan(5);
  const reached = new Set(navItems.map(({ screen }) => `client/${screen}`));
  expect(
    lists
      .filter((file) => !reached.has(file))
      .map(
        (file) =>
          `${file} is a screen without an address: name it as \`screen\` of an entry of client/shell/dashboard/navigation.ts`,
      ),
  ).toEqual([]);
});

function screensWithId(entries: typeof routeEntries, above = ""): string[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const address = `${above}/${path}`;
    if (children) return screensWithId(children, address);
    return address.includes("dashboard") && address.includes(":id") ? [file] : [];
  });
}
