import { graphql } from "graphql";
import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { uuid } from "../foundation/uuid.ts";
import { testGraph } from "../testing/graph.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);
const admin = await aPerson(graph, Role.ADMIN);

type Row = Record<string, unknown> & { id: string };
const asAda = graph.as(ada.viewer);

const FIELDS = `id version title allDay start end startDate endDate timeZone rrule exDates location url reminders
  visibility status color icsUid sequence recurrenceId series { id } guests { status member { id } }`;
const CREATE = `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateCalendarEventInput!, $scope: ChangeScope, $on: String) {
  updateCalendarEvent(id: $id, input: $input, scope: $scope, recurrenceId: $on) { ${FIELDS} } }`;
const DELETE = `mutation($id: ID!, $scope: ChangeScope, $on: String) {
  deleteCalendarEvent(id: $id, scope: $scope, recurrenceId: $on) }`;
const RESTORE = `mutation($id: ID!, $on: String) { restoreCalendarEvent(id: $id, recurrenceId: $on) { id } }`;
const ANSWER = `mutation($id: ID!, $status: GuestStatus!) { answerCalendarEvent(id: $id, status: $status) { id sequence guests { status member { id } } } }`;
const READ = `query($id: ID!) { calendarEvent(id: $id) { ${FIELDS} } }`;
const RANGE = `query($from: DateTimeISO!, $to: DateTimeISO!, $memberId: ID) {
  calendarEvents(from: $from, to: $to, memberId: $memberId) {
    id start end startDate endDate recurrenceId event { ${FIELDS} } } }`;
const FREE_BUSY = `query($ids: [ID!]!, $from: DateTimeISO!, $to: DateTimeISO!) {
  freeBusy(memberIds: $ids, from: $from, to: $to) { memberId busy { start end } } }`;

const DAY_RANGE = { from: "2027-05-06T00:00:00Z", to: "2027-05-07T00:00:00Z" };
const AT_TEN = { start: "2027-05-06T08:00:00.000Z", end: "2027-05-06T09:00:00.000Z" };

const create = async (input: object, by: BuiltPerson = ada): Promise<Row> =>
  (await graph.as(by.viewer)(CREATE, { input: { title: "Proof", ...input } })).createCalendarEvent;
const update = async (id: string, input: object, target: object = {}): Promise<Row> =>
  (await asAda(UPDATE, { id, input, ...target })).updateCalendarEvent;
const range = async (from: string, to: string, by = ada, memberId?: string) =>
  (await graph.as(by.viewer)(RANGE, { from, to, memberId })).calendarEvents as (Row & {
    event: Row;
  })[];
const codeOf = async (by: BuiltPerson, call: string, variables: object) =>
  (await graph.refusal(by.viewer, call, variables)).extensions["code"];
const faultsOf = async (call: string, variables: object) =>
  (await graph.refusal(ada.viewer, call, variables)).extensions["fields"];

/** The events of a member and no other, in a calendar of their own. */
const own = () => aPerson(graph);

/** The starts of the dates in a range, in UTC, with the title if it differs. */
async function startsOf(by: BuiltPerson, from: string, to: string): Promise<string[]> {
  const dates = await range(`${from}T00:00:00Z`, `${to}T00:00:00Z`, by);
  return dates.map(({ start, startDate }) => String(startDate ?? start).replace(":00.000Z", "Z"));
}

async function series(by: BuiltPerson, start: string, rrule: string, more: object = {}) {
  const end = new Date(new Date(start).getTime() + 3_600_000).toISOString();
  return create({ start, end, rrule, ...more }, by);
}

