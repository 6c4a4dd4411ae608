import { FormattedMessage, useIntl } from "react-intl";
import { Controlled } from "../../dashboard/edit/controlled.tsx";
import { Switch } from "../../kit/switch.tsx";
import { TagsField } from "../../kit/tags-field.tsx";
import { MAX_TAGS } from "./post-form.ts";
import { SideSection } from "../../dashboard/document/side-section.tsx";
import type { PostEdit } from "./use-post-edit.ts";

export function DetailsSection({ edit }: { edit: PostEdit }) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "post-edit.details" })}>
      <div className="grid gap-4">
        <Controlled edit={edit} name="tags">
          {(field) => <TagsField {...field} most={MAX_TAGS} />}
        </Controlled>
        <Switch {...edit.form.register("enableComments")}>
          <FormattedMessage id="post-edit.comments" />
        </Switch>
        <Switch
          {...edit.form.register("featured")}
          hint={intl.formatMessage({ id: "post-edit.featured.hint" })}
        >
          <FormattedMessage id="post-edit.featured" />
        </Switch>
      </div>
    </SideSection>
  );
}
