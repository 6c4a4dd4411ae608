/** SQLSTATE of values no column holds; text with a NUL breaks the embedded database's protocol. */
const DATA_EXCEPTION = /^22|^08P01$/;

/** The database refused a value, such as an id that is none: no row has it. */
export const isDataException = (error: unknown): boolean => DATA_EXCEPTION.test(stateOf(error));

/** It took too long, or nobody waits for the answer: trying again would take as long. */
export const isCancelled = (error: unknown): boolean => stateOf(error) === "57014";

/** What a row belongs to is not there any more. */
export const isForeignKeyViolation = (error: unknown): boolean => stateOf(error) === "23503";

/** It is there already. */
export const isUniqueViolation = (error: unknown): boolean => stateOf(error) === "23505";

/** SQLSTATE and codes of the network where the database is restarting, full or out of reach. */
const AWAY =
  /^(08(000|001|003|004|006)|53300|57P0[1-3]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)$/;

/** It could not be asked; a little later it can. */
export const isDatabaseAway = (error: unknown): boolean =>
  AWAY.test(stateOf(error)) ||
  (error instanceof Error && error.message.startsWith("Connection terminated"));

const stateOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
