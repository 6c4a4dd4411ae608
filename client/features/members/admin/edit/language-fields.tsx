import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Controlled } from "../../../../admin/form/controlled.tsx";
import { Combobox } from "../../../../ui/combobox.tsx";
import { Select } from "../../../../ui/select.tsx";
import { languageLevels } from "./member-parts.ts";
import { languageOption, languages } from "./places.ts";
import { RowFields } from "./row-fields.tsx";
import type { MemberEdit } from "./use-member-edit.ts";

const MAX_LANGUAGES = 20;

/** The languages a member works in, and how well they speak them. */
export function LanguageFields({ edit }: { edit: MemberEdit }) {
  const intl = useIntl();
  const { text } = edit;
  const options = useMemo(() => languages(intl), [intl]);
  const levels = languageLevels.map((value) => ({
    value,
    label: intl.formatMessage({ id: `members.level.${value.toLowerCase()}` }),
  }));
  return (
    <RowFields
      edit={edit}
      name="languages"
      most={MAX_LANGUAGES}
      empty={{ code: "", level: "FLUENT" }}
    >
      {(place) => (
        <div className="grid gap-3 md:grid-cols-2">
          <Controlled edit={edit} name={`languages.${place}.code`}>
            {({ value, onChange, ...field }) => (
              <Combobox
                {...field}
                label={text("language")}
                options={options}
                value={value ? languageOption(intl, value) : null}
                onChange={(chosen) => onChange(chosen?.value ?? "")}
              />
            )}
          </Controlled>
          <Controlled edit={edit} name={`languages.${place}.level`}>
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                label={text("level")}
                options={levels}
                value={value ?? ""}
                onChange={(chosen) =>
                  onChange(languageLevels.find((one) => one === chosen) ?? null)
                }
              />
            )}
          </Controlled>
        </div>
      )}
    </RowFields>
  );
}
