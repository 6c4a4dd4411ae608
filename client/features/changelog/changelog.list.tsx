import { defineEntityList } from "../../admin/entity/define-entity-list.tsx";
import { textIn } from "../../admin/text-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { changelogEditPath, changelogForm, statusOptions } from "./changelog-form.ts";
import { ChangelogEntryDocuments } from "./changelog.generated.ts";
import { stateOf, STATE_TONES } from "./entry-state.ts";

export const changelogList = defineEntityList({
  form: changelogForm,
  documents: ChangelogEntryDocuments,
  options: (_, { intl }) => statusOptions(intl),
  paths: { new: "/dashboard/changelog/new", edit: (row) => changelogEditPath(row) },
  sort: { by: "publishedAt", direction: "descending" },
  columns: ({ title, text, custom }) => [
    title("name", (row, { locale }) => textIn(row.titleByLocale, locale)),
    text("release", ({ release }) => release, { width: "110px", from: 640 }),
    custom("tags", {
      from: 896,
      width: "250px",
      value: ({ tags }, { intl }) =>
        tags
          .map((tag) => intl.formatMessage({ id: `changelog.kind.${tag.toLowerCase()}` }))
          .join(", "),
      cell: ({ tags }, { intl }) => (
        <span className="flex flex-wrap gap-1.5 py-1">
          {tags.map((tag) => (
            <Badge key={tag} tone="off">
              {intl.formatMessage({ id: `changelog.kind.${tag.toLowerCase()}` })}
            </Badge>
          ))}
        </span>
      ),
    }),
    custom("status", {
      width: "140px",
      from: 640,
      value: (row, { intl }) => intl.formatMessage({ id: `changelog.status.${stateOf(row)}` }),
      cell: (row, { intl }) => (
        <Badge tone={STATE_TONES[stateOf(row)]}>
          {intl.formatMessage({ id: `changelog.status.${stateOf(row)}` })}
        </Badge>
      ),
    }),
    // A date that may be still to come is no age.
    custom("publishedAt", {
      width: "150px",
      sort: "descending",
      value: ({ publishedAt }) => publishedAt,
      cell: ({ publishedAt }, { intl }) => intl.formatDate(publishedAt, { dateStyle: "medium" }),
    }),
  ],
});
