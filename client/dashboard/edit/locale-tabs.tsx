import { type ReactNode, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useIntl } from "react-intl";
import { LOCALE_NAMES, LOCALES, type Locale } from "../../features/site/locale.ts";
import { Tabs } from "../../kit/tabs.tsx";
import { localeOfPath } from "./define-form.ts";
import type { Edit } from "./use-edit.ts";
import { useShownErrors } from "./use-shown-errors.ts";

interface LocaleTabsProps<Values extends FieldValues> {
  edit: Edit<Values>;
  /** The texts in it, for example "name" and "description" */
  paths: Path<Values>[];
  children: (locale: Locale) => ReactNode;
}

/** The same texts in each language; one in which something is wrong says so, and opens. */
export function LocaleTabs<Values extends FieldValues>({
  edit,
  paths,
  children,
}: LocaleTabsProps<Values>) {
  const intl = useIntl();
  const [current, setCurrent] = useState<Locale>("en");
  const localeIn = (path: string) =>
    paths.some((name) => path.startsWith(`${name}.`)) ? localeOfPath(path) : undefined;
  useShownErrors(edit, localeIn, setCurrent);
  return (
    <Tabs
      label={intl.formatMessage({ id: "form.languages" })}
      current={current}
      onChange={(id) => setCurrent(id as Locale)}
      tabs={LOCALES.map((locale) => ({
        id: locale,
        label: LOCALE_NAMES[locale],
        alert: edit.wrong.some((path) => localeIn(path) === locale)
          ? intl.formatMessage({ id: "form.tab.wrong" })
          : undefined,
      }))}
    >
      {LOCALES.map((locale) => (
        <div key={locale} hidden={locale !== current} className="grid gap-5 pt-5">
          {children(locale)}
        </div>
      ))}
    </Tabs>
  );
}
