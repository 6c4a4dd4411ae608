import { createIntl, createIntlCache } from "@formatjs/intl";
import { FORMAT_LOCALE } from "./locale-path.ts";
import type { Locale } from "./locale.ts";

export interface CompiledIntl<Id extends string> {
  /** A missing value is an error: nothing is sent without it. */
  formatMessage(message: { id: Id }, values?: Record<string, string | number>): string;
}

/** Compiled messages by the path of their file; the build of the server contains no parser of messages. */
export type MessageFiles = Record<
  string,
  NonNullable<Parameters<typeof createIntl>[0]["messages"]>
>;

const cache = createIntlCache();

/** The messages of a folder in each language, made when first needed. */
export function compiledIntl<Id extends string>(
  files: MessageFiles,
): (locale: Locale) => CompiledIntl<Id> {
  const created = new Map<Locale, CompiledIntl<Id>>();
  const make = (locale: Locale): CompiledIntl<Id> =>
    createIntl(
      {
        locale: FORMAT_LOCALE[locale],
        messages: files[`./messages/compiled/${locale}.json`] ?? {},
        onError: (error) => {
          throw error;
        },
      },
      cache,
    );
  return (locale) => {
    const intl = created.get(locale) ?? make(locale);
    created.set(locale, intl);
    return intl;
  };
}
