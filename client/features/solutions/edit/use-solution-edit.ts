import { useQuery } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { documentLabel } from "../../../admin/document/document-label.ts";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import type { Draft } from "../../../admin/form/draft-storage.ts";
import { slugsIn } from "../../../admin/form/field-kinds.ts";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import type { Option } from "../../../ui/option.ts";
import {
  CreateSolutionDocument,
  type EditedSolutionFragment,
  SolutionChoicesDocument,
  SolutionToEditDocument,
  UpdateSolutionDocument,
} from "./edited-solution.generated.ts";
import { SOLUTION_TEXTS, solutionForm } from "./solution-form.ts";

/** The key prefix of solutions' drafts on this device. */
export const SOLUTION_DRAFTS = "solution";

export interface OpenedSolution {
  /** Undefined for a new solution */
  solution: EditedSolutionFragment | undefined;
  /** Its draft on this device */
  draft: Draft | undefined;
  /** The new solution now has an id */
  onCreated: (id: string) => void;
}

export interface SolutionChoices {
  categories: Option[];
  faqs: Option[];
}

/** The state of a solution's editor. */
export function useSolutionEdit({ solution, draft, onCreated }: OpenedSolution) {
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
  const edit = useEntityForm(solutionForm, {
    row: solution,
    drafts: SOLUTION_DRAFTS,
    draft: { kept: draft },
    read: SolutionToEditDocument,
    create: CreateSolutionDocument,
    update: UpdateSolutionDocument,
    variables: { locale },
    unique: { "This slug is taken": slugsIn("title") },
    labelOf: (path) => documentLabel(intl, path),
    show: (path, value) =>
      path === "categoryId" ? choices.categories.find((one) => one.value === value) : undefined,
    onSaved: ({ id }) => solution ?? onCreated(id),
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
