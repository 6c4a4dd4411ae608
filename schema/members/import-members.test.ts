import { expect, test } from "vitest";
import { Role, User } from "../accounts/index.ts";
import { aUser } from "../accounts/user.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";
import { aMember } from "./member.builder.ts";
import { aMemberType } from "./member-type.builder.ts";
import { Member } from "./member.ts";

const graph = await testGraph();
const admin = withRole(Role.ADMIN);

const IMPORT = `mutation($rows: [MemberImportRow!]!, $dryRun: Boolean! = false, $invite: Boolean! = false) {
  importMembers(rows: $rows, dryRun: $dryRun, invite: $invite) {
    outcomes
    refused { row problems { field message } }
  }
}`;

interface Options {
  dryRun?: boolean;
  invite?: boolean;
}

const imported = async (rows: object[], options: Options = {}) =>
  (await graph.as(admin)(IMPORT, { rows, ...options })).importMembers;

const stored = (handle: string) =>
  graph.em().findOne(Member, { handle }, { populate: ["memberTypes"] });

test("rows create members, change known ones and leave alone what is the same", async () => {
  const known = await aMember(graph.em(), { handle: "known", city: "Oslo", skills: ["type"] });
  const same = await aMember(graph.em(), { handle: "same", city: "Bergen" });
  const type = await aMemberType(graph.em(), { slug: "illustrator" });
  expect(
    await imported([
      { name: "New One", role: { en: "Printer", fr: "Imprimeuse" }, types: ["illustrator"] },
      { handle: "KNOWN", city: "Tromsø", country: "NO" },
      { handle: "same", city: "Bergen" },
    ]),
  ).toEqual({ outcomes: ["CREATED", "UPDATED", "UNCHANGED"], refused: [] });
  const made = await stored("new-one");
  expect(made).toMatchObject({
    displayName: "New One",
    role: { en: "Printer", fr: "Imprimeuse" },
  });
  expect(made?.memberTypes.getIdentifiers()).toEqual([type.id]);
  expect(await stored("known")).toMatchObject({
    id: known.id,
    city: "Tromsø",
    country: "NO",
    skills: ["type"],
    version: known.version + 1,
  });
  expect((await stored("same"))?.version).toBe(same.version);
});

test("a row finds its profile by the address of its account", async () => {
  const member = await aMember(graph.em(), { company: "Before" });
  const { email } = await aUser(graph.em(), { member });
  expect((await imported([{ email: email.toUpperCase(), company: "After" }])).outcomes).toEqual([
    "UPDATED",
  ]);
  expect((await stored(member.handle))?.company).toBe("After");
});

test("refused rows name each wrong value, and the others are imported", async () => {
  const other = await aMember(graph.em(), { handle: "with-address" });
  const { email } = await aUser(graph.em(), { member: other });
  const mine = await aMember(graph.em(), { handle: "own-address" });
  await aUser(graph.em(), { member: mine });
  const { outcomes, refused } = await imported([
    { name: "Good Before" },
    { handle: "admin", name: "Reserved", country: "Norway" },
    { city: "Nowhere" },
    { handle: "somebody-else", name: "Somebody", email },
    { handle: "own-address", email: "new@example.org" },
    { name: "Vague", availability: "perhaps" },
    { name: "Odd", types: ["no-such-type"] },
    { handle: "own-address", email },
    { name: "No Address", email: "x" },
    { name: "Good After" },
  ]);
  expect(outcomes.filter((outcome: string) => outcome === "CREATED")).toHaveLength(2);
  expect(outcomes.at(0)).toBe("CREATED");
  expect(outcomes.at(-1)).toBe("CREATED");
  expect(refused).toEqual([
    {
      row: 1,
      problems: [
        { field: "handle", message: "Reserved" },
        { field: "country", message: expect.any(String) },
      ],
    },
    { row: 2, problems: [{ field: "name", message: "Required" }] },
    { row: 3, problems: [{ field: "handle", message: "Does not match" }] },
    { row: 4, problems: [{ field: "email", message: "Does not match" }] },
    { row: 5, problems: [{ field: "availability", message: "Not valid" }] },
    { row: 6, problems: [{ field: "types", message: "Not valid" }] },
    { row: 7, problems: [{ field: "email", message: "Taken" }] },
    { row: 8, problems: [{ field: "email", message: "Not an email address" }] },
  ]);
  expect(await stored("good-after")).not.toBeNull();
  expect(await stored("somebody-else")).toBeNull();
});

test("a dry run says the same, stores nothing and mails nobody", async () => {
  const known = await aMember(graph.em(), { city: "Oslo" });
  const before = graph.mails.length;
  const rows = [
    { handle: "only-tried", name: "Only Tried", email: "only-tried@example.org" },
    { handle: known.handle, city: "Bodø" },
    { handle: known.handle, country: "x" },
  ];
  const tried = await imported(rows, { dryRun: true, invite: true });
  expect(tried.outcomes).toEqual(["CREATED", "UPDATED", "REFUSED"]);
  expect(await stored("only-tried")).toBeNull();
  expect((await stored(known.handle))?.city).toBe("Oslo");
  expect(await graph.em().count(User, { email: "only-tried@example.org" })).toBe(0);
  expect(graph.mails.length).toBe(before);
  expect((await imported(rows)).outcomes).toEqual(tried.outcomes);
});

test("new accounts are invited by mail only if that is asked for", async () => {
  const mailsTo = (email: string) => graph.mails.filter(({ to }) => to === email);
  await imported([{ name: "Quiet", email: "quiet@example.org" }]);
  await imported([{ name: "Asked", email: "asked@example.org" }], { invite: true });
  expect(mailsTo("quiet@example.org")).toEqual([]);
  expect(mailsTo("asked@example.org")).toMatchObject([
    { action: { url: "/auth/reset-password?email=asked%40example.org" } },
  ]);
  expect((await graph.em().findOneOrFail(User, { email: "asked@example.org" })).status).toBe(
    "invited",
  );
});

test("more rows than one call takes are refused as a whole", async () => {
  const rows = Array.from({ length: 101 }, (_, n) => ({ name: `Many ${n}` }));
  const { extensions } = await graph.refusal(admin, IMPORT, { rows });
  expect(extensions).toMatchObject({ code: "INVALID", fields: { rows: "At most 100" } });
});

test("only who may write members imports them, not even as a trial", async () => {
  const rows = [{ name: "By Nobody" }];
  for (const viewer of [visitor(), withRole(Role.MEMBER), withRole(Role.MODERATOR)]) {
    const { extensions } = await graph.refusal(viewer, IMPORT, { rows, dryRun: true });
    expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(extensions["code"]);
  }
  expect(await stored("by-nobody")).toBeNull();
});
