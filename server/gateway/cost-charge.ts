import {
  type DocumentNode,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import { type Problem, RateLimited, TooCostly } from "../../schema/foundation/errors.ts";
import { Finished } from "./finished-answers.ts";
import type { Buckets, Payer, Throttle } from "./buckets.ts";
import { type Cost, costOf, MOST_POINTS, pointsOf } from "./cost.ts";

export interface Asked {
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

  /** What the answer did cost; gives back the rest. Looking for nothing was a point of work, too. */
  settle(data: unknown): CostReport {
    const { objects, work } = this.cost;
    const actual = this.taken && Math.max(1, work + Math.min(objects, objectsIn(data)));
    const surplus = this.taken - actual;
    if (surplus > 0) this.giveBack(surplus);
    const report = { requested: pointsOf(this.cost), actual };
    if (!this.throttle) return report;
    const { max, available } = this.throttle;
    const throttle = { ...this.throttle, available: Math.min(max, available + surplus) };
    return { ...report, throttle };
  }
}

/** The till of the gateway: every operation of a caller passes here before it runs. */
export class Charges {
  constructor(
    private readonly schema: GraphQLSchema,
    /** Without them only single operations are limited. */
    private readonly buckets: Buckets | undefined,
  ) {}

  /** Takes what it may cost. Nothing where the variables do not fit: then it will not run. */
  async charge(asked: Asked, payer: Payer): Promise<Charge | undefined> {
    const cost = this.#costOf(asked);
    if (!cost) return undefined;
    const points = pointsOf(cost);
    if (points <= MOST_POINTS) return this.#take(cost, priceOf(asked, points), payer);
    const refusal = new TooCostly(`This may cost ${points} points, at most ${MOST_POINTS}`);
    return this.#take(cost, 0, payer, refusal);
  }

  /** Says what it may cost and takes nothing: it must not run. */
  async estimate(asked: Asked, payer: Payer): Promise<Charge | undefined> {
    const cost = this.#costOf(asked);
    return cost && this.#take(cost, 0, payer);
  }

  async #take(cost: Cost, points: number, payer: Payer, refusal?: Problem): Promise<Charge> {
    const { throttle, wait = 0 } = (await this.buckets?.take(payer, points)) ?? {};
    const giveBack = (surplus: number) => this.buckets?.giveBack(payer, surplus);
    if (wait > 0) return new Charge(cost, 0, throttle, giveBack, new RateLimited(wait));
    return new Charge(cost, points, throttle, giveBack, refusal);
  }

  #costOf({ document, operation, variables }: Asked): Cost | undefined {
    const { coerced } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      variables,
    );
    return coerced && costOf(this.schema, document, operation, coerced);
  }
}

/** Who subscribes pays a tenth of one event, at once: most hear of few, some of none. */
const priceOf = ({ operation: { operation } }: Asked, points: number): number =>
  operation === OperationTypeNode.SUBSCRIPTION ? Math.ceil(points / 10) : points;

/** Objects in an answer, those of JSON fields too. */
function objectsIn(value: unknown): number {
  if (value instanceof Finished) return value.objects;
  if (Array.isArray(value)) return value.reduce<number>((count, one) => count + objectsIn(one), 0);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((count, one) => count + objectsIn(one), 1);
}
