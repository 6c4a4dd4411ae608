import { FormattedMessage, useIntl } from "react-intl";
import { Switch } from "../../kit/switch.tsx";
import { TagsField } from "../../kit/tags-field.tsx";
import type { PostForm } from "./post-form.ts";
import { SideSection } from "./side-section.tsx";

const mostTags = 20;

export function DetailsSection({ form: { values, set, errorOf } }: { form: PostForm }) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "post-edit.details" })}>
      <div className="grid gap-4">
        <TagsField
          name="tags"
          label={intl.formatMessage({ id: "post-edit.tags" })}
          most={mostTags}
          value={values.tags}
          onChange={(tags) => set({ tags })}
          error={errorOf("tags")}
        />
        <Switch
          name="enableComments"
          checked={values.enableComments}
          onChange={({ target }) => set({ enableComments: target.checked })}
        >
          <FormattedMessage id="post-edit.comments" />
        </Switch>
        <Switch
          name="featured"
          checked={values.featured}
          onChange={({ target }) => set({ featured: target.checked })}
          hint={intl.formatMessage({ id: "post-edit.featured.hint" })}
        >
          <FormattedMessage id="post-edit.featured" />
        </Switch>
      </div>
    </SideSection>
  );
}
