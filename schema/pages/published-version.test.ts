import { describe, expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { aJob } from "../jobs/job.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { ensurePages } from "./index.ts";

const site = await testGraph();
await ensurePages(site.em());
const siteWithoutPolicy = await testGraph();

type Site = typeof site;

let sent = 0;
const sender = () => ({ name: "Camille Roux", email: `camille-${(sent += 1)}@example.org` });
const message = "We need six posters.";

const CONTACT = "mutation($input: ContactInput!) { answer: submitContact(input: $input) }";

/** The variables of a form. */
type Sent = (on: Site, consent: string) => Promise<object>;

const writeMessage: Sent = async (_on, consent) => ({
  input: { ...sender(), subject: "Signs", message, consent },
});

const requestQuote: Sent = async (on, consent) => {
  const { member } = await aPerson(on);
  return { input: { ...sender(), memberId: member.id, message, consent } };
};

const APPLY = `mutation($jobId: ID!, $input: ApplyInput!) {
  answer: applyForJob(jobId: $jobId, input: $input)
}`;

const apply: Sent = async (on, consent) => {
  const { id } = await aJob(on.em());
  return { jobId: id, input: { ...sender(), consent } };
};

describe.each([
  ["a message", CONTACT, writeMessage],
  ["a request for a quote", CONTACT, requestQuote],
  ["an application", APPLY, apply],
])("%s", (_form, document, variables) => {
  const send = async (on: Site, consent: string) =>
    (await on.as(visitor())(document, await variables(on, consent))).answer;
  const refused = async (on: Site, consent: string) =>
    (await on.refusal(visitor(), document, await variables(on, consent))).extensions["fields"];

  test("agrees to a version of the privacy policy that was published", async () => {
    expect(await send(site, "2026-11-23.1")).toBeTruthy();
    for (const consent of ["any", "2026-11-23", "2026-11-23.2", "2026-11-22.1", "2026-11-23.1x"]) {
      expect(await refused(site, consent)).toEqual({ consent: "Not valid" });
    }
  });

  test("agrees to any version on a site without a privacy policy", async () => {
    expect(await send(siteWithoutPolicy, "any")).toBeTruthy();
    expect(await refused(siteWithoutPolicy, "")).toEqual({ consent: "Required" });
  });
});
