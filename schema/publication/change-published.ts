import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { type Locale, LOCALES, type Localized, merged } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { PublicationStatus } from "./publication-status.ts";
import type { PublicationInput } from "./publication.input.ts";
import type { DocumentInput, PublishedInput } from "./published.input.ts";
import type { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";

/**
 * Applies an input: texts, slugs and the status of each language.
 * @returns the whole parsed input
 */
export function changePublished<Input extends PublishedInput>(
  item: PublishedEntity,
  type: new () => Input,
  input: Input,
  context: Context,
): Input {
  const sent = parseInput(type, input);
  change(item, sent, context);
  return sent;
}

/** The same for documents, with content, cover and metadata. */
export function changeDocument<Input extends DocumentInput>(
  item: PublishedDocument,
  type: new () => Input,
  input: Input,
  context: Context,
): Input {
  const sent = parseInput(type, input);
  change(item, sent, context, () => {
    item.coverAlt = merged(item.coverAlt, sent.coverAlt);
    item.metaTitle = merged(item.metaTitle, sent.metaTitle);
    item.metaDescription = merged(item.metaDescription, sent.metaDescription);
    item.metaKeywords = merged(item.metaKeywords, sent.metaKeywords);
    if (sent.cover !== undefined) item.cover = sent.cover;
    if (sent.ogImage !== undefined) item.ogImage = sent.ogImage;
    if (sent.canonical !== undefined) item.canonical = sent.canonical;
    item.noindex = sent.noindex ?? item.noindex;
    for (const locale of LOCALES) {
      const document = sent.content?.[locale];
      if (document !== undefined) item.write(locale, document);
    }
  });
  return sent;
}

function change(
  item: PublishedEntity,
  { publications, ...texts }: PublishedInput,
  context: Context,
  write: () => void = () => undefined,
): void {
  const before = LOCALES.map((locale) => item.textIn(locale));
  item.title = merged(item.title, texts.title);
  item.description = merged(item.description, texts.description);
  write();
  address(item, merged(item.slug, texts.slug));
  for (const state of publications ?? []) bring(item, state, context.now());
  for (const locale of LOCALES) {
    if (needsTitle(item, locale) && !item.title[locale])
      throw new Invalid({ [`title.${locale}`]: "Required" });
  }
  for (const [i, locale] of LOCALES.entries()) {
    if (item.textIn(locale) !== before[i]) item.noteTextChange(locale, context.now());
  }
}

const needsTitle = ({ status }: PublishedEntity, locale: Locale): boolean =>
  status[locale] === PublicationStatus.PUBLISHED || status[locale] === PublicationStatus.SCHEDULED;

/** Gives every language with a title a slug and, by default, the status draft. */
function address(item: PublishedEntity, wanted: Localized): void {
  item.slug = {};
  for (const locale of LOCALES) {
    const title = item.title[locale];
    if (!title) continue;
    item.slug[locale] = wanted[locale] ?? (slugify(title) || item.id);
    if (!item.status[locale]) item.unpublish(locale, PublicationStatus.DRAFT);
  }
  if (!Object.keys(item.slug).length) throw new Invalid({ title: "Required" });
}

function bring(
  item: PublishedEntity,
  { locale, status, scheduledAt }: PublicationInput,
  now: Date,
): void {
  if (!item.title[locale]) throw new Invalid({ [`title.${locale}`]: "Required" });
  switch (status) {
    case PublicationStatus.PUBLISHED:
      return item.publish(locale, now);
    case PublicationStatus.SCHEDULED:
      if (!scheduledAt) throw new Invalid({ scheduledAt: "Required" });
      return scheduledAt <= now ? item.publish(locale, now) : item.schedule(locale, scheduledAt);
    default:
      return item.unpublish(locale, status);
  }
}
