import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { flushOutbox } from "../foundation/outbox.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import { OutgoingMail } from "../mail/outgoing-mail.ts";
import { aMember } from "../members/member.builder.ts";
import { EVERYBODY } from "../testing/expectations.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { Application, ApplicationStage, cvKey } from "./application.ts";
import { ApplyInput } from "./application.input.ts";
import { applyForJob } from "./apply-for-job.ts";
import { MAIL_WAITS_MS } from "./handle-application.ts";
import { jobs } from "./index.ts";
import { Job } from "./job.ts";
import { jobChecks } from "./denormalization-check.ts";
import { aJob, anApplication } from "./job.builder.ts";
import { QuestionType } from "./job-parts.ts";

const graph = await testGraph();
const em = () => graph.em();
const recruiter = withRole(Role.RECRUITER);

const APPLY = `mutation($jobId: ID!, $input: ApplyInput!) { applyForJob(jobId: $jobId, input: $input) }`;
const LIST = `query($jobId: ID!, $filter: ApplicationFilter) {
  applications(jobId: $jobId, filter: $filter) { totalCount nodes { id name email stage version cv { path } } }
}`;
const MOVE = `mutation($seen: [SeenApplicationInput!]!, $stage: ApplicationStage!) {
  moveApplications(applications: $seen, stage: $stage) { ids failed { id message } }
}`;
const ONE = `query($id: ID!) { application(id: $id) {
  stage version history { kind from to subject content } notes { id content } noteCount tags
} }`;
const OWN = `mutation($token: String!) { openOwnApplication(token: $token) { jobTitle stage canWithdraw } }`;

let applicants = 0;
const applicationInput = (email = `someone-${(applicants += 1)}@example.org`) => ({
  name: "Maren Vik",
  email,
  consent: "2026-11-23",
});
const apply = (jobId: string, input: object = applicationInput()) =>
  graph.as(visitor())(APPLY, { jobId, input });
const listed = async (jobId: string, filter = {}) =>
  (await graph.as(recruiter)(LIST, { jobId, filter })).applications;
const tokenMailedTo = (email: string): string => {
  const mail = graph.mails.findLast(({ to }) => to === email);
  return mail?.action?.url.split("/").at(-1) ?? "";
};

const cv = {
  name: "cv.pdf",
  type: "application/pdf",
  sha256: "0",
  bytes: Buffer.from("%PDF-1.4"),
};

/** Applies with a CV and returns the application. */
async function applied(jobId: string): Promise<Application> {
  const sent = Object.assign(new ApplyInput(), applicationInput());
  await applyForJob(jobId, sent, cv, graph.context());
  return em().findOneOrFail(Application, { email: sent.email });
}

const isStored = (id: string) =>
  graph.services.storage.read(cvKey(id)).then(
    () => true,
    () => false,
  );

