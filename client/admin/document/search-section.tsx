import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Controlled } from "../form/controlled.tsx";
import { LengthMeter } from "../../ui/length-meter.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BCP47, type Locale } from "../../i18n/locale.ts";
import { PictureActions, PictureField } from "./picture-field.tsx";
import { SideSection } from "./side-section.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";
import type { DocumentEdit } from "./use-document-edit.ts";

/** How many characters of title and description search engines show. */
const mostOf = { title: 60, description: 160 };

interface SearchSectionProps {
  edit: DocumentEdit;
  locale: Locale;
  isTitled?: boolean;
}

/** How the open language appears in search results and link previews. */
export function SearchSection({ edit, locale, isTitled = true }: SearchSectionProps) {
  const intl = useIntl();
  const { values, set, errorOf } = edit;
  const picture = usePictureUpload(edit.picturesUrl, values.ogImage, (ogImage) =>
    set("ogImage", ogImage),
  );
  const title = values.metaTitle[locale] || values.title[locale];
  const description = values.metaDescription[locale] || values.description[locale];
  const fields = [
    `metaTitle.${locale}`,
    `metaDescription.${locale}`,
    `metaKeywords.${locale}`,
    "ogImage",
    "canonical",
  ] as const;
  const fits =
    title &&
    description &&
    title.length <= mostOf.title &&
    description.length <= mostOf.description;
  const field = (name: "metaTitle" | "metaDescription" | "metaKeywords", fallback: string) => {
    const path = `${name}.${locale}` as const;
    return {
      ...edit.field(path),
      label: intl.formatMessage({ id: `document.${name}` }),
      hint: intl.formatMessage({ id: "editor.optional" }),
      lang: BCP47[locale],
      placeholder: fallback,
    };
  };
  return (
    <SideSection
      title={isTitled ? intl.formatMessage({ id: "document.search" }) : undefined}
      aside={
        fits && (
          <span className="inline-flex items-center gap-1 font-semibold text-good">
            <IconCheck size={16} aria-hidden="true" />
            <FormattedMessage id="document.search.good" />
          </span>
        )
      }
    >
      <div lang={BCP47[locale]} className="text-[13px] leading-snug [overflow-wrap:anywhere]">
        <p className="text-ink-3">
          {location.host} › {edit.sitePath.slice(1)}
        </p>
        <p className="mt-0.5 text-[15px] font-bold text-primary-strong">{title || "…"}</p>
        <p className="mt-0.5 text-ink-2">{description || "…"}</p>
      </div>
      <div className="mt-4 grid gap-2">
        <LengthMeter
          label={intl.formatMessage({ id: "document.search.title" })}
          length={title.length}
          most={mostOf.title}
        />
        <LengthMeter
          label={intl.formatMessage({ id: "document.search.description" })}
          length={description.length}
          most={mostOf.description}
        />
      </div>
      <details className="mt-4" open={fields.some((path) => errorOf(path)) || undefined}>
        <summary className="min-h-8 rounded-sm text-[13px] font-semibold text-primary-strong">
          <FormattedMessage id="document.search.own" />
        </summary>
        <div className="mt-3 grid gap-4">
          <TextField {...field("metaTitle", values.title[locale])} key={`title ${locale}`} />
          <TextArea
            {...field("metaDescription", values.description[locale])}
            key={`description ${locale}`}
          />
          <TextField
            {...field("metaKeywords", "")}
            key={`keywords ${locale}`}
            hint={intl.formatMessage({ id: "document.metaKeywords.hint" })}
          />
          <div role="group" aria-labelledby="ogImage-label" className="grid gap-2">
            <div className="flex items-baseline justify-between gap-3">
              <span id="ogImage-label" className="text-sm font-semibold">
                <FormattedMessage id="document.ogImage" />
              </span>
              <span className="text-[13px]">
                <PictureActions upload={picture} />
              </span>
            </div>
            <p className="text-[13px] text-ink-3">
              <FormattedMessage id="document.ogImage.hint" />
            </p>
            <Controlled edit={edit} name="ogImage">
              {({ ref, error }) => <PictureField ref={ref} upload={picture} error={error} />}
            </Controlled>
          </div>
          <TextField
            {...edit.field("canonical")}
            type="url"
            dir="ltr"
            hint={intl.formatMessage({ id: "document.canonical.hint" })}
          />
          <Switch {...edit.form.register("noindex")}>
            <FormattedMessage id="document.noindex" />
          </Switch>
        </div>
      </details>
    </SideSection>
  );
}
