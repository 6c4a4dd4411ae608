import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { type Locale, LOCALE_NAMES, localePath } from "../site/locale.ts";
import type { PostForm } from "./post-form.ts";
import { slugOf } from "./slug-of.ts";

/** The address in one language: made of the title until somebody changes it. */
export function SlugField({ form, locale }: { form: PostForm; locale: Locale }) {
  const intl = useIntl();
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const path = `slug.${locale}` as const;
  const error = form.errorOf(path);
  const open = changing || Boolean(error);
  const slug = form.values[path] || slugOf(form.values[`title.${locale}`]);
  useEffect(() => {
    if (changing) field.current?.querySelector("input")?.focus();
  }, [changing]);
  if (!open) {
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-3">
        <span dir="ltr" className="[overflow-wrap:anywhere]">
          {localePath(locale, `/blog/${slug || "…"}`)}
        </span>
        <button
          ref={change}
          type="button"
          onClick={() => setChanging(true)}
          className="min-h-8 rounded-sm font-semibold text-primary-strong hover:underline pointer-coarse:min-h-11"
        >
          <FormattedMessage id="post-edit.slug.change" />
          <span className="sr-only"> ({LOCALE_NAMES[locale]})</span>
        </button>
      </p>
    );
  }
  const close = () => {
    form.set({ [path]: slugOf(form.values[path]) });
    setChanging(false);
    setTimeout(() => change.current?.focus());
  };
  return (
    <div ref={field} className="mt-4 flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          id={path}
          name={path}
          label={intl.formatMessage({ id: "post-edit.slug" }, { language: LOCALE_NAMES[locale] })}
          hint={localePath(locale, "/blog/…")}
          error={error}
          value={form.values[path]}
          placeholder={slugOf(form.values[`title.${locale}`])}
          onChange={({ target }) => form.set({ [path]: target.value })}
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
        <FormattedMessage id="post-edit.slug.done" />
      </Button>
    </div>
  );
}