describe("an event", () => {
  test("is its owner's and their guests' alone unless it is public; guests change their answer only", async () => {
    const secret = await create({ ...AT_TEN, guestIds: [ben.member.id], reminders: [15] });
    const { id } = secret;
    for (const stranger of [eve, admin]) {
      expect(await codeOf(stranger, READ, { id })).toBe("NOT_FOUND");
      expect(await codeOf(stranger, UPDATE, { id, input: { title: "Mine" } })).toBe("NOT_FOUND");
      expect(await codeOf(stranger, DELETE, { id })).toBe("NOT_FOUND");
      expect(await codeOf(stranger, RESTORE, { id })).toBe("NOT_FOUND");
      expect(await codeOf(stranger, ANSWER, { id, status: "ACCEPTED" })).toBe("NOT_FOUND");
      expect(await range(DAY_RANGE.from, DAY_RANGE.to, stranger, ada.member.id)).toEqual([]);
    }
    expect(await codeOf(ben, UPDATE, { id, input: { title: "Mine" } })).toBe("FORBIDDEN");
    expect(await codeOf(ben, UPDATE, { id, input: { guestIds: [] } })).toBe("FORBIDDEN");
    expect(await codeOf(ben, DELETE, { id })).toBe("FORBIDDEN");
    await asAda(DELETE, { id });
    expect(await codeOf(ben, READ, { id })).toBe("NOT_FOUND");
    expect(await codeOf(ben, RESTORE, { id })).toBe("NOT_FOUND");
    await asAda(RESTORE, { id });
    const seen = (await graph.as(ben.viewer)(READ, { id })).calendarEvent;
    expect(seen).toMatchObject({ title: "Proof", reminders: null, visibility: "PRIVATE" });
    const answered = await graph.as(ben.viewer)(ANSWER, { id, status: "ACCEPTED" });
    expect(answered.answerCalendarEvent).toMatchObject({
      sequence: 0,
      guests: [{ status: "ACCEPTED", member: { id: ben.member.id } }],
    });
    expect(await range(DAY_RANGE.from, DAY_RANGE.to, ben)).toHaveLength(1);
  });

  test("that is public is seen by members who ask, without guests and reminders", async () => {
    const host = await own();
    const { id } = await create(
      { ...AT_TEN, visibility: "PUBLIC", guestIds: [ben.member.id], reminders: [5] },
      host,
    );
    const [found] = await range(DAY_RANGE.from, DAY_RANGE.to, eve, host.member.id);
    expect(found?.event).toMatchObject({ id, title: "Proof", guests: [], reminders: null });
    expect(await range(DAY_RANGE.from, DAY_RANGE.to, eve)).toEqual([]);
    expect(await codeOf(eve, ANSWER, { id, status: "ACCEPTED" })).toBe("NOT_FOUND");
    expect(await codeOf(eve, UPDATE, { id, input: {} })).toBe("FORBIDDEN");
  });

  test("of others tells when they are busy and nothing else, or nothing at all", async () => {
    const host = await own();
    const rule = { rrule: "FREQ=DAILY;COUNT=2" };
    await create({ ...AT_TEN, ...rule, visibility: "BUSY", title: "Clinic" }, host);
    await create(
      {
        ...AT_TEN,
        start: "2027-05-06T08:30:00Z",
        end: "2027-05-06T10:00:00Z",
        visibility: "PUBLIC",
      },
      host,
    );
    await create({ start: "2027-05-06T12:00:00Z", end: "2027-05-06T13:00:00Z" }, host);
    await create(
      {
        start: "2027-05-06T15:00:00Z",
        end: "2027-05-06T16:00:00Z",
        visibility: "BUSY",
        status: "CANCELLED",
      },
      host,
    );
    const request = { ids: [host.member.id], from: DAY_RANGE.from, to: "2027-05-08T00:00:00Z" };
    expect((await graph.as(eve.viewer)(FREE_BUSY, request)).freeBusy).toEqual([
      {
        memberId: host.member.id,
        busy: [
          { start: "2027-05-06T08:00:00.000Z", end: "2027-05-06T10:00:00.000Z" },
          { start: "2027-05-07T08:00:00.000Z", end: "2027-05-07T09:00:00.000Z" },
        ],
      },
    ]);
    const [mine] = (await graph.as(host.viewer)(FREE_BUSY, request)).freeBusy;
    expect(mine.busy).toHaveLength(3);
    const found = await range(DAY_RANGE.from, "2027-05-08T00:00:00Z", eve, host.member.id);
    expect(found.map(({ event }) => event["visibility"])).toEqual(["PUBLIC"]);
    const named = `query($ids: [ID!]!, $from: DateTimeISO!, $to: DateTimeISO!) {
      freeBusy(memberIds: $ids, from: $from, to: $to) { member { displayName } } }`;
    const { displayName } = host.member;
    expect((await graph.as(eve.viewer)(named, request)).freeBusy).toEqual([
      { member: { displayName } },
    ]);
    const block = `mutation($id: ID!) { blockMember(id: $id) }`;
    await graph.as(host.viewer)(block, { id: eve.member.id });
    expect((await graph.as(eve.viewer)(named, request)).freeBusy).toEqual([]);
  });

  test("of a day is that day in any zone: stored until the next, which is not part of it", async () => {
    const host = await own();
    const days = { allDay: true, startDate: "2027-12-29", endDate: "2027-12-30" };
    const { id } = await create(days, host);
    const dates = await range("2027-12-28T00:00:00Z", "2028-01-02T00:00:00Z", host);
    expect(dates).toMatchObject([
      { id, start: null, end: null, startDate: "2027-12-29", endDate: "2027-12-30" },
    ]);
    expect(await range("2027-12-30T00:00:00Z", "2028-01-02T00:00:00Z", host)).toEqual([]);
    const one = await create({ allDay: true, startDate: "2027-12-29" }, host);
    expect(one).toMatchObject({ endDate: "2027-12-30", start: null, end: null });
  });

  test("is made once, however often a caller repeats it with its id", async () => {
    const host = await own();
    const id = uuid();
    const made = await Promise.all([
      create({ ...AT_TEN, id }, host),
      create({ ...AT_TEN, id }, host),
    ]);
    expect(made.map((one) => one.id)).toEqual([id, id]);
    expect(await range(DAY_RANGE.from, DAY_RANGE.to, host)).toHaveLength(1);
    expect(await faultsOf(CREATE, { input: { title: "B", ...AT_TEN, id } })).toEqual({
      id: "Not valid",
    });
  });

  test("is refused with the field that is wrong", async () => {
    for (const [input, fields] of [
      [{ title: " ", ...AT_TEN }, { title: "Required" }],
      [{ title: "a".repeat(256), ...AT_TEN }, { title: "At most 255 characters" }],
      [{}, { start: "Required" }],
      [{ allDay: true }, { startDate: "Required" }],
      [{ start: AT_TEN.end, end: AT_TEN.start }, { end: "Not valid" }],
      [{ allDay: true, startDate: "2027-05-06", endDate: "2027-05-06" }, { endDate: "Not valid" }],
      [{ ...AT_TEN, timeZone: "Mars/Olympus" }, { timeZone: "Not valid" }],
      [{ ...AT_TEN, reminders: [1, 2, 3, 4, 5, 6] }, { reminders: "At most 5" }],
      [{ ...AT_TEN, reminders: [-1] }, { "reminders.0": "At least 0" }],
      [{ ...AT_TEN, url: "javascript:alert(1)" }, { url: "Not a link" }],
      [{ ...AT_TEN, rrule: "FREQ=DAILY;INTERVAL=0" }, { rrule: "Not valid" }],
      [{ ...AT_TEN, rrule: "FREQ=WEEKLY;BYDAY=MO" }, { rrule: "Not valid" }],
      [{ ...AT_TEN, rrule: "FREQ=DAILY;COUNT=20000" }, { rrule: "At most 10000" }],
      [{ ...AT_TEN, end: "2027-08-01T00:00:00Z", rrule: "FREQ=DAILY" }, { end: "Not valid" }],
      [{ ...AT_TEN, guestIds: [uuid()] }, { guestIds: "Not found" }],
    ] as const)
      expect(
        await faultsOf(CREATE, { input: { title: "A", ...input } }),
        JSON.stringify(input),
      ).toEqual(fields);
    const { id } = await create(AT_TEN);
    const huge = { from: "2027-01-01T00:00:00Z", to: "2029-01-01T00:00:00Z" };
    expect(await faultsOf(RANGE, huge)).toEqual({ to: "At most 400 days" });
    expect(await faultsOf(RANGE, { from: huge.to, to: huge.from })).toEqual({ to: "Not valid" });
    const { version } = await update(id, { title: "New" });
    const stale = { id, input: { title: "Old", version: (version as number) - 1 } };
    expect(await codeOf(ada, UPDATE, stale)).toBe("CONFLICT");
  });

  test("invites nobody who has blocked its owner, or whom they have blocked", async () => {
    const stranger = await own();
    const BLOCK = `mutation($id: ID!) { blockMember(id: $id) }`;
    await graph.as(stranger.viewer)(BLOCK, { id: ada.member.id });
    const input = { title: "A", ...AT_TEN, guestIds: [stranger.member.id] };
    expect(await codeOf(ada, CREATE, { input })).toMatch(/FORBIDDEN|INVALID/);
    const mine = { ...input, guestIds: [ada.member.id] };
    expect(await codeOf(stranger, CREATE, { input: mine })).toBe("FORBIDDEN");
  });

  test("asks guests again only when time, place or rule change; answers never raise the sequence", async () => {
    const { id } = await create({ ...AT_TEN, guestIds: [ben.member.id, eve.member.id] });
    await graph.as(ben.viewer)(ANSWER, { id, status: "ACCEPTED" });
    const statusOfBen = ({ guests }: Row) =>
      (guests as { status: string; member: Row }[]).find(
        ({ member }) => member.id === ben.member.id,
      )?.status;
    const renamed = await update(id, { title: "Second proof", reminders: [10] });
    expect([renamed["sequence"], statusOfBen(renamed)]).toEqual([0, "ACCEPTED"]);
    const moved = await update(id, { start: "2027-05-06T10:00:00Z" });
    expect(moved).toMatchObject({ sequence: 1, end: "2027-05-06T11:00:00.000Z" });
    expect(statusOfBen(moved)).toBe("NEEDS_ACTION");
    await graph.as(ben.viewer)(ANSWER, { id, status: "TENTATIVE" });
    const elsewhere = await update(id, { location: "Studio 2" });
    expect([elsewhere["sequence"], elsewhere["icsUid"]]).toEqual([2, renamed["icsUid"]]);
    const without = await update(id, { guestIds: [eve.member.id] });
    expect((without["guests"] as Row[]).length).toBe(1);
    expect(await codeOf(ben, READ, { id })).toBe("NOT_FOUND");
    expect(await range(DAY_RANGE.from, DAY_RANGE.to, eve)).toHaveLength(1);
  });

  test("that is dragged keeps its time of day over a change of clocks, and its length", async () => {
    const host = await own();
    const { id } = await create(
      { start: "2027-03-27T12:00:00Z", end: "2027-03-27T12:20:00Z" },
      host,
    );
    const input = { start: "2027-03-28T11:00:00Z" };
    const { updateCalendarEvent } = await graph.as(host.viewer)(UPDATE, { id, input });
    expect(updateCalendarEvent).toMatchObject({ end: "2027-03-28T11:20:00.000Z" });
    const longer = { end: "2027-03-30T11:20:00Z" };
    const { updateCalendarEvent: long } = await graph.as(host.viewer)(UPDATE, {
      id,
      input: longer,
    });
    expect(long).toMatchObject({
      start: "2027-03-28T11:00:00.000Z",
      end: "2027-03-30T11:20:00.000Z",
    });
  });
});

