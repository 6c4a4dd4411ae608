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
  /** As they were sent. */
  variables: Record<string, unknown>;
}

/** `extensions.cost` of an answer, in points. */
export interface CostReport {
  /** What it might have cost: this much had to be in the bucket. */
  requested: number;
  /** What it did cost, by the objects it holds; the rest was given back. Nothing if it was not run. */
  actual: number;
  /** The bucket afterwards; left out where nothing is limited. */
  throttle?: Throttle;
}

/** What an operation may cost, and how much of it was taken from its caller's bucket. */
export class Charge {
  constructor(
    private readonly cost: Cost,
    /** Nothing if it must not run. */
    private readonly taken: number,
    private readonly throttle: Throttle | undefined,
    private readonly giveBack: (points: number) => void,
    /** Why it must not run. */
    readonly refusal?: Problem,
  ) {}

  /** It was not run: all is given back. */
  undo(): void {
    if (this.taken > 0) this.giveBack(this.taken);
  }

  /**
   * What the answer did cost; gives back the rest, or takes more for statements that ran one after the
   * other. Looking for nothing was a point of work, too.
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

/** So many callers are remembered who could not pay for a bad request. */
const MAX_DEBTORS = 10_000;

/** Every operation of a caller is paid for here before it runs. */
export class Charges {
  /** Who could not pay for a bad request, and when they can, in milliseconds. */
  readonly #inDebtUntil = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    /** Without them only single operations are limited. */
    private readonly buckets: Buckets | undefined,
  ) {}

  /** Takes what it may cost; where the variables do not fit, what a bad request costs. */
  async charge(asked: Operation, payer: RateLimitKey): Promise<Charge> {
    const cost = this.#costOf(asked);
    if (!cost) return this.#take(BAD_REQUEST, pointsOf(BAD_REQUEST), payer);
    const points = pointsOf(cost);
    if (points <= MAX_POINTS) return this.#take(cost, priceOf(asked, points), payer);
    const refusal = new TooCostly(`This may cost ${points} points, at most ${MAX_POINTS}`);
    return this.#take(cost, 0, payer, refusal);
  }

  /** Says what it may cost and takes nothing: it must not run. */
  async estimate(asked: Operation, payer: RateLimitKey): Promise<Charge | undefined> {
    const cost = this.#costOf(asked);
    return cost && this.#take(cost, 0, payer);
  }

  /** Takes what a document costs that cannot be parsed or is not valid. */
  async chargeBadDocument(payer: RateLimitKey): Promise<void> {
    const { wait = 0 } = (await this.buckets?.take(payer, pointsOf(BAD_REQUEST))) ?? {};
    if (wait === 0) return;
    this.#inDebtUntil.set(payer.key, Date.now() + wait * 1_000);
    const [oldest] = this.#inDebtUntil.keys();
    if (this.#inDebtUntil.size > MAX_DEBTORS && oldest !== undefined) {
      this.#inDebtUntil.delete(oldest);
    }
  }

  /** Parsing and validating are work, too: nothing is read from a caller who could not pay for it. */
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
      { maxErrors: 1 }, // each is an object with a path, and there may be a hundred thousand
    );
    return coerced && costOf(this.schema, document, operation, coerced);
  }
}

/** Who subscribes pays a tenth of one event, at once: most hear of few, some of none. */
const priceOf = ({ operation: { operation } }: Operation, points: number): number =>
  operation === OperationTypeNode.SUBSCRIPTION ? Math.ceil(points / 10) : points;

/** Objects in an answer, those of JSON fields too. */
function objectsIn(value: unknown): number {
  if (value instanceof RawJsonResult) return value.objects;
  if (Array.isArray(value)) return value.reduce<number>((count, one) => count + objectsIn(one), 0);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((count, one) => count + objectsIn(one), 1);
}
