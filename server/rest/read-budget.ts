import type { FastifyReply, FastifyRequest } from "fastify";
import { HOUR, SECOND } from "../../schema/foundation/durations.ts";
import { RateLimited } from "../../schema/foundation/errors.ts";
import type { Viewer } from "../../schema/foundation/viewer.ts";
import { rateLimitKey } from "../gateway/caller.ts";
import { objectsIn } from "../gateway/cost-charge.ts";
import type { Config } from "../config.ts";
import type { Buckets } from "../gateway/token-buckets.ts";

/** How many objects of an answer are in one point. */
export const OBJECTS_IN_A_POINT = 100;

const POINT_OF_A_READ = 1;

/**
 * Reads over REST are paid from the budget of operations: one point, and another for each hundred objects in the
 * answer. What is answered from the cache costs nothing, and neither do the calls of pages in process.
 */
export class ReadBudget {
  constructor(
    /** Without buckets nothing is limited. */
    private readonly buckets: Buckets | undefined,
    private readonly config: Pick<Config, "trustProxy" | "points">,
  ) {}

  /** Takes a point, or refuses. Says in the headers of the RateLimit draft what is left. */
  async pay(viewer: Viewer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!this.buckets) return;
    const payer = rateLimitKey(viewer, request.raw, this.config);
    const { throttle, wait } = await this.buckets.take(payer, POINT_OF_A_READ);
    reply.header("ratelimit-policy", `"points";q=${throttle.max};w=${HOUR / SECOND}`);
    reply.header("ratelimit", `"points";r=${throttle.available}`);
    if (wait > 0) throw new RateLimited(wait);
  }

  /** Takes what a large answer costs beyond the first point. */
  settle(viewer: Viewer, request: FastifyRequest, body: unknown): void {
    const more = Math.floor((objectsIn(body) - 1) / OBJECTS_IN_A_POINT);
    if (more > 0) this.buckets?.giveBack(rateLimitKey(viewer, request.raw, this.config), -more);
  }
}
