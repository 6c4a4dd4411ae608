import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aMember } from "../members/member.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { Application } from "./application.ts";
import { ApplyInput } from "./application.input.ts";
import { applyForJob } from "./apply-for-job.ts";
import { findCv } from "./find-cv.ts";
import { aJob, anApplication } from "./job.builder.ts";

const graph = await testGraph();
const em = () => graph.em();
const { member, viewer: recruiter } = await aPerson(graph, Role.RECRUITER);

const READ = `query($id: ID!) { application(id: $id) {
  number isApplicantHidden name email phone coverLetter member { id } projects { id }
  cv { name size type path } history { kind subject content }
} }`;
const REVEAL = "mutation($id: ID!) { revealApplicants(ids: [$id]) { ids } }";

const cv = {
  name: "maren-vik.pdf",
  type: "application/pdf",
  sha256: "0",
  bytes: Buffer.from("%PDF-1.4"),
};

/** Applies as a member, with everything that says who they are. */
async function applied(job: { id: string }): Promise<Application> {
  const applicant = await aMember(em());
  const email = `${crypto.randomUUID()}@example.org`;
  const sent = { name: "Maren Vik", email, phone: "+47 1", coverLetter: "I sew.", consent: "1" };
  const viewer = withRole(Role.MEMBER, { memberId: applicant.id });
  await applyForJob(job.id, Object.assign(new ApplyInput(), sent), cv, graph.context(viewer));
  return em().findOneOrFail(Application, { email });
}

const read = async (id: string) => (await graph.as(recruiter)(READ, { id })).application;
const found = async (jobId: string, search: string) =>
  (
    await graph.as(recruiter)(
      "query($jobId: ID!, $search: String) { applications(jobId: $jobId, filter: { search: $search }) { totalCount } }",
      { jobId, search },
    )
  ).applications.totalCount;

describe("an application for a job that hides names", () => {
  test("has a number instead of what says who sent it", async () => {
    const job = await aJob(em(), { hidesApplicants: true });
    await anApplication(em(), job);
    const { id } = await applied(job);
    const hidden = await read(id);
    expect(hidden).toEqual({
      number: 2,
      isApplicantHidden: true,
      name: null,
      email: null,
      phone: null,
      coverLetter: "I sew.",
      member: null,
      projects: null,
      cv: { name: null, size: 8, type: "application/pdf", path: null },
      history: [],
    });
    await expect(findCv(id, graph.context(recruiter))).rejects.toThrow("No such file");
    expect(await found(job.id, "Maren")).toBe(0);
    expect(await found(job.id, "sew")).toBe(1);
    const NOTIFIED = "{ notifications(first: 1) { nodes { application { number name } } } }";
    const { notifications } = await graph.as(recruiter)(NOTIFIED);
    expect(notifications.nodes).toEqual([{ application: { number: 2, name: null } }]);
  });

  test("shows them to all recruiters once one has revealed them, and says who did", async () => {
    const job = await aJob(em(), { hidesApplicants: true });
    const { id, email, member: applicant } = await applied(job);
    await graph.as(recruiter)(REVEAL, { id });
    const colleague = withRole(Role.RECRUITER);
    const { application } = await graph.as(colleague)(
      "query($id: ID!) { application(id: $id) { name history { kind actor { id } } } }",
      { id },
    );
    expect(application).toEqual({
      name: "Maren Vik",
      history: [{ kind: "REVEALED", actor: { id: member.id } }],
    });
    expect(await read(id)).toMatchObject({
      name: "Maren Vik",
      email,
      phone: "+47 1",
      member: { id: applicant?.id },
      cv: { name: "maren-vik.pdf", path: `/files/applications/${id}` },
      projects: [],
    });
    expect((await findCv(id, graph.context(recruiter))).name).toBe("maren-vik.pdf");
    expect(await found(job.id, "Maren")).toBe(1);
    await graph.as(recruiter)(REVEAL, { id });
    expect((await read(id)).history).toHaveLength(1);
  });

  test("is answered with the name, which its history does not say", async () => {
    const job = await aJob(em(), { title: { en: "Bookbinder" }, hidesApplicants: true });
    const { id, email } = await applied(job);
    await graph.as(recruiter)(
      "mutation($id: ID!) { mailApplicants(ids: [$id], mail: { template: QUESTION }) { ids } }",
      { id },
    );
    expect(graph.mails.findLast(({ to }) => to === email)?.paragraphs[0]).toBe("Hello Maren Vik,");
    const [{ content }] = (await read(id)).history;
    expect(content).toMatch(/^Hello \{name\},/);
  });

  test("is not placed by its name in a list that is ordered by names", async () => {
    const job = await aJob(em(), { hidesApplicants: true });
    const ada = await anApplication(em(), job, { name: "Ada" });
    const { id } = await applied(job);
    const { applications } = await graph.as(recruiter)(
      "query($id: ID!) { applications(jobId: $id, order: { field: NAME, direction: ASC }) { nodes { id } } }",
      { id: job.id },
    );
    expect(applications.nodes).toEqual([{ id }, { id: ada.id }]);
  });
});

test("nobody but recruiters reveals names", async () => {
  const { id } = await applied(await aJob(em(), { hidesApplicants: true }));
  const who = [null, ...Object.values(Role)].filter(
    (role) => role !== Role.RECRUITER && role !== Role.ADMIN,
  );
  for (const role of who) {
    const refusal = await graph.refusal(role ? withRole(role) : visitor(), REVEAL, { id });
    expect(refusal.extensions["code"]).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
  }
  expect((await read(id)).isApplicantHidden).toBe(true);
});

test("applications for a job are numbered, also those that arrive at once", async () => {
  const [job, other] = [await aJob(em()), await aJob(em())];
  await anApplication(em(), other);
  await Promise.all(Array.from({ length: 5 }, () => anApplication(em(), job)));
  const all = await em().find(Application, { job: job.id }, { orderBy: { number: "asc" } });
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(all.every(({ isApplicantHidden }) => !isApplicantHidden)).toBe(true);
});
