import { useIntl } from "react-intl";
import { useDocumentEdit } from "../../../admin/document/use-document-edit.ts";
import { type OpenedDocument, useDocumentForm } from "../../../admin/document/use-document-form.ts";
import { usePublicationNotice } from "../../../admin/document/use-publication-notice.ts";
import { SITE_PATHS } from "../../../platform/published-path.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import {
  CreateJobDocument,
  type EditedJobFragment,
  JobDraftDocuments,
  JobToEditDocument,
} from "./edited-job.generated.ts";
import { JOB_TEXTS, jobForm, NO_SALARY } from "./job-form.ts";
import { shownTerm } from "./shown-term.ts";

/** The key prefix of jobs' drafts on this device. */
export const JOB_DRAFTS = "job";

export interface OpenedJob extends OpenedDocument {
  /** Undefined for a new job */
  job: EditedJobFragment | undefined;
}

/** The state of a job's editor. */
export function useJobEdit({ job, ...opened }: OpenedJob) {
  const intl = useIntl();
  const { siteCurrency } = useViewer();
  const edit = useDocumentForm(jobForm, {
    ...opened,
    row: job,
    empty: { salary: { ...NO_SALARY, currency: siteCurrency } },
    drafts: JOB_DRAFTS,
    read: JobToEditDocument,
    create: CreateJobDocument,
    documents: JobDraftDocuments,
    show: (path, value) => shownTerm(intl, path, value),
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
