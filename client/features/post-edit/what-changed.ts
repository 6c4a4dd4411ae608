import type { IntlShape } from "react-intl";
import { localeOfPath } from "../../dashboard/edit/define-form.ts";
import { changedBlocks } from "../../kit/rich-text/rich-text.ts";
import { LOCALE_NAMES, LOCALES } from "../site/locale.ts";
import type { PostValues } from "./post-form.ts";

/** "English, 2 paragraphs; Settings": what is not saved, for people. */
export function whatChanged(
  intl: IntlShape,
  changed: string[],
  base: PostValues,
  values: PostValues,
): string {
  const languages = LOCALES.filter((locale) =>
    changed.some((field) => localeOfPath(field) === locale),
  ).map((locale) => {
    const count = changedBlocks(base.content[locale], values.content[locale]);
    const language = LOCALE_NAMES[locale];
    return count > 0
      ? intl.formatMessage({ id: "post-edit.changed.paragraphs" }, { language, count })
      : language;
  });
  const settings = changed.some((field) => !localeOfPath(field));
  const all = settings
    ? [...languages, intl.formatMessage({ id: "post-edit.changed.settings" })]
    : languages;
  return all.length > 0 ? `${all.join("; ")}.` : "";
}
