import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { MenuAction } from "../../ui/menu-item.tsx";
import { Menu } from "../../ui/menu.tsx";
import { isBlank } from "../../ui/rich-text/rich-text.ts";
import { type Locale, LOCALE_NAMES, LOCALES, languageName } from "../../i18n/locale.ts";
import type { DocumentValues } from "./document-fields.ts";
import type { DocumentEdit } from "./use-document-edit.ts";

interface CopyFromProps {
  edit: DocumentEdit;
  locale: Locale;
}

/** Starts a translation with the text of another language. */
export function CopyFrom({ edit, locale }: CopyFromProps) {
  const intl = useIntl();
  const { values } = edit;
  const [pendingLocale, setPendingLocale] = useState<Locale>();
  const others = LOCALES.filter((other) => other !== locale && isBegun(values, other));
  const copy = (from: Locale) => edit.copyTexts(from, locale);
  return (
    <>
      <Menu
        button={
          <button
            type="button"
            disabled={others.length === 0}
            className="inline-flex h-9 items-center gap-1.5 rounded-md px-2.5 font-semibold whitespace-nowrap text-ink-2 hover:bg-raised hover:text-ink disabled:opacity-55 pointer-coarse:h-11"
          >
            <FormattedMessage id="document.copy" />
            <IconChevronDown size={17} aria-hidden="true" />
          </button>
        }
      >
        {others.map((other) => (
          <MenuAction
            key={other}
            onSelect={() => (isBegun(values, locale) ? setPendingLocale(other) : copy(other))}
          >
            {LOCALE_NAMES[other]}
          </MenuAction>
        ))}
      </Menu>
      <ConfirmDialog
        open={pendingLocale !== undefined}
        onClose={() => setPendingLocale(undefined)}
        title={intl.formatMessage(
          { id: "document.copy.title" },
          { language: languageName(intl, locale) },
        )}
        text={<FormattedMessage id="document.copy.text" />}
        confirm={intl.formatMessage({ id: "document.copy.replace" })}
        onConfirm={() => {
          if (pendingLocale) copy(pendingLocale);
          setPendingLocale(undefined);
        }}
      />
    </>
  );
}

const isBegun = (values: DocumentValues, locale: Locale): boolean =>
  Boolean(values.title[locale]) || !isBlank(values.content[locale]);
