import { useIntl } from "react-intl";
import { Controlled } from "../../../../../admin/form/controlled.tsx";
import { Avatar } from "../../../../../ui/avatar.tsx";
import { MultiCombobox } from "../../../../../ui/multi-combobox.tsx";
import { Combobox } from "../../../../../ui/combobox.tsx";
import type { Option } from "../../../../../ui/option.ts";
import { SideSection } from "../../../../../admin/document/side-section.tsx";
import type { PostEdit } from "./use-post-edit.ts";

export interface Choices {
  authors: (Option & { avatar: string | null })[];
  categories: Option[];
  /** Tags in use */
  tags: Option[];
}

interface PeopleSectionProps {
  edit: PostEdit;
  choices: Choices;
}

export function PeopleSection({ edit, choices }: PeopleSectionProps) {
  const intl = useIntl();
  const { authors, categories } = choices;
  const authorOf = (id: string | null) => authors.find(({ value }) => value === id) ?? null;
  return (
    <SideSection title={intl.formatMessage({ id: "posts.edit.people" })}>
      <div className="grid gap-4">
        <Controlled edit={edit} name="authorId">
          {({ value, onChange, ...field }) => (
            <Combobox
              {...field}
              options={authors}
              mark={({ value: id, label }) => (
                <Avatar name={label} src={authorOf(id)?.avatar} size={26} />
              )}
              value={authorOf(value)}
              onChange={(author) => onChange(author?.value ?? null)}
            />
          )}
        </Controlled>
        <Controlled edit={edit} name="categoryIds">
          {({ value, onChange, ...field }) => (
            <MultiCombobox
              {...field}
              options={categories}
              value={categories.filter((category) => value.includes(category.value))}
              onChange={(chosen) => onChange(chosen.map((category) => category.value))}
            />
          )}
        </Controlled>
      </div>
    </SideSection>
  );
}
