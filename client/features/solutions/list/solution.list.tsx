import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArchiveOff from "@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs";
import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";
import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import { FormattedMessage } from "react-intl";
import { z } from "zod";
import {
  isIn,
  publicPathOf,
  statesText,
  titleOf,
} from "../../../admin/document/listed-document.ts";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import { LOCALE_NAMES, type Locale, LOCALES } from "../../../i18n/locale.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { copyLink } from "../../../ui/use-copy-link.ts";
import { SOLUTIONS_ADDRESS, solutionEditAddress } from "../solution-address.ts";
import {
  ArchiveSolutionsDocument,
  DeleteSolutionsDocument,
  PublishSolutionsDocument,
  PurgeSolutionsDocument,
  RestoreSolutionsDocument,
  SelectSolutionsDocument,
  UnarchiveSolutionsDocument,
  UndoArchiveSolutionsDocument,
  UnpublishSolutionsDocument,
} from "./change-solutions.generated.ts";
import { SolutionCell, SolutionMobileRow } from "./solution-cells.tsx";
import {
  type ListedSolutionFragment,
  SolutionListChoicesDocument,
  SolutionListDocument,
} from "./solution-list.generated.ts";

const canPublish = (solution: ListedSolutionFragment) =>
  isIn(solution, "draft", "review", "scheduled");
const publicPath = (solution: ListedSolutionFragment, reader: Locale) =>
  publicPathOf(solution, SITE_PATHS.solutions, reader);

const live = ["all", "published", "scheduled", "review", "draft"] as const;

export const solutionList = defineList({
  name: "solutions",
  query: SolutionListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedSolutions : data.solutions),
  nameOf: (solution, { locale }) => titleOf(solution, locale),
  tabs: {
    all: {},
    published: { tone: "good", filter: { status: "PUBLISHED" } },
    scheduled: { tone: "info", filter: { status: "SCHEDULED" } },
    review: { tone: "accent", filter: { status: "REVIEW" } },
    draft: { tone: "warn", filter: { status: "DRAFT" } },
    archived: { filter: { status: "ARCHIVED" }, adds: false },
    trash: {},
  },
  counts: ({ solutionCounts, trash }) => ({ ...solutionCounts, trash: trash.totalCount }),
  sorts: { title: "TITLE", updated: "UPDATED_AT" },
  sort: { by: "updated", direction: "descending" },
  choices: SolutionListChoicesDocument,
  filters: { category: one(z.uuid()), language: one(z.enum(LOCALES)) },
  filter: ({ filters: { category, language } }) => ({
    categoryId: category[0],
    language: LOCALES.find((locale) => locale === language[0]),
  }),
  options: ({ choices }) => ({
    category: choices?.categories.map(({ id, name, english }) => ({
      value: id,
      label: name ?? english ?? "",
    })),
    language: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
  }),
  columns: ({ custom, text, date }) => [
    custom("title", {
      value: (solution, { locale }) => titleOf(solution, locale),
      cell: (solution) => <SolutionCell solution={solution} />,
    }),
    text("category", ({ category }) => category?.name ?? category?.english, {
      width: "170px",
      optional: true,
      from: 768,
    }),
    custom("languages", {
      width: "146px",
      optional: true,
      value: (solution, { intl }) => statesText(intl, solution),
      cell: (solution) => <LocaleMarks of={solution} />,
    }),
    date("updated", ({ updatedAt, deletedAt }) => deletedAt ?? updatedAt, {
      header: (isTrash) => (isTrash ? "column.deleted" : "column.updated"),
    }),
  ],
  mobileRow: (solution) => <SolutionMobileRow solution={solution} />,
  actions: ({ change, item }) => [
    item("view", {
      Icon: IconExternalLink,
      to: (solution, { locale }) => publicPath(solution, locale),
      reloadDocument: true,
    }),
    item("copyLink", {
      Icon: IconLink,
      fits: (solution, { locale }) => publicPath(solution, locale) !== undefined,
      press: (solution, { intl, locale }) =>
        void copyLink(intl, publicPath(solution, locale) ?? ""),
    }),
    change("publish", {
      Icon: IconWorldUpload,
      mutation: PublishSolutionsDocument,
      asks: true,
      fits: canPublish,
      bar: live,
    }),
    change("unpublish", {
      Icon: IconWorldOff,
      mutation: UnpublishSolutionsDocument,
      asks: true,
      fits: (solution) => isIn(solution, "published", "scheduled"),
      bar: live,
    }),
    change("unarchive", {
      Icon: IconArchiveOff,
      mutation: UnarchiveSolutionsDocument,
      fits: (solution) => isIn(solution, "archived"),
      bar: ["archived"],
    }),
    change("archive", {
      Icon: IconArchive,
      mutation: ArchiveSolutionsDocument,
      undo: UndoArchiveSolutionsDocument,
      asks: true,
      fits: (solution) => isIn(solution, "published", "scheduled", "review", "draft"),
      bar: live,
    }),
    item("schedule", {
      Icon: IconCalendarEvent,
      changes: true,
      to: (solution) =>
        canPublish(solution) ? `${solutionEditAddress(solution.id)}#schedule` : undefined,
    }),
  ],
  trash: {
    delete: DeleteSolutionsDocument,
    restore: RestoreSolutionsDocument,
    purge: PurgeSolutionsDocument,
  },
  select: SelectSolutionsDocument,
  paths: { new: `${SOLUTIONS_ADDRESS}/new`, edit: ({ id }) => solutionEditAddress(id) },
  head: (
    <ButtonLink
      variant="outline"
      size={44}
      to="/dashboard/blog/categories"
      className="max-md:hidden"
    >
      <FormattedMessage id="categories.title" />
    </ButtonLink>
  ),
});
