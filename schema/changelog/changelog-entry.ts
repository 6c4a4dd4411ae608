import type { Opt } from "@mikro-orm/core";
import { Index } from "@mikro-orm/decorators/legacy";
import { DeletableEntity } from "../foundation/entity.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import type { Localized } from "../foundation/locale.ts";
import {
  boolean,
  dateTime,
  enumColumn,
  enumList,
  localized,
  model,
  searchVector,
  text,
} from "../foundation/model.ts";
import { inAllLanguages, searchable } from "../foundation/search.ts";

export const ChangelogStatus = enumType(
  "ChangelogStatus",
  { DRAFT: "Staff alone see it.", PUBLISHED: "Everyone sees it from `publishedAt` on." },
  "PUBLISHED entries are shown to everyone from `publishedAt` on.",
);
export type ChangelogStatus = EnumOf<typeof ChangelogStatus>;

export const ChangelogTag = enumType(
  "ChangelogTag",
  {
    ADDED: "Something new.",
    CHANGED: "Something works in another way.",
    DEPRECATED: "Something will be removed.",
    REMOVED: "Something no longer exists.",
    FIXED: "A fault was mended.",
    SECURITY: "A vulnerability was closed.",
  },
  "A kind of change, as in Keep a Changelog.",
);
export type ChangelogTag = EnumOf<typeof ChangelogTag>;

/** The field with the changes of each kind, in the order in which they are shown. */
export const CHANGES_BY_TAG = [
  [ChangelogTag.SECURITY, "security"],
  [ChangelogTag.ADDED, "added"],
  [ChangelogTag.CHANGED, "changed"],
  [ChangelogTag.DEPRECATED, "deprecated"],
  [ChangelogTag.REMOVED, "removed"],
  [ChangelogTag.FIXED, "fixed"],
] as const;

@Index({
  name: "changelog_entries_release",
  expression: `create unique index "changelog_entries_release" on "changelog_entries" ("release") where "deleted_at" is null`,
})
@model({
  table: "changelog_entries",
  messages: { notFound: "Changelog entry not found", taken: "This version has an entry already" },
  description:
    "What changed in a version: a title, a sentence or two, and the changes by kind, one per line of plain text. Backticks mark `code`.",
})
export class ChangelogEntry extends DeletableEntity {
  @text({ nullable: true, description: "The number of the version, such as 2.6.1; unique." })
  release?: string | null;

  @localized()
  title: Localized = {};

  @localized({ description: "One or two sentences." })
  description: Localized = {};

  @localized({ description: "New features, one per line." })
  added: Localized = {};

  @localized({ description: "Changes of what existed, one per line." })
  changed: Localized = {};

  @localized({ description: "What will be removed later, one per line." })
  deprecated: Localized = {};

  @localized({ description: "What is gone, one per line." })
  removed: Localized = {};

  @localized({ description: "Corrected errors, one per line." })
  fixed: Localized = {};

  @localized({ description: "Changes that concern security, one per line." })
  security: Localized = {};

  @enumList(() => ChangelogTag, { description: "The kinds of change that it has." })
  tags: Opt<ChangelogTag[]> = [];

  @boolean({ default: false, description: "Whether it concerns those who use the API." })
  apiImpact: Opt<boolean> = false;

  @boolean({ default: false, description: "Whether it was drafted from changes of the schema." })
  isFromSchema: Opt<boolean> = false;

  @enumColumn(() => ChangelogStatus)
  status: Opt<ChangelogStatus> = ChangelogStatus.DRAFT;

  @dateTime({
    description:
      "When it is shown to everyone, if it is published; lists are sorted by it. For a draft, the time planned so far.",
  })
  publishedAt!: Date;

  @searchVector(
    searchable(
      `coalesce("release", '')`,
      inAllLanguages("title"),
      inAllLanguages("description"),
      inAllLanguages("added"),
      inAllLanguages("changed"),
      inAllLanguages("deprecated"),
      inAllLanguages("removed"),
      inAllLanguages("fixed"),
      inAllLanguages("security"),
    ),
  )
  terms?: Opt<string>;

  /** Updates what is derived from the changes. */
  followChanges(): void {
    this.tags = CHANGES_BY_TAG.flatMap(([tag, field]) =>
      Object.keys(this[field]).length > 0 ? [tag] : [],
    );
  }
}
