import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import { DAY } from "../foundation/durations.ts";
import "./application-total.ts";
import "./job.access.ts";
import "./purged-applicants.ts";
import { hourly } from "../workflow/retention.ts";
import { removesFiles } from "../workflow/erasure.ts";
import {
  ApplicantResolver,
  applicationOperations,
  ApplicationResolver,
} from "./application.resolver.ts";
import { Application, cvKey, REMOVE_CVS } from "./application.ts";
import { deleteOldApplications } from "./application.workflow.ts";
import { InterviewResolver } from "./interview.resolver.ts";
import { jobPublication, JobResolver } from "./job.resolver.ts";
import { Job } from "./job.ts";
import { NOTIFY_OF_APPLICATION, notifyOfApplication } from "./notify-of-application.ts";

export const jobs = domain({
  name: "jobs",
  resolvers: [
    JobResolver,
    ...jobPublication,
    ApplicationResolver,
    ...applicationOperations,
    ApplicantResolver,
    InterviewResolver,
  ],
  permissions: {
    "job:write": [Role.ADMIN, Role.RECRUITER],
    "application:manage": [Role.ADMIN, Role.RECRUITER],
  },
  jobs: {
    [NOTIFY_OF_APPLICATION]: notifyOfApplication,
    [REMOVE_CVS]: removesFiles(Application, cvKey),
  },
  storage: { applications: { member: "member_id", size: "cv_size" } },
  timers: {
    "delete old applications": hourly(deleteOldApplications),
  },
  limits: {
    /** Applications per user, or per network for visitors. */
    apply: { times: 5, within: DAY },
    /** Per email address that the applicant gives. */
    applyWithEmail: { times: 5, within: DAY },
  },
  pictures: { jobs: { path: "/api/jobs/pictures", operation: "createJob" } },
  search: {
    jobs: {
      entity: () => Job,
      where: (text, viewer) => searched(text, viewer.may("job:write") ? "terms" : "publicTerms"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
});
export { Application, ApplicationStage, cvKey } from "./application.ts";
export { ApplyInput } from "./application.input.ts";
export { ApplicationEvent, ApplicationEventKind, ApplicationNote } from "./application-parts.ts";
export { applyForJob, type Cv, takeApplyLimit } from "./apply-for-job.ts";
export { findCv } from "./find-cv.ts";
export { Job } from "./job.ts";
export {
  EmploymentType,
  ExperienceLevel,
  optionsIn,
  questionIn,
  QuestionType,
  SalaryUnit,
  Workplace,
} from "./job-parts.ts";