describe("a series", () => {
  test("changed from a date on ends with its last date before it, and is once on that day", async () => {
    const host = await own();
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=10");
    const target = { scope: "FOLLOWING", on: "2027-04-05T07:00:00Z" };
    const { updateCalendarEvent: later } = await graph.as(host.viewer)(UPDATE, {
      id,
      input: { title: "Later" },
      ...target,
    });
    const { calendarEvent: earlier } = await graph.as(host.viewer)(READ, { id });
    expect(earlier.rrule).toBe("FREQ=DAILY;UNTIL=20270404T070000Z");
    expect(later).toMatchObject({ title: "Later", rrule: "FREQ=DAILY;COUNT=6", sequence: 0 });
    expect(later.icsUid).not.toBe(earlier.icsUid);
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toEqual(
      Array.from({ length: 10 }, (_, n) => `2027-04-${String(n + 1).padStart(2, "0")}T07:00Z`),
    );
  });

  test("moves with its rule from a date on: another weekday, or it is refused", async () => {
    const host = await own();
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=WEEKLY;BYDAY=TH");
    const asHost = graph.as(host.viewer);
    const target = { scope: "FOLLOWING", on: "2027-04-15T07:00:00Z" };
    const { updateCalendarEvent } = await asHost(UPDATE, {
      id,
      input: { start: "2027-04-14T07:00:00Z" },
      ...target,
    });
    expect(updateCalendarEvent.rrule).toBe("FREQ=WEEKLY;BYDAY=WE");
    expect(await startsOf(host, "2027-04-01", "2027-04-30")).toEqual([
      "2027-04-01T07:00Z",
      "2027-04-08T07:00Z",
      "2027-04-14T07:00Z",
      "2027-04-21T07:00Z",
      "2027-04-28T07:00Z",
    ]);
    await asHost(DELETE, { id: updateCalendarEvent.id });
    const both = await series(host, "2027-06-01T07:00:00Z", "FREQ=WEEKLY;BYDAY=TU,TH");
    const refused = { id: both.id, input: { start: "2027-06-02T07:00:00Z" } };
    expect((await graph.refusal(host.viewer, UPDATE, refused)).extensions["fields"]).toEqual({
      rrule: "Not valid",
    });
    expect(await startsOf(host, "2027-06-01", "2027-06-04")).toEqual([
      "2027-06-01T07:00Z",
      "2027-06-03T07:00Z",
    ]);
  });

  test("at another time leaves out what was left out, and shows changed dates once", async () => {
    const host = await own();
    const asHost = graph.as(host.viewer);
    const { id } = await series(host, "2027-08-16T17:00:00Z", "FREQ=WEEKLY;BYDAY=MO");
    await asHost(DELETE, { id, scope: "THIS", on: "2027-08-23T17:00:00Z" });
    const { updateCalendarEvent: other } = await asHost(UPDATE, {
      id,
      input: { start: "2027-08-30T18:00:00Z" },
      scope: "THIS",
      on: "2027-08-30T17:00:00Z",
    });
    expect(other).toMatchObject({
      series: { id },
      recurrenceId: "2027-08-30T17:00:00Z",
      rrule: null,
    });
    const before = await range("2027-08-01T00:00:00Z", "2027-09-07T00:00:00Z", host);
    expect(before.map((one) => one["start"])).toEqual([
      "2027-08-16T17:00:00.000Z",
      "2027-08-30T18:00:00.000Z",
      "2027-09-06T17:00:00.000Z",
    ]);
    await asHost(UPDATE, { id, input: { start: "2027-08-16T17:30:00Z" } });
    expect(await startsOf(host, "2027-08-01", "2027-09-14")).toEqual([
      "2027-08-16T17:30Z",
      "2027-08-30T18:00Z",
      "2027-09-06T17:30Z",
      "2027-09-13T17:30Z",
    ]);
    const { calendarEvent } = await asHost(READ, { id });
    expect(calendarEvent.exDates).toEqual(["2027-08-23T17:30:00Z"]);
    await asHost(RESTORE, { id, on: "2027-08-23T17:30:00Z" });
    expect(await startsOf(host, "2027-08-20", "2027-08-25")).toEqual(["2027-08-23T17:30Z"]);
  });

  test("of a certain number of dates on another weekday of the month keeps what is left out", async () => {
    const host = await own();
    const asHost = graph.as(host.viewer);
    const { id } = await series(host, "2027-04-05T07:00:00Z", "FREQ=MONTHLY;BYDAY=1MO;COUNT=4");
    await asHost(DELETE, { id, scope: "THIS", on: "2027-05-03T07:00:00Z" });
    await asHost(UPDATE, {
      id,
      input: { start: "2027-06-15T08:00:00Z" },
      scope: "ALL",
      on: "2027-06-07T07:00:00Z",
    });
    const { calendarEvent } = await asHost(READ, { id });
    expect(calendarEvent.start).toBe("2027-04-13T08:00:00.000Z");
    expect(calendarEvent.rrule).toBe("FREQ=MONTHLY;COUNT=4;BYDAY=2TU");
    expect(await startsOf(host, "2027-04-01", "2027-12-01")).toEqual([
      "2027-04-13T08:00Z",
      "2027-06-08T08:00Z",
      "2027-07-13T08:00Z",
    ]);
  });

  test("has a stable id for each date, whether it differs, and nothing twice when one is moved away", async () => {
    const host = await own();
    const asHost = graph.as(host.viewer);
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=3");
    const ids = async (from: string, to: string) =>
      (await range(`${from}T00:00:00Z`, `${to}T00:00:00Z`, host)).map((one) => one.id);
    const first = await ids("2027-04-01", "2027-05-01");
    const on = "2027-04-02T07:00:00Z";
    await asHost(UPDATE, { id, input: { start: "2027-06-01T07:00:00Z" }, scope: "THIS", on });
    expect(await ids("2027-04-01", "2027-05-01")).toEqual([first[0], first[2]]);
    expect(await ids("2027-06-01", "2027-07-01")).toEqual([first[1]]);
    const again = { id, input: { title: "Again" }, scope: "THIS", on };
    await asHost(UPDATE, again);
    expect(await ids("2027-06-01", "2027-07-01")).toEqual([first[1]]);
    await asHost(DELETE, { id, scope: "THIS", on });
    expect(await ids("2027-04-01", "2027-07-01")).toEqual([first[0], first[2]]);
    await asHost(RESTORE, { id, on });
    expect(await ids("2027-06-01", "2027-07-01")).toEqual([first[1]]);
  });

  test("does not change when a date is sent back as it was read", async () => {
    const host = await own();
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=3");
    const input = {
      title: "Proof",
      start: "2027-04-02T07:00:00Z",
      end: "2027-04-02T08:00:00Z",
      rrule: "FREQ=DAILY;COUNT=3",
    };
    const target = { scope: "THIS", on: "2027-04-02T07:00:00Z" };
    const { updateCalendarEvent } = await graph.as(host.viewer)(UPDATE, { id, input, ...target });
    expect(updateCalendarEvent).toMatchObject({ id, sequence: 0, series: null });
  });

  test("is refused a date that it does not have", async () => {
    const { id } = await series(ada, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=3");
    for (const on of ["2027-04-04T07:00:00Z", "2027-04-02T08:00:00Z", "2027-04-02", "x"])
      expect(await faultsOf(DELETE, { id, scope: "THIS", on }), on).toEqual({
        recurrenceId: "Not valid",
      });
    expect(await faultsOf(UPDATE, { id, input: {}, scope: "FOLLOWING" })).toEqual({
      recurrenceId: "Required",
    });
  });

  test("ends before a date, or is deleted and restored as a whole with its dates", async () => {
    const host = await own();
    const asHost = graph.as(host.viewer);
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY");
    const on = "2027-04-02T07:00:00Z";
    await asHost(UPDATE, { id, input: { title: "Other" }, scope: "THIS", on });
    await asHost(DELETE, { id, scope: "FOLLOWING", on: "2027-04-04T07:00:00Z" });
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toHaveLength(3);
    await asHost(DELETE, { id });
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toEqual([]);
    await asHost(RESTORE, { id });
    const dates = await range("2027-04-01T00:00:00Z", "2027-05-01T00:00:00Z", host);
    expect(dates.map(({ event }) => event["title"])).toEqual(["Proof", "Other", "Proof"]);
  });

  test("is one again when what follows a date is undone, unless it was changed since", async () => {
    const host = await own();
    const asHost = graph.as(host.viewer);
    const UNDO = `mutation($id: ID!) { undoFollowing(id: $id) }`;
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=6");
    await asHost(UPDATE, {
      id,
      input: { start: "2027-04-05T12:00:00Z" },
      scope: "THIS",
      on: "2027-04-05T07:00:00Z",
    });
    const before = await startsOf(host, "2027-04-01", "2027-05-01");
    const target = { scope: "FOLLOWING", on: "2027-04-03T07:00:00Z" };
    const split = async () =>
      (await asHost(UPDATE, { id, input: { start: "2027-04-03T10:00:00Z" }, ...target }))
        .updateCalendarEvent.id as string;
    expect((await asHost(UNDO, { id: await split() })).undoFollowing).toBe(id);
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toEqual(before);
    await asHost(DELETE, { id, ...target });
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toHaveLength(2);
    await asHost(UNDO, { id });
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toEqual(before);
    const later = await split();
    await asHost(UPDATE, { id: later, input: { title: "Changed" } });
    expect(await codeOf(host, UNDO, { id: later })).toBe("CONFLICT");
    expect(await codeOf(eve, UNDO, { id: later })).toBe("NOT_FOUND");
    expect(await codeOf(host, UNDO, { id })).toBe("CONFLICT");
  });

  test("is split by two people at once into dates that are there once", async () => {
    const host = await own();
    const asHost = graph.as(host.viewer);
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=6");
    await Promise.allSettled([
      asHost(UPDATE, { id, input: { title: "A" }, scope: "FOLLOWING", on: "2027-04-03T07:00:00Z" }),
      asHost(UPDATE, { id, input: { title: "B" }, scope: "FOLLOWING", on: "2027-04-05T07:00:00Z" }),
      asHost(UPDATE, { id, input: { title: "C" }, scope: "THIS", on: "2027-04-02T07:00:00Z" }),
    ]);
    expect(await startsOf(host, "2027-04-01", "2027-05-01")).toEqual(
      Array.from({ length: 6 }, (_, n) => `2027-04-0${n + 1}T07:00Z`),
    );
  });

  test("keeps its guests in both halves, and in dates that differ", async () => {
    const host = await own();
    const guest = await own();
    const asHost = graph.as(host.viewer);
    const more = { guestIds: [guest.member.id] };
    const { id } = await series(host, "2027-04-01T07:00:00Z", "FREQ=DAILY;COUNT=6", more);
    await graph.as(guest.viewer)(ANSWER, { id, status: "ACCEPTED" });
    await asHost(UPDATE, { id, input: { title: "B" }, scope: "THIS", on: "2027-04-02T07:00:00Z" });
    await asHost(UPDATE, {
      id,
      input: { title: "C" },
      scope: "FOLLOWING",
      on: "2027-04-04T07:00:00Z",
    });
    const dates = await range("2027-04-01T00:00:00Z", "2027-05-01T00:00:00Z", guest);
    expect(dates.map(({ event }) => event["title"])).toEqual([
      "Proof",
      "B",
      "Proof",
      "C",
      "C",
      "C",
    ]);
    for (const { event } of dates) expect(event["guests"]).toMatchObject([{ status: "ACCEPTED" }]);
    await asHost(UPDATE, { id, input: { guestIds: [] } });
    const left = await range("2027-04-01T00:00:00Z", "2027-05-01T00:00:00Z", guest);
    expect(left.map(({ event }) => event["title"])).toEqual(["C", "C", "C"]);
  });
});

describe("a calendar", () => {
  test("reads the guests of all its dates at once", async () => {
    const host = await own();
    for (let n = 0; n < 4; n += 1)
      await series(host, `2027-04-0${n + 1}T07:00:00Z`, "FREQ=DAILY;COUNT=9", {
        guestIds: [ben.member.id, eve.member.id],
        guestEmails: [`guest-${n}@example.org`],
      });
    const context = graph.context(host.viewer);
    const { data } = await graphql({
      schema: graph.schema,
      source: `{ calendarEvents(from: "2027-04-01T00:00:00Z", to: "2027-05-01T00:00:00Z") {
        event { guests { email status member { displayName } } owner { id } reminders } } }`,
      contextValue: context,
    });
    const dates = (data?.["calendarEvents"] ?? []) as { event: { guests: object[] } }[];
    expect(dates).toHaveLength(36);
    expect(dates.every(({ event }) => event.guests.length === 3)).toBe(true);
    expect(context.fallbackStatements).toBeLessThan(10);
  });

  test("of ten thousand events is read by its indexes, and answers 2,000 dates at most", async () => {
    const host = await own();
    await graph
      .em()
      .getConnection()
      .execute(
        `insert into calendar_events (id, created_at, updated_at, owner_id, title, start, "end", ics_uid, range_from, range_to)
        select gen_random_uuid(), now(), now(), ?, 'A', t, t + interval '1 hour', gen_random_uuid()::text, t, t + interval '1 hour'
        from (select timestamptz '2020-01-01' + n * interval '6 hours' as t from generate_series(1, 10000) as n) as times`,
        [host.member.id],
      );
    expect(await startsOf(host, "2026-10-01", "2026-10-02")).toHaveLength(4);
    await series(host, "2025-01-01T00:30:00Z", "FREQ=DAILY");
    const dates = await range("2025-01-01T00:00:00Z", "2026-02-01T00:00:00Z", host);
    expect(dates).toHaveLength(1_980);
    await graph.em().getConnection().execute("analyze calendar_events");
    const [{ "QUERY PLAN": plan }] = await graph
      .em()
      .getConnection()
      .execute(
        `explain (analyze, format json) select * from calendar_events
        where owner_id = ? and range_to >= '2026-10-01' and range_from < '2026-10-02'
          and deleted_at is null order by range_from limit 2000`,
        [host.member.id],
      );
    expect(JSON.stringify(plan)).toContain("calendar_events_owner_id_range_to_range_from_index");
    expect(JSON.stringify(plan)).not.toContain("Seq Scan");
  });

  test("tells its owner and guests of each change, and those who are no longer invited once", async () => {
    const host = await own();
    const guest = await own();
    const CHANGED = `subscription { calendarChanged { id title } }`;
    const heard = await graph.listen(guest.viewer, CHANGED);
    const { id } = await create({ ...AT_TEN, guestIds: [guest.member.id] }, host);
    expect((await heard.next()).value.calendarChanged).toEqual({ id, title: "Proof" });
    const asHost = graph.as(host.viewer);
    await asHost(UPDATE, { id, input: { title: "B", guestIds: [] } });
    expect((await heard.next()).value.calendarChanged).toBeNull();
    await asHost(UPDATE, { id, input: { title: "Secret" } });
    await asHost(UPDATE, { id, input: { title: "D", guestIds: [guest.member.id] } });
    expect((await heard.next()).value.calendarChanged).toEqual({ id, title: "D" });
    await heard.return?.();
  });
});
