import { useIntl } from "react-intl";
import { TextField } from "../../kit/text-field.tsx";
import { BCP47, type Locale, LOCALE_NAMES } from "../site/locale.ts";
import { PictureActions, PictureField } from "./picture-field.tsx";
import type { PostForm } from "./post-form.ts";
import { SideSection } from "./side-section.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

/** The picture of a post, and what it shows in the open language. */
export function CoverSection({ form, locale }: { form: PostForm; locale: Locale }) {
  const intl = useIntl();
  const { values, set, errorOf } = form;
  const upload = usePictureUpload(values.cover, (cover) => set({ cover }));
  const path = `coverAlt.${locale}` as const;
  return (
    <SideSection
      title={intl.formatMessage({ id: "post-edit.cover" })}
      aside={<PictureActions upload={upload} />}
    >
      <PictureField id="cover" upload={upload} caption={values[path]} error={errorOf("cover")}>
        <TextField
          id={path}
          name={path}
          lang={BCP47[locale]}
          label={intl.formatMessage(
            { id: "post-edit.cover.alt" },
            { language: LOCALE_NAMES[locale] },
          )}
          hint={intl.formatMessage({ id: "post-edit.cover.alt.hint" })}
          value={values[path]}
          onChange={({ target }) => set({ [path]: target.value })}
          error={errorOf(path)}
        />
      </PictureField>
    </SideSection>
  );
}
