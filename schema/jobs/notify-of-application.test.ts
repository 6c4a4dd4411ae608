import { beforeEach, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { Application, ApplicationStage } from "./application.ts";
import { aJob, anApplication } from "./job.builder.ts";
import { notifyOfApplication } from "./notify-of-application.ts";

const graph = await testGraph();

async function someone(role: Role) {
  const { user, viewer } = await aPerson(graph, role);
  return { email: user.email, viewer };
}

const recruiter = await someone(Role.RECRUITER);
const admin = await someone(Role.ADMIN);
const others = await Promise.all(
  Object.values(Role)
    .filter((role) => role !== Role.RECRUITER && role !== Role.ADMIN)
    .map(someone),
);
beforeEach(() => {
  graph.mails.length = 0;
});

const APPLY = `mutation($jobId: ID!, $input: ApplyInput!) { applyForJob(jobId: $jobId, input: $input) }`;
const NOTIFIED = `{ notifications { nodes { kind application { id name job { id title } } } } }`;
const CHOOSE = `mutation($here: Boolean!, $mail: Boolean!) {
  chooseNotifications(kind: APPLICATION_RECEIVED, here: $here, mail: $mail) { kind }
}`;

const notified = async (viewer: Viewer) => (await graph.as(viewer)(NOTIFIED)).notifications.nodes;

async function apply(job: { id: string }): Promise<Application> {
  const email = `${crypto.randomUUID()}@example.org`;
  const input = { name: "Maren Vik", email, consent: "2026-11-23" };
  await graph.as(visitor())(APPLY, { jobId: job.id, input });
  return graph.em().findOneOrFail(Application, { email });
}

test("those who read applications learn who applied for what, on the site and by a mail that leads there", async () => {
  const job = await aJob(graph.em(), { title: { en: "Typesetter" } });
  const { id } = await apply(job);
  const application = { id, name: "Maren Vik", job: { id: job.id, title: "Typesetter" } };
  for (const { viewer, email } of [recruiter, admin]) {
    expect(await notified(viewer)).toEqual([{ kind: "APPLICATION_RECEIVED", application }]);
    expect(graph.mails.filter(({ to }) => to === email)).toMatchObject([
      {
        subject: "New application: Typesetter",
        action: { url: `/dashboard/jobs/${job.id}/applications?view=read&application=${id}` },
      },
    ]);
  }
  expect(JSON.stringify(graph.mails.filter(({ to }) => to === recruiter.email))).not.toContain(
    "Maren",
  );
});

test("nobody else does", async () => {
  await apply(await aJob(graph.em()));
  for (const { viewer, email } of others) {
    expect(await notified(viewer)).toEqual([]);
    expect(graph.mails.map(({ to }) => to)).not.toContain(email);
  }
});

test("who does not want to hear of it does not, each place by itself", async () => {
  const [silent, unmailed] = [await someone(Role.RECRUITER), await someone(Role.RECRUITER)];
  await graph.as(silent.viewer)(CHOOSE, { here: false, mail: true });
  await graph.as(unmailed.viewer)(CHOOSE, { here: true, mail: false });
  await apply(await aJob(graph.em()));
  expect(await notified(silent.viewer)).toEqual([]);
  expect(await notified(unmailed.viewer)).toHaveLength(1);
  const mailed = graph.mails.map(({ to }) => to);
  expect(mailed).toContain(silent.email);
  expect(mailed).not.toContain(unmailed.email);
});

test("an application is notified once, however often the job runs, and not when it is gone", async () => {
  const reader = await someone(Role.RECRUITER);
  const { id } = await apply(await aJob(graph.em()));
  await notifyOfApplication({ id }, graph.context());
  expect(await notified(reader.viewer)).toHaveLength(1);
  expect(graph.mails.filter(({ to }) => to === reader.email)).toHaveLength(1);
  await graph.as(reader.viewer)(`mutation($id: ID!) { eraseApplication(id: $id) }`, { id });
  expect(await notified(reader.viewer)).toEqual([]);
  await notifyOfApplication({ id }, graph.context());
  expect(await notified(reader.viewer)).toEqual([]);
});

test("new applications are counted, without those of deleted jobs", async () => {
  const count = async () =>
    (await graph.as(recruiter.viewer)("{ newApplicationCount }")).newApplicationCount;
  const before = await count();
  const job = await aJob(graph.em());
  await anApplication(graph.em(), job);
  await anApplication(graph.em(), job, { stage: ApplicationStage.SCREENING });
  expect(await count()).toBe(before + 1);
  await graph.as(recruiter.viewer)("mutation($id: ID!) { deleteJob(id: $id) }", { id: job.id });
  expect(await count()).toBe(before);
});
