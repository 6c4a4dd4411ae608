import { useIntl } from "react-intl";
import { Controlled } from "../form/controlled.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BCP47, type Locale, languageName } from "../../i18n/locale.ts";
import { PictureActions, PictureField } from "./picture-field.tsx";
import { SideSection } from "./side-section.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";
import type { DocumentEdit } from "./use-document-edit.ts";

/** The cover of a document, with its alt text in the open language. */
export function CoverSection({ edit, locale }: { edit: DocumentEdit; locale: Locale }) {
  const intl = useIntl();
  const { values, set } = edit;
  const upload = usePictureUpload(edit.picturesUrl, values.cover, (cover) => set("cover", cover));
  const path = `coverAlt.${locale}` as const;
  return (
    <SideSection
      title={intl.formatMessage({ id: "document.cover" })}
      aside={<PictureActions upload={upload} />}
    >
      <Controlled edit={edit} name="cover">
        {({ ref, error }) => (
          <PictureField ref={ref} upload={upload} caption={values.coverAlt[locale]} error={error}>
            <TextField
              {...edit.field(path)}
              key={locale}
              lang={BCP47[locale]}
              label={intl.formatMessage(
                { id: "document.cover.alt" },
                { language: languageName(intl, locale) },
              )}
              hint={intl.formatMessage({ id: "document.cover.alt.hint" })}
            />
          </PictureField>
        )}
      </Controlled>
    </SideSection>
  );
}
