import { GraphQLError } from "graphql";

/** The stable error codes, with the HTTP status that the REST adapter answers. */
export const STATUS = {
  MALFORMED: 400,
  TOO_COSTLY: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONFIRMATION_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  TOO_LARGE: 413,
  QUOTA_EXCEEDED: 413,
  UNSUPPORTED_TYPE: 415,
  INVALID: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type Code = keyof typeof STATUS;

/** Specification, section 8: the message of a failure that has none of its own. */
export const SOMETHING_WENT_WRONG = "Something went wrong";

/** An error that is shown to API callers: message in English, stable code, details. */
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
    super("UNAUTHENTICATED", "Sign in to continue");
  }
}

export class Forbidden extends Problem {
  constructor(message = "You don't have permission to do this") {
    super("FORBIDDEN", message);
  }
}

/** The operation is sensitive: the user has to prove again who they are, with `confirmIdentity`. */
export class ConfirmationRequired extends Problem {
  constructor() {
    super("CONFIRMATION_REQUIRED", "Confirm it’s you to continue");
  }
}

export class NotFound extends Problem {
  constructor(message: string, details?: Record<string, unknown>) {
    super("NOT_FOUND", message, details);
  }
}

/**
 * What is stored forbids it. If the row was changed by someone else, `current` holds its current values; if
 * values are taken, `fields` has their paths.
 */
export class Conflict extends Problem {
  constructor(message: string, current?: Record<string, unknown>, fields?: Record<string, string>) {
    super("CONFLICT", message, { ...(current && { current }), ...(fields && { fields }) });
  }
}

/** Invalid input: `fields` maps the path of each invalid value to its message. */
export class Invalid extends Problem {
  constructor(fields: Record<string, string>, message = "Invalid input") {
    super("INVALID", message, { fields });
  }
}

/** The operation exceeds the cost limit, or took too long. */
export class TooCostly extends Problem {
  constructor(message: string) {
    super("TOO_COSTLY", message);
  }
}

/** The disk of the database or of the files is full: nothing was stored. */
export class StorageFull extends Problem {
  constructor() {
    super("STORAGE_FULL", "The server has no room left");
  }
}

/** The storage of files cannot be reached: nothing was stored, and it may be tried again. */
export class StorageUnavailable extends Problem {
  constructor() {
    super("UNAVAILABLE", "File storage is unavailable. Try again in a moment.");
  }
}

/** The database cannot be reached; `retryAfter` is in seconds. */
export class DatabaseUnavailable extends Problem {
  constructor() {
    super("UNAVAILABLE", "The database is unavailable. Try again in a moment.", { retryAfter: 5 });
  }
}

/** Rate limit exceeded; `retryAfter` is in seconds. */
export class RateLimited extends Problem {
  constructor(readonly retryAfter: number) {
    super("RATE_LIMITED", "Too many requests", { retryAfter });
  }
}
