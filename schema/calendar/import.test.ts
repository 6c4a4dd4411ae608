import { expect, test } from "vitest";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { readFeed } from "./read-feed.ts";
import { readIcs } from "./read-ics.ts";

const graph = await testGraph();

const FIELDS = `added changed unchanged broken faults { title icsUid fault }`;
const PREVIEW = `query($ics: String!) { previewCalendarImport(ics: $ics) { ${FIELDS} } }`;
const IMPORT = `mutation($ics: String!, $updates: Boolean!) { importCalendar(ics: $ics, updates: $updates) { ${FIELDS} } }`;
const RANGE = `query($from: DateTimeISO!, $to: DateTimeISO!) { calendarEvents(from: $from, to: $to) {
  start startDate event { title guests { id } reminders } } }`;

const file = (...events: string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR", ""].join("\r\n");
const entry = (uid: string, ...lines: string[]): string =>
  ["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20270101T000000Z", ...lines, "END:VEVENT"].join("\r\n");

const run = async (by: BuiltPerson, ics: string, updates = false) =>
  (await graph.as(by.viewer)(IMPORT, { ics, updates })).importCalendar;
const preview = async (by: BuiltPerson, ics: string) =>
  (await graph.as(by.viewer)(PREVIEW, { ics })).previewCalendarImport;
async function datesOf(by: BuiltPerson, from: string, to: string): Promise<string[]> {
  const { calendarEvents } = await graph.as(by.viewer)(RANGE, {
    from: `${from}T00:00:00Z`,
    to: `${to}T00:00:00Z`,
  });
  return calendarEvents.map(
    (one: { start: string | null; startDate: string }) => one.startDate ?? one.start,
  );
}

const WEEK = entry(
  "week",
  "SUMMARY:Week",
  "DTSTART;TZID=Europe/Vienna:20270405T090000",
  "DTEND;TZID=Europe/Vienna:20270405T100000",
  "RRULE:FREQ=DAILY;COUNT=4",
  "EXDATE;TZID=Europe/Vienna:20270406T090000",
  "ATTENDEE:mailto:someone@example.org",
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  "TRIGGER:-PT15M",
  "END:VALARM",
);
const MOVED = entry(
  "week",
  "SUMMARY:Moved",
  "RECURRENCE-ID;TZID=Europe/Vienna:20270407T090000",
  "DTSTART;TZID=Europe/Vienna:20270407T140000",
  "DTEND;TZID=Europe/Vienna:20270407T150000",
);

test("a file is imported once: the preview counts what is new, changed, unchanged and broken", async () => {
  const ada = await aPerson(graph);
  const bad = [
    entry("zone", "SUMMARY:Zone", "DTSTART;TZID=Nowhere:20270405T090000"),
    entry("rule", "SUMMARY:Rule", "DTSTART:20270405T090000Z", "RRULE:FREQ=SECONDLY;COUNT=5"),
    entry("none", "SUMMARY:None"),
    entry("text", "SUMMARY:Text", "no line of a calendar"),
    entry("date", "SUMMARY:Date", "DTSTART:20271399T990000Z"),
  ];
  const ics = file(MOVED, WEEK, ...bad);
  const counts = { added: 2, changed: 0, unchanged: 0, broken: 5 };
  const seen = await preview(ada, ics);
  expect(seen).toMatchObject(counts);
  expect(
    Object.fromEntries(
      seen.faults.map((one: { icsUid: string; fault: string }) => [one.icsUid ?? "", one.fault]),
    ),
  ).toEqual({
    zone: "TIME_ZONE",
    rule: "RULE",
    none: "INVALID",
    date: "INVALID",
    "": "UNREADABLE",
  });
  expect(await datesOf(ada, "2027-04-01", "2027-05-01")).toEqual([]);
  expect(await run(ada, ics)).toMatchObject(counts);
  expect(await run(ada, ics)).toMatchObject({ added: 0, changed: 0, unchanged: 2, broken: 5 });
  expect(await datesOf(ada, "2027-04-01", "2027-05-01")).toEqual([
    "2027-04-05T07:00:00.000Z",
    "2027-04-07T12:00:00.000Z",
    "2027-04-08T07:00:00.000Z",
  ]);
  expect(graph.mails).toEqual([]);
});

test("two imports of a file at once add its events once", async () => {
  const ada = await aPerson(graph);
  const both = await Promise.all([run(ada, file(WEEK)), run(ada, file(WEEK))]);
  expect(both.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 1]);
});

