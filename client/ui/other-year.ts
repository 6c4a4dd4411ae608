import type { IntlShape } from "react-intl";

/** How a date is told its year: not at all in this one. */
export const otherYear = (
  intl: IntlShape,
  then: string | number,
  now = Date.now(),
): "numeric" | undefined => {
  const yearOf = (time: string | number) => intl.formatDate(time, { year: "numeric" });
  return yearOf(then) === yearOf(now) ? undefined : "numeric";
};
