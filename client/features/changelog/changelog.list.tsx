import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import { FormattedMessage } from "react-intl";
import { defineEntityList } from "../../admin/entity/define-entity-list.tsx";
import { textIn } from "../../admin/text-in.ts";
import { Badge } from "../../ui/badge.tsx";
import { changelogEditPath, changelogForm, statusOptions } from "./changelog-form.ts";
import { ChangelogEntryDocuments } from "./changelog.generated.ts";
import { ChangelogCell, ChangelogMobileRow } from "./changelog-cells.tsx";
import { dateOf, stateOf, STATE_TONES, TAG_TONES } from "./entry-state.ts";

const TAGS = ["SECURITY", "ADDED", "CHANGED", "DEPRECATED", "REMOVED", "FIXED"] as const;
const API = { affected: "apiImpact", unaffected: "api.unaffected" };

export const changelogList = defineEntityList({
  form: changelogForm,
  documents: ChangelogEntryDocuments,
  options: (_, { intl }) => statusOptions(intl),
  paths: { new: "/dashboard/changelog/new", edit: (row) => changelogEditPath(row) },
  tabs: {
    published: { tone: "good", has: (row) => stateOf(row) === "PUBLISHED" },
    scheduled: { tone: "info", has: (row) => stateOf(row) === "SCHEDULED" },
    draft: { tone: "warn", has: (row) => stateOf(row) === "DRAFT" },
  },
  filters: {
    tag: {
      valuesOf: ({ tags }) => tags,
      options: (_, { intl }) =>
        TAGS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `changelog.kind.${value.toLowerCase()}` }),
        })),
    },
    api: {
      valuesOf: ({ apiImpact }) => [apiImpact ? "affected" : "unaffected"],
      options: (_, { word }) =>
        Object.entries(API).map(([value, id]) => ({ value, label: word(id) })),
    },
  },
  sort: { by: "publishedAt", direction: "descending" },
  columns: ({ text, custom }) => [
    // A date that may be still to come is no age.
    custom("publishedAt", {
      width: "130px",
      from: 768,
      sort: "descending",
      value: ({ publishedAt }) => publishedAt,
      cell: (row, { intl }) => <span className="text-ink-2">{dateOf(intl, row)}</span>,
    }),
    text("release", ({ release }) => release, { width: "116px", from: 640 }),
    custom("name", {
      value: (row, { locale }) => textIn(row.titleByLocale, locale),
      cell: (row, { opening }) => <ChangelogCell entry={row} opening={opening} />,
    }),
    custom("tags", {
      from: 896,
      width: "220px",
      value: ({ tags }, { intl }) =>
        tags
          .map((tag) => intl.formatMessage({ id: `changelog.kind.${tag.toLowerCase()}` }))
          .join(", "),
      cell: ({ tags }) => (
        <span className="flex flex-wrap gap-1.5 py-1">
          {tags.map((tag) => (
            <Badge key={tag} tone={TAG_TONES[tag]}>
              <FormattedMessage id={`changelog.kind.${tag.toLowerCase()}`} />
            </Badge>
          ))}
        </span>
      ),
    }),
    custom("apiImpact", {
      icon: <IconCode size={18} aria-hidden="true" />,
      from: 768,
      width: "72px",
      sort: "descending",
      value: ({ apiImpact }, { word }) => (apiImpact ? word("apiImpact") : ""),
      cell: ({ apiImpact }, { word }) =>
        apiImpact && (
          <span title={word("apiImpact")} className="text-ink-2">
            <IconCode size={18} aria-hidden="true" />
            <span className="sr-only">{word("apiImpact")}</span>
          </span>
        ),
    }),
    custom("status", {
      width: "132px",
      from: 640,
      value: (row, { intl }) => intl.formatMessage({ id: `changelog.status.${stateOf(row)}` }),
      cell: (row) => (
        <Badge tone={STATE_TONES[stateOf(row)]}>
          <FormattedMessage id={`changelog.status.${stateOf(row)}`} />
        </Badge>
      ),
    }),
  ],
  mobileRow: (row, { opening }) => <ChangelogMobileRow entry={row} opening={opening} />,
});
