import type { IntlShape } from "react-intl";

/** The id of the first message there is; the last is the general one. */
export const firstMessage = (intl: IntlShape, ids: readonly string[]): string | undefined =>
  ids.find((id) => id in intl.messages);

/** How a field is called by the noun it belongs to, "faqs.order", or if it has no word of its own by all, "label.order". */
export const labelIds = (messagePrefix: string, name: string): string[] => [
  `${messagePrefix}.${name}`,
  `label.${name}`,
];
