import type { IntlShape } from "react-intl";

/** Format options that show the year, unless it is the current one. */
export const otherYear = (
  intl: IntlShape,
  then: string | number,
  now = Date.now(),
): "numeric" | undefined => {
  const yearOf = (time: string | number) => intl.formatDate(time, { year: "numeric" });
  return yearOf(then) === yearOf(now) ? undefined : "numeric";
};
