import type { IntlShape } from "react-intl";
import { LOCALE_NAMES } from "../site/locale.ts";
import { localeOfPath } from "../../dashboard/edit/define-form.ts";

/** A field by the name it has on the screen: "Title in English". */
export function fieldLabel(intl: IntlShape, field: string): string {
  const locale = localeOfPath(field);
  if (!locale) return intl.formatMessage({ id: `post-edit.${sharedNames[field] ?? field}` });
  const [name = ""] = field.split(".");
  const language = LOCALE_NAMES[locale];
  const label = intl.formatMessage(
    { id: `post-edit.${localizedNames[name] ?? name}` },
    { language },
  );
  return label.includes(language) ? label : `${label} (${language})`;
}

const sharedNames: Partial<Record<string, string>> = {
  authorId: "author",
  categoryIds: "categories",
  enableComments: "comments",
};

const localizedNames: Partial<Record<string, string>> = { coverAlt: "cover.alt" };
