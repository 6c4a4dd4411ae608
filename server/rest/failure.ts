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
      .describe("With INVALID, and with CONFLICT if values are taken: what is wrong, by path"),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("With CONFLICT: what the row is now, with its `version`"),
    reason: z.enum(["FORMAT", "DAMAGED", "CONTENT"]).optional().describe("With UNSUPPORTED_TYPE"),
    used: z.int().optional().describe("With QUOTA_EXCEEDED: bytes"),
    limit: z.int().optional().describe("With QUOTA_EXCEEDED: bytes"),
    needed: z.int().optional().describe("With QUOTA_EXCEEDED: bytes"),
    retryAfter: z
      .int()
      .optional()
      .describe("With RATE_LIMITED and, if it is known, with UNAVAILABLE: in so many seconds"),
    available: Slugs.optional().describe('With "Post not available in …": where it can be read'),
    movedTo: z.string().optional().describe("With 301: its present slug"),
  })
  .meta({ id: "Failure" });
