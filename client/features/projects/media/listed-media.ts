import { textIn } from "../../../admin/text-in.ts";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { LOCALES, type Locale } from "../../../i18n/locale.ts";
import type { PublicationState } from "../../../ui/state-mark.tsx";
import type { EditedMediaFragment } from "./project-media.generated.ts";

export type Media = EditedMediaFragment;

/** Whether the site itself has it: its security policy shows pictures and films of no other site. */
export const isOnSite = ({ url }: { url: string }): boolean => url.startsWith("/");

/** What it is called: its title, its file's name, what it shows, or its address. */
export const mediaName = (media: Media, locale: Locale): string =>
  titleOf(media, locale) || media.name || textIn(media.altByLocale, locale) || media.url;

const texts = ["altByLocale", "titleByLocale", "descriptionByLocale", "contentByLocale"] as const;

/**
 * How far the texts of a language are: "published" is an image with an alt text and other media with
 * a title, "draft" has other texts only. All are public whatever is written about them.
 */
export function mediaState(media: Media, locale: Locale): PublicationState | undefined {
  if (media.kind === "IMAGE" ? media.altByLocale?.[locale] : media.titleByLocale?.[locale]) {
    return "published";
  }
  return texts.some((name) => media[name]?.[locale]) ? "draft" : undefined;
}

/** The languages in which nothing says what an image shows. */
export const undescribed = ({ kind, altByLocale }: Pick<Media, "kind" | "altByLocale">): Locale[] =>
  kind === "IMAGE" ? LOCALES.filter((locale) => !altByLocale?.[locale]) : [];

/** The images without an alt text in a language. */
export const undescribedIn = <Item extends Pick<Media, "kind" | "altByLocale">>(
  locale: Locale,
  media: readonly Item[],
): Item[] => media.filter((one) => undescribed(one).includes(locale));
