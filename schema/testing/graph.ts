import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/core";
import {
  createSourceEventStream,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  graphql,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from "graphql";
import { atTheEnd } from "./at-the-end.ts";
import { Context } from "../foundation/context.ts";
import { SubscriptionSource } from "../foundation/subscription-source.ts";
import type { Job, Jobs, EmailMessage, Services, MailTransport } from "../foundation/services.ts";
import { answer, compile } from "../foundation/reading/sql/compiled.ts";
import { statementRunner } from "../foundation/reading/sql/run-statement.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { buildGraph } from "../graph.ts";
import { mailQueue } from "../mail/index.ts";
import { readSiteSettings } from "../settings/index.ts";
import { batchHandlers, jobHandlers } from "../domains.ts";
import { runBatchJob } from "../foundation/batch-jobs.ts";
import { Fanout } from "../foundation/reading/live/fanout.ts";
import { diskStorage } from "../../server/storage/disk-storage.ts";
import { memoryPubSub } from "../../server/live/memory-pub-sub.ts";
import { outbound } from "../../server/outbound/outbound.ts";
import { secrets } from "../../server/secrets.ts";
import { copyOfCleanDatabase } from "./database.ts";
import { TestClock } from "./test-clock.ts";
import { visitor } from "./viewers.ts";

/** A response; each test knows the shape of its own query. */
// oxlint-disable-next-line typescript/no-explicit-any -- responses have the shape of the query
type Data = any;
type Variables = object;

export interface TestGraph {
  schema: GraphQLSchema;
  em(): EntityManager;
  clock: TestClock;
  /** The mails that were sent, in order. */
  mails: EmailMessage[];
  /** Advances the clock, and runs the jobs due by then. */
  pass(milliseconds: number): Promise<void>;
  /** Executes operations as a viewer; throws the first error. */
  as(viewer?: Viewer): (document: string, variables?: Variables) => Promise<Data>;
  /** The first error of an operation that must fail. */
  refusal(viewer: Viewer, document: string, variables?: Variables): Promise<GraphQLError>;
  /** The events of a subscription from now on; throws if it is refused. */
  listen(viewer: Viewer, document: string, variables?: Variables): Promise<AsyncIterator<Data>>;
  context(viewer?: Viewer): Context;
  services: Services;
}

/** The graph on a clean database of this test file. */
export async function testGraph(): Promise<TestGraph> {
  const { database, remove } = await copyOfCleanDatabase();
  const files = join(tmpdir(), `atelier-files-${crypto.randomUUID()}`);
  atTheEnd(async () => {
    rmSync(files, { recursive: true, force: true });
    await remove();
  });
  const schema = buildGraph(database.getMetadata());
  const clock = new TestClock();
  const mails: EmailMessage[] = [];
  const em = () => database.em.fork();
  const mailTransport: MailTransport = {
    async deliver(message) {
      mails.push(message);
    },
  };
  // jobs run at once, delayed ones when the time has passed
  const waiting = new Map<string, Job>();
  const work = async ({ name, input = {} }: Job) => handlers[name]?.(input);
  const jobs: Jobs = {
    async add(job) {
      if (job.after) waiting.set(`${job.name} ${job.key}`, job);
      else await work(job);
    },
  };
  const unexpected = (error: unknown): never => {
    throw error;
  };
  const services: Services = {
    pubSub: memoryPubSub(),
    clock,
    jobs,
    batchJobs: {
      async wake(name) {
        const handle = batchHandlers.get(name);
        if (handle) await runBatchJob(name, handle, context, unexpected);
      },
    },
    mailTransport,
    mail: mailQueue(em, { clock, jobs, tablesWritten() {} }),
    storage: diskStorage(files),
    // the servers of tests are on this machine
    outbound: outbound({ allowsPrivate: true }),
    secrets: secrets("a secret of the tests, thirty-two characters"),
    limits: { take: async () => ({ giveBack() {} }) },
    site: { decisions: () => readSiteSettings(em(), { membersNeedApproval: false }) },
    tablesWritten() {},
    valueRefused: unexpected,
  };
  const context = (viewer = visitor()) => new Context(em, viewer, services);
  const handlers = jobHandlers(context);

  const run = statementRunner(database.em);
  const groups = new Fanout(schema, em, services, run, unexpected);
  // as the server does: a statement if it compiles, otherwise graphql-js
  const ask = async (viewer: Viewer, source: string, variables: Variables = {}) => {
    const variableValues = { ...variables };
    const contextValue = context(viewer);
    const [document, operation] = validOperation(schema, source);
    const compiled =
      operation && (await compile(schema, document, operation, variableValues, contextValue));
    const text = compiled && (await answer(compiled, run, () => clock.now()));
    if (text !== undefined) return { data: JSON.parse(text), errors: undefined };
    return graphql({ schema, source, variableValues, contextValue });
  };

  return {
    schema,
    em,
    clock,
    mails,
    async pass(milliseconds) {
      clock.advance(milliseconds);
      for (const [key, job] of waiting) {
        if (!job.after || job.after > clock.now()) continue;
        waiting.delete(key);
        await work(job);
      }
    },
    context,
    services,
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
    async listen(viewer, source, variables = {}) {
      const document = parse(source);
      const variableValues = { ...variables };
      const contextValue = context(viewer);
      const feed = await createSourceEventStream({
        schema,
        document,
        variableValues,
        contextValue,
      });
      if (!(Symbol.asyncIterator in feed)) throw feed.errors?.[0];
      const operation = getOperationAST(document);
      if (!(feed instanceof SubscriptionSource) || !operation)
        throw new Error("Not a subscription of ours");
      const subscription = {
        document,
        operation,
        variables: variableValues,
        context: contextValue,
      };
      const inbox = new Inbox();
      const leave = await groups.join(feed, subscription, (payload) => inbox.receive(payload));
      if (!leave) throw new Error("This subscription is not one statement");
      inbox.leave = leave;
      return inbox;
    },
  };
}

/** The events a subscriber received, in order. */
class Inbox implements AsyncIterator<Data> {
  readonly #arrived: Data[] = [];
  readonly #waiting: ((result: IteratorResult<Data>) => void)[] = [];
  #hasLeft = false;
  leave = (): void => undefined;

  receive(payload: string): void {
    const { data } = JSON.parse(payload);
    const first = this.#waiting.shift();
    if (first) first({ done: false, value: data });
    else this.#arrived.push(data);
  }

  async next(): Promise<IteratorResult<Data>> {
    if (this.#arrived.length) return { done: false, value: this.#arrived.shift() };
    if (this.#hasLeft) return { done: true, value: undefined };
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async return(): Promise<IteratorResult<Data>> {
    this.#hasLeft = true;
    this.leave();
    for (const end of this.#waiting.splice(0)) end({ done: true, value: undefined });
    return { done: true, value: undefined };
  }
}

/** The document and its operation, if it is valid and within limits. */
function validOperation(
  schema: GraphQLSchema,
  source: string,
): [DocumentNode, OperationDefinitionNode | undefined] {
  const document = parse(source);
  const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const isAnswered = operation?.operation !== "subscription" && !validate(schema, document).length;
  return [document, isAnswered ? operation : undefined];
}
