import { useIntl } from "react-intl";
import { SideSection } from "../../../admin/document/side-section.tsx";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { IconField } from "../../../admin/form/icon-field.tsx";
import { useOptionSearch } from "../../../admin/use-option-search.ts";
import { BCP47, type Locale } from "../../../i18n/locale.ts";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { Select } from "../../../ui/select.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  ProjectsToRelateDocument,
  type ProjectsToRelateQuery,
} from "./edited-solution.generated.ts";
import { MAX_TAGS } from "./solution-form.ts";
import type { SolutionChoices, SolutionEdit } from "./use-solution-edit.ts";

interface SectionProps {
  edit: SolutionEdit;
}

/** What clients get and how it is done, in the open language. */
export function OfferSection({ edit, locale }: SectionProps & { locale: Locale }) {
  const intl = useIntl();
  const hint = (name: string) => intl.formatMessage({ id: `solutions.edit.${name}.hint` });
  const lang = BCP47[locale];
  return (
    <SideSection title={intl.formatMessage({ id: "solutions.edit.offer" })}>
      <div key={locale} className="grid grid-cols-1 gap-4">
        <TextArea
          {...edit.field(`benefits.${locale}`)}
          lang={lang}
          hint={hint("benefits")}
          autosize
        />
        <TextArea {...edit.field(`steps.${locale}`)} lang={lang} hint={hint("steps")} autosize />
      </div>
    </SideSection>
  );
}

/** Where its button leads, and what it says in the open language. */
export function ButtonSection({ edit, locale }: SectionProps & { locale: Locale }) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "solutions.edit.button" })}>
      <div className="grid grid-cols-1 gap-4">
        <TextField
          {...edit.field(`ctaLabel.${locale}`)}
          key={locale}
          lang={BCP47[locale]}
          autoComplete="off"
        />
        <TextField
          {...edit.field("ctaHref")}
          dir="ltr"
          autoComplete="off"
          hint={intl.formatMessage({ id: "solutions.edit.ctaHref.hint" })}
        />
      </div>
    </SideSection>
  );
}

interface PlaceSectionProps extends SectionProps {
  choices: SolutionChoices;
}

/** How a solution is found: its icon, category and tags. */
export function PlaceSection({ edit, choices: { categories } }: PlaceSectionProps) {
  const intl = useIntl();
  return (
    <SideSection title={intl.formatMessage({ id: "solutions.edit.place" })}>
      <div className="grid grid-cols-1 gap-4">
        <Controlled edit={edit} name="categoryId">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={value ?? ""}
              onChange={(chosen) => onChange(chosen || null)}
              options={[
                { value: "", label: intl.formatMessage({ id: "form.value.none" }) },
                ...categories,
              ]}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="icon">
          {(field) => <IconField {...field} />}
        </Controlled>
        <Controlled edit={edit} name="tags">
          {(field) => <TagsField {...field} most={MAX_TAGS} />}
        </Controlled>
      </div>
    </SideSection>
  );
}

/** The projects in which it was done, and the questions that its page answers. */
export function RelationsSection({ edit, choices: { faqs } }: PlaceSectionProps) {
  const intl = useIntl();
  const projects = useOptionSearch(ProjectsToRelateDocument, projectsOf);
  return (
    <SideSection title={intl.formatMessage({ id: "solutions.edit.relations" })}>
      <div className="grid grid-cols-1 gap-4">
        <Controlled edit={edit} name="projectIds">
          {(field) => (
            <MultiCombobox
              {...field}
              options={projects}
              hint={intl.formatMessage({ id: "solutions.edit.projects.hint" })}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="faqIds">
          {(field) => <MultiCombobox {...field} options={faqs} />}
        </Controlled>
      </div>
    </SideSection>
  );
}

const projectsOf = ({ publishedProjects }: ProjectsToRelateQuery) =>
  publishedProjects.nodes.map(({ id, title, slug }) => ({ value: id, label: title ?? slug ?? "" }));
