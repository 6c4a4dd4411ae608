import { z } from "zod";
import { type Locale, LOCALES } from "../../../../../i18n/locale.ts";
import type { ListedPostFragment } from "./post-list.generated.ts";

export type ListedPost = ListedPostFragment;

const statuses = ["published", "scheduled", "review", "draft", "archived"] as const;
export type PostState = (typeof statuses)[number];

const locales = z.enum(["en", "fr", "no"]);
const states = z.partialRecord(locales, z.enum(statuses).nullish()).catch({});
const moments = z.partialRecord(locales, z.string().nullish()).catch({});

/** The state of a post in a language; undefined if there is no text. */
export const stateIn = (post: ListedPost, locale: Locale): PostState | undefined =>
  states.parse(post.statusByLocale)[locale] ?? undefined;

/** When it was or will be published in a language. */
export function publicationTime(post: ListedPost, locale: Locale): string | undefined {
  const isScheduled = stateIn(post, locale) === "scheduled";
  const times = isScheduled ? post.scheduledAtByLocale : post.publishedAtByLocale;
  return moments.parse(times)[locale] ?? undefined;
}

/**
 * The language in which a post is listed: the reader's if it has a title, otherwise the first one
 * that has.
 */
export function listedIn(post: ListedPost, reader: Locale): Locale {
  const titled = [reader, ...LOCALES].find((locale) => post.titleByLocale?.[locale]);
  return titled ?? reader;
}

export const titleOf = (post: ListedPost, reader: Locale): string =>
  post.titleByLocale?.[listedIn(post, reader)] ?? "";
