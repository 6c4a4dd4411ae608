import { LOCALE_NAMES, LOCALES } from "../i18n/locale.ts";
import type { ControlProps } from "./control.ts";
import { Select } from "./select.tsx";

const options = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

/** One of the languages of the site, by its own name. */
export function LocaleSelect(control: ControlProps<string>) {
  return <Select {...control} options={options} />;
}
