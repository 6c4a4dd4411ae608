/** The server counts rows up to this number; one more means that there are more. */
const MAX_COUNT = 10_000;

/** The options of the format "count"; messages pass this very object on. */
export const COUNTED = {};

/** Whether the server stopped counting: there are more than it says. */
export const isBounded = (count: unknown): boolean => count === MAX_COUNT + 1;

/** Numbers in the format of a language, and "10,000+" where the server stopped counting. */
export class CountFormat extends Intl.NumberFormat {
  override format(count: number | bigint | Intl.StringNumericLiteral): string {
    return isBounded(count) ? `${super.format(MAX_COUNT)}+` : super.format(count);
  }
}
