import type { DocumentNode, OperationDefinitionNode } from "graphql";
import type { Context } from "../../context.ts";
import { LruMap, reportCache } from "../../lru-map.ts";
import type { Compiled } from "../sql/compiled.ts";

const MAX_ENTRIES = 1_000;
/** Longer keys are not cached: large requests are rarely repeated. */
const MAX_KEY_LENGTH = 1_000;

/**
 * Compiled statements of visitors' queries. A statement follows from document, variables and
 * viewer, and all visitors are the same viewer. Resolvers that read anything else, such as the
 * clock or the database, are run again each time.
 */
export class AnonymousStatementCache {
  readonly #known = reportCache("visitors' statements", new LruMap<string, Compiled>(MAX_ENTRIES));
  readonly #numbers = new WeakMap<DocumentNode, number>();
  #documents = 0;

  async find(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
    context: Context,
    compile: () => Promise<Compiled | undefined>,
  ): Promise<Compiled | undefined> {
    if (!context.viewer.isAnonymous) return compile();
    const { rows, maxOffset } = context.pageLimits;
    const key = JSON.stringify([
      this.#numberOf(document),
      operation.name?.value,
      rows,
      maxOffset,
      variables,
    ]);
    const known = this.#known.get(key);
    if (known) return known;
    const compiled = await compile();
    if (!compiled || context.dependsOnOutside || key.length > MAX_KEY_LENGTH) return compiled;
    this.#known.set(key, compiled);
    return compiled;
  }

  #numberOf(document: DocumentNode): number {
    const known = this.#numbers.get(document);
    if (known !== undefined) return known;
    this.#documents += 1;
    this.#numbers.set(document, this.#documents);
    return this.#documents;
  }
}
