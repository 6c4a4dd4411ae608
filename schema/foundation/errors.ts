import { GraphQLError } from "graphql";

/** The stable codes of every failure, with the status the REST adapter answers. */
export const STATUS = {
  MALFORMED: 400,
  TOO_COSTLY: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  QUOTA_EXCEEDED: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const;

export type Code = keyof typeof STATUS;

/** Specification, section 8: what stands in for a failure that says nothing of its own. */
export const SOMETHING_WENT_WRONG = "Something went wrong";

/** A failure that callers may read: message in English, stable code, details. */
export class Problem extends GraphQLError {
  constructor(
    readonly code: Code,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message, { extensions: { code, ...details } });
  }
}

export class Malformed extends Problem {
  constructor(message: string) {
    super("MALFORMED", message);
  }
}

export class Unauthenticated extends Problem {
  constructor() {
    super("UNAUTHENTICATED", "Sign in first");
  }
}

export class Forbidden extends Problem {
  constructor(message = "You may not do this") {
    super("FORBIDDEN", message);
  }
}

export class NotFound extends Problem {
  constructor(message: string, details?: Record<string, unknown>) {
    super("NOT_FOUND", message, details);
  }
}

/** Somebody else was faster; `current` is what stands there now. */
export class Conflict extends Problem {
  constructor(message: string, current: Record<string, unknown> = {}) {
    super("CONFLICT", message, { current });
  }
}

/** Bad input: `fields` maps the path of each bad value to what is wrong with it. */
export class Invalid extends Problem {
  constructor(fields: Record<string, string>, message = "Some of this is not right") {
    super("INVALID", message, { fields });
  }
}

/** More than one operation may ask for, or more than could be answered in time. */
export class TooCostly extends Problem {
  constructor(message: string) {
    super("TOO_COSTLY", message);
  }
}

/** Too much in too short a time; `retryAfter` is in seconds. */
export class RateLimited extends Problem {
  constructor(readonly retryAfter: number) {
    super("RATE_LIMITED", "Too many requests", { retryAfter });
  }
}
