import type { DocumentNode, OperationDefinitionNode } from "graphql";
import type { Context } from "../context.ts";
import { LruMap } from "../lru-map.ts";
import type { Compiled } from "./compiled.ts";

const MOST = 1_000;
/** Whoever asks with more asks once. */
const LONGEST_KEY = 1_000;

/**
 * The statements of queries that a visitor asked before. What a query describes follows from its
 * document, its variables and who asks, and visitors are all alike; a description that looked at
 * anything else, the clock or the database, is made anew each time.
 */
export class StatementsForAnybody {
  readonly #known = new LruMap<string, Compiled>(MOST);
  readonly #numbers = new WeakMap<DocumentNode, number>();
  #documents = 0;

  async find(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
    context: Context,
    compile: () => Promise<Compiled | undefined>,
  ): Promise<Compiled | undefined> {
    if (!context.viewer.isAnybody) return compile();
    const { rows, furthest } = context.reach;
    const key = JSON.stringify([
      this.#numberOf(document),
      operation.name?.value,
      rows,
      furthest,
      variables,
    ]);
    const known = this.#known.get(key);
    if (known) return known;
    const compiled = await compile();
    if (!compiled || context.hasLooked || key.length > LONGEST_KEY) return compiled;
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