describe("an application", () => {
  test("is read by recruiters alone, with the job's counts", async () => {
    const { id } = await aJob(em());
    await apply(id);
    const { nodes } = await listed(id);
    expect(nodes).toMatchObject([{ name: "Maren Vik", stage: "APPLIED", cv: { path: null } }]);
    const COUNTS = `query($id: ID!) { job(id: $id) { applicationCount new: applicationCount(stage: APPLIED) } }`;
    const counts = (await graph.as(recruiter)(COUNTS, { id })).job;
    expect(counts).toEqual({ applicationCount: 1, new: 1 });
    expect((await graph.as(visitor())(COUNTS, { id })).job).toEqual({
      applicationCount: null,
      new: null,
    });
    expect(await wrongRows(jobChecks, em())).toEqual([]);
  });

  test.each(EVERYBODY.filter((who) => !["recruiter", "admin"].includes(who)))(
    "and its CV are hidden from %s",
    async (who) => {
      const { id } = await aJob(em());
      const { id: application } = await applied(id);
      const viewer = who === "visitor" ? visitor() : withRole(who as Role);
      const refusal = await graph.refusal(viewer, ONE, { id: application });
      expect(refusal.extensions["code"]).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
    },
  );

  test("with the same address is stored once; its applicant gets a new link beside the first one", async () => {
    const { id } = await aJob(em());
    const input = applicationInput();
    const first = await apply(id, input);
    const token = tokenMailedTo(input.email);
    expect(await apply(id, { ...input, name: "Someone else" })).toEqual(first);
    const { nodes } = await listed(id);
    expect(nodes).toMatchObject([{ name: "Maren Vik" }]);
    const again = tokenMailedTo(input.email);
    expect(again).not.toBe(token);
    await apply(id, input);
    const latest = tokenMailedTo(input.email);
    for (const each of [token, latest]) {
      const { openOwnApplication } = await graph.as(visitor())(OWN, { token: each });
      expect(openOwnApplication).toMatchObject({ stage: "APPLIED", canWithdraw: true });
    }
    const refusal = await graph.refusal(visitor(), OWN, { token: again });
    expect(refusal.message).toBe("Application not found");
  });

  test("is refused by a job that is closed, past its time, a draft, or deleted", async () => {
    const now = graph.clock.now();
    const closed = await aJob(em(), { closedAt: now });
    const expired = await aJob(em(), { expiresAt: now });
    const draft = await aJob(em(), { isDraft: true });
    for (const { id } of [closed, expired]) {
      const refusal = await graph.refusal(visitor(), APPLY, {
        jobId: id,
        input: applicationInput(),
      });
      expect(refusal.message).toBe("This job no longer accepts applications");
    }
    const hidden = await graph.refusal(recruiter, APPLY, {
      jobId: draft.id,
      input: applicationInput(),
    });
    expect(hidden.message).toBe("Job not found");
  });

  test("answers the questions of the job", async () => {
    const questions = [
      {
        id: "days",
        en: "Which days?",
        type: QuestionType.CHOICE,
        required: true,
        options: ["Two", "Five"],
      },
    ];
    const { id } = await aJob(em(), { questions });
    const refused = await graph.refusal(visitor(), APPLY, { jobId: id, input: applicationInput() });
    expect(refused.extensions["fields"]).toEqual({ "answers.days": "Required" });
    const sent = (value: string) => ({
      ...applicationInput(),
      answers: [{ questionId: "days", value }],
    });
    const wrong = await graph.refusal(visitor(), APPLY, { jobId: id, input: sent("Six") });
    expect(wrong.extensions["fields"]).toEqual({ "answers.days": "Not valid" });
    await apply(id, sent("Two"));
    const found = await em().findOneOrFail(Application, { job: id });
    expect(found.answers).toEqual([{ questionId: "days", label: "Which days?", value: "Two" }]);
  });

  test("that a program filled in is dropped, with the same answer", async () => {
    const { id } = await aJob(em());
    await apply(id, { ...applicationInput(), website: "https://example.org" });
    expect((await listed(id)).totalCount).toBe(0);
    const input = { ...applicationInput(), shownAt: graph.clock.now() };
    const hurried = await graph.refusal(visitor(), APPLY, { jobId: id, input });
    expect(hurried.extensions["code"]).toBe("RATE_LIMITED");
  });

  test("is withdrawn, and deleted with its CV, by the secret in its link", async () => {
    const { id: job } = await aJob(em());
    const { id, email } = await applied(job);
    const token = tokenMailedTo(email);
    expect(graph.mails.findLast(({ to }) => to === email)?.subject).toContain("Your application");
    await graph.as(visitor())(
      `mutation($token: String!) { withdrawOwnApplication(token: $token) }`,
      { token },
    );
    const { application } = await graph.as(recruiter)(ONE, { id });
    expect(application).toMatchObject({
      stage: "WITHDRAWN",
      history: [{ kind: "STAGE", from: "APPLIED", to: "WITHDRAWN" }],
    });
    const moved = await graph.as(recruiter)(MOVE, { seen: [{ id }], stage: "OFFER" });
    expect(moved.moveApplications.failed).toEqual([{ id, message: "The applicant has withdrawn" }]);
    await graph.as(visitor())(`mutation($token: String!) { eraseOwnApplication(token: $token) }`, {
      token,
    });
    expect(await em().count(Application, { id })).toBe(0);
  });

  test("that is erased takes the mails about it with it, and no others", async () => {
    const { id: job } = await aJob(em());
    const { id, email } = await applied(job);
    const { id: other } = await aJob(em());
    await apply(other, applicationInput(email));
    await graph.as(recruiter)(
      `mutation($id: ID!) { mailApplicants(ids: [$id], mail: { template: QUESTION }) { ids } }`,
      { id },
    );
    const mails = () => em().count(OutgoingMail, { to: email });
    expect(await mails()).toBe(3);
    await graph.as(recruiter)(`mutation($id: ID!) { eraseApplication(id: $id) }`, { id });
    expect(await mails()).toBe(1);
  });

  test("is deleted when its time has passed", async () => {
    const { id } = await aJob(em(), { retentionDays: 1 });
    const remaining = await anApplication(em(), { id });
    const old = await applied(id);
    expect(await isStored(old.id)).toBe(true);
    await graph.pass(2 * DAY);
    await jobs.timers["delete old applications"]?.run(graph.context());
    const left = await em().find(Application, { job: id });
    expect(left.map((one) => one.id)).toEqual([remaining.id]);
    // what the trigger has left for the next process, in time
    const clock = { now: () => new Date(Date.now() + MINUTE) };
    await flushOutbox(em(), { ...graph.services, clock });
    expect(await isStored(old.id)).toBe(false);
    expect(await em().count(OutgoingMail, { to: old.email })).toBe(0);
  });
});

