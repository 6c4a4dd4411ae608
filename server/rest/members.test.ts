import { describe, expect, test } from "vitest";
import { Role, User } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { Member } from "../../schema/members/member.ts";
import { OpenTo, RatePeriod } from "../../schema/members/member-parts.ts";
import { aMemberType } from "../../schema/members/member-type.builder.ts";
import { visitor, withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const admin = withRole(Role.ADMIN);
const asAdmin = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { as: admin, body });

let made = 0;
const newMember = (values: object = {}) => ({
  handle: `rest-${(made += 1)}`,
  displayName: "Ada",
  ...values,
});

describe("a member created by an admin", () => {
  test("has a verified address, whatever was sent", async () => {
    const sent = newMember({
      email: "Ada@example.org",
      isEmailVerified: false,
      emailVerified: null,
      role: "Designer",
      status: "suspended",
    });
    const { status, body } = await asAdmin("POST", "/api/members", { member: sent });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["member"]);
    expect(body.member).toMatchObject({
      handle: sent.handle,
      name: "Ada",
      email: "ada@example.org",
      isEmailVerified: true,
      emailVerified: expect.stringMatching(/^\d{4}-.*Z$/),
      role: { en: "Designer" },
      status: "active",
      memberTypes: [],
    });
  });

  test("has what enumerations say in small letters, in lists and objects, too", async () => {
    const rate = { currency: "EUR", min: 40, per: "hour" };
    const sent = newMember({ openTo: ["work", "MENTORING"], rate });
    const { status, body } = await asAdmin("POST", "/api/members", { member: sent });
    expect(status).toBe(200);
    const { openTo, rateMin, ratePer } = await em().findOneOrFail(Member, { id: body.member.id });
    expect(openTo.toSorted()).toEqual([OpenTo.MENTORING, OpenTo.WORK]);
    expect([rateMin, ratePer]).toEqual([40, RatePeriod.HOUR]);
    const wrong = newMember({ openTo: ["work", "leisure"] });
    const refused = await asAdmin("POST", "/api/members", { member: wrong });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { "openTo.1": "One of: work, collaboration, mentoring" },
    ]);
  });

  test("without a handle gets one made from the name", async () => {
    const create = () => asAdmin("POST", "/api/members", { member: { name: "Mary Shelley" } });
    expect((await create()).body.member.handle).toBe("mary-shelley");
    expect((await create()).body.member.handle).toBe("mary-shelley-2");
  });

  test.each(["a type", 7, null, { id: "x" }, [{}], [null], [["x"]]])(
    "is refused if memberTypes is %j, on creation and change",
    async (memberTypes) => {
      const { id } = await aMember(em());
      const paths = ["/api/members", `/api/members/${id}`];
      for (const path of paths) {
        const { status, body } = await asAdmin("POST", path, newMember({ memberTypes }));
        expect(status).toBe(422);
        const problem = memberTypes === null ? "Required" : "A list of ids";
        expect(body.fields).toEqual({ memberTypes: problem });
      }
    },
  );

  test.each(["ids", "objects", "both"])("has the types given as %s", async (form) => {
    const [one, other] = [await aMemberType(em()), await aMemberType(em())];
    const asObject = ({ id }: { id: string }) => ({ id, name: "Not looked at" });
    const memberTypes = {
      ids: [one.id, other.id],
      objects: [asObject(one), asObject(other)],
      both: [one.id, asObject(other)],
    }[form];
    const { body } = await asAdmin("POST", "/api/members/", newMember({ memberTypes }));
    expect(body.member.memberTypes.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    );
  });

  test.each([
    [{ handle: "blog" }, { handle: "Reserved" }],
    [{ displayName: undefined }, { displayName: "Required" }],
    [{ email: "no address" }, { email: "Not an email address" }],
    [{ availability: "sometimes" }, { availability: "One of: open, limited, booked" }],
  ])("is refused with %j, each at its field", async (wrong, fields) => {
    const { status, body } = await asAdmin("POST", "/api/members", newMember(wrong));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "INVALID", fields });
  });

  test("is refused if the address has an account", async () => {
    const { email } = await aUser(em());
    const { status, body } = await asAdmin("POST", "/api/members", newMember({ email }));
    expect([status, body.message]).toEqual([409, "This email address already has an account"]);
  });
});

