import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { Card } from "../../../../ui/card.tsx";
import { MultiCombobox } from "../../../../ui/multi-combobox.tsx";
import { Combobox } from "../../../../ui/combobox.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { RadioGroup } from "../../../../ui/radio-group.tsx";
import { TagsField } from "../../../../ui/tags-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { LinkFields } from "./link-fields.tsx";
import { availabilities, visibilities } from "./member-form.ts";
import { countries, countryOption, languageOption, languages } from "./places.ts";
import type { MemberEdit } from "./use-member-edit.ts";

/** Place of work, tools, clients and visibility of a member. */
export function ProfileFields({ edit }: { edit: MemberEdit }) {
  const intl = useIntl();
  const { text, values } = edit;
  const [lands, tongues] = useMemo(() => [countries(intl), languages(intl)], [intl]);
  const choices = (area: string, named: readonly string[]) =>
    named.map((value) => ({ value, label: text(`${area}.${value.toLowerCase()}`) }));
  return (
    <>
      <Card title={text("place")}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...edit.field("city")} autoComplete="off" />
          <Controlled edit={edit} name="country">
            {({ value, onChange, ...field }) => (
              <Combobox
                {...field}
                options={lands}
                value={value ? countryOption(intl, value) : null}
                onChange={(land) => onChange(land?.value ?? "")}
              />
            )}
          </Controlled>
          <Controlled edit={edit} name="languages">
            {({ value, onChange, ...field }) => (
              <MultiCombobox
                {...field}
                options={tongues}
                value={value.map((code) => languageOption(intl, code))}
                onChange={(chosen) => onChange(chosen.map((tongue) => tongue.value))}
              />
            )}
          </Controlled>
        </div>
      </Card>
      <Card title={text("work")}>
        <div className="grid gap-5">
          <Controlled edit={edit} name="skills">
            {(field) => <TagsField {...field} most={30} hint={text("tags.hint")} />}
          </Controlled>
          <Controlled edit={edit} name="tools">
            {(field) => <TagsField {...field} most={30} hint={text("tags.hint")} />}
          </Controlled>
          <Controlled edit={edit} name="availability">
            {(field) => <RadioGroup {...field} options={choices("availability", availabilities)} />}
          </Controlled>
          {values.availability !== "OPEN" && (
            <Controlled edit={edit} name="availableFrom">
              {(field) => <DateField {...field} />}
            </Controlled>
          )}
        </div>
      </Card>
      <LinkFields edit={edit} />
      <Card title={text("visibility")}>
        <Controlled edit={edit} name="visibility">
          {(field) => <RadioGroup {...field} options={choices("visibility", visibilities)} />}
        </Controlled>
      </Card>
    </>
  );
}
