import { type Locale, LOCALES } from "../../i18n/locale.ts";

/** As the maps by language say it. */
export type State = "draft" | "review" | "scheduled" | "published" | "archived";

export interface Publication {
  locale: Locale;
  /** The names of the graph */
  status: Uppercase<State>;
  scheduledAt?: string;
}

type ByLocale<T> = Partial<Record<Locale, T>> | null;

/** What a document says of its languages. */
export interface Published {
  titleByLocale: ByLocale<string | null>;
  statusByLocale: unknown;
  publishedAtByLocale: unknown;
  scheduledAtByLocale: unknown;
  textChangedAtByLocale: unknown;
}

/** How it stands with a document in one language; without a document, nothing has begun. */
export interface LanguageState {
  state: State | undefined;
  publishedAt: string | undefined;
  scheduledAt: string | undefined;
  /** The language it is translated from was changed after it */
  isBehind: boolean;
}

/** The language the others are translated from: the first that was begun. */
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

/** What readers see at once when it is saved. */
export const isPublic = (row: Published | undefined, locale: Locale | undefined): boolean =>
  locale
    ? languageState(row, locale).state === "published"
    : LOCALES.some((one) => languageState(row, one).state === "published");
