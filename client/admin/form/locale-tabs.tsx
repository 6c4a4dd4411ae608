import { type ReactNode, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useIntl } from "react-intl";
import { BCP47, LOCALE_NAMES, LOCALES, type Locale } from "../../i18n/locale.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { localeOfPath } from "./define-form.ts";
import type { Edit } from "./use-edit.ts";
import { useShownErrors } from "./use-shown-errors.ts";

interface LocaleTabsProps<Values extends FieldValues> {
  edit: Edit<Values>;
  /** The texts in it, for example "name" and "description"; all by default */
  paths?: Path<Values>[];
  /** The open language, if it is controlled */
  current?: Locale;
  onChange?: (locale: Locale) => void;
  /** Next to the name of a language: its state */
  markOf?: (locale: Locale) => ReactNode;
  isAlone?: boolean;
  aside?: ReactNode;
  className?: string;
  panelClassName?: string;
  children: (locale: Locale) => ReactNode;
}

/** The same texts in each language; a tab with an error is marked and opened. */
export function LocaleTabs<Values extends FieldValues>({
  edit,
  paths,
  current: given,
  onChange,
  markOf,
  panelClassName = "grid gap-5 pt-5",
  children,
  ...row
}: LocaleTabsProps<Values>) {
  const intl = useIntl();
  const [own, setOwn] = useState<Locale>("en");
  const current = given ?? own;
  const localeIn = (path: string) =>
    !paths || paths.some((name) => path.startsWith(`${name}.`)) ? localeOfPath(path) : undefined;
  const open = (locale: Locale) => {
    setOwn(locale);
    onChange?.(locale);
  };
  useShownErrors(edit, localeIn, open);
  return (
    <Tabs
      {...row}
      label={intl.formatMessage({ id: "form.languages" })}
      current={current}
      onChange={(id) => open(id as Locale)}
      tabs={LOCALES.map((locale) => ({
        id: locale,
        label: <span lang={BCP47[locale]}>{LOCALE_NAMES[locale]}</span>,
        mark: markOf?.(locale),
        alert: edit.wrong.some((path) => localeIn(path) === locale)
          ? intl.formatMessage({ id: "form.tab.wrong" })
          : undefined,
      }))}
    >
      {LOCALES.map((locale) => (
        <div key={locale} hidden={locale !== current} className={panelClassName}>
          {children(locale)}
        </div>
      ))}
    </Tabs>
  );
}
