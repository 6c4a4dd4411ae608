import {
  type DocumentNode,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import { type Problem, RateLimited, TooCostly } from "../../schema/foundation/errors.ts";
import { RawJsonResult } from "./compiled-queries.ts";
import type { Buckets, RateLimitKey, Throttle } from "./token-buckets.ts";
import { BAD_REQUEST, type Cost, costOf, MAX_POINTS, pointsOf, STATEMENT } from "./cost.ts";

export interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The variables as the client sent them. */
  variables: Record<string, unknown>;
}

/** `extensions.cost` of an answer, in points. */
export interface CostReport {
  /** The highest possible cost: this many points had to be in the bucket. */
  requested: number;
  /**
   * The actual cost, by the objects in the answer; the rest was given back. 0 if the operation was
   * not run.
   */
  actual: number;
  /** The bucket afterwards; undefined without limits. */
  throttle?: Throttle;
}

/**
 * The highest possible cost of an operation, and how much of it was taken from the caller's bucket.
 */
export class Charge {
  constructor(
    private readonly cost: Cost,
    /** Points; 0 if the operation must not run. */
    readonly taken: number,
    private readonly throttle: Throttle | undefined,
    private readonly giveBack: (points: number) => void,
    /** Why the operation must not run. */
    readonly refusal?: Problem,
  ) {}

  /** Gives everything back, because the operation was not run. */
  undo(): void {
    if (this.taken > 0) this.giveBack(this.taken);
  }

  /**
   * Computes the actual cost; gives back the rest, or takes more for statements that ran one after
   * the other. A search without results was work, too.
   */
  settle(data: unknown, statements = 0): CostReport {
    const { objects, work } = this.cost;
    const answered = Math.max(1, work + Math.min(objects, objectsIn(data)));
    const actual = this.taken && answered + statements * STATEMENT;
    const surplus = this.taken - actual;
    if (surplus !== 0) this.giveBack(surplus);
    const report = { requested: pointsOf(this.cost), actual };
    if (!this.throttle) return report;
    const { max, available } = this.throttle;
    const left = Math.max(0, Math.min(max, available + surplus));
    const throttle = { ...this.throttle, available: left };
    return { ...report, throttle };
  }
}

/** How many callers who could not pay for a bad request are remembered. */
const MAX_DEBTORS = 10_000;

/** Charges every operation to its caller before it runs. */
export class Charges {
  /** Callers who could not pay for a bad request, and when they can again, in milliseconds. */
  readonly #inDebtUntil = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    /** Without buckets only single operations are limited. */
    private readonly buckets: Buckets | undefined,
  ) {}

  /** Takes the highest possible cost; if the variables are invalid, the cost of a bad request. */
  async charge(request: Operation, payer: RateLimitKey): Promise<Charge> {
    const cost = this.#costOf(request);
    if (!cost) return this.#take(BAD_REQUEST, pointsOf(BAD_REQUEST), payer);
    const points = pointsOf(cost);
    if (points <= MAX_POINTS) return this.#take(cost, priceOf(request, points), payer);
    const refusal = new TooCostly(`This may cost ${points} points, at most ${MAX_POINTS}`);
    return this.#take(cost, 0, payer, refusal);
  }

  /** Returns the highest possible cost and takes nothing: the operation must not run. */
  async estimate(request: Operation, payer: RateLimitKey): Promise<Charge | undefined> {
    const cost = this.#costOf(request);
    return cost && this.#take(cost, 0, payer);
  }

  /** Takes the cost of a document that cannot be parsed or is invalid. */
  async chargeBadDocument(payer: RateLimitKey): Promise<void> {
    const { wait = 0 } = (await this.buckets?.take(payer, pointsOf(BAD_REQUEST))) ?? {};
    if (wait === 0) return;
    this.#inDebtUntil.set(payer.key, Date.now() + wait * 1_000);
    const [oldest] = this.#inDebtUntil.keys();
    if (this.#inDebtUntil.size > MAX_DEBTORS && oldest !== undefined) {
      this.#inDebtUntil.delete(oldest);
    }
  }

  /**
   * Parsing and validating are work, too: documents of a caller who could not pay for a bad one are
   * not read.
   */
  refusalBeforeReading({ key }: RateLimitKey): RateLimited | undefined {
    const until = this.#inDebtUntil.get(key);
    if (until === undefined) return undefined;
    const wait = Math.ceil((until - Date.now()) / 1_000);
    if (wait > 0) return new RateLimited(wait);
    this.#inDebtUntil.delete(key);
    return undefined;
  }

  async #take(cost: Cost, points: number, payer: RateLimitKey, refusal?: Problem): Promise<Charge> {
    const { throttle, wait = 0 } = (await this.buckets?.take(payer, points)) ?? {};
    const giveBack = (surplus: number) => this.buckets?.giveBack(payer, surplus);
    if (wait > 0) return new Charge(cost, 0, throttle, giveBack, new RateLimited(wait));
    return new Charge(cost, points, throttle, giveBack, refusal);
  }

  #costOf({ document, operation, variables }: Operation): Cost | undefined {
    const { coerced } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      variables,
      { maxErrors: 1 }, // each error is an object with a path, and there may be a hundred thousand
    );
    return coerced && costOf(this.schema, document, operation, coerced);
  }
}

/** Subscribing costs a tenth of one event, at once: most subscribers get few events, some none. */
const priceOf = ({ operation: { operation } }: Operation, points: number): number =>
  operation === OperationTypeNode.SUBSCRIPTION ? Math.ceil(points / 10) : points;

/** Counts the objects in an answer, including those in JSON fields. */
export function objectsIn(value: unknown): number {
  if (value instanceof RawJsonResult) return value.objects;
  if (Array.isArray(value)) return value.reduce<number>((count, one) => count + objectsIn(one), 0);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((count, one) => count + objectsIn(one), 1);
}
