import { projectTypePath } from "../../../platform/project-path.ts";
import { useQuery } from "@apollo/client/react";
import { type IntlShape, useIntl } from "react-intl";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { type OpenedDocument, useDocumentForm } from "../../../admin/document/use-document-form.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { hiddenBy } from "../project-stages.ts";
import {
  CreateProjectDocument,
  type EditedProjectFragment,
  ProjectDraftDocuments,
  ProjectToEditDocument,
  type ProjectTypeChoicesQuery,
  ProjectTypeChoicesDocument,
} from "./edited-project.generated.ts";
import { projectForm } from "./project-form.ts";

/** The key prefix of projects' drafts on this device. */
export const PROJECT_DRAFTS = "project";

export interface OpenedProject extends OpenedDocument {
  /** Undefined for a new project */
  project: EditedProjectFragment | undefined;
}

type Types = ProjectTypeChoicesQuery["projectTypes"];

/** The state of a project's editor. */
export function useProjectEdit({ project, ...opened }: OpenedProject) {
  const intl = useIntl();
  const locale = useLocale();
  const { data } = useQuery(ProjectTypeChoicesDocument, { variables: { locale } });
  const types = data?.projectTypes ?? [];
  const edit = useDocumentForm(projectForm, {
    ...opened,
    row: project,
    drafts: PROJECT_DRAFTS,
    read: ProjectToEditDocument,
    create: CreateProjectDocument,
    documents: ProjectDraftDocuments,
    // All languages share one slug, whose field is that of English.
    unique: { "This slug is taken": () => ["slug.en"] },
    labelOf: (path) => clientLabel(intl, path),
    show: (path, value) => shownValue(intl, path, value, types),
  });
  const type = types.find(({ id }) => id === edit.values.typeId)?.slug ?? project?.type?.slug;
  const sitePath = type ? projectTypePath(type) : "/projects/…";
  const tell = usePublicationNotice(
    sitePath,
    intl.formatMessage({ id: "projects.edit.viewProject" }),
  );
  const document = useDocumentEdit(edit, {
    sitePath,
    picturesUrl: "/api/projects/pictures",
    hasOneSlug: true,
    placeholders: {
      description: "projects.edit.description.placeholder",
      content: "projects.edit.content.placeholder",
    },
    onPublication(row: EditedProjectFragment, language, before) {
      const reason = hiddenBy(row);
      const states = row.statusByLocale as Partial<Record<string, string>> | null;
      if (!reason || states?.[language] !== "published") return tell(row, language, before);
      snackbar({ text: intl.formatMessage({ id: `projects.hidden.${reason}` }), tone: "good" });
    },
  });
  return { edit, document, types };
}

export type ProjectEdit = ReturnType<typeof useProjectEdit>["edit"];

const clientLabel = (intl: IntlShape, path: string): string | undefined =>
  path.startsWith("client.") ? intl.formatMessage({ id: `projects.edit.${path}` }) : undefined;

/** Choices by their names. */
function shownValue(intl: IntlShape, path: string, value: unknown, types: Types): unknown {
  if (path === "typeId") return types.find(({ id }) => id === value)?.name ?? undefined;
  if (path === "stage" || path === "visibility") {
    return intl.formatMessage({ id: `projects.${path}.${value as string}` });
  }
  return undefined;
}
