import type { IntlShape } from "react-intl";

/**
 * Capitalizes text that the language writes in lower case within a sentence: "hier" becomes "Hier".
 */
export function capitalized(intl: IntlShape, line: string) {
  return line.charAt(0).toLocaleUpperCase(intl.locale) + line.slice(1);
}
