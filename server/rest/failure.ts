import { z } from "zod";
import { type Code, STATUS } from "../../schema/foundation/errors.ts";
import { Slugs } from "./slugs.ts";

/** The error body of every call. */
export const Failure = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(STATUS) as Code[]),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe("With INVALID: what is wrong, by the path of the field"),
    retryAfter: z.int().optional().describe("With RATE_LIMITED, and with UNAVAILABLE where it is known: in so many seconds"),
    available: Slugs.optional().describe('With "Post not available in …": where it can be read'),
    movedTo: z.string().optional().describe("With 301: its present slug"),
  })
  .meta({ id: "Failure" });
