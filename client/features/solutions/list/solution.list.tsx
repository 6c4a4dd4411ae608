import { FormattedMessage } from "react-intl";
import { z } from "zod";
import {
  documentTabs,
  draftFilter,
  draftOptions,
  draftsIn,
  languageFilter,
  languageIn,
  languageOptions,
  languagesColumn,
  publicationActions,
  publicPageItems,
  updatedColumn,
} from "../../../admin/document/document-list.tsx";
import { publicPathOf, titleOf } from "../../../admin/document/listed-document.ts";
import { defineList } from "../../../admin/list/define-list.ts";
import { one } from "../../../admin/list/list-params.ts";
import type { Locale } from "../../../i18n/locale.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import { HeadLink } from "../../../admin/list/head-link.tsx";
import { SOLUTIONS_ADDRESS, solutionEditAddress } from "../solution-address.ts";
import { SolutionCell, SolutionMobileRow } from "./solution-cells.tsx";
import {
  type ListedSolutionFragment,
  SolutionListChoicesDocument,
  SolutionListDocument,
  SolutionsDocuments,
} from "./solution-list.generated.ts";

const publicPath = (solution: ListedSolutionFragment, reader: Locale) =>
  publicPathOf(solution, SITE_PATHS.solutions, reader);

export const solutionList = defineList({
  name: "solutions",
  query: SolutionListDocument,
  rows: (data, tab) => (tab === "trash" ? data.deletedSolutions : data.solutions),
  nameOf: (solution, { locale }) => titleOf(solution, locale),
  tabs: documentTabs,
  counts: ({ solutionCounts, trash }) => ({ ...solutionCounts, trash: trash.totalCount }),
  sorts: { title: "TITLE", updated: "UPDATED_AT" },
  sort: { by: "updated", direction: "descending" },
  choices: SolutionListChoicesDocument,
  filters: { category: one(z.uuid()), language: languageFilter, changes: draftFilter },
  filter: ({ filters: { category, language, changes } }) => ({
    categoryId: category[0],
    language: languageIn(language),
    ...draftsIn(changes),
  }),
  options: ({ choices }, context) => ({
    category: choices?.categories.map(({ id, name, english }) => ({
      value: id,
      label: name ?? english ?? "",
    })),
    language: languageOptions,
    changes: draftOptions(context),
  }),
  columns: ({ custom, text }) => [
    custom("title", {
      value: (solution, { locale }) => titleOf(solution, locale),
      cell: (solution) => <SolutionCell solution={solution} />,
    }),
    text("category", ({ category }) => category?.name ?? category?.english, {
      width: "170px",
      optional: true,
      from: 768,
    }),
    languagesColumn(),
    updatedColumn(),
  ],
  mobileRow: (solution) => <SolutionMobileRow solution={solution} />,
  actions: (kit) => [
    ...publicPageItems(kit, publicPath),
    ...publicationActions(kit, SolutionsDocuments, solutionEditAddress),
  ],
  trash: SolutionsDocuments,
  select: SolutionsDocuments.select,
  paths: { new: `${SOLUTIONS_ADDRESS}/new`, edit: ({ id }) => solutionEditAddress(id) },
  head: (
    <HeadLink to="/dashboard/blog/categories">
      <FormattedMessage id="categories.title" />
    </HeadLink>
  ),
});
