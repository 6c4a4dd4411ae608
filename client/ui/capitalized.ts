import type { IntlShape } from "react-intl";

/** What the language writes small within a line, at the start of one: "hier" is "Hier". */
export function capitalized(intl: IntlShape, line: string) {
  return line.charAt(0).toLocaleUpperCase(intl.locale) + line.slice(1);
}
