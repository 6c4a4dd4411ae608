/** SQLSTATE of values no column holds; text with a NUL breaks the embedded database's protocol. */
const UNHOLDABLE = /^22|^08P01$/;

/** The database refused a value, such as an id that is none: no row has it. */
export const isUnholdable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && UNHOLDABLE.test(String(error.code));
