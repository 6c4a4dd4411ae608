import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { Controlled } from "../../dashboard/edit/controlled.tsx";
import { Card } from "../../kit/card.tsx";
import { ComboboxMany } from "../../kit/combobox-many.tsx";
import { Combobox } from "../../kit/combobox.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { RadioGroup } from "../../kit/radio-group.tsx";
import { TagsField } from "../../kit/tags-field.tsx";
import { TextField } from "../../kit/text-field.tsx";
import { LinkFields } from "./link-fields.tsx";
import { countries, languages } from "./places.ts";
import type { MemberEdit } from "./use-member-edit.ts";

const availabilities = ["OPEN", "LIMITED", "BOOKED"];
const visibilities = ["PUBLIC", "MEMBERS", "UNLISTED", "PRIVATE"];

/** Where somebody works, with what, for whom; and who may see it. */
export function ProfileFields({ edit }: { edit: MemberEdit }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `users.${id}` });
  const [lands, tongues] = useMemo(() => [countries(intl), languages(intl)], [intl]);
  const availability = useWatch({ control: edit.form.control, name: "availability" });
  const choices = (area: string, values: string[]) =>
    values.map((value) => ({ value, label: text(`${area}.${value.toLowerCase()}`) }));
  return (
    <>
      <Card title={text("place")}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...edit.field("city")} autoComplete="off" />
          <Controlled edit={edit} name="country">
            {(field) => <Combobox {...field} options={lands} />}
          </Controlled>
          <Controlled edit={edit} name="languages">
            {(field) => <ComboboxMany {...field} options={tongues} />}
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
          {availability !== "OPEN" && (
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