test("what has changed is written only if that is wanted, and never an older version", async () => {
  const ada = await aPerson(graph);
  const version = (n: number, title: string) =>
    file(
      entry(
        "one",
        `SEQUENCE:${n}`,
        `SUMMARY:${title}`,
        "DTSTART:20270405T090000Z",
        "DTEND:20270405T100000Z",
      ),
    );
  await run(ada, version(2, "Two"));
  expect(await preview(ada, version(3, "Three"))).toMatchObject({ added: 0, changed: 1 });
  const titles = async () =>
    (
      await graph.as(ada.viewer)(RANGE, {
        from: "2027-04-01T00:00:00Z",
        to: "2027-05-01T00:00:00Z",
      })
    ).calendarEvents.map((one: { event: { title: string } }) => one.event.title);
  await run(ada, version(3, "Three"));
  expect(await titles()).toEqual(["Two"]);
  await run(ada, version(3, "Three"), true);
  expect(await titles()).toEqual(["Three"]);
  expect(await run(ada, version(1, "One"), true)).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await titles()).toEqual(["Three"]);
});

test("names of Windows for time zones, those that a file describes, and its days left out are understood", () => {
  const part = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`];
  const own = part(
    "VTIMEZONE",
    "TZID:Our own",
    ...part(
      "DAYLIGHT",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "DTSTART:19700308T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
    ),
    ...part(
      "STANDARD",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "DTSTART:19701101T020000",
      "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
    ),
  ).join("\r\n");
  const { events, broken } = readIcs(
    file(
      own,
      entry("windows", "DTSTART;TZID=W. Europe Standard Time:20270917T130000"),
      entry("quoted", 'DTSTART;TZID="/citadel.org/20210210_1/Europe/Vienna":20270917T130000'),
      entry("block", "DTSTART;TZID=Our own:20270917T130000"),
      entry(
        "days",
        "DTSTART;VALUE=DATE:20270215",
        "DTEND;VALUE=DATE:20270216",
        "RRULE:FREQ=DAILY;UNTIL=20270222",
        "EXDATE;TZID=W. Europe Standard Time:20270217T000000",
      ),
    ),
  );
  expect(broken).toEqual([]);
  expect(events.map(({ start }) => start?.toISOString())).toEqual([
    "2027-09-17T11:00:00.000Z",
    "2027-09-17T11:00:00.000Z",
    "2027-09-17T17:00:00.000Z",
    undefined,
  ]);
  expect(events[2]?.timeZone).toBe("America/New_York");
  expect(events[3]?.exDates).toEqual(["2027-02-17"]);
});

test("a member's own feed, imported again, is nothing new", async () => {
  const ada = await aPerson(graph);
  await run(ada, file(WEEK, MOVED));
  const ics = await readFeed("A", graph.context(ada.viewer));
  expect(await preview(ada, ics)).toMatchObject({ added: 0, changed: 0, unchanged: 2, broken: 0 });
  const wrong = await graph.refusal(ada.viewer, PREVIEW, { ics: "Hello" });
  expect(wrong.extensions["fields"]).toEqual({ ics: "Not valid" });
  const large = await graph.refusal(ada.viewer, PREVIEW, { ics: "a".repeat(900_001) });
  expect(large.extensions["fields"]).toEqual({ ics: "At most 900 KB" });
});

test("dates that a series has besides its rule are its dates, once, here and in the feed", async () => {
  const ada = await aPerson(graph);
  const ics = file(
    entry(
      "extra",
      "SUMMARY:Extra",
      "DTSTART;TZID=Europe/Vienna:20270405T090000",
      "DTEND;TZID=Europe/Vienna:20270405T100000",
      "RRULE:FREQ=WEEKLY;COUNT=2",
      "RDATE;TZID=Europe/Vienna:20270407T150000,20270412T090000",
    ),
    entry("days", "SUMMARY:Days", "DTSTART;VALUE=DATE:20270405", "RDATE;VALUE=DATE:20270420"),
    entry("two", "DTSTART:20270405T090000Z", "RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"),
  );
  expect(await run(ada, ics)).toMatchObject({
    added: 4,
    faults: [{ icsUid: "two", fault: "EXTRA_DATES" }],
  });
  const expected = [
    "2027-04-05",
    "2027-04-05T07:00:00.000Z",
    "2027-04-07T13:00:00.000Z",
    "2027-04-12T07:00:00.000Z",
    "2027-04-20",
  ];
  expect(await datesOf(ada, "2027-04-01", "2027-05-01")).toEqual(expected);
  expect(await run(ada, ics)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  const feed = await readFeed("Ada", graph.context(ada.viewer));
  expect(feed).toContain("RDATE;TZID=Europe/Vienna:20270407T150000");
  const ben = await aPerson(graph);
  await run(ben, feed);
  expect(await datesOf(ben, "2027-04-01", "2027-05-01")).toEqual(expected);
});