describe("a changed member", () => {
  test("keeps fields that were not sent, and its types are given as objects", async () => {
    const type = await aMemberType(em());
    const { id } = await aMember(em(), { city: "Oslo" });
    const { status, body } = await asAdmin("POST", `/api/members/${id}`, {
      member: { displayName: "Bo", memberTypes: [{ id: type.id }], version: 1 },
    });
    expect(status).toBe(200);
    expect(body.member).toMatchObject({
      id,
      name: "Bo",
      city: "Oslo",
      memberTypes: [{ id: type.id }],
    });
    const late = await asAdmin("POST", `/api/members/${id}/`, { version: 1, city: "Bergen" });
    expect(late.status).toBe(409);
  });

  test("cannot change its verification, role or handle", async () => {
    const member = await aMember(em());
    const user = await aUser(em(), { member });
    const as = withRole(Role.MEMBER, { userId: user.id, memberId: member.id });
    const { status, body } = await server.ask("POST", `/api/members/${member.id}`, {
      as,
      body: {
        city: "Bergen",
        isEmailVerified: true,
        emailVerified: new Date().toISOString(),
        roles: ["admin"],
        handle: "admin-of-all",
        status: "suspended",
        email: "other@example.org",
      },
    });
    expect(status).toBe(200);
    expect(body.member).toMatchObject({
      city: "Bergen",
      handle: member.handle,
      status: "active",
      email: user.email,
      isEmailVerified: false,
      emailVerified: null,
    });
  });

  test("can be changed by its owner and by admins, its types by admins only", async () => {
    const [member, type] = [await aMember(em()), await aMemberType(em())];
    const change = (as: typeof admin, body: object) =>
      server.ask("POST", `/api/members/${member.id}`, { as, body });
    const own = withRole(Role.MEMBER, { memberId: member.id });
    expect((await change(withRole(Role.MEMBER), { city: "Oslo" })).status).toBe(403);
    expect((await change(own, { city: "Oslo" })).status).toBe(200);
    expect((await change(own, { memberTypes: [type.id] })).status).toBe(403);
  });
});

test("members are listed for everyone, their addresses for admins and themselves", async () => {
  const member = await aMember(em(), { displayName: "Zoë" });
  const { id, email } = await aUser(em(), { member });
  const own = withRole(Role.MEMBER, { userId: id, memberId: member.id });
  const listed = async (as: typeof admin) => {
    const { status, body } = await server.ask("GET", "/api/members", { as });
    expect(status).toBe(200);
    expect(body.pagination).toMatchObject({ page: 1, limit: 1_000, hasMore: false });
    return body.members.find((one: { id: string }) => one.id === member.id);
  };
  for (const as of [admin, own]) expect(await listed(as)).toMatchObject({ name: "Zoë", email });
  for (const as of [visitor(), withRole(Role.MEMBER), withRole(Role.MODERATOR)]) {
    expect(await listed(as)).toMatchObject({
      email: null,
      isEmailVerified: null,
      emailVerified: null,
    });
  }
  expect((await server.ask("GET", "/api/members")).text).not.toContain(email);
  expect((await server.ask("GET", "/api/members?limit=1")).body.members).toHaveLength(1);
});

test.each([
  ["", false],
  ["?withAccount=false", false],
  ["?withAccount=true", true],
])("DELETE /api/members/{id}%s deletes the account: %s", async (query, isDeleted) => {
  const member = await aMember(em());
  const { id } = await aUser(em(), { member });
  expect((await asAdmin("DELETE", `/api/members/${member.id}${query}`)).status).toBe(200);
  const user = await em().findOneOrFail(User, { id }, { filters: false });
  expect(user.deletedAt != null).toBe(isDeleted);
});

test("whether the account is deleted with a member is true or false", async () => {
  const { id } = await aMember(em());
  const { status, body } = await asAdmin("DELETE", `/api/members/${id}?withAccount=yes`);
  expect([status, body.fields]).toEqual([422, { withAccount: "true or false" }]);
});

