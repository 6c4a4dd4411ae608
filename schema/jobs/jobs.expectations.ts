import { uuid } from "../foundation/uuid.ts";
import {
  draftOperations,
  EVERYBODY,
  type Expectations,
  ID,
  IDS,
  workflowOperations,
} from "../testing/expectations.ts";

const RECRUITERS = ["recruiter", "admin"];
const JOB = `jobId: "${uuid()}"`;
const SEEN = `applications: [{ ${ID} }]`;

export const expectations: Expectations = {
  operations: {
    publishedJobs: ["{ publishedJobs { nodes { id } } }", EVERYBODY],
    publishedJob: [`{ publishedJob(slug: "nothing") { id } }`, EVERYBODY],
    jobs: ["{ jobs { nodes { id } } }", EVERYBODY],
    job: [`{ job(${ID}) { id } }`, EVERYBODY],
    jobCounts: ["{ jobCounts { all } }", RECRUITERS],
    deletedJobs: ["{ deletedJobs { nodes { id } } }", RECRUITERS],
    createJob: ["mutation { createJob(input: {}) { id } }", RECRUITERS],
    updateJob: [`mutation { updateJob(${ID}, input: {}) { id } }`, RECRUITERS],
    setJobsClosed: [`mutation { setJobsClosed(${IDS}, isClosed: true) { ids } }`, RECRUITERS],
    ...draftOperations("Job", RECRUITERS),
    publishJob: [`mutation { publishJob(${ID}, locale: en) { id } }`, RECRUITERS],
    unpublishJob: [`mutation { unpublishJob(${ID}, locale: en) { id } }`, RECRUITERS],
    deleteJob: [`mutation { deleteJob(${ID}) }`, RECRUITERS],
    selectJobs: ["mutation { selectJobs { id } }", RECRUITERS],
    deleteJobs: [`mutation { deleteJobs(${IDS}) { ids } }`, RECRUITERS],
    restoreJobs: [`mutation { restoreJobs(${IDS}) { count } }`, RECRUITERS],
    purgeJobs: [`mutation { purgeJobs(${IDS}) { ids } }`, RECRUITERS],
    publishJobs: [`mutation { publishJobs(${IDS}) { count } }`, RECRUITERS],
    archiveJobs: [`mutation { archiveJobs(${IDS}) { count } }`, RECRUITERS],
    unarchiveJobs: [`mutation { unarchiveJobs(${IDS}) { count } }`, RECRUITERS],
    unpublishJobs: [`mutation { unpublishJobs(${IDS}) { count } }`, RECRUITERS],
    undoArchiveJobs: [
      `mutation { undoArchiveJobs(selectionId: "${uuid()}") { count } }`,
      RECRUITERS,
    ],
    ...workflowOperations("Application", {
      staff: RECRUITERS,
      stage: "INTERVIEW",
      parts: ["notes", "mails"],
      mail: "template: OFFER",
      within: JOB,
      others: {
        undoApplicationMoves: { name: "takeBackMoves" },
        mailApplications: { name: "mailApplicants" },
      },
    }),
    newApplicationCount: ["{ newApplicationCount }", RECRUITERS],
    fillMailTemplate: [
      `mutation { fillMailTemplate(template: OFFER, locale: en) { subject } }`,
      RECRUITERS,
    ],
    rejectApplications: [`mutation { rejectApplications(${SEEN}) { ids } }`, RECRUITERS],
    revealApplicants: [`mutation { revealApplicants(${IDS}) { ids } }`, RECRUITERS],
    planInterview: [
      `mutation { planInterview(applicationId: "${uuid()}", input: { title: "A", start: "2036-05-06T08:00:00Z" }) { id } }`,
      RECRUITERS,
    ],
    setInterviewStatus: [`mutation { setInterviewStatus(${ID}, status: HELD) { id } }`, RECRUITERS],
    tagApplication: [`mutation { tagApplication(${ID}, tags: []) { id } }`, RECRUITERS],
    applyForJob: [
      `mutation { applyForJob(${JOB}, input: { name: "A", email: "a@example.org", consent: "1" }) }`,
      EVERYBODY,
    ],
    openOwnApplication: [`mutation { openOwnApplication(token: "nothing") { name } }`, EVERYBODY],
    withdrawOwnApplication: [`mutation { withdrawOwnApplication(token: "nothing") }`, EVERYBODY],
    eraseOwnApplication: [`mutation { eraseOwnApplication(token: "nothing") }`, EVERYBODY],
  },
  calls: {
    "GET /api/jobs": EVERYBODY,
    "GET /api/jobs/{id}": EVERYBODY,
    "GET /api/jobs/filters": EVERYBODY,
    "GET /api/jobs/public": EVERYBODY,
    "GET /api/jobs/public/{slug}": EVERYBODY,
    "POST /api/jobs": RECRUITERS,
    "PUT /api/jobs/{id}": RECRUITERS,
    "DELETE /api/jobs/{id}": RECRUITERS,
    "GET /api/jobs/{id}/applications": RECRUITERS,
    "POST /api/applications/open": EVERYBODY,
    "POST /api/applications/withdraw": EVERYBODY,
    "POST /api/applications/delete": EVERYBODY,
  },
  growing: ["applications", "application_events", "application_notes"],
  tiny: ["jobs"],
};
