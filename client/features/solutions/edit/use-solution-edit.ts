import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { type OpenedDocument, useDocumentForm } from "../../../admin/document/use-document-form.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import type { Option } from "../../../ui/option.ts";
import {
  CreateSolutionDocument,
  type EditedSolutionFragment,
  SolutionDraftDocuments,
  SolutionChoicesDocument,
  SolutionToEditDocument,
} from "./edited-solution.generated.ts";
import { SOLUTION_TEXTS, solutionForm } from "./solution-form.ts";

/** The key prefix of solutions' drafts on this device. */
export const SOLUTION_DRAFTS = "solution";

export interface OpenedSolution extends OpenedDocument {
  /** Undefined for a new solution */
  solution: EditedSolutionFragment | undefined;
}

export interface SolutionChoices {
  categories: Option[];
  faqs: Option[];
}

/** The state of a solution's editor. */
export function useSolutionEdit({ solution, ...opened }: OpenedSolution) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(SolutionChoicesDocument, { variables: { locale } });
  const choices: SolutionChoices = {
    categories: (data?.categories ?? []).map(({ id, name, english }) => ({
      value: id,
      label: name ?? english ?? "",
    })),
    faqs: (data?.faqs ?? []).map(({ id, question, english }) => ({
      value: id,
      label: question ?? english ?? "",
    })),
  };
  const edit = useDocumentForm(solutionForm, {
    ...opened,
    row: solution,
    drafts: SOLUTION_DRAFTS,
    read: SolutionToEditDocument,
    create: CreateSolutionDocument,
    documents: SolutionDraftDocuments,
    variables: { locale },
    show: (path, value) =>
      path === "categoryId" ? choices.categories.find((one) => one.value === value) : undefined,
  });
  const document = useDocumentEdit(edit, {
    sitePath: SITE_PATHS.solutions,
    picturesUrl: "/api/solutions/pictures",
    texts: SOLUTION_TEXTS,
    onPublication: usePublicationNotice(
      SITE_PATHS.solutions,
      intl.formatMessage({ id: "solutions.edit.viewSolution" }),
    ),
  });
  return { edit, document, choices };
}

export type SolutionEdit = ReturnType<typeof useSolutionEdit>["edit"];
