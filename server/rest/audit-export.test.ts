import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { AuditAction, AuditEntry } from "../../schema/audit/index.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const admin = withRole(Role.ADMIN);

const get = (query = "", as = admin) =>
  fetch(`${server.url}/api/audit/export${query}`, { headers: server.as(as) });
const lines = async (query: string) => (await (await get(query)).text()).split("\r\n").slice(1, -1);

const many = em();
const user = await aUser(many, { name: "=1+1", email: "formula@example.com" });
const at = new Date("2026-03-01T10:00:00Z");
for (let n = 0; n < 1_200; n += 1) {
  const changes = [{ field: "status", before: "active", after: "suspended" }];
  const values = { kind: "Loom", fields: ["status"], changes, user, network: "192.0.2.0/24" };
  const time = n < 700 ? at : new Date(at.getTime() + n);
  many.persist(new AuditEntry({ ...values, action: AuditAction.CHANGED }, time));
}
await many.flush();

test("each entry is exported once, newest first, and no cell is a formula", async () => {
  const answer = await get("?kind=Loom");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-log-/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const [header, ...rows] = (await answer.text()).split("\r\n").slice(0, -1);
  expect(header).toBe("time,action,count,kind,item,user,email,fields,changes,network");
  expect(rows).toHaveLength(1_200);
  expect(rows.toSorted().toReversed()).toEqual(rows);
  expect(rows.at(-1)).toBe(
    "2026-03-01T10:00:00.000Z,changed,1,Loom,,'=1+1,formula@example.com,status,status: active > suspended,192.0.2.0/24",
  );
});

test("filters apply, and exports are in the log themselves", async () => {
  expect(await lines("?kind=Loom&before=2026-03-01T10:00:00.001Z")).toHaveLength(700);
  expect(await lines("?kind=Loom&result=refused")).toEqual([]);
  expect(await lines(`?kind=Loom&user=${crypto.randomUUID()}`)).toEqual([]);
  expect((await lines("?kind=AuditEntry&action=exported")).length).toBeGreaterThan(3);
});

test.each(["?user=7", "?item=x", "?action=gone", "?result=x", "?from=yesterday"])(
  "%s is refused",
  async (query) => {
    expect((await get(query)).status).toBe(422);
  },
);

test("nobody but administrators may export", async () => {
  for (const role of Object.values(Role).filter((role) => role !== Role.ADMIN)) {
    expect((await get("?user=7", withRole(role))).status, role).toBe(403);
  }
  expect((await get("", visitor())).status).toBe(401);
});
