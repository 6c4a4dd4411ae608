import { ALL, fieldPolicy, NONE, rowPolicy } from "../foundation/policies.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { publicationPolicy } from "../publication/publication.access.ts";
import { Application } from "./application.ts";
import { Job } from "./job.ts";

publicationPolicy(Job, {
  write: "job:write",
  open: [
    "employmentTypes",
    "experience",
    "workplace",
    "skills",
    "locations",
    "salaryMin",
    "salaryMax",
    "salaryCurrency",
    "salaryUnit",
    "salaryNegotiable",
    "expiresAt",
    "closedAt",
    "hiringTeam",
    "questions",
    "retentionDays",
    "hidesApplicants",
  ],
  texts: ["role", "workingSchedule", "benefits"],
});

/** Applicants read theirs by the secret in their link, nobody else but staff reads any. */
const staff = (viewer: Viewer) => (viewer.may("application:manage") ? ALL : NONE);

rowPolicy(Application, staff);

const revealed = () => ({ isApplicantHidden: false });

fieldPolicy(
  Application,
  [
    "job",
    "number",
    "isApplicantHidden",
    "coverLetter",
    "answers",
    "cvSize",
    "cvType",
    "locale",
    "stage",
    "tags",
    "source",
    "consentAt",
    "privacyVersion",
    "retentionUntil",
  ],
  {
    member: revealed,
    name: revealed,
    email: revealed,
    phone: revealed,
    projects: revealed,
    cvName: revealed,
    cvPath: revealed,
  },
);
