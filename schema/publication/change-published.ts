import type { Context } from "../foundation/context.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Invalid } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import {
  Locale,
  LOCALES,
  type Localized,
  type LocalizedTextInput,
  merged,
} from "../foundation/locale.ts";
import type { EntityClass } from "../foundation/reading/descriptions/read-query.ts";
import type { Member } from "../members/member.ts";
import { publicationOf } from "./publishable.ts";
import { PublicationStatus } from "./publication-status.ts";
import type { PublicationInput } from "./publication.input.ts";
import type { DocumentInput, PublishedInput } from "./published.input.ts";
import type { PublishedDocument } from "./published-document.ts";
import type { PublishedEntity } from "./published-entity.ts";
import { publisherOf } from "./publisher.ts";
import { slugFor } from "./slug-for.ts";

/**
 * Applies an input: texts, slugs and the status of each language.
 * @returns the whole parsed input
 */
export async function changePublished<Input extends PublishedInput>(
  item: PublishedEntity,
  type: new () => Input,
  input: Input,
  context: Context,
): Promise<Input> {
  const sent = parseInput(type, input);
  await change(item, sent, context);
  return sent;
}

/** The same for documents, with content, cover and metadata. */
export async function changeDocument<Input extends DocumentInput>(
  item: PublishedDocument,
  type: new () => Input,
  input: Input,
  context: Context,
): Promise<Input> {
  const sent = parseInput(type, input);
  await change(item, sent, context, () => {
    item.changedById = context.viewer.memberId ?? null;
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

async function change(
  item: PublishedEntity,
  { publications, ...texts }: PublishedInput,
  context: Context,
  write: () => void = () => undefined,
): Promise<void> {
  const before = LOCALES.map((locale) => item.textIn(locale));
  item.title = merged(item.title, texts.title);
  item.description = merged(item.description, texts.description);
  write();
  await address(item, texts.slug, context);
  const by = publisherOf(context);
  for (const state of publications ?? []) bring(item, state, context.now(), by);
  for (const locale of LOCALES) {
    if (needsTitle(item, locale) && !item.title[locale])
      throw new Invalid({ [`title.${locale}`]: "Required" });
  }
  for (const [i, locale] of LOCALES.entries()) {
    if (item.textIn(locale) !== before[i]) item.noteTextChange(locale, context.now(), by);
  }
}

const needsTitle = ({ status }: PublishedEntity, locale: Locale): boolean =>
  status[locale] === PublicationStatus.PUBLISHED || status[locale] === PublicationStatus.SCHEDULED;

/** Gives every language with a title a slug and, by default, the status draft. */
async function address(
  item: PublishedEntity,
  sent: LocalizedTextInput | undefined,
  context: Context,
): Promise<void> {
  const titled = LOCALES.filter((locale) => item.title[locale]);
  if (!titled.length) throw new Invalid({ title: "Required" });
  const { hasOneSlug } = publicationOf(item.constructor as EntityClass<PublishedEntity>).options;
  if (hasOneSlug) {
    const chosen = LOCALES.find((locale) => sent?.[locale]);
    const wanted = sent?.[chosen ?? Locale.en] ?? item.slug[Locale.en];
    const slug = await slugFor(item, titled[0] ?? Locale.en, wanted, context);
    item.slug = Object.fromEntries(LOCALES.map((locale) => [locale, slug]));
  } else {
    const wanted = merged(item.slug, sent);
    const slugs: Localized = {};
    for (const locale of titled) {
      slugs[locale] = await slugFor(item, locale, wanted[locale], context);
    }
    item.slug = slugs;
  }
  for (const locale of titled) {
    if (!item.status[locale]) item.unpublish(locale, PublicationStatus.DRAFT);
  }
}

function bring(
  item: PublishedEntity,
  { locale, status, scheduledAt }: PublicationInput,
  now: Date,
  by: Member | null,
): void {
  if (!item.title[locale]) throw new Invalid({ [`title.${locale}`]: "Required" });
  switch (status) {
    case PublicationStatus.PUBLISHED:
      return item.publish(locale, now, by);
    case PublicationStatus.SCHEDULED:
      if (!scheduledAt) throw new Invalid({ scheduledAt: "Required" });
      return publishAt(item, locale, scheduledAt, now, by);
    default:
      return item.unpublish(locale, status);
  }
}

/**
 * Schedules a language. A past time is refused rather than published by mistake; one that has passed
 * on its way here means now.
 */
export function publishAt(
  item: PublishedEntity,
  locale: Locale,
  at: Date,
  now: Date,
  by: Member | null,
): void {
  if (at.getTime() < now.getTime() - MINUTE) throw new Invalid({ scheduledAt: "In the past" });
  if (at > now) item.schedule(locale, at, by);
  else item.publish(locale, now, by);
}
