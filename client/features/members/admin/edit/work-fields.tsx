import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { useLocale } from "../../../../i18n/locale.ts";
import { Card } from "../../../../ui/card.tsx";
import { CheckboxGroup } from "../../../../ui/checkbox-group.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { MultiCombobox } from "../../../../ui/multi-combobox.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { TagsField } from "../../../../ui/tags-field.tsx";
import { ProjectsToFeatureDocument } from "./member-edit.generated.ts";
import { availabilities, openTo } from "./member-form.ts";
import { RateFields } from "./rate-fields.tsx";
import type { MemberEdit } from "./use-member-edit.ts";

const MAX_SKILLS = 30;

interface WorkFieldsProps {
  edit: MemberEdit;
  /** Undefined for a new member, who has no projects */
  memberId: string | undefined;
}

/** What a member does and offers. */
export function WorkFields({ edit, memberId }: WorkFieldsProps) {
  const { text, values } = edit;
  const choices = (area: string, named: readonly string[]) =>
    named.map((value) => ({ value, label: text(`${area}.${value.toLowerCase()}`) }));
  return (
    <>
      <Card title={text("work")}>
        <div className="grid gap-5">
          <Controlled edit={edit} name="skills">
            {(field) => <TagsField {...field} most={MAX_SKILLS} hint={text("tags.hint")} />}
          </Controlled>
          <Controlled edit={edit} name="tools">
            {(field) => <TagsField {...field} most={MAX_SKILLS} hint={text("tags.hint")} />}
          </Controlled>
          <Controlled edit={edit} name="availability">
            {(field) => (
              <RadioGroup
                {...field}
                options={[
                  { value: "", label: text("availability.unsaid") },
                  ...choices("availability", availabilities),
                ]}
              />
            )}
          </Controlled>
          {(values.availability === "LIMITED" || values.availability === "BOOKED") && (
            <Controlled edit={edit} name="availableFrom">
              {(field) => <DateField {...field} />}
            </Controlled>
          )}
          <Controlled edit={edit} name="openTo">
            {({ onChange, ...field }) => (
              <CheckboxGroup
                {...field}
                options={choices("openTo", openTo)}
                onChange={(chosen) => onChange(openTo.filter((one) => chosen.includes(one)))}
              />
            )}
          </Controlled>
        </div>
      </Card>
      {memberId && <FeaturedProjects edit={edit} memberId={memberId} />}
      <RateFields edit={edit} />
    </>
  );
}

/** The projects that the profile shows first. */
function FeaturedProjects({ edit, memberId }: { edit: MemberEdit; memberId: string }) {
  const intl = useIntl();
  const { data } = useQuery(ProjectsToFeatureDocument, {
    variables: { id: memberId, locale: useLocale() },
  });
  const projects = data?.member.projects.nodes ?? [];
  const options = projects.map(({ id, title }) => ({ value: id, label: title ?? "" }));
  return (
    <Card title={intl.formatMessage({ id: "members.edit.featured" })}>
      <Controlled edit={edit} name="featuredProjectIds">
        {(field) => (
          <MultiCombobox {...field} options={options} hint={edit.text("featured.hint")} />
        )}
      </Controlled>
    </Card>
  );
}
