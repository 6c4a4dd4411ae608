import { afterAll, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aJob, anApplication } from "../../schema/jobs/job.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";

const mails = await mailServer();
afterAll(() => mails.close());
const server = await testServer({ smtpUrl: mails.url });
const em = () => server.database.em.fork();

const ask = async (role: Role, query: string, variables: object) => {
  const { body } = await server.ask("POST", "/graphql", {
    as: withRole(role),
    body: { query, variables },
  });
  expect(body.errors).toBeUndefined();
  return body.data;
};
const replyTo = (contactReplyTo: string | null) =>
  ask(
    Role.ADMIN,
    "mutation($input: UpdateSiteSettingsInput!) { updateSiteSettings(input: $input) { id } }",
    { input: { contactReplyTo } },
  );
const write = (id: string) =>
  ask(
    Role.RECRUITER,
    "mutation($id: ID!) { mailApplicants(ids: [$id], mail: { template: OFFER }) { ids } }",
    { id },
  );

test("what a recruiter writes to an applicant is a letter, answered at the address of the settings", async () => {
  const job = await aJob(em(), { title: { en: "Typesetter" } });
  const { id, email } = await anApplication(em(), job, { name: "Maren Vik" });
  await replyTo("studio@atelier.example");
  await write(id);
  const mail = await mails.mail(0);
  expect(mail).toMatchObject({ to: email, subject: "An offer: Typesetter" });
  expect(mail.text).toContain("Just reply to this email.");
  expect(mail.headers).toMatchObject({ "reply-to": "studio@atelier.example" });
  expect(mail.headers).not.toHaveProperty("auto-submitted");
  expect(mail.html).not.toContain("<h1");

  await replyTo(null);
  await write(id);
  expect((await mails.mail(1)).headers).not.toHaveProperty("reply-to");
});

test("the mail with the link to an application is automatic", async () => {
  const { id } = await aJob(em());
  const input = { name: "Ane Dahl", email: "ane@example.org", consent: "2026-11-23" };
  await ask(
    Role.RECRUITER,
    "mutation($id: ID!, $input: ApplyInput!) { applyForJob(jobId: $id, input: $input) }",
    { id, input },
  );
  expect((await mails.mail(2)).headers).toMatchObject({
    "auto-submitted": "auto-generated",
  });
});
