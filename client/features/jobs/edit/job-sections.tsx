import { useIntl } from "react-intl";
import { SideSection } from "../../../admin/document/side-section.tsx";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { PRICE_CURRENCIES } from "../../../admin/form/price-currencies.ts";
import { memberOption } from "../../../admin/member-option.ts";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { BCP47, type Locale } from "../../../i18n/locale.ts";
import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { DateTimeField } from "../../../ui/date-time-field.tsx";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, SALARY_UNITS, WORKPLACES } from "../job-words.ts";
import { MembersToHireDocument, type MembersToHireQuery } from "./edited-job.generated.ts";
import { MAX_LOCATIONS, MAX_SKILLS } from "./job-form.ts";
import type { JobEdit } from "./use-job-edit.ts";

interface SectionProps {
  edit: JobEdit;
}

interface LocalizedSectionProps extends SectionProps {
  /** The open language */
  locale: Locale;
}

/** What kind of work it is, and where. */
export function TermsSection({ edit, locale }: LocalizedSectionProps) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `jobs.${id}` });
  return (
    <SideSection title={word("edit.terms")}>
      <div className="grid gap-4">
        <TextField
          {...edit.field(`role.${locale}`)}
          key={locale}
          lang={BCP47[locale]}
          autoComplete="off"
          hint={word("edit.role.hint")}
        />
        <Controlled edit={edit} name="employmentTypes">
          {({ onChange, ...field }) => (
            <CheckboxGroup
              {...field}
              onChange={(chosen) =>
                onChange(EMPLOYMENT_TYPES.filter((type) => chosen.includes(type)))
              }
              options={EMPLOYMENT_TYPES.map((value) => ({ value, label: word(`type.${value}`) }))}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="experience">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value ?? ""}
              onChange={(chosen) =>
                onChange(EXPERIENCE_LEVELS.find((level) => level === chosen) ?? null)
              }
              options={[
                { value: "", label: intl.formatMessage({ id: "form.value.none" }) },
                ...EXPERIENCE_LEVELS.map((one) => ({ value: one, label: word(`level.${one}`) })),
              ]}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="workplace">
          {({ onChange, ...field }) => (
            <Select
              {...field}
              onChange={(chosen) =>
                onChange(WORKPLACES.find((each) => each === chosen) ?? field.value)
              }
              options={WORKPLACES.map((value) => ({ value, label: word(`workplace.${value}`) }))}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="locations">
          {(field) => (
            <TagsField
              {...field}
              most={MAX_LOCATIONS}
              hint={word("edit.locations.hint")}
              hasCommas
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="skills">
          {(field) => <TagsField {...field} most={MAX_SKILLS} />}
        </Controlled>
        <TextArea
          {...edit.field(`workingSchedule.${locale}`)}
          key={`schedule ${locale}`}
          lang={BCP47[locale]}
          hint={word("edit.workingSchedule.hint")}
          autosize
          className="min-h-20!"
        />
        <TextArea
          {...edit.field(`benefits.${locale}`)}
          key={`benefits ${locale}`}
          lang={BCP47[locale]}
          hint={word("edit.benefits.hint")}
          autosize
        />
      </div>
    </SideSection>
  );
}

/** What it pays. */
export function SalarySection({ edit }: SectionProps) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `jobs.${id}` });
  return (
    <SideSection title={word("edit.salary")}>
      <Controlled edit={edit} name="salary">
        {({ value, onChange, onBlur, ref }) => (
          <div className="grid gap-4">
            <div className="grid grid-cols-2 gap-3">
              <NumberField
                label={word("edit.salary.min")}
                name="salary.min"
                value={value.min}
                onChange={(min) => onChange({ ...value, min })}
                onBlur={onBlur}
                ref={ref}
                min={0}
                error={edit.errorOf("salary.min")}
              />
              <NumberField
                label={word("edit.salary.max")}
                name="salary.max"
                value={value.max}
                onChange={(max) => onChange({ ...value, max })}
                onBlur={onBlur}
                min={0}
                error={edit.errorOf("salary.max")}
              />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <Select
                label={word("edit.salary.currency")}
                name="salary.currency"
                value={value.currency}
                onChange={(currency) => onChange({ ...value, currency })}
                options={[...new Set([...PRICE_CURRENCIES, value.currency])].map((code) => ({
                  value: code,
                  label: code,
                }))}
              />
              <Select
                label={word("edit.salary.unit")}
                name="salary.unit"
                value={value.unit}
                onChange={(chosen) =>
                  onChange({
                    ...value,
                    unit: SALARY_UNITS.find((unit) => unit === chosen) ?? value.unit,
                  })
                }
                options={SALARY_UNITS.map((unit) => ({
                  value: unit,
                  label: word(`salary.${unit}`),
                }))}
              />
            </div>
            <Switch
              name="salary.negotiable"
              checked={value.negotiable}
              onChange={({ target }) => onChange({ ...value, negotiable: target.checked })}
            >
              {word("edit.negotiable")}
            </Switch>
          </div>
        )}
      </Controlled>
    </SideSection>
  );
}

/** How long it takes applications and keeps them, and whom one would work with. */
export function HiringSection({ edit }: SectionProps) {
  const intl = useIntl();
  const members = useOptionSearch(MembersToHireDocument, membersOf);
  const word = (id: string) => intl.formatMessage({ id: `jobs.edit.${id}` });
  return (
    <SideSection title={word("hiring")}>
      <div className="grid gap-4">
        <Controlled edit={edit} name="expiresAt">
          {(field) => <DateTimeField {...field} hint={word("expiresAt.hint")} />}
        </Controlled>
        <Controlled edit={edit} name="hiringTeamIds">
          {(field) => <MultiCombobox {...field} options={members} hint={word("hiringTeam.hint")} />}
        </Controlled>
        <Controlled edit={edit} name="hidesApplicants">
          {({ value, onChange, name }) => (
            <div>
              <Switch
                name={name}
                checked={value}
                onChange={({ target }) => onChange(target.checked)}
                aria-describedby="hides-applicants"
              >
                {word("hidesApplicants")}
              </Switch>
              <p id="hides-applicants" className="mt-1 text-sm text-ink-3">
                {word("hidesApplicants.hint")}
              </p>
            </div>
          )}
        </Controlled>
        <Controlled edit={edit} name="retentionDays">
          {(field) => (
            <NumberField {...field} min={1} max={730} hint={word("retentionDays.hint")} />
          )}
        </Controlled>
      </div>
    </SideSection>
  );
}

const membersOf = ({ members }: MembersToHireQuery) => members.nodes.map(memberOption);
