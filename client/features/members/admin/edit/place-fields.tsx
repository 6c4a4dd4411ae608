import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Combobox } from "../../../../ui/combobox.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { LanguageFields } from "./language-fields.tsx";
import { countries, countryOption, timeZones } from "./places.ts";
import type { MemberEdit } from "./use-member-edit.ts";

/** Where a member works, how to reach them, and in which languages. */
export function PlaceFields({ edit }: { edit: MemberEdit }) {
  const intl = useIntl();
  const { text } = edit;
  const [lands, zones] = useMemo(() => [countries(intl), timeZones()], [intl]);
  return (
    <>
      <Card title={text("place")}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...edit.field("city")} autoComplete="off" />
          <TextField {...edit.field("state")} autoComplete="off" />
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
          <Controlled edit={edit} name="timeZone">
            {({ value, onChange, ...field }) => (
              <Combobox
                {...field}
                options={zones}
                value={zones.find((zone) => zone.value === value) ?? null}
                onChange={(zone) => onChange(zone?.value ?? "")}
              />
            )}
          </Controlled>
        </div>
      </Card>
      <LanguageFields edit={edit} />
      <Card title={text("private")}>
        <p className="mb-5 text-ink-2">{text("private.hint")}</p>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField {...edit.field("address")} autoComplete="off" />
          <TextField {...edit.field("zipCode")} autoComplete="off" />
          <TextField {...edit.field("phone")} type="tel" autoComplete="off" dir="ltr" />
        </div>
      </Card>
    </>
  );
}
