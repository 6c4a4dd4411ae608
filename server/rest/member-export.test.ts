import { expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { aMemberType } from "../../schema/members/member-type.builder.ts";
import { Member, MemberStatus } from "../../schema/members/index.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const admin = withRole(Role.ADMIN);
const path = "/api/members/export";

const get = (query = "", as = admin) =>
  fetch(`${server.url}${path}${query}`, { headers: server.as(as) });

const lines = async (query = "") => (await (await get(query)).text()).split("\r\n").slice(1, -1);

test("all members are exported, in the columns of an import, and no cell is a formula", async () => {
  const type = await aMemberType(em(), { slug: "letterer" });
  const member = await aMember(em(), {
    handle: "first-of-all",
    displayName: "=1+1",
    role: { en: "Printer", fr: "Imprimeuse" },
    phone: "+47 22 00 00 00",
    about: { en: 'Says "hi"\nand leaves' },
    skills: ["type", "ink"],
  });
  const { email } = await aUser(em(), { member });
  const typed = em();
  (await typed.findOneOrFail(Member, member.id, { populate: ["memberTypes"] })).memberTypes.add(
    typed.merge(type),
  );
  await typed.flush();
  const answer = await get("?search=first-of-all");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="members-/);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  expect(bytes.subarray(3).toString()).toBe(
    "email,handle,name,role,role.fr,role.no,headline,headline.fr,headline.no,about,about.fr,about.no,pronouns,company,city,state,country,address,zipCode,phone,timeZone,skills,tools,availability,availableFrom,visibility,types\r\n" +
      `${email},first-of-all,'=1+1,Printer,Imprimeuse,,,,,"Says ""hi""\nand leaves",,,,,,,,,,'+47 22 00 00 00,,"type,ink",,open,,public,letterer\r\n`,
  );
});

test("however many there are, each is exported once, and filters apply", async () => {
  const many = em();
  for (let n = 0; n < 450; n += 1) {
    const one = new Member({ handle: `many-${n}`, displayName: `Many ${n}` });
    one.company = "Crowd";
    if (n % 3 === 0) one.status = MemberStatus.PENDING;
    many.persist(one);
  }
  await many.flush();
  const handles = (await lines("?search=crowd")).map((line) => line.split(",")[1]);
  expect(handles).toHaveLength(450);
  expect(new Set(handles).size).toBe(450);
  expect(await lines("?search=crowd&status=pending")).toHaveLength(150);
  expect(await lines("?search=crowd&availability=booked")).toEqual([]);
  expect(await lines("?search=crowd&verified=true")).toEqual([]);
});

test.each(["?status=gone", "?availability=x", "?type=7", "?verified=perhaps"])(
  "%s is refused",
  async (query) => {
    const answer = await get(query);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toHaveLength(1);
  },
);

test("who may not export is refused before the parameters are", async () => {
  expect((await get("?status=gone", visitor())).status).toBe(401);
  expect((await get("?status=gone", withRole(Role.MEMBER))).status).toBe(403);
});

test("only who may write members exports them", async () => {
  expect((await get("", visitor())).status).toBe(401);
  for (const role of [Role.MEMBER, Role.MODERATOR, Role.EDITOR]) {
    const answer = await get("", withRole(role));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "FORBIDDEN" });
  }
});
