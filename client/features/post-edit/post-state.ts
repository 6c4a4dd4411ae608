import type { PostStatus } from "../../schema.generated.ts";
import { type Locale, LOCALES } from "../site/locale.ts";
import type { EditedPostFragment } from "./edited-post.generated.ts";

/** As the maps by language say it. */
export type State = "draft" | "review" | "scheduled" | "published" | "archived";

export interface Publication {
  locale: Locale;
  status: PostStatus;
  scheduledAt?: string;
}

type ByLocale<T> = Partial<Record<Locale, T>> | null;

/** How it stands with a post in one language; without a post, nothing has begun. */
export interface LanguageState {
  state: State | undefined;
  publishedAt: string | undefined;
  scheduledAt: string | undefined;
  /** The language it is translated from was changed after it */
  isBehind: boolean;
}

/** The language the others are translated from: the first that was begun. */
const sourceOf = (post: EditedPostFragment | undefined): Locale =>
  LOCALES.find((locale) => post?.titleByLocale?.[locale]) ?? "en";

export function languageState(post: EditedPostFragment | undefined, locale: Locale): LanguageState {
  const states = post?.statusByLocale as ByLocale<State> | undefined;
  const changed = post?.textChangedAtByLocale as ByLocale<string> | undefined;
  const source = changed?.[sourceOf(post)];
  const own = changed?.[locale];
  return {
    state: states?.[locale],
    publishedAt: (post?.publishedAtByLocale as ByLocale<string> | undefined)?.[locale],
    scheduledAt: (post?.scheduledAtByLocale as ByLocale<string> | undefined)?.[locale],
    isBehind: Boolean(source && own && source > own),
  };
}

/** What readers see at once when it is saved. */
export const isPublic = (
  post: EditedPostFragment | undefined,
  locale: Locale | undefined,
): boolean =>
  locale
    ? languageState(post, locale).state === "published"
    : LOCALES.some((one) => languageState(post, one).state === "published");
