import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { TimeEntry } from "../../schema/time/index.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = server.database.em.fork();
const owner = await aMember(em, { displayName: "Ada" });
const project = await aProject(em, { owners: [owner] });
const mine = withRole(Role.MEMBER, { memberId: owner.id });

const MANY = 1_100;
const at = new Date("2026-03-29T00:30:00Z");
const minutesLater = (n: number) => new Date(at.getTime() + n * 60_000);
for (let n = 0; n < MANY; n += 1) {
  // half of them begin at the same instant
  const startedAt = n % 2 ? at : minutesLater(n);
  const endedAt = new Date(startedAt.getTime() + 90_500);
  const values = { project, startedAt, endedAt, title: "Harbour", note: n === 2 ? "=1+1" : "" };
  em.persist(new TimeEntry({ ...values, member: owner, billable: n % 2 === 0 }));
}
em.persist(new TimeEntry({ project, member: owner, title: "Running", startedAt: at }));
await em.flush();

const get = (query = "", as = mine, id = project.id) =>
  fetch(`${server.url}/api/projects/${id}/time/export${query}`, { headers: server.as(as) });
const linesOf = async (query = "") => (await (await get(query)).text()).split("\r\n").slice(0, -1);

test("each finished entry is exported once, newest first, on the clock of Vienna", async () => {
  const answer = await get();
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="time-/);
  const [header, ...rows] = (await answer.text()).split("\r\n").slice(0, -1);
  expect(header).toBe("Date,Start,End,Minutes,Person,Card,Note,Billable,Invoiced");
  expect(rows).toHaveLength(MANY);
  expect(rows.filter((row) => row.startsWith("2026-03-29,01:30,"))).toHaveLength(MANY / 2 + 1);
  expect(rows[0]).toBe("2026-03-29,20:48,20:49,1.51,Ada,Harbour,,Yes,");
  // the hour from two to three does not exist
  expect(rows.at(-1)).toMatch(/^2026-03-29,01:30,01:31,1\.51,Ada,Harbour,,(Yes|No),$/);
  expect(rows.filter((row) => row.includes("'=1+1"))).toHaveLength(1);
});

test("it is of the days asked for, with its words in the language", async () => {
  expect(await linesOf("?to=2026-03-28")).toHaveLength(1);
  expect(await linesOf("?from=2026-03-29&to=2026-03-29")).toHaveLength(MANY + 1);
  const [header, first] = await linesOf("?locale=fr");
  expect(header).toContain("Facturable");
  expect(first).toContain(",Oui,");
  for (const query of ["?from=yesterday", "?from=2026-03-29&to=2026-03-28", "?locale=de"])
    expect((await get(query)).status, query).toBe(422);
});

test("only those who may change the project export its time", async () => {
  expect((await get("", withRole(Role.ADMIN))).status).toBe(200);
  expect((await get("", visitor())).status).toBe(401);
  expect((await get("", withRole(Role.EDITOR))).status).toBe(403);
  const hidden = await aProject(server.database.em.fork(), { visibility: "private" });
  expect((await get("", mine, hidden.id)).status).toBe(404);
});
