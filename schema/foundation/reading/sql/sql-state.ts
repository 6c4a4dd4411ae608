/**
 * SQLSTATE class 22 (data exception); text with a NUL breaks the embedded database's protocol
 * instead.
 */
const DATA_EXCEPTION = /^22|^08P01$/;

/** The database rejected a value, such as a malformed id: no row matches it. */
export const isDataException = (error: unknown): boolean => DATA_EXCEPTION.test(stateOf(error));

/**
 * The query was cancelled: it took too long, or the client disconnected. A retry would take as
 * long.
 */
export const isCancelled = (error: unknown): boolean => stateOf(error) === "57014";

/** The row that this one refers to no longer exists. */
export const isForeignKeyViolation = (error: unknown): boolean => stateOf(error) === "23503";

/** The row already exists. */
export const isUniqueViolation = (error: unknown): boolean => stateOf(error) === "23505";

/** SQLSTATE and network error codes for a database that is restarting, full or unreachable. */
const AWAY =
  /^(08(000|001|003|004|006)|53300|57P0[1-3]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)$/;

/** The disk of the database, or the one files are written to, is full. */
export const isStorageFull = (error: unknown): boolean =>
  /^(53100|ENOSPC|EDQUOT)$/.test(stateOf(error));

/** The database is temporarily unavailable. */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY.test(stateOf(error)) ||
  (error instanceof Error && error.message.startsWith("Connection terminated"));

const stateOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