test("a draft is read by recruiters alone, a published job by everyone, a deleted one by nobody", async () => {
  const READ = "query($id: ID!) { job(id: $id) { id } }";
  const readers = async (id: string) => {
    const found: string[] = [];
    for (const role of [null, ...Object.values(Role)]) {
      const answer = graph.as(role ? withRole(role) : visitor())(READ, { id });
      if (await answer.then(Boolean, () => false)) found.push(role ?? "VISITOR");
    }
    return found.toSorted();
  };
  const staff = [Role.ADMIN, Role.RECRUITER].toSorted();
  const draft = await aJob(em(), { isDraft: true });
  expect(await readers(draft.id)).toEqual(staff);
  const { id } = await aJob(em());
  expect(await readers(id)).toEqual(["VISITOR", ...Object.values(Role)].toSorted());
  await graph.as(recruiter)("mutation($id: ID!) { deleteJob(id: $id) }", { id });
  expect(await readers(id)).toEqual([]);
});

describe("recruiters", () => {
  test("move applications in the version they saw", async () => {
    const { id: job } = await aJob(em());
    const [one, other] = [
      await anApplication(em(), { id: job }),
      await anApplication(em(), { id: job }),
    ];
    const seen = [one, other].map(({ id, version }) => ({ id, version }));
    const first = await graph.as(recruiter)(MOVE, { seen, stage: "INTERVIEW" });
    expect(first.moveApplications.ids).toEqual(seen.map(({ id }) => id));
    const again = await graph.as(recruiter)(MOVE, { seen, stage: "OFFER" });
    expect(again.moveApplications.failed).toHaveLength(2);
    expect((await listed(job, { stage: "INTERVIEW" })).totalCount).toBe(2);
    const refused = await graph.as(recruiter)(MOVE, { seen: [{ id: one.id }], stage: "WITHDRAWN" });
    expect(refused.moveApplications.failed).toHaveLength(1);
    expect(await wrongRows(jobChecks, em())).toEqual([]);
  });

  test("reject with a mail from a template, in the applicant's language", async () => {
    const { id: job } = await aJob(em(), { title: { en: "Illustrator" } });
    const { id, email } = await anApplication(em(), { id: job }, { name: "Louis Petit" });
    await graph.as(recruiter)(
      `mutation($id: ID!) { rejectApplications(applications: [{ id: $id }], mail: { template: REJECTION }) { ids } }`,
      { id },
    );
    await graph.pass(MAIL_WAITS_MS);
    const mail = graph.mails.find(({ to }) => to === email);
    expect(mail?.subject).toBe("Your application: Illustrator");
    expect(mail?.paragraphs[0]).toBe("Hello Louis Petit,");
    const { application } = await graph.as(recruiter)(ONE, { id });
    expect(application.stage).toBe(ApplicationStage.REJECTED.toUpperCase());
    expect(application.history.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      "MAIL",
      "STAGE",
    ]);
  });

  test("write notes and tags, and erase", async () => {
    const { id: job } = await aJob(em());
    const { id } = await anApplication(em(), { id: job });
    const member = await aMember(em());
    const viewer = withRole(Role.RECRUITER, { memberId: member.id });
    const { createApplicationNote: note } = await graph.as(viewer)(
      `mutation($id: ID!) { createApplicationNote(applicationId: $id, input: { content: "Call" }) { id author { id } } }`,
      { id },
    );
    expect(note.author).toEqual({ id: member.id });
    await graph.as(viewer)(
      `mutation($id: ID!) { updateApplicationNote(id: $id, input: { content: "Call on Friday" }) { id } }`,
      { id: note.id },
    );
    await graph.as(viewer)(
      `mutation($id: ID!) { tagApplication(id: $id, tags: ["Type", "type"]) { id } }`,
      { id },
    );
    const { application } = await graph.as(viewer)(ONE, { id });
    expect(application).toMatchObject({
      notes: [{ content: "Call on Friday" }],
      noteCount: 1,
      tags: ["type"],
    });
    const other = withRole(Role.RECRUITER, { memberId: (await aMember(em())).id });
    for (const change of [
      `updateApplicationNote(id: $id, input: { content: "Never" }) { id }`,
      `deleteApplicationNote(id: $id)`,
    ]) {
      const { extensions } = await graph.refusal(other, `mutation($id: ID!) { ${change} }`, note);
      expect(extensions.code).toBe("FORBIDDEN");
    }
    await graph.as(viewer)(`mutation($id: ID!) { deleteApplicationNote(id: $id) }`, {
      id: note.id,
    });
    await graph.as(viewer)(`mutation($id: ID!) { eraseApplication(id: $id) }`, { id });
    expect((await listed(job)).totalCount).toBe(0);
  });

  test("close jobs, which leave the public list and stay readable", async () => {
    const { id } = await aJob(em());
    const LISTED = `{ publishedJobs(first: 100) { nodes { id } } }`;
    const ids = async () =>
      (await graph.as(visitor())(LISTED)).publishedJobs.nodes.map((one: { id: string }) => one.id);
    expect(await ids()).toContain(id);
    const CLOSE = `mutation($ids: [ID!]!, $isClosed: Boolean!) { setJobsClosed(ids: $ids, isClosed: $isClosed) { ids } }`;
    await graph.as(recruiter)(CLOSE, { ids: [id], isClosed: true });
    expect(await ids()).not.toContain(id);
    const { job } = await graph.as(visitor())(
      `query($id: ID!) { job(id: $id) { takesApplications } }`,
      { id },
    );
    expect(job.takesApplications).toBe(false);
    await graph.as(recruiter)(CLOSE, { ids: [id], isClosed: false });
    expect(await ids()).toContain(id);
  });

  test("count applications by stage, of those that a search finds", async () => {
    const job = await aJob(em());
    await anApplication(em(), job, { name: "Maren Vik" });
    await anApplication(em(), job, { name: "Maren Lie", stage: ApplicationStage.OFFER });
    await anApplication(em(), job, { name: "Ane Dahl", stage: ApplicationStage.OFFER });
    const COUNTS = `query($jobId: ID!, $filter: ApplicationFilter) {
      applicationCounts(jobId: $jobId, filter: $filter) { all applied offer hired }
    }`;
    const counts = async (filter: object) =>
      (await graph.as(recruiter)(COUNTS, { jobId: job.id, filter })).applicationCounts;
    expect(await counts({})).toEqual({ all: 3, applied: 1, offer: 2, hired: 0 });
    expect(await counts({ search: "maren", stage: "APPLIED" })).toEqual({
      all: 2,
      applied: 1,
      offer: 1,
      hired: 0,
    });
  });

  test("invite an applicant while moving the application; one that was changed since stays, unmailed", async () => {
    const job = await aJob(em(), { title: { en: "Typesetter" } });
    const one = await anApplication(em(), job, { name: "Maren Vik" });
    const INVITE = `mutation($seen: [SeenApplicationInput!]!) {
      moveApplications(applications: $seen, stage: INTERVIEW, mail: { template: INVITATION }) { ids failed { id } }
    }`;
    const mailed = () => graph.mails.filter(({ to }) => to === one.email);
    const seen = [{ id: one.id, version: one.version }];
    const stale = await graph.as(recruiter)(INVITE, { seen: [{ id: one.id, version: 99 }] });
    expect(stale.moveApplications).toEqual({ ids: [], failed: [{ id: one.id }] });
    expect(mailed()).toEqual([]);
    await graph.as(recruiter)(INVITE, { seen });
    expect(mailed()).toEqual([]);
    await graph.pass(MAIL_WAITS_MS);
    expect(mailed()).toMatchObject([{ subject: "Your application: Typesetter" }]);
    expect((await em().findOneOrFail(Application, one.id)).stage).toBe(ApplicationStage.INTERVIEW);
  });

  test("take a rejection back with its mail, as long as that has not left", async () => {
    const REJECT = `mutation($id: ID!) {
      rejectApplications(applications: [{ id: $id }], mail: { template: REJECTION }) { ids }
    }`;
    const BACK = `mutation($id: ID!) { takeBackMoves(ids: [$id]) { ids failed { message } } }`;
    const job = await aJob(em());
    const { id, email } = await anApplication(em(), job, { stage: ApplicationStage.SCREENING });
    const takeBack = async () => (await graph.as(recruiter)(BACK, { id })).takeBackMoves;
    const left = { ids: [], failed: [{ message: "The email has already been sent" }] };
    const mails = () => graph.mails.filter(({ to }) => to === email).length;

    await graph.as(recruiter)(REJECT, { id });
    expect(await takeBack()).toEqual({ ids: [id], failed: [] });
    const { application } = await graph.as(recruiter)(ONE, { id });
    expect(application).toMatchObject({ stage: "SCREENING", history: [] });
    await graph.pass(MAIL_WAITS_MS);
    expect(mails()).toBe(0);
    expect(await em().count(OutgoingMail, { to: email })).toBe(0);
    expect(await wrongRows(jobChecks, em())).toEqual([]);

    await graph.as(recruiter)(REJECT, { id });
    await graph.pass(MAIL_WAITS_MS);
    expect(mails()).toBe(1);
    expect(await takeBack()).toEqual(left);
    expect((await em().findOneOrFail(Application, id)).stage).toBe(ApplicationStage.REJECTED);
  });

  test("take nothing back that was moved again, or without a mail", async () => {
    const job = await aJob(em());
    const one = await anApplication(em(), job);
    const BACK = `mutation($id: ID!) { takeBackMoves(ids: [$id]) { ids } }`;
    const takeBack = async () =>
      (await graph.as(recruiter)(BACK, { id: one.id })).takeBackMoves.ids;
    const move = (stage: string) => graph.as(recruiter)(MOVE, { seen: [{ id: one.id }], stage });
    await move("SCREENING");
    expect(await takeBack()).toEqual([]);
    await graph.as(recruiter)(
      `mutation($id: ID!) { moveApplications(
        applications: [{ id: $id }], stage: INTERVIEW, mail: { template: INVITATION }
      ) { ids } }`,
      { id: one.id },
    );
    await graph.pass(1);
    await move("OFFER");
    expect(await takeBack()).toEqual([]);
    await graph.pass(MAIL_WAITS_MS);
    expect(graph.mails.filter(({ to }) => to === one.email)).toHaveLength(1);
  });

  test("pay a new job in the site’s currency, unless they say another", async () => {
    await em()
      .getConnection()
      .execute(
        "insert into site_settings (id, created_at, updated_at) values ('00000000-0000-7000-8000-000000000001', now(), now()) on conflict do nothing",
      );
    await graph.as(withRole(Role.ADMIN))(
      `mutation { updateSiteSettings(input: { currency: "NOK" }) { id } }`,
    );
    const CREATE = `mutation($input: CreateJobInput!) { createJob(input: $input) { salary { currency } } }`;
    const currencyOf = async (salary: object) => {
      const input = { title: { en: `Paid ${crypto.randomUUID()}` }, salary };
      return (await graph.as(recruiter)(CREATE, { input })).createJob.salary.currency;
    };
    expect(await currencyOf({ min: 1 })).toBe("NOK");
    expect(await currencyOf({ min: 1, currency: "CHF" })).toBe("CHF");
  });

  test("cannot pay at most less than at least", async () => {
    const input = { title: { en: "Paid" }, salary: { min: 40_000, max: 30_000 } };
    const CREATE = `mutation($input: CreateJobInput!) { createJob(input: $input) { id } }`;
    const refusal = await graph.refusal(recruiter, CREATE, { input });
    expect(refusal.extensions.fields).toEqual({ "salary.max": "Not below the lower amount" });
  });

  test("find jobs by a benefit in any language", async () => {
    const benefit = `A bicycle ${crypto.randomUUID()}`;
    const job = await aJob(em(), { benefits: { fr: `Cinq semaines\n  ${benefit} \n` } });
    await aJob(em(), { benefits: { en: `${benefit} and a helmet` } });
    const FOUND = `query($benefit: String) { jobs(filter: { benefit: $benefit }) { nodes { id } } }`;
    expect((await graph.as(recruiter)(FOUND, { benefit })).jobs.nodes).toEqual([{ id: job.id }]);
  });

  test("find jobs by their line of work, and close all that were found", async () => {
    const role = `Lettering ${crypto.randomUUID()}`;
    const [one, other] = [await aJob(em(), { role: { fr: role } }), await aJob(em())];
    const FOUND = `query($filter: JobFilter) { jobs(filter: $filter) { nodes { id closedAt } } }`;
    const found = async () => (await graph.as(recruiter)(FOUND, { filter: { role } })).jobs.nodes;
    expect(await found()).toEqual([{ id: one.id, closedAt: null }]);
    const { selectJobs } = await graph.as(recruiter)(
      `mutation($filter: JobFilter) { selectJobs(filter: $filter) { id count } }`,
      { filter: { role } },
    );
    expect(selectJobs.count).toBe(1);
    const { setJobsClosed } = await graph.as(recruiter)(
      `mutation($id: ID!) { setJobsClosed(selectionId: $id, isClosed: true) { ids } }`,
      { id: selectJobs.id },
    );
    expect(setJobsClosed.ids).toEqual([one.id]);
    expect((await found())[0].closedAt).not.toBeNull();
    expect((await em().findOneOrFail(Job, other.id)).closedAt).toBeNull();
  });
});
