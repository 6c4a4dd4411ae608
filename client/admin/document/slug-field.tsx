import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type Locale, localePath, languageName } from "../../i18n/locale.ts";
import { slugify } from "../../../schema/foundation/slug.ts";
import type { DocumentEdit } from "./use-document-edit.ts";

/** The slug in one language: derived from the title until it is edited. */
export function SlugField({ edit, locale }: { edit: DocumentEdit; locale: Locale }) {
  const intl = useIntl();
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { values, set, sitePath } = edit;
  const at = edit.slugLocale(locale);
  const path = `slug.${at}` as const;
  const error = edit.errorOf(path);
  const open = changing || Boolean(error);
  const slug = values.slug[at] || slugify(values.title[locale]);
  useEffect(() => {
    if (changing) field.current?.querySelector("input")?.focus();
  }, [changing]);
  if (!open) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
        <span dir="ltr" className="[overflow-wrap:anywhere]">
          {localePath(locale, `${sitePath}/${slug || "…"}`)}
        </span>
        {!edit.isSlugFixed && (
          <button
            ref={change}
            type="button"
            onClick={() => setChanging(true)}
            className="min-h-8 rounded-sm font-semibold text-primary-strong hover:underline pointer-coarse:min-h-11"
          >
            <FormattedMessage id="document.slug.change" />
            <span className="sr-only"> ({languageName(intl, locale)})</span>
          </button>
        )}
      </p>
    );
  }
  const close = () => {
    set(path, slugify(values.slug[at]));
    setChanging(false);
    setTimeout(() => change.current?.focus());
  };
  return (
    <div ref={field} className="mt-4 flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          {...edit.field(path)}
          hint={localePath(locale, `${sitePath}/…`)}
          placeholder={slugify(values.title[locale])}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            close();
          }}
          autoComplete="off"
          dir="ltr"
        />
      </div>
      <Button variant="outline" onClick={close}>
        <FormattedMessage id="document.slug.done" />
      </Button>
    </div>
  );
}
