import type { IntlShape } from "react-intl";
import { changedBlocks } from "../../kit/rich-text/rich-text.ts";
import { LOCALE_NAMES, LOCALES } from "../site/locale.ts";
import { localeOfField, type PostField, type PostValues } from "./post-values.ts";

/** "English, 2 paragraphs; Settings": what is not saved, for people. */
export function whatChanged(
  intl: IntlShape,
  changed: PostField[],
  base: PostValues,
  values: PostValues,
): string {
  const languages = LOCALES.filter((locale) =>
    changed.some((field) => localeOfField(field) === locale),
  ).map((locale) => {
    const path = `content.${locale}` as const;
    const count = changedBlocks(base[path], values[path]);
    const language = LOCALE_NAMES[locale];
    return count > 0
      ? intl.formatMessage({ id: "post-edit.changed.paragraphs" }, { language, count })
      : language;
  });
  const settings = changed.some((field) => !localeOfField(field));
  const all = settings
    ? [...languages, intl.formatMessage({ id: "post-edit.changed.settings" })]
    : languages;
  return all.length > 0 ? `${all.join("; ")}.` : "";
}