test("members are deleted one by one and together", async () => {
  const [one, other, third] = [await aMember(em()), await aMember(em()), await aMember(em())];
  expect((await asAdmin("DELETE", `/api/members/${one.id}`)).body).toEqual({
    success: true,
    id: one.id,
  });
  const { body } = await asAdmin("POST", "/api/members/delete", {
    selected: [other.id, third.id, one.id],
  });
  expect(body).toEqual({
    deleted: [other.id, third.id],
    failed: [{ id: one.id, message: "Member not found" }],
  });
});

describe("member types", () => {
  test("are created, changed, listed and deleted", async () => {
    const { body } = await asAdmin("POST", "/api/membertypes/", {
      memberType: { name: { en: "Photographer", fr: "Photographe" }, color: "cyan" },
    });
    expect(body.memberType).toMatchObject({
      name: { en: "Photographer", fr: "Photographe" },
      slug: "photographer",
      color: "cyan",
      memberCount: 0,
    });
    const { id } = body.memberType;
    const changed = await asAdmin("POST", `/api/membertypes/${id}`, { order: 7 });
    expect(changed.body.memberType).toMatchObject({ id, order: 7, slug: "photographer" });
    const { body: all } = await server.ask("GET", "/api/membertypes/?locale=fr");
    expect(all.memberTypes).toContainEqual(
      expect.objectContaining({ id, name: "Photographe", memberCount: null }),
    );
    expect((await asAdmin("DELETE", `/api/membertypes/${id}`)).body).toEqual({ success: true, id });
    const again = await asAdmin("POST", "/api/membertypes/delete", { selected: [id] });
    expect(again.body.failed).toEqual([{ id, message: "Member type not found" }]);
  });

  test("without a name are refused", async () => {
    const { status, body } = await asAdmin("POST", "/api/membertypes", { name: {} });
    expect([status, body.fields]).toEqual([422, { name: "Required" }]);
  });
});

test("users are listed for admins, with the fields of the specification", async () => {
  const member = await aMember(em(), { avatar: "/artwork/a.svg" });
  const user = await aUser(em(), { roles: [Role.EDITOR], member, emailVerified: new Date() });
  const { status, body } = await asAdmin("GET", "/api/users");
  expect(status).toBe(200);
  expect(body.users).toContainEqual(
    expect.objectContaining({
      id: user.id,
      email: user.email,
      roles: ["editor"],
      status: "active",
      isEmailVerified: true,
      image: "/artwork/a.svg",
      memberId: member.id,
    }),
  );
  expect(JSON.stringify(body)).not.toMatch(/password|token/i);
});

test.each([["an id"], [{ id: "a" }], [undefined], [[7]]])(
  "deleting members without a list of ids is refused: %j",
  async (selected) => {
    for (const path of ["/api/members/delete", "/api/membertypes/delete"]) {
      const { status, body } = await server.ask("POST", path, {
        as: withRole(Role.ADMIN),
        body: { selected },
      });
      expect(status).toBe(422);
      expect(Object.keys(body.fields)).toEqual(["selected"]);
    }
  },
);

describe("an import", () => {
  const sent = { rows: [{ name: "Imported Once" }, { handle: "admin", name: "Reserved" }] };

  test("says per row what it does; a dry run stores nothing", async () => {
    const expected = {
      outcomes: ["created", "refused"],
      refused: [{ row: 1, problems: [{ field: "handle", message: "Reserved" }] }],
    };
    const tried = await asAdmin("POST", "/api/members/import", { ...sent, dryRun: true });
    expect(tried).toMatchObject({ status: 200, body: expected });
    const done = await asAdmin("POST", "/api/members/import", sent);
    expect(done).toMatchObject({ status: 200, body: expected });
    const again = await asAdmin("POST", "/api/members", { member: { name: "Imported Once" } });
    expect(again.body.member.handle).toBe("imported-once-2");
  });

  test("is refused for those who may not write members", async () => {
    const path = "/api/members/import";
    for (const [viewer, status] of [
      [visitor(), 401],
      [withRole(Role.MODERATOR), 403],
    ] as const) {
      expect((await server.ask("POST", path, { as: viewer, body: sent })).status).toBe(status);
    }
  });

  test.each([undefined, "rows", [7], [{ name: 7 }]])("with rows %j is refused", async (rows) => {
    const { status } = await asAdmin("POST", "/api/members/import", { rows });
    expect([400, 422]).toContain(status);
  });
});
