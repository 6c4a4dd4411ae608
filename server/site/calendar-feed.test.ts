import ICAL from "ical.js";
import { expect, test } from "vitest";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { Role } from "../../schema/accounts/index.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();

async function someone() {
  const em = server.database.em.fork();
  const member = await aMember(em);
  const user = await aUser(em, { member });
  return { member, user, viewer: withRole(Role.MEMBER, { userId: user.id, memberId: member.id }) };
}
type Person = Awaited<ReturnType<typeof someone>>;

async function graph(as: Person, query: string, variables: object = {}) {
  const { body } = await server.ask("POST", "/graphql", {
    as: as.viewer,
    body: { query, variables },
  });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

const create = async (as: Person, input: object): Promise<string> =>
  (
    await graph(
      as,
      "mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id } }",
      {
        input: { title: "Proof", ...input },
      },
    )
  ).createCalendarEvent.id;

const feedOf = async (as: Person): Promise<string> =>
  (await graph(as, "mutation { createCalendarFeed { path } }")).createCalendarFeed.path;

const read = async (path: string) => server.ask("GET", path);
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => ({
    summary: one.getFirstPropertyValue("summary"),
    start: String(one.getFirstPropertyValue("dtstart")),
    text: one.toString(),
  }));

test("a calendar is a file at a secret address, until that is revoked or made again", async () => {
  const ada = await someone();
  await create(ada, { start: "2027-05-06T16:00:00Z" });
  const path = await feedOf(ada);
  const { status, headers, text } = await read(path);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  expect(eventsIn(text)).toMatchObject([{ summary: "Proof", start: "2027-05-06T18:00:00" }]);
  expect(server.log.join("")).not.toContain(path.slice("/calendar/".length, -4));
  const again = await feedOf(ada);
  expect([(await read(path)).status, (await read(again)).status]).toEqual([404, 200]);
  await graph(ada, "mutation { revokeCalendarFeed }");
  for (const one of [again, "/calendar/wrong.ics", `/calendar/${"a".repeat(43)}.ics`]) {
    const refused = await read(one);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([
      404,
      "private, no-store",
    ]);
  }
  expect((await graph(ada, "{ calendarFeed { id } }")).calendarFeed).toBeNull();
});

test("of an account that may not sign in is no longer readable", async () => {
  const ada = await someone();
  const path = await feedOf(ada);
  const em = server.database.em.fork();
  await em
    .getConnection()
    .execute("update users set status = 'suspended' where id = ?", [ada.user.id]);
  expect((await read(path)).status).toBe(404);
});

test("has the same times in other programs: zones with yearly rules, days as dates, ends in UTC", async () => {
  const ada = await someone();
  await create(ada, { start: "2027-03-05T08:30:00Z", rrule: "FREQ=WEEKLY;UNTIL=20270319T083000Z" });
  await create(ada, { allDay: true, startDate: "2027-12-29", rrule: "FREQ=YEARLY;UNTIL=20291229" });
  await create(ada, { start: "2027-05-06T16:00:00Z", timeZone: "America/New_York" });
  await create(ada, { start: "2027-05-06T16:00:00Z", timeZone: "Asia/Tokyo" });
  const { text } = await read(await feedOf(ada));
  expect(text).toContain("RRULE:FREQ=WEEKLY;UNTIL=20270319T083000Z\r\n");
  expect(text).toContain("DTSTART;VALUE=DATE:20271229\r\nDTEND;VALUE=DATE:20271230\r\n");
  expect(text).toContain("RRULE:FREQ=YEARLY;UNTIL=20291229\r\n");
  expect(text).not.toContain("COUNT");
  const blocks = text
    .split("BEGIN:VTIMEZONE")
    .slice(1)
    .map((one) => one.split("END:VTIMEZONE")[0] ?? "");
  const vienna = blocks.find((one) => one.includes("TZID:Europe/Vienna")) ?? "";
  expect(vienna.split("\r\n").length).toBeLessThan(30);
  expect(vienna).toContain("DTSTART:19700329T020000");
  expect(vienna).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU");
  expect(vienna).toContain("DTSTART:19701025T030000");
  expect(vienna).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU");
  const york = blocks.find((one) => one.includes("TZID:America/New_York")) ?? "";
  expect(york).toContain("DTSTART:19700308T020000");
  expect(york).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU");
  expect(york).toContain("RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU");
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const block of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(block));
  const instants = calendar
    .getAllSubcomponents("vevent")
    .map((one) => new ICAL.Event(one).startDate.toJSDate().toISOString());
  expect(instants.filter((one) => one === "2027-05-06T16:00:00.000Z")).toHaveLength(2);
  expect(instants).toContain("2027-03-05T08:30:00.000Z");
  ICAL.TimezoneService.reset();
});

