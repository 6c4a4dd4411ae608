import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aContactRequest } from "../../schema/contacts/contact-request.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const limited = await testServer({ rateLimits: true, trustProxy: true });
const em = () => server.database.em.fork();
const [support, moderator] = [withRole(Role.SUPPORT), withRole(Role.MODERATOR)];

async function someone(from = server) {
  const fork = from.database.em.fork();
  const member = await aMember(fork);
  const user = await aUser(fork, { member });
  return { member, viewer: withRole(Role.MEMBER, { userId: user.id, memberId: member.id }) };
}

const fields = {
  name: "Camille Roux",
  email: "camille@petitquai.test",
  message: "We open in March and need six posters.",
  consent: "2026-11-23",
};
const list = (as: ReturnType<typeof withRole>) => server.ask("GET", "/api/contact", { as });

describe("POST /api/contact", () => {
  test("stores a request for a quote, which the member who is asked reads", async () => {
    const { member, viewer } = await someone();
    const body = { ...fields, memberId: member.id, budget: "7 500 €", locale: "fr" };
    const sent = await server.ask("POST", "/api/contact", { body });
    expect(sent.body).toEqual({ success: true, id: expect.any(String) });
    const { contacts } = (await list(viewer)).body;
    expect(contacts).toMatchObject([
      {
        id: sent.body.id,
        kind: "quote",
        status: "new",
        locale: "fr",
        budget: "7 500 €",
        sender: null,
        member: { id: member.id },
        project: null,
      },
    ]);
    expect((await list((await someone()).viewer)).body.contacts).toEqual([]);
  });

  test("refuses what is incomplete, with an error per field", async () => {
    const body = { ...fields, message: "Hi", consent: "" };
    const { status, body: answer } = await server.ask("POST", "/api/contact", { body });
    expect(status).toBe(422);
    expect(answer.fields).toEqual({
      subject: "Required",
      message: "At least 10 characters",
      consent: "Required",
    });
  });

  test("takes three an hour from one network, and three for one address", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const send = (n: number, headers: Record<string, string>, email = `n${n}@example.org`) =>
      limited.ask("POST", "/api/contact", {
        body: { ...fields, email, subject: "Signs", message: `We need ${n} signs.` },
        headers,
      });
    for (let n = 0; n < 3; n += 1) expect((await send(n, from("198.51.100.7"))).status).toBe(200);
    const refused = await send(3, from("198.51.100.7"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const same = (n: number) => send(n, from(`203.0.113.${n}`), "same@example.org");
    for (let n = 0; n < 3; n += 1) expect((await same(n)).status).toBe(200);
    expect((await same(3)).status).toBe(429);
  });
});

test("GET /api/contact names the project whose owners are asked", async () => {
  const { member, viewer } = await someone();
  const project = await aProject(em(), { title: { fr: "Phare" }, owners: [member] });
  await aContactRequest(em(), { project });
  const { contacts, pagination } = (await list(viewer)).body;
  expect(contacts).toMatchObject([{ project: { id: project.id, title: "Phare" } }]);
  expect(pagination).toMatchObject({ totalCount: 1, hasMore: false });
});

test("requests are deleted by moderators, not by support, one or several", async () => {
  const { member, viewer } = await someone();
  const made = [];
  for (let n = 0; n < 3; n += 1) made.push((await aContactRequest(em(), { member })).id);
  const [first = "", ...selected] = made;
  const remove = (as: typeof viewer) => server.ask("DELETE", `/api/contact/${first}`, { as });
  for (const who of [viewer, support]) expect((await remove(who)).status).toBe(403);
  expect((await remove(moderator)).body).toEqual({ success: true, id: first });
  const removeSeveral = (as: typeof viewer) =>
    server.ask("POST", "/api/contact/delete", { body: { selected }, as });
  expect((await removeSeveral(support)).status).toBe(403);
  const several = await removeSeveral(moderator);
  expect(several.body.deleted).toEqual(expect.arrayContaining(selected));
  expect((await list(viewer)).body.contacts).toEqual([]);
});
