import { FormattedMessage, useIntl } from "react-intl";
import { Controlled } from "../../../../../admin/form/controlled.tsx";
import type { Option } from "../../../../../ui/option.ts";
import { Switch } from "../../../../../ui/switch.tsx";
import { TagsField } from "../../../../../ui/tags-field.tsx";
import { MAX_TAGS } from "./post-form.ts";
import { SideSection } from "../../../../../admin/document/side-section.tsx";
import type { PostEdit } from "./use-post-edit.ts";

interface DetailsSectionProps {
  edit: PostEdit;
  /** Tags in use */
  tags: Option[];
}

export function DetailsSection({ edit, tags }: DetailsSectionProps) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "posts.edit.details" })}>
      <div className="grid gap-4">
        <Controlled edit={edit} name="tags">
          {(field) => <TagsField {...field} most={MAX_TAGS} suggestions={tags} />}
        </Controlled>
        <Switch {...edit.form.register("enableComments")}>
          <FormattedMessage id="posts.edit.comments" />
        </Switch>
        <Switch
          {...edit.form.register("featured")}
          hint={intl.formatMessage({ id: "posts.edit.featured.hint" })}
        >
          <FormattedMessage id="posts.edit.featured" />
        </Switch>
      </div>
    </SideSection>
  );
}
