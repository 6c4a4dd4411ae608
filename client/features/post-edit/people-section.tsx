import { useIntl } from "react-intl";
import { Avatar } from "../../kit/avatar.tsx";
import { ComboboxMany } from "../../kit/combobox-many.tsx";
import { Combobox } from "../../kit/combobox.tsx";
import type { Option } from "../../kit/option.ts";
import type { PostForm } from "./post-form.ts";
import { SideSection } from "./side-section.tsx";

export interface Choices {
  authors: (Option & { avatar: string | null })[];
  categories: Option[];
}

interface PeopleSectionProps {
  form: PostForm;
  choices: Choices;
}

export function PeopleSection({ form: { values, set, errorOf }, choices }: PeopleSectionProps) {
  const intl = useIntl();
  const { authors, categories } = choices;
  const authorOf = (id: string | null) => authors.find(({ value }) => value === id) ?? null;
  return (
    <SideSection title={intl.formatMessage({ id: "post-edit.people" })}>
      <div className="grid gap-4">
        <Combobox
          name="authorId"
          label={intl.formatMessage({ id: "post-edit.author" })}
          options={authors}
          mark={({ value, label }) => (
            <Avatar name={label} src={authorOf(value)?.avatar} size={26} />
          )}
          value={authorOf(values.authorId)}
          onChange={(author) => set({ authorId: author?.value ?? null })}
          error={errorOf("authorId")}
        />
        <ComboboxMany
          name="categoryIds"
          label={intl.formatMessage({ id: "post-edit.categories" })}
          options={categories}
          value={categories.filter(({ value }) => values.categoryIds.includes(value))}
          onChange={(chosen) => set({ categoryIds: chosen.map(({ value }) => value) })}
          error={errorOf("categoryIds")}
        />
      </div>
    </SideSection>
  );
}
