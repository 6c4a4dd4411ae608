import { isBlank, type RichText, sameText } from "../../kit/rich-text/rich-text.ts";
import type { CreatePostInput } from "../../schema.generated.ts";
import { type Locale, LOCALES } from "../site/locale.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";

const textFields = [
  "title",
  "slug",
  "description",
  "coverAlt",
  "metaTitle",
  "metaDescription",
  "metaKeywords",
] as const;

type TextField = (typeof textFields)[number];
type Texts = Record<`${TextField}.${Locale}`, string>;
type Contents = Record<`content.${Locale}`, RichText | null>;

interface Shared {
  cover: string | null;
  /** Shown where others link to the post; the cover, where there is none */
  ogImage: string | null;
  authorId: string | null;
  categoryIds: string[];
  tags: string[];
  featured: boolean;
  enableComments: boolean;
  /** Where it was published first; empty for here */
  canonical: string;
  noindex: boolean;
}

/** A post as a form: by the paths under which the server names its fields. */
export type PostValues = Texts & Contents & Shared;
export type PostField = keyof PostValues;

const emptyShared: Shared = {
  cover: null,
  ogImage: null,
  authorId: null,
  categoryIds: [],
  tags: [],
  featured: false,
  enableComments: true,
  canonical: "",
  noindex: false,
};

type ByLocale<T> = Partial<Record<Locale, T | null>> | null | undefined;
type LocalizedValues = Partial<Record<TextField, ByLocale<string>>> & {
  content?: ByLocale<RichText>;
};

/** The same for what is read, for what a conflict tells, and for a new post. */
function valuesOf(localized: LocalizedValues, shared: Shared): PostValues {
  const entries = LOCALES.flatMap((locale) => [
    ...textFields.map((field) => [`${field}.${locale}`, localized[field]?.[locale] ?? ""] as const),
    [`content.${locale}`, localized.content?.[locale] ?? null] as const,
  ]);
  return { ...(Object.fromEntries(entries) as Texts & Contents), ...shared };
}

export const newPost = (authorId: string | null): PostValues =>
  valuesOf({}, { ...emptyShared, authorId });

export const valuesOfPost = (post: EditedPostFragment): PostValues =>
  valuesOf(
    {
      title: post.titleByLocale,
      slug: post.slugByLocale,
      description: post.descriptionByLocale,
      coverAlt: post.coverAltByLocale,
      metaTitle: post.metaTitleByLocale,
      metaDescription: post.metaDescriptionByLocale,
      metaKeywords: post.metaKeywordsByLocale,
      content: post.contentByLocale as ByLocale<RichText>,
    },
    {
      cover: post.cover ?? null,
      ogImage: post.ogImage ?? null,
      authorId: post.author?.id ?? null,
      categoryIds: post.categories.map(({ id }) => id),
      tags: post.tags,
      featured: post.featured,
      enableComments: post.enableComments,
      canonical: post.canonical ?? "",
      noindex: post.noindex,
    },
  );

interface CurrentPost
  extends LocalizedValues, Omit<Shared, "authorId" | "categoryIds" | "canonical" | "noindex"> {
  canonical?: string | null;
  noindex?: boolean;
  author?: string | null;
  categories?: string[];
}

/** What stands on the server when a change comes too late: its columns, relations by id. */
export function valuesOfCurrent(current: Record<string, unknown>): PostValues {
  const {
    author = null,
    categories = [],
    cover,
    ogImage,
    tags,
    featured,
    enableComments,
    canonical,
    noindex = false,
    ...localized
  } = current as unknown as CurrentPost;
  const shared = {
    cover: cover ?? null,
    ogImage: ogImage ?? null,
    tags,
    featured,
    enableComments,
    canonical: canonical ?? "",
    noindex,
  };
  return valuesOf(localized, { ...shared, authorId: author, categoryIds: categories });
}

const isText = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && (value as RichText).type === "doc";

export function sameValue(one: unknown, other: unknown): boolean {
  if (isText(one) || isText(other))
    return sameText(one as RichText | null, other as RichText | null);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part) => other.includes(part));
  }
  return one === other;
}

/** The language a field is written in; none for what all languages share. */
export function localeOfField(field: string): Locale | undefined {
  const end = field.split(".")[1];
  return LOCALES.find((locale) => locale === end);
}

export function inputOf(changes: Partial<PostValues>): CreatePostInput {
  const {
    cover,
    ogImage,
    authorId,
    categoryIds,
    tags,
    featured,
    enableComments,
    canonical,
    noindex,
    ...localized
  } = changes;
  const byField: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(localized)) {
    const [field = "", locale = ""] = path.split(".");
    const isNone = field === "content" ? isBlank(value as RichText | null) : value === "";
    byField[field] = { ...byField[field], [locale]: isNone ? null : value };
  }
  return {
    ...byField,
    cover,
    ogImage,
    authorId,
    categoryIds,
    tags,
    featured,
    enableComments,
    canonical: canonical === "" ? null : canonical,
    noindex,
  };
}
