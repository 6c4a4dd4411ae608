import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const { member } = await aPerson(graph);

const fields = { name: "Camille Roux", consent: "2026-11-23" };
const submit = (input: object) =>
  graph.as(visitor())("mutation($input: ContactInput!) { submitContact(input: $input) }", {
    input: { ...fields, ...input },
  });
const copiesTo = (email: string) => graph.mails.filter(({ to }) => to === email);

test("a request is copied to its sender, once and shortened, with who replies", async () => {
  const email = "copied@example.org";
  const input = {
    email,
    memberId: member.id,
    message: "We need six posters. ".repeat(100),
    idempotencyKey: crypto.randomUUID(),
  };
  await submit(input);
  await submit(input);
  expect(copiesTo(email)).toMatchObject([{ subject: "Your request for a quote", locale: "en" }]);
  const text = copiesTo(email)[0]?.paragraphs.join("\n") ?? "";
  expect(text).toContain(`We’ve sent your request to ${member.displayName}.`);
  expect(text).toContain("posters. We need six");
  expect(text.length).toBeLessThan(1_000);
});

test("owners of a project and the team are named as those who reply", async () => {
  const message = "We open in March and need six posters.";
  const project = await aProject(graph.em(), { owners: [member], title: { fr: "Fjord" } });
  await submit({ email: "owners@example.org", projectId: project.id, message, locale: "fr" });
  expect(copiesTo("owners@example.org")[0]?.paragraphs[1]).toContain("aux auteurs de « Fjord »");
  await submit({ email: "team@example.org", subject: "A question", message });
  expect(copiesTo("team@example.org")[0]?.paragraphs[1]).toContain("Our support team replies");
});

test("what may be spam is copied to nobody", async () => {
  const email = "bombed@example.org";
  const quote = { email, memberId: member.id };
  await submit({ ...quote, message: "We need six posters.", website: "https://buy.example" });
  await submit({ ...quote, message: "casino and viagra for your theatre" });
  expect(copiesTo(email)).toEqual([]);
});

test("erasing a person deletes the copies", async () => {
  const email = "erased@example.org";
  await submit({ email, memberId: member.id, message: "We need six posters." });
  expect(copiesTo(email)).toHaveLength(1);
  const COUNT = "query($email: String!) { contactPerson(email: $email) { requests mails } }";
  expect((await graph.as(withRole(Role.MODERATOR))(COUNT, { email })).contactPerson).toEqual({
    requests: 1,
    mails: 1,
  });
});