test("has lines of at most 75 octets that are whole, and texts that come back as they were", async () => {
  const ada = await someone();
  const title = `${"a".repeat(64)}📞🏽ÄÖ; a\\b, c`;
  const description = `One,\ntwo; three\\four ${"ø".repeat(200)}`;
  await create(ada, {
    start: "2027-05-06T16:00:00Z",
    title,
    description,
    url: "https://example.org/?a=1;b,c",
  });
  const { text } = await read(await feedOf(ada));
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed() && !line.includes("\n")).toBe(true);
  }
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("summary")).toBe(title);
  expect(event?.getFirstPropertyValue("description")).toBe(description);
});

test("has each date of a series once, however it was changed, and nothing private of others", async () => {
  const ada = await someone();
  const ben = await someone();
  const id = await create(ada, {
    start: "2027-04-01T07:00:00Z",
    rrule: "FREQ=DAILY;COUNT=9",
    guestIds: [ben.member.id],
    reminders: [15],
  });
  const change = (input: object, target: object) =>
    graph(
      ada,
      `mutation($id: ID!, $input: UpdateCalendarEventInput!, $scope: ChangeScope, $on: String) {
        updateCalendarEvent(id: $id, input: $input, scope: $scope, recurrenceId: $on) { id } }`,
      { id, input, ...target },
    );
  await change({ start: "2027-04-02T09:00:00Z" }, { scope: "THIS", on: "2027-04-02T07:00:00Z" });
  await change({ title: "Alone", guestIds: [] }, { scope: "THIS", on: "2027-04-03T07:00:00Z" });
  await change({ title: "Later" }, { scope: "FOLLOWING", on: "2027-04-05T07:00:00Z" });
  await create(ada, { start: "2027-04-01T07:00:00Z", title: "Secret", visibility: "BUSY" });
  const mine = (await read(await feedOf(ada))).text;
  expect(mine).toContain("RRULE:FREQ=DAILY;UNTIL=20270404T070000Z");
  expect(mine).toContain("RECURRENCE-ID;TZID=Europe/Vienna:20270402T090000");
  expect(mine).toContain("TRIGGER:-PT15M");
  const theirs = (await read(await feedOf(ben))).text;
  expect(eventsIn(theirs).map(({ summary }) => summary)).toEqual(
    expect.not.arrayContaining(["Secret", "Alone"]),
  );
  expect(theirs).toContain("EXDATE;TZID=Europe/Vienna:20270403T090000");
  expect(theirs).not.toContain("VALARM");
  expect(theirs).not.toMatch(/ATTENDEE|ORGANIZER|mailto/);
  for (const [text, count] of [
    [mine, 9],
    [theirs, 8],
  ] as const)
    expect(datesIn(text).filter((one) => one.startsWith("2027-04")).length, text).toBe(count);
});

/** The dates that another program shows of a file, without the event of one hour that is no series. */
function datesIn(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const all = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  const [dates, masters] = [
    all.filter((one) => one.isRecurrenceException()),
    all.filter((one) => one.isRecurring()),
  ];
  return masters.flatMap((master) => {
    for (const date of dates) if (date.uid === master.uid) master.relateException(date);
    const iterator = master.iterator();
    const found: string[] = [];
    for (let next = iterator.next(); next && found.length < 50; next = iterator.next())
      found.push(master.getOccurrenceDetails(next).startDate.toString());
    return found;
  });
}
