import type { IntlShape } from "react-intl";
import { z } from "zod";
import { type Locale, LOCALES } from "../../i18n/locale.ts";
import { publishedPath } from "../../platform/published-path.ts";
import type { PublicationState } from "../../ui/state-mark.tsx";

type Titles = Partial<Record<Locale, string | null>> | null;

/** A document as lists read it: its titles, and its state in each language. */
export interface ListedDocument {
  titleByLocale: Titles;
  statusByLocale: unknown;
}

const statuses = ["published", "scheduled", "review", "draft", "archived"] as const;

const locales = z.enum(["en", "fr", "no"]);
const states = z.partialRecord(locales, z.enum(statuses).nullish()).catch({});
const moments = z.partialRecord(locales, z.string().nullish()).catch({});

/** The state of a document in a language; undefined if there is no text. */
export const stateIn = (
  { statusByLocale }: Pick<ListedDocument, "statusByLocale">,
  locale: Locale,
): PublicationState | undefined => states.parse(statusByLocale)[locale] ?? undefined;

/** "en: Published, fr: Draft, no: Not started", as in an export. */
export const statesText = (intl: IntlShape, document: ListedDocument): string =>
  LOCALES.map((locale) => {
    const state = stateIn(document, locale) ?? "none";
    return `${locale}: ${intl.formatMessage({ id: `document.state.${state}` })}`;
  }).join(", ");

/** Whether it has one of these states in some language. */
export const isIn = (document: ListedDocument, ...wanted: PublicationState[]): boolean =>
  LOCALES.some((locale) => wanted.some((state) => stateIn(document, locale) === state));

/** A document as lists read it, with its times of publication. */
export interface TimedDocument extends ListedDocument {
  publishedAtByLocale: unknown;
  scheduledAtByLocale: unknown;
}

/** When it was or will be published in a language. */
export function publicationTime(document: TimedDocument, locale: Locale): string | undefined {
  const isScheduled = stateIn(document, locale) === "scheduled";
  const times = isScheduled ? document.scheduledAtByLocale : document.publishedAtByLocale;
  return moments.parse(times)[locale] ?? undefined;
}

interface Titled {
  titleByLocale: Titles;
}

/**
 * The language in which a document is listed: the reader's if it has a title, otherwise the first one
 * that has.
 */
export function listedIn({ titleByLocale }: Titled, reader: Locale): Locale {
  const titled = [reader, ...LOCALES].find((locale) => titleByLocale?.[locale]);
  return titled ?? reader;
}

export const titleOf = (document: Titled, reader: Locale): string =>
  document.titleByLocale?.[listedIn(document, reader)] ?? "";

interface SluggedDocument extends ListedDocument {
  slugByLocale: Titles;
}

/** The public URL of a document: in the reader's language, or in one it is published in. */
export function publicPathOf(
  document: SluggedDocument,
  sitePath: string,
  reader: Locale,
): string | undefined {
  const locale = [reader, ...LOCALES].find((each) => stateIn(document, each) === "published");
  const slug = locale && document.slugByLocale?.[locale];
  return locale && slug ? publishedPath(sitePath, locale, slug) : undefined;
}
