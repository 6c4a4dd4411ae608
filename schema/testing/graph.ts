import type { EntityManager } from "@mikro-orm/core";
import {
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  graphql,
  parse,
  subscribe,
} from "graphql";
import { afterAll } from "vitest";
import { Context } from "../foundation/context.ts";
import type { Letter, Outside } from "../foundation/outside.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { buildGraph } from "../graph.ts";
import { diskStorage } from "../../server/storage/disk-storage.ts";
import { memoryEvents } from "../../server/live/memory-events.ts";
import { copyOfCleanDatabase } from "./database.ts";
import { visitor } from "./viewers.ts";

/** What a test asks back; each test knows the shape of its own question. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers have the shape of the question
type Data = any;
type Variables = Record<string, unknown>;

export interface TestGraph {
  schema: GraphQLSchema;
  em(): EntityManager;
  clock: TestClock;
  /** What was mailed, in order. */
  letters: Letter[];
  /** Asks the graph as somebody; the first error is thrown. */
  as(viewer?: Viewer): (document: string, variables?: Variables) => Promise<Data>;
  /** The first error of an operation that must fail. */
  refusal(viewer: Viewer, document: string, variables?: Variables): Promise<GraphQLError>;
  /** Events of a subscription, one after the other, from now on; fails if it is refused. */
  listen(viewer: Viewer, document: string, variables?: Variables): Promise<AsyncIterator<Data>>;
  context(viewer?: Viewer): Context;
  outside: Outside;
}

/** Stands still until it is told to go on. */
export class TestClock {
  #now = new Date("2026-11-20T09:00:00.000Z");

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

/** The graph on a clean database of this test file's own. */
export async function testGraph(): Promise<TestGraph> {
  const { database, remove } = await copyOfCleanDatabase();
  afterAll(remove);
  const schema = buildGraph(database.getMetadata());
  const clock = new TestClock();
  const letters: Letter[] = [];
  const mail = {
    async send(letter: Letter) {
      letters.push(letter);
    },
  };
  const { live, subscribed } = watched(memoryEvents());
  const outside: Outside = {
    live,
    clock,
    jobs: { add() {} },
    mail,
    storage: diskStorage("unused"),
  };
  const em = () => database.em.fork();
  const context = (viewer = visitor()) => new Context(em(), viewer, outside);

  const ask = (viewer: Viewer, source: string, variableValues: Variables = {}) =>
    graphql({ schema, source, variableValues, contextValue: context(viewer) });

  return {
    schema,
    em,
    clock,
    letters,
    context,
    outside,
    as:
      (viewer = visitor()) =>
      async (source, variables) => {
        const { data, errors } = await ask(viewer, source, variables);
        if (errors?.[0]) throw errors[0];
        return data;
      },
    async refusal(viewer, source, variables) {
      const { errors } = await ask(viewer, source, variables);
      if (!errors?.[0]) throw new Error("This should have been refused");
      return errors[0];
    },
    async listen(viewer, source, variableValues = {}) {
      const document = parse(source);
      const contextValue = context(viewer);
      const begun = subscribed();
      const events = await subscribe({ schema, document, variableValues, contextValue });
      if (!(Symbol.asyncIterator in events)) throw events.errors?.[0];
      const asked = values(events);
      const first = asked.next(); // only who asks for an event is subscribed
      await Promise.race([begun, first]);
      return startingWith(first, asked);
    },
  };
}

/** The events, and a promise of the next subscription to any of them. */
function watched(events: LiveEvents): { live: LiveEvents; subscribed(): Promise<void> } {
  let waiting = Promise.withResolvers<void>();
  return {
    live: {
      publish: (topic, event) => events.publish(topic, event),
      subscribe(topic) {
        waiting.resolve();
        waiting = Promise.withResolvers();
        return events.subscribe(topic);
      },
    },
    subscribed: () => waiting.promise,
  };
}

function startingWith(
  first: Promise<IteratorResult<Data>>,
  rest: AsyncGenerator<Data>,
): AsyncIterator<Data> {
  let waiting: Promise<IteratorResult<Data>> | undefined = first;
  return {
    next() {
      const answer = waiting ?? rest.next();
      waiting = undefined;
      return answer;
    },
    return: (value: unknown) => rest.return(value),
  };
}

async function* values(events: AsyncIterable<ExecutionResult>): AsyncGenerator<Data> {
  for await (const { data, errors } of events) {
    if (errors?.[0]) throw errors[0];
    yield data;
  }
}
