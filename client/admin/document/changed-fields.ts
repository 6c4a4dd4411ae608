import type { IntlShape } from "react-intl";
import { localeOfPath } from "../form/define-form.ts";
import { changedBlocks } from "../../ui/rich-text/rich-text.ts";
import { LOCALE_NAMES, LOCALES } from "../../i18n/locale.ts";
import type { DocumentValues } from "./document-fields.ts";

/** Describes unsaved changes: "English, 2 paragraphs; Settings". */
export function changedFields(
  intl: IntlShape,
  changed: string[],
  base: DocumentValues,
  values: DocumentValues,
): string {
  const languages = LOCALES.filter((locale) =>
    changed.some((field) => localeOfPath(field) === locale),
  ).map((locale) => {
    const count = changedBlocks(base.content[locale], values.content[locale]);
    const language = LOCALE_NAMES[locale];
    return count > 0
      ? intl.formatMessage({ id: "document.changed.paragraphs" }, { language, count })
      : language;
  });
  const settings = changed.some((field) => !localeOfPath(field));
  const all = settings
    ? [...languages, intl.formatMessage({ id: "document.changed.settings" })]
    : languages;
  return all.length > 0 ? `${all.join("; ")}.` : "";
}
