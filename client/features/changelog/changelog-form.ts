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
const changes = localizedText(MAX_CHANGES);

export const CHANGELOG_PATH = "/dashboard/changelog/list";
export const changelogEditPath = ({ id }: { id: string }) => `/dashboard/changelog/${id}/edit`;

export const changelogForm = defineForm("changelog", {
  title: { ...requiredLocalizedText(160), label: "name" },
  description: localizedText(600),
  security: { ...changes, label: "kind.security" },
  added: { ...changes, label: "kind.added" },
  changed: { ...changes, label: "kind.changed" },
  deprecated: { ...changes, label: "kind.deprecated" },
  removed: { ...changes, label: "kind.removed" },
  fixed: { ...changes, label: "kind.fixed" },
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
