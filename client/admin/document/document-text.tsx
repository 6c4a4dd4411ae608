import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { AutosizeTextarea } from "../../ui/autosize-textarea.tsx";
import { FieldError } from "../../ui/field.tsx";
import { RichTextEditor } from "../../ui/rich-text/rich-text-editor.tsx";
import { BCP47, type Locale, languageName } from "../../i18n/locale.ts";
import { textRefusal } from "../form/field-kinds.ts";
import { fieldWords } from "../form/field-words.ts";
import { textHeight } from "./document-loading.tsx";
import { SlugField } from "./slug-field.tsx";
import { uploadInText } from "./upload-picture.ts";
import type { DocumentEdit } from "./use-document-edit.ts";

interface DocumentTextProps {
  edit: DocumentEdit;
  locale: Locale;
  /** Without tabs of languages above it */
  isAlone?: boolean;
}

/** The texts of a document in one language, as its page will show them. */
export function DocumentText({ edit, locale, isAlone = false }: DocumentTextProps) {
  const intl = useIntl();
  const { values, set, setTitle, errorOf, form } = edit;
  const language = { language: languageName(intl, locale) };
  const line = (field: "title" | "description") => {
    const path = `${field}.${locale}` as const;
    const error = errorOf(path);
    return {
      error,
      area: {
        ...form.register(path),
        value: values[field][locale],
        lang: BCP47[locale],
        placeholder: intl.formatMessage({
          id: edit.placeholders?.[field] ?? `document.${field}.placeholder`,
        }),
        "aria-label": intl.formatMessage({ id: `document.${field}` }, language),
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error && `${path}-error`,
        onKeyDown: goOn,
      },
    };
  };
  const title = line("title");
  const description = line("description");
  const refusal = textRefusal(values.content[locale]);
  const contentError = refusal ? fieldWords(intl, refusal) : errorOf(`content.${locale}`);
  return (
    <RichTextEditor
      label={intl.formatMessage({ id: "document.content" }, language)}
      lang={BCP47[locale]}
      value={values.content[locale]}
      onChange={(content) => set(`content.${locale}`, content)}
      invalid={Boolean(contentError)}
      describedBy={contentError && `content.${locale}-error`}
      pictures={{
        upload: uploadInText(intl, edit.picturesUrl),
        limits: intl.formatMessage({ id: "document.picture.limits" }),
      }}
      placeHeight={textHeight(values.content[locale] !== null)}
      stickyAt={isAlone ? "top-16 rounded-t-card lg:top-[92px]" : "top-[120px] lg:top-[148px]"}
      placeholder={edit.placeholders?.content}
    >
      <div className="mb-8 max-w-[62ch] border-b border-line pb-8 text-[1.0625rem]">
        <AutosizeTextarea
          {...title.area}
          onChange={({ target }) => setTitle(locale, target.value)}
          className="text-[1.75rem] leading-[1.18] font-extrabold tracking-[-0.025em] md:text-[2.125rem]"
        />
        <FieldError id={`title.${locale}`} error={title.error} />
        <AutosizeTextarea
          {...description.area}
          onChange={({ target }) => set(`description.${locale}`, target.value)}
          className="mt-4 text-[1.0625rem] leading-[1.55] text-ink-2"
        />
        <FieldError id={`description.${locale}`} error={description.error} />
        <SlugField edit={edit} locale={locale} />
        <FieldError id={`content.${locale}`} error={contentError} />
      </div>
    </RichTextEditor>
  );
}

/** Titles have one line: Enter moves on to the next field. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const stops = [
    ...document.querySelectorAll<HTMLElement>("[data-document] :is(textarea, .rich-text)"),
  ].filter((stop) => stop.checkVisibility());
  stops[stops.indexOf(event.currentTarget) + 1]?.focus();
}
