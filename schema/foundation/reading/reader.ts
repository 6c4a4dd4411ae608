import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from "graphql";
import type { Context } from "../context.ts";
import type { ResponseCache, StoreResponse } from "./cache/response-cache.ts";
import { holdsUntil } from "./descriptions/now.ts";
import { isCancelled, isDataException } from "./sql/sql-state.ts";
import { AnonymousStatementCache } from "./cache/anonymous-statement-cache.ts";
import {
  answer,
  compile,
  type Compiled,
  type RunStatement,
  whyNotCompiled,
} from "./sql/compiled.ts";

export interface CompiledResult {
  text: string;
  /**
   * Keeps what is made of this answer as long as the answer itself is good; not where its description
   * looked at the clock or the database, so that it may say something else next time.
   */
  keep: StoreResponse;
}

interface Report {
  /** A document that graphql-js had to answer field by field, why, and how often. */
  fellBack(document: DocumentNode, why: string, times: number): void;
  /** A statement was refused because of a value that fits no column, and how often that happened. */
  unholdable(document: DocumentNode, error: unknown, times: number): void;
  failed(error: unknown): void;
}

/** An answer that is used again, and until when: forever, if it does not ask the time. */
interface Kept {
  text: string;
  until: number;
}

const notKept: StoreResponse = () => undefined;

/** Answers queries by one statement each, or by what an equal statement has answered before. */
export class Reader {
  readonly #fallBacks = new WeakMap<DocumentNode, number>();
  #unholdable = 0;
  readonly #statements = new AnonymousStatementCache();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly run: RunStatement,
    readonly answers: ResponseCache,
    private readonly report: Report,
  ) {}

  /** The finished JSON of `data`; nothing where graphql-js has to answer, or to go on. */
  async read(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
    context: Context,
  ): Promise<CompiledResult | undefined> {
    if (operation.operation === "subscription") return undefined;
    const compiling = () => compile(this.schema, document, operation, variables, context);
    if (operation.operation === "mutation") {
      const compiled = await compiling();
      return compiled && this.#answerOnce(document, compiled, context);
    }
    const compiled = await this.#statements.find(
      document,
      operation,
      variables,
      context,
      compiling,
    );
    if (!compiled) {
      this.fellBack(document);
      return undefined;
    }
    return this.#answer(document, compiled, context);
  }

  /** What was just written is asked for by nobody else. */
  async #answerOnce(
    document: DocumentNode,
    compiled: Compiled,
    context: Context,
  ): Promise<CompiledResult | undefined> {
    const text = await this.#run(document, compiled, context, undefined);
    return text === undefined ? undefined : { text, keep: notKept };
  }

  async #answer(
    document: DocumentNode,
    compiled: Compiled,
    context: Context,
  ): Promise<CompiledResult | undefined> {
    const key = compiled.identity;
    // another caller's description may have found something else: the same statement would say so,
    // a page made of the answer would not
    const mayBeKept = !context.dependsOnOutside;
    const known = this.answers.find<Kept>(key);
    const until = known?.until ?? holdsUntil(compiled.values, () => context.now());
    const keep = this.answers.reading(compiled.tables, until);
    const finished = (text: string) => ({ text, keep: mayBeKept ? keep : notKept });
    if (known) return finished(known.text);
    const text = await this.#run(document, compiled, context, context.signal);
    if (text === undefined) return undefined;
    keep(key, { text, until } satisfies Kept, Buffer.byteLength(text));
    return finished(text);
  }

  /** Nothing where the statement fails: the plain path says where, if it does so, too. */
  async #run(
    document: DocumentNode,
    compiled: Compiled,
    context: Context,
    signal: AbortSignal | undefined,
  ): Promise<string | undefined> {
    try {
      return await answer(compiled, this.run, () => context.now(), signal);
    } catch (error) {
      if (signal?.aborted || isCancelled(error)) throw error;
      if (isDataException(error)) this.report.unholdable(document, error, (this.#unholdable += 1));
      else this.report.failed(error);
      return undefined;
    }
  }

  /** Counts and reports a document that is no statement, or one that each subscriber has executed alone. */
  fellBack(document: DocumentNode): void {
    const why = whyNotCompiled(document);
    if (why === undefined) return; // refused, not found or malformed: nothing to be compiled
    const times = (this.#fallBacks.get(document) ?? 0) + 1;
    this.#fallBacks.set(document, times);
    this.report.fellBack(document, why, times);
  }
}
