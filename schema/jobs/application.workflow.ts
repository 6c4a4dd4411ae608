import { deletesOld } from "../workflow/retention.ts";
import { workflow } from "../workflow/workflow.ts";
import { ApplicationEvent, ApplicationNote } from "./application-parts.ts";
import { Application, ApplicationStage } from "./application.ts";
import { Job } from "./job.ts";

/** A trigger has their CVs deleted. */
export const deleteOldApplications = deletesOld(Application, (now) => ({
  retentionUntil: { $lte: now },
}));

export const applicationFlow = workflow(Application, {
  stage: "stage",
  stages: ApplicationStage,
  staff: "application:manage",
  history: { entity: ApplicationEvent, of: "application" },
  // applicants withdraw by the link mailed to them
  reserved: [ApplicationStage.WITHDRAWN],
  terminal: { [ApplicationStage.WITHDRAWN]: "The applicant has withdrawn" },
  notes: { entity: ApplicationNote, of: "application" },
  async addressee({ email, locale, name, isApplicantHidden, job: { id } }, { em }) {
    const job = (await em.findOneOrFail(Job, id)).titleIn(locale);
    const recorded = { name: isApplicantHidden ? "{name}" : name, job };
    return { email, locale, values: { name, job }, recorded };
  },
  retention: deleteOldApplications,
  erasure: "deletes",
});
