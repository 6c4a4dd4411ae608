import { type Locale, LOCALES } from "../../i18n/locale.ts";

/** As in the JSON maps by language. */
export type State = "draft" | "review" | "scheduled" | "published" | "archived";

export interface Publication {
  locale: Locale;
  /** The graph's enum values */
  status: Uppercase<State>;
  scheduledAt?: string;
}

type ByLocale<T> = Partial<Record<Locale, T>> | null;

/** The publication state of a document. */
export interface Published {
  titleByLocale: ByLocale<string | null>;
  statusByLocale: unknown;
  publishedAtByLocale: unknown;
  scheduledAtByLocale: unknown;
  textChangedAtByLocale: unknown;
}

/** The state of a document in one language; for a new document, not started. */
export interface LanguageState {
  state: State | undefined;
  publishedAt: string | undefined;
  scheduledAt: string | undefined;
  /** The source language was changed after this translation */
  isBehind: boolean;
}

/** The language that the others are translated from: the first one that was started. */
const sourceOf = (row: Published | undefined): Locale =>
  LOCALES.find((locale) => row?.titleByLocale?.[locale]) ?? "en";

export function languageState(row: Published | undefined, locale: Locale): LanguageState {
  const states = row?.statusByLocale as ByLocale<State> | undefined;
  const changed = row?.textChangedAtByLocale as ByLocale<string> | undefined;
  const source = changed?.[sourceOf(row)];
  const own = changed?.[locale];
  return {
    state: states?.[locale],
    publishedAt: (row?.publishedAtByLocale as ByLocale<string> | undefined)?.[locale],
    scheduledAt: (row?.scheduledAtByLocale as ByLocale<string> | undefined)?.[locale],
    isBehind: Boolean(source && own && source > own),
  };
}

/** Whether readers see changes as soon as they are saved. */
export const isPublic = (row: Published | undefined, locale: Locale | undefined): boolean =>
  locale
    ? languageState(row, locale).state === "published"
    : LOCALES.some((one) => languageState(row, one).state === "published");
