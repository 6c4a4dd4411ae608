import type { IntlShape } from "react-intl";
import { languageName } from "../../i18n/locale.ts";
import { localeOfPath } from "../form/define-form.ts";
import { documentFields } from "./document-fields.ts";

/** The label of a document's field: "Title (English)"; undefined for other fields. */
export function documentLabel(intl: IntlShape, path: string): string | undefined {
  const [name = path] = path.split(".");
  if (!(name in documentFields)) return undefined;
  const locale = localeOfPath(path);
  const language = locale ? languageName(intl, locale) : "";
  const label = intl.formatMessage({ id: `document.${messages[name] ?? name}` }, { language });
  return !language || label.includes(language) ? label : `${label} (${language})`;
}

const messages: Partial<Record<string, string>> = { coverAlt: "cover.alt" };
