import { useIntl } from "react-intl";
import { documentLabel } from "../../../admin/document/document-label.ts";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import type { Draft } from "../../../admin/form/draft-storage.ts";
import { slugsIn } from "../../../admin/form/field-kinds.ts";
import { useEntityForm } from "../../../admin/form/use-entity-form.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import {
  CreateJobDocument,
  type EditedJobFragment,
  JobToEditDocument,
  UpdateJobDocument,
} from "./edited-job.generated.ts";
import { JOB_TEXTS, jobForm, NO_SALARY } from "./job-form.ts";
import { shownTerm } from "./shown-term.ts";

/** The key prefix of jobs' drafts on this device. */
export const JOB_DRAFTS = "job";

export interface OpenedJob {
  /** Undefined for a new job */
  job: EditedJobFragment | undefined;
  /** Its draft on this device */
  draft: Draft | undefined;
  /** The new job now has an id */
  onCreated: (id: string) => void;
}

/** The state of a job's editor. */
export function useJobEdit({ job, draft, onCreated }: OpenedJob) {
  const intl = useIntl();
  const { siteCurrency } = useViewer();
  const edit = useEntityForm(jobForm, {
    row: job,
    empty: { salary: { ...NO_SALARY, currency: siteCurrency } },
    drafts: JOB_DRAFTS,
    draft: { kept: draft },
    read: JobToEditDocument,
    create: CreateJobDocument,
    update: UpdateJobDocument,
    unique: { "This slug is taken": slugsIn("title") },
    labelOf: (path) => documentLabel(intl, path),
    show: (path, value) => shownTerm(intl, path, value),
    onSaved: ({ id }) => job ?? onCreated(id),
  });
  const document = useDocumentEdit(edit, {
    sitePath: SITE_PATHS.jobs,
    picturesUrl: "/api/jobs/pictures",
    texts: JOB_TEXTS,
    onPublication: usePublicationNotice(
      SITE_PATHS.jobs,
      intl.formatMessage({ id: "jobs.edit.viewJob" }),
    ),
  });
  return { edit, document };
}

export type JobEdit = ReturnType<typeof useJobEdit>["edit"];
