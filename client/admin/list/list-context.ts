import type { ApolloClient } from "@apollo/client";
import type { IntlShape, MessageDescriptor } from "react-intl";
import type { NavigateFunction } from "react-router";
import type { RowOpening } from "../../ui/table/row-opening.ts";
import type { FilterValues } from "../../ui/list/filter.ts";
import type { Permission, Viewer } from "../../platform/session/viewer.tsx";
import { firstMessage, labelIds } from "../message-of.ts";
import type { Locale } from "../../i18n/locale.ts";

type Values = Record<string, string | number>;

/** The context passed to the functions of a list, besides its rows. */
export interface ListContext<Tab extends string = string> {
  intl: IntlShape;
  locale: Locale;
  apollo: ApolloClient;
  navigate: NavigateFunction;
  /** The selected tab */
  tab: Tab;
  viewer: Viewer;
  may(permission: Permission): boolean;
  /** A message of the list, "posts.delete.ask", or the default of all lists, "list.delete.ask" */
  word(id: string, values?: Values): string;
  hasWord(id: string): boolean;
}

/** The same for one row. */
export interface RowContext extends ListContext {
  /** How it opens; undefined in the trash, and in lists whose rows do not open */
  opening?: RowOpening;
  /** Shows the list's content below the row */
  openBelow(): void;
  /** Adds these filters to the list */
  narrow(filters: FilterValues): void;
}

/**
 * The messages of a list: its own ones first, then those of all lists. A prefix such as
 * "members.admin.account" also falls back to "members.admin". The defaults
 * name the rows by the list’s message "items"; a column or filter without a message has
 * the label of its field.
 */
export function wordsOf(
  intl: IntlShape,
  messagePrefix: string,
): Pick<ListContext, "word" | "hasWord"> {
  const parts = messagePrefix.split(".");
  const own = parts.map((_, index) => parts.slice(0, index + 1).join(".")).toReversed();
  const idOf = (id: string) => {
    const [, field] = /^(?:column|filter)\.(.+)$/.exec(id) ?? [];
    const labels = field ? own.flatMap((each) => labelIds(each, field)) : [];
    return firstMessage(intl, [...own.map((each) => `${each}.${id}`), `list.${id}`, ...labels]);
  };
  /** "3 posts", for the messages of all lists. */
  const itemsOf = ({ count }: Values) => {
    const items = count === undefined ? undefined : idOf("items");
    return items && { items: intl.formatMessage({ id: items }, { count }) };
  };
  return {
    hasWord: (id) => idOf(id) !== undefined,
    word(id, values) {
      const message: MessageDescriptor = { id: idOf(id) ?? `${messagePrefix}.${id}` };
      return intl.formatMessage(message, values && { ...values, ...itemsOf(values) });
    },
  };
}
