import { documentOf } from "../blog/post.builder.ts";
import { LOCALES } from "../foundation/locale.ts";
import type { Member } from "../members/member.ts";
import type { DocumentVersion } from "../publication/document-version.ts";
import type { PublishedDocument } from "../publication/published-document.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { at, idOf, nth, scheduledTime, TEXTS, texts } from "./series.ts";

// What the published documents of the oracle's world have in common.

export const documentValues = (n: number) => ({
  createdAt: at(n),
  updatedAt: at(n + 2),
  description: texts(n),
  cover: nth([null, "/artwork/b.svg"], n),
  coverAlt: texts(n + 1),
  metaTitle: texts(n + 2),
  metaDescription: texts(n + 3),
  metaKeywords: texts(n + 4),
  noindex: n % 5 === 2,
});

/** Text and slug in most languages, in every state, some in the trash. */
export function writeDocument(made: PublishedDocument, n: number, noun: string): void {
  for (const [i, locale] of LOCALES.entries()) {
    if ((n + i) % 4 === 3) continue;
    made.title[locale] = `${nth(TEXTS, n + i)} ${n}`;
    made.slug[locale] = `${noun}-${n}`;
    if (n % 5 === 2 || (n + i) % 5 === 1) made.unpublish(locale, PublicationStatus.DRAFT);
    else if ((n + i) % 7 === 2) made.schedule(locale, scheduledTime(n));
    else made.publish(locale, at(n));
    if ((n + i) % 6 === 4) made.unpublish(locale, PublicationStatus.ARCHIVED);
    if (n % 3 === 0) made.noteTextChange(locale, at(n + 1));
    if (n % 3) made.write(locale, documentOf(nth(TEXTS, n + i) || "."));
  }
  if (n % 9 === 4) made.delete(at(n + 3));
}

/** The versions of documents, with ids and times that are the same in each world. */
export function versionsOf<V extends DocumentVersion & { publishedBy?: Member | null }>(
  documents: readonly { versions: { getItems(): V[] } }[],
  prefix: string,
  members: readonly Member[],
): V[] {
  const versions = documents.flatMap((one, n) => {
    const own = one.versions.getItems();
    for (const [i, version] of own.entries()) {
      Object.assign(version, { id: idOf(prefix, n * 10 + i), createdAt: at(n), updatedAt: at(n) });
    }
    return own;
  });
  // the first one by a profile that is pending
  for (const [n, version] of versions.entries()) version.publishedBy = nth(members, n + 3);
  return versions;
}
