import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { aJob, anApplication } from "./job.builder.ts";

const graph = await testGraph();
const recruiter = await aPerson(graph, Role.RECRUITER);
const colleague = await aPerson(graph, Role.RECRUITER);
const member = await aPerson(graph);
const job = await aJob(graph.em(), { title: { en: "Typesetter" } });

const PLAN = `mutation($id: ID!, $input: PlanInterviewInput!) {
  planInterview(applicationId: $id, input: $input) { id guests { email } application { id } }
}`;
const STATUS = `mutation($id: ID!, $status: EventStatus!) { setInterviewStatus(id: $id, status: $status) { status } }`;
const READ = `query($id: ID!) { application(id: $id) {
  interviews { title status }
  history { kind subject actor { id } interview { title start } }
} }`;
const START = "2036-05-06T08:00:00.000Z";
const input = { title: "Interview: Typesetter", start: START };

test("an interview invites the applicant, is in the history, and is noted as held by any recruiter", async () => {
  const { id, email } = await anApplication(graph.em(), job);
  const { planInterview } = await graph.as(recruiter.viewer)(PLAN, { id, input });
  expect(planInterview).toMatchObject({ guests: [{ email }], application: { id } });
  const mails = () => graph.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(mails()).toEqual(["Invitation: Interview: Typesetter"]);
  const own = { id: planInterview.id };
  const { setInterviewStatus } = await graph.as(colleague.viewer)(STATUS, {
    ...own,
    status: "HELD",
  });
  expect(setInterviewStatus.status).toBe("HELD");
  const { application } = await graph.as(colleague.viewer)(READ, { id });
  expect(application).toMatchObject({
    interviews: [{ title: input.title, status: "HELD" }],
    history: [
      {
        kind: "INTERVIEW",
        subject: input.title,
        actor: { id: recruiter.member.id },
        interview: { start: START },
      },
    ],
  });
  await graph.as(colleague.viewer)(STATUS, { ...own, status: "CANCELLED" });
  expect(mails().at(-1)).toBe("Cancelled: Interview: Typesetter");
  await graph.as(recruiter.viewer)("mutation($id: ID!) { eraseApplication(id: $id) }", { id });
  const gone = `query($id: ID!) { calendarEvent(id: $id) { id } }`;
  expect((await graph.refusal(recruiter.viewer, gone, own)).extensions["code"]).toBe("NOT_FOUND");
});

test("is refused to members, for hidden applicants and those who withdrew, and of other events", async () => {
  const codeOf = async (viewer: typeof member.viewer, call: string, variables: object) =>
    (await graph.refusal(viewer, call, variables)).extensions["code"];
  const { id } = await anApplication(graph.em(), job);
  expect(await codeOf(member.viewer, PLAN, { id, input })).toBe("FORBIDDEN");
  const hidden = await anApplication(graph.em(), job, { isApplicantHidden: true });
  expect(await codeOf(recruiter.viewer, PLAN, { id: hidden.id, input })).toBe("CONFLICT");
  const withdrawn = await anApplication(graph.em(), job, { stage: "withdrawn" });
  expect(await codeOf(recruiter.viewer, PLAN, { id: withdrawn.id, input })).toBe("CONFLICT");
  const CREATE = `mutation { createCalendarEvent(input: { title: "A", start: "${START}", visibility: PUBLIC }) { id } }`;
  const { createCalendarEvent } = await graph.as(member.viewer)(CREATE);
  const other = { id: createCalendarEvent.id, status: "HELD" };
  expect(await codeOf(recruiter.viewer, STATUS, other)).toBe("NOT_FOUND");
  const { planInterview } = await graph.as(recruiter.viewer)(PLAN, { id, input });
  const READ_EVENT = `query($id: ID!) { calendarEvent(id: $id) { application { id } } }`;
  expect(await codeOf(member.viewer, READ_EVENT, { id: planInterview.id })).toBe("NOT_FOUND");
});
