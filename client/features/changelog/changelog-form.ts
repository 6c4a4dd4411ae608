import type { IntlShape } from "react-intl";
import { defineForm } from "../../admin/form/define-form.ts";
import {
  choice,
  dateTime,
  flag,
  localizedText,
  requiredLocalizedText,
  text,
} from "../../admin/form/field-kinds.ts";

const STATUSES = ["DRAFT", "PUBLISHED"] as const;

const MAX_CHANGES = 4000;

/** A line for each change of a kind. */
const changes = (kind: string) => ({ ...localizedText(MAX_CHANGES), label: `kind.${kind}` });

export const CHANGELOG_PATH = "/dashboard/changelog/list";
export const changelogEditPath = ({ id }: { id: string }) => `/dashboard/changelog/${id}/edit`;

export const changelogForm = defineForm("changelog", {
  title: { ...requiredLocalizedText(160), label: "name" },
  description: localizedText(600),
  security: changes("security"),
  added: changes("added"),
  changed: changes("changed"),
  deprecated: changes("deprecated"),
  removed: changes("removed"),
  fixed: changes("fixed"),
  release: text(40),
  status: choice(STATUSES),
  publishedAt: dateTime(),
  apiImpact: flag(),
});

export const statusOptions = (intl: IntlShape) => ({
  status: STATUSES.map((value) => ({
    value,
    label: intl.formatMessage({ id: `changelog.status.${value}` }),
  })),
});
