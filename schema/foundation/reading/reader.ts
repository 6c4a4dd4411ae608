import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import type { Context } from "../context.ts";
import type { ResponseCache, TablesRead } from "./cache/response-cache.ts";
import { validUntil } from "./descriptions/now.ts";
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
   * What it was read from, for caching what is derived from it. Undefined if that may be something
   * else next time, because its resolvers read the clock or the database.
   */
  read?: TablesRead;
}

interface Report {
  /** A document that graphql-js had to execute field by field: why, and how often. */
  fellBack(document: DocumentNode, why: string, times: number): void;
  failed(error: unknown): void;
}

/** A reusable response and its expiry: none if it does not depend on time. */
interface CachedText {
  text: string;
  until: number;
}

/**
 * Answers each query with one SQL statement, or with the cached result of an identical statement.
 */
export class Reader {
  readonly #fallBacks = new WeakMap<DocumentNode, number>();
  readonly #statements = new AnonymousStatementCache();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly run: RunStatement,
    readonly answers: ResponseCache,
    private readonly report: Report,
  ) {}

  /** The JSON text of `data`; undefined if graphql-js has to execute or complete the operation. */
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

  /** Mutation results are not cached: no one else requests what was just written. */
  async #answerOnce(
    document: DocumentNode,
    compiled: Compiled,
    context: Context,
  ): Promise<CompiledResult | undefined> {
    const text = await this.#run(document, compiled, context, undefined);
    return text === undefined ? undefined : { text };
  }

  async #answer(
    document: DocumentNode,
    compiled: Compiled,
    context: Context,
  ): Promise<CompiledResult | undefined> {
    const key = compiled.identity;
    // a resolver that reads the clock or the database may return something else for another caller;
    // the statement's identity reflects that, but a page derived from the response would not
    const isCacheable = !context.dependsOnOutside;
    const known = this.answers.find<CachedText>(key);
    const until = known?.until ?? validUntil(compiled.values, () => context.now());
    const read = this.answers.reading(compiled.tables, until);
    const finished = (text: string) => (isCacheable ? { text, read } : { text });
    if (known) return finished(known.text);
    const text = await this.#run(document, compiled, context, context.signal);
    if (text === undefined) return undefined;
    this.answers.store(key, { text, until } satisfies CachedText, Buffer.byteLength(text), read);
    return finished(text);
  }

  /**
   * Undefined if the statement fails: the fallback reports the error with its path, if it fails
   * too.
   */
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
      if (isDataException(error)) context.services.valueRefused(error, nameOf(document));
      else this.report.failed(error);
      return undefined;
    }
  }

  /**
   * Counts and reports a document that cannot be compiled, or a subscription that is executed for
   * each subscriber separately.
   */
  fellBack(document: DocumentNode): void {
    const why = whyNotCompiled(document);
    if (why === undefined) return; // refused, not found or malformed: nothing to compile
    const times = (this.#fallBacks.get(document) ?? 0) + 1;
    this.#fallBacks.set(document, times);
    this.report.fellBack(document, why, times);
  }
}

/** The name of a document's operation, for logs. */
export const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.name?.value;
