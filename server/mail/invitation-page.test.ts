import ICAL from "ical.js";
import { expect, test } from "vitest";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Role } from "../../schema/accounts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { mailServer } from "../testing/mail-server.ts";
import { testServer } from "../testing/server.ts";

const mails = await mailServer();
const server = await testServer({ smtpUrl: mails.url });
const member = await aMember(server.database.em.fork(), { displayName: "Ada Nord" });
const user = await aUser(server.database.em.fork(), { member });
const ada = withRole(Role.MEMBER, { userId: user.id, memberId: member.id });

async function graph(query: string, variables: object = {}) {
  const { body } = await server.ask("POST", "/graphql", { as: ada, body: { query, variables } });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}
const CREATE = `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateCalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }`;
const GUESTS = `query($id: ID!) { calendarEvent(id: $id) { sequence guests { email status } } }`;

/** The only mail to an address, or one of several. */
async function mailTo(email: string, n = 0) {
  for (let count = 0; ; count += 1) {
    await mails.mail(count);
    const found = mails.received.filter(({ to }) => to === email)[n];
    if (found) return found;
  }
}

/** Invites an address, and returns the event with the paths of the three answers. */
async function invited(email: string) {
  const input = {
    title: "Proof; at six",
    location: "Studio 2",
    start: "2036-05-06T16:00:00Z",
    guestEmails: [email],
  };
  const { createCalendarEvent } = await graph(CREATE, { input });
  const mail = await mailTo(email);
  const paths = [...mail.text.matchAll(/https?:\/\/\S+(\/calendar\/invitation\/\S+)/g)].map(
    ([, path = ""]) => path,
  );
  return { id: createCalendarEvent.id as string, mail, paths };
}
const guestsOf = async (id: string) => (await graph(GUESTS, { id })).calendarEvent.guests;
const form = (answer: string) => ({
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: `answer=${answer}`,
});

test("an invitation is a file in the mail, and links that do nothing until a button is pressed", async () => {
  const { id, mail, paths } = await invited("kari@example.org");
  const files = mail.parts.filter(([type]) => /calendar|ics/.test(type));
  expect(files.map(([type]) => type)).toEqual([
    "text/calendar; charset=utf-8; method=REQUEST",
    "application/ics; name=invitation.ics",
  ]);
  for (const [, content] of files) expect(content).toContain("METHOD:REQUEST");
  expect(paths.map((path) => path.split("=")[1])).toEqual(["accepted", "tentative", "declined"]);
  for (const path of [...paths, ...paths, ...paths, paths[0]!]) {
    const page = await server.ask("GET", path);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await server.ask("HEAD", path)).status).toBe(200);
  }
  expect(await guestsOf(id)).toEqual([{ email: "kari@example.org", status: "NEEDS_ACTION" }]);
  const [yes = ""] = paths;
  const page = await server.ask("GET", yes);
  expect(page.text).toContain("<h1>Proof; at six</h1>");
  expect(page.text).toContain("Studio 2");
  const path = yes.split("?")[0] ?? "";
  const answer = await server.ask("POST", path, form("accepted"));
  expect(answer.text).toContain("You answered yes.");
  expect((await server.ask("POST", path, form("nonsense"))).status).toBe(200);
  expect(await guestsOf(id)).toEqual([{ email: "kari@example.org", status: "ACCEPTED" }]);
  const cross = { ...form("declined"), headers: { origin: "https://evil.example" } };
  expect((await server.ask("POST", path, cross)).status).toBe(403);
  expect(server.log.join("")).not.toContain(path.split("/").at(-1));

  await graph(UPDATE, { id, input: { guestEmails: [] } });
  const removed = await mailTo("kari@example.org", 1);
  expect(removed.subject).toBe("You are no longer invited: Proof; at six");
  const after = await server.ask("POST", path, form("declined"));
  expect([after.status, after.text.includes("You are no longer invited")]).toEqual([200, true]);
  expect(await guestsOf(id)).toEqual([]);
  for (const wrong of ["x", "a".repeat(43), "%00"])
    expect((await server.ask("GET", `/calendar/invitation/${wrong}`)).status).toBe(404);
});

test("the file names the site as organizer and the guest alone, in lines that fit", async () => {
  const { mail } = await invited("ola@example.org");
  const text = mail.parts.find(([type]) => type.startsWith("application/ics"))?.[1] ?? "";
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents("vevent");
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(event?.getFirstPropertyValue("summary")).toBe("Proof; at six");
  expect(event?.getFirstProperty("organizer")?.getParameter("cn")).toBe("Ada Nord");
  expect(event?.getAllProperties("attendee").map((one) => one.getFirstValue())).toEqual([
    "mailto:ola@example.org",
  ]);
  expect(text).not.toContain(user.email);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("one click ends all invitations to an address", async () => {
  const { mail } = await invited("per@example.org");
  const url = /^<(.+)>$/.exec(mail.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  const click = { ...form(""), body: "List-Unsubscribe=One-Click" };
  expect((await server.ask("POST", new URL(url).pathname, click)).status).toBe(200);
  const input = { title: "Again", start: "2036-05-06T16:00:00Z" };
  await graph(CREATE, { input: { ...input, guestEmails: ["per@example.org", "eva@example.org"] } });
  await mailTo("eva@example.org");
  expect(mails.received.filter(({ to }) => to === "per@example.org")).toHaveLength(1);
});
