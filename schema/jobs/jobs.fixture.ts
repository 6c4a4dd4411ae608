import { LOCALES } from "../foundation/locale.ts";
import { Member } from "../members/member.ts";
import { documentValues, writeDocument } from "../oracle/documents.ts";
import { CREATED, cursors, type Fixture, NO_ID, some, UNKNOWN } from "../oracle/fixture.ts";
import { at, idOf, nth, TEXTS, texts, times } from "../oracle/series.ts";
import { Project } from "../projects/project.ts";
import { Application, ApplicationStage } from "./application.ts";
import { ApplicationEvent, ApplicationEventKind, ApplicationNote } from "./application-parts.ts";
import {
  EmploymentType,
  ExperienceLevel,
  QuestionType,
  SalaryUnit,
  Workplace,
} from "./job-parts.ts";
import { ApplicationProject, JobTeamMember } from "./job-relations.ts";
import { Job } from "./job.ts";

function job(n: number): Job {
  const made = Object.assign(new Job(), {
    id: idOf("6a", n),
    ...documentValues(n),
    role: texts(n + 1),
    workingSchedule: texts(n + 2),
    benefits: texts(n + 3),
    employmentTypes: [nth(Object.values(EmploymentType), n)],
    experience: nth([null, ...Object.values(ExperienceLevel)], n),
    workplace: nth(Object.values(Workplace), n),
    skills: ["craft", `"q"`].filter((_, i) => (n + i) % 2 === 0),
    locations: nth([[], ["Oslo, Norway"], ["a,b", `"q"`]], n),
    salaryMin: nth([null, 0, 41_000], n),
    salaryMax: nth([null, 46_000], n),
    salaryUnit: nth(Object.values(SalaryUnit), n),
    expiresAt: nth([null, at(n), new Date(at(n).getTime() + 1e12)], n),
    closedAt: nth([null, null, null, at(n)], n),
    hidesApplicants: n % 2 === 1,
    questions:
      n % 2
        ? [
            {
              id: "why",
              en: nth(TEXTS, n),
              fr: null,
              type: QuestionType.CHOICE,
              required: true,
              options: ["a", nth(TEXTS, n + 1)],
            },
          ]
        : [],
  });
  writeDocument(made, n, "job");
  return made;
}

function application(n: number, jobs: readonly Job[], members: readonly Member[]): Application {
  const values = {
    id: idOf("6b", n),
    job: nth(jobs, n % 7),
    member: nth([null, ...members], n),
    number: n + 1,
    isApplicantHidden: n % 5 === 2,
    name: nth(TEXTS, n) || "Nobody",
    email: `applies-${n}@example.org`,
    phone: nth([null, "+47 1"], n),
    coverLetter: nth([null, nth(TEXTS, n + 1)], n),
    answers: n % 2 ? [{ questionId: "why", label: nth(TEXTS, n), value: nth(TEXTS, n + 1) }] : [],
    source: nth([null, "radio"], n),
    stage: nth(Object.values(ApplicationStage), n),
    locale: nth(LOCALES, n),
    consentAt: at(n),
    privacyVersion: "2026-01-01",
    retentionUntil: at(n + 500),
    statusTokenHash: `token ${n}`,
    ...(n % 3 === 0 && { cvName: "a.pdf", cvSize: n, cvType: "application/pdf", cvSha256: "0" }),
  };
  const tags = n % 3 ? ["craft"] : [];
  return Object.assign(new Application(values, at(n)), { updatedAt: at(n), tags });
}

const STAFF = "whoever may call what leads to applications reads all of them";

export const fixture: Fixture = {
  after: ["members", "projects"],
  async fill(world) {
    const members = world.of(Member).slice(0, 10);
    const projects = world.of(Project);
    const jobs = times(30, job);
    const applications = times(60, (n) => application(n, jobs, members));
    world.add([...jobs]);
    await world.em.flush();
    world.add(applications);
    await world.em.flush();
    world.add(
      jobs.map((one, n) =>
        Object.assign(new JobTeamMember(), { job: one, member: nth(members, n) }),
      ),
    );
    world.add(
      applications.map((one, n) =>
        Object.assign(new ApplicationProject(), { application: one, project: nth(projects, n) }),
      ),
    );
    world.add(
      applications.map((one, n) => {
        const values = {
          application: one,
          kind: nth(Object.values(ApplicationEventKind), n),
          actor: nth([null, ...members], n),
          from: nth([null, ApplicationStage.APPLIED], n),
          to: nth([null, ApplicationStage.OFFER], n),
          subject: nth([nth(TEXTS, n), null], n),
        };
        const id = idOf("6c", n);
        return Object.assign(new ApplicationEvent(values, at(n)), { id, updatedAt: at(n) });
      }),
    );
    world.add(
      applications.map((one, n) => {
        const values = {
          application: one,
          author: nth([null, ...members], n),
          content: nth(TEXTS, n),
        };
        const times = { id: idOf("6d", n), createdAt: at(n), updatedAt: at(n) };
        return Object.assign(new ApplicationNote(values), times);
      }),
    );
  },
  values(world) {
    const jobs = world.of(Job);
    const published = jobs.map((one) => ({ publishedAt: one.createdAt, item: one }));
    const [first] = jobs;
    return {
      "Query.job.id": [...jobs.slice(0, 20).map(({ id }) => id), UNKNOWN, NO_ID],
      "Query.publishedJob.slug": ["job-0", "job-3", "job-8", "nothing\u0000"],
      "Query.publishedJobs.after": cursors(published, { publishedAt: "desc", item: "desc" }),
      "Query.jobs.after": cursors(jobs, { updatedAt: "desc", id: "desc" }),
      location: ["Oslo, Norway", "nowhere"],
      benefit: ["plain", "nothing"],
      ...Object.fromEntries(
        ["publishedJobs", "jobs", "jobCounts", "deletedJobs"].map((query) => [
          `Query.${query}.role`,
          ["plain"],
        ]),
      ),
      "Query.applications.jobId": [first?.id, jobs[3]?.id, UNKNOWN],
      "Query.applicationCounts.jobId": [first?.id, jobs[3]?.id, UNKNOWN],
      "Query.applications.after": cursors(world.of(Application), CREATED),
      "Query.application.id": [...some(world.of(Application)), UNKNOWN, NO_ID],
    };
  },
  unseen: {
    "ApplicationEvent without id": STAFF,
    "ApplicationNote without id": STAFF,
  },
  open: {
    "Application.job": STAFF,
    "Application.history": STAFF,
    "Application.notes": STAFF,
    "ApplicationNote.application": STAFF,
    "Query.applications": STAFF,
    "Query.application": STAFF,
    "Query.publishedJobs": "what is published is visible",
    "Query.publishedJob": "what is published is visible",
  },
};
