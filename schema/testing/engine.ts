import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { MikroORM } from "@mikro-orm/pglite";
import type { EntityManager } from "@mikro-orm/core";
import { execute, type GraphQLSchema, type OperationDefinitionNode, parse } from "graphql";
import { buildSchemaSync, getMetadataStorage } from "type-graphql";
import { atTheEnd } from "./at-the-end.ts";
import { memoryPubSub } from "../../server/live/memory-pub-sub.ts";
import { parseTimesAsText } from "../../server/database/parse-times.ts";
import { checkAuth } from "../foundation/allowed-to.ts";
import { Context } from "../foundation/context.ts";
import { entities } from "../foundation/model.ts";
import type { Services } from "../foundation/services.ts";
import { ResponseCache } from "../foundation/reading/cache/response-cache.ts";
import { writesOf, tablesWrittenTogether } from "../foundation/reading/cache/writes.ts";
import { bind } from "../foundation/reading/bind.ts";
import { whyNotCompiled } from "../foundation/reading/sql/compiled.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import { Reader } from "../foundation/reading/reader.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import { fieldPolicies, rowPolicies } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { TestClock } from "./test-clock.ts";
import { visitor } from "./viewers.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- responses have the shape of the query
type Data = any;

/** The results of both paths for a query. */
interface Answered {
  /** From one statement or its cached response; undefined if it cannot be compiled. */
  byStatement: Data;
  /** From graphql-js and the ORM. */
  byFields: Data;
  /** Why it could not be compiled. */
  whyNot: string | undefined;
}

export interface Engine {
  em(): EntityManager;
  clock: TestClock;
  schema: GraphQLSchema;
  reader: Reader;
  /** The reported documents that could not be compiled: why, and how often. */
  fellBack: [why: string, times: number][];
  /** What statements with a value that fits no column were of: an operation, or an entity. */
  refusedValues: (string | undefined)[];
  /** How many SQL statements were run for reading. */
  statements(): number;
  ask(source: string, viewer?: Viewer): Promise<Answered>;
  /** The result of a mutation; throws its first error. */
  act(source: string, viewer: Viewer, variables?: object): Promise<Data>;
}

/**
 * An engine for classes that are not part of the product, with their resolvers, on an embedded
 * database.
 * @param shared classes of the product that they need
 * @param further services that their mutations need, besides the clock
 */
export async function testEngine(
  models: readonly EntityClass[],
  resolvers: readonly Function[],
  shared: readonly EntityClass[] = [],
  further: (em: () => EntityManager, clock: TestClock) => Partial<Services> = () => ({}),
): Promise<Engine> {
  for (const model of models) entities.splice(entities.indexOf(model), 1);
  const pglite = await PGlite.create({ parsers: parseTimesAsText, extensions: { pg_trgm } });
  const orm = new MikroORM({
    entities: [...models, ...shared],
    dbName: "memory://",
    driverOptions: { pglite },
  } as never);
  await orm.schema.create();
  atTheEnd(async () => {
    for (const model of models) {
      rowPolicies.delete(model);
      fieldPolicies.delete(model);
    }
    await orm.close();
    if (!pglite.closed) await pglite.close();
  });
  const schema = buildSchemaSync({
    resolvers: resolvers as never,
    authChecker: checkAuth,
    pubSub: { publish() {}, subscribe: (): never => undefined as never },
    validate: false,
    skipCheck: true,
  });
  bind(schema, orm.getMetadata());
  forget(resolvers);

  const clock = new TestClock();
  const em = () => orm.em.fork();
  const run = statementRunner(orm.em);
  let statements = 0;
  const fellBack: Engine["fellBack"] = [];
  const refusedValues: Engine["refusedValues"] = [];
  const valueRefused = (_error: unknown, of: string | undefined) => void refusedValues.push(of);
  const together = tablesWrittenTogether(orm.getMetadata());
  const answers = new ResponseCache(together, undefined, () => clock.now());
  orm.em.getEventManager().registerSubscriber(writesOf(answers));
  const reader = new Reader(
    schema,
    (...args) => {
      statements += 1;
      return run(...args);
    },
    answers,
    {
      fellBack: (_document, why, times) => fellBack.push([why, times]),
      failed(error) {
        throw error;
      },
    },
  );
  const documents = new Map<string, ReturnType<typeof parse>>();
  return {
    em,
    clock,
    schema,
    reader,
    fellBack,
    refusedValues,
    statements: () => statements,
    async ask(source, viewer = visitor()) {
      const document = documents.get(source) ?? parse(source);
      documents.set(source, document);
      const [operation] = document.definitions as [OperationDefinitionNode];
      const context = () => new Context(em, viewer, { clock, valueRefused } as unknown as Services);
      const read = await reader.read(document, operation, {}, context());
      const plain = await execute({ schema, document, contextValue: context() });
      if (plain.errors?.[0]) throw plain.errors[0];
      return {
        byStatement: read && JSON.parse(read.text),
        byFields: JSON.parse(JSON.stringify(plain.data)),
        whyNot: whyNotCompiled(document),
      };
    },
    async act(source, viewer, variables = {}) {
      const tablesWritten = (tables: readonly string[]) => answers.wrote(tables);
      const own = { clock, pubSub: memoryPubSub(), tablesWritten, valueRefused };
      const services = { ...own, ...further(em, clock) } as unknown as Services;
      const document = parse(source);
      const contextValue = new Context(em, viewer, services);
      const { data, errors } = await execute({
        schema,
        document,
        contextValue,
        variableValues: { ...variables },
      });
      if (errors?.[0]) throw errors[0];
      return data;
    },
  };
}

/**
 * type-graphql's metadata storage is global to the process: other files build the product's graph
 * after this one.
 */
function forget(resolvers: readonly Function[]): void {
  const { queries, mutations, subscriptions, fieldResolvers } = getMetadataStorage();
  for (const known of [queries, mutations, subscriptions, fieldResolvers] as {
    target: Function;
  }[][]) {
    const others = known.filter(({ target }) => !resolvers.includes(target));
    known.splice(0, known.length, ...others);
  }
}
