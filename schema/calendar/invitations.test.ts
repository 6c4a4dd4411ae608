import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { DAY, MINUTE } from "../foundation/durations.ts";
import type { EmailMessage } from "../foundation/services.ts";
import { testGraph } from "../testing/graph.ts";
import { remind } from "./remind.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const asAda = graph.as(ada.viewer);

const CREATE = `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateCalendarEventInput!, $scope: ChangeScope, $on: String) {
  updateCalendarEvent(id: $id, input: $input, scope: $scope, recurrenceId: $on) { id } }`;
const DELETE = `mutation($id: ID!, $scope: ChangeScope, $on: String) {
  deleteCalendarEvent(id: $id, scope: $scope, recurrenceId: $on) }`;
const RESTORE = `mutation($id: ID!, $on: String) { restoreCalendarEvent(id: $id, recurrenceId: $on) { id } }`;

const create = async (input: object): Promise<string> =>
  (await asAda(CREATE, { input: { title: "Proof", ...input } })).createCalendarEvent.id;
const update = (id: string, input: object, target: object = {}) =>
  asAda(UPDATE, { id, input, ...target });

const AT_TEN = { start: "2036-05-06T08:00:00.000Z", end: "2036-05-06T09:00:00.000Z" };
const DAILY = { start: "2036-05-06T08:00:00Z", rrule: "FREQ=DAILY;COUNT=5" };
const on = (day: number) => `2036-05-${String(day).padStart(2, "0")}T08:00:00Z`;

let guests = 0;
const aGuest = () => `guest-${(guests += 1)}@example.org`;
const mailsTo = (email: string) => graph.mails.filter(({ to }) => to === email);

/** What the program that reads a mail learns: the method, and of each entry what identifies and dates it. */
function read({ calendar }: EmailMessage) {
  const file = new ICAL.Component(ICAL.parse(calendar?.ics ?? ""));
  return {
    method: String(file.getFirstPropertyValue("method")),
    entries: file.getAllSubcomponents("vevent").map((entry) => ({
      uid: String(entry.getFirstPropertyValue("uid")),
      sequence: Number(entry.getFirstPropertyValue("sequence")),
      status: String(entry.getFirstPropertyValue("status")),
      on: entry.getFirstPropertyValue("recurrence-id")?.toString() ?? null,
      start: String(entry.getFirstPropertyValue("dtstart")),
      without: entry.getAllProperties("exdate").map((one) => String(one.getFirstValue())),
    })),
  };
}
const newest = (email: string) => read(mailsTo(email).at(-1) as EmailMessage);

describe("guests are mailed", () => {
  test("each change of time, place or title, with one UID and a rising sequence; nothing else", async () => {
    const guest = aGuest();
    const id = await create({ ...AT_TEN, guestEmails: [guest] });
    await update(id, { start: "2036-05-06T10:00:00Z" });
    await update(id, { start: "2036-05-06T12:00:00Z" });
    await update(id, { title: "Second proof" });
    await update(id, { color: "RED", description: "Bring it", reminders: [5] });
    const mails = mailsTo(guest).map((mail) => [mail.subject, read(mail)] as const);
    expect(mails.map(([subject]) => subject)).toEqual([
      "Invitation: Proof",
      "Updated invitation: Proof",
      "Updated invitation: Proof",
      "Updated invitation: Second proof",
    ]);
    const entries = mails.flatMap(([, { entries: all }]) => all);
    expect(mails.every(([, { method }]) => method === "REQUEST")).toBe(true);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 2]);
    await asAda(DELETE, { id });
    expect(newest(guest)).toMatchObject({ method: "CANCEL", entries: [{ status: "CANCELLED" }] });
    await asAda(RESTORE, { id });
    expect(newest(guest).method).toBe("REQUEST");
    expect(mailsTo(guest)).toHaveLength(6);
  });

  test("who is removed hears of it alone, the last one too, and the owner is never mailed", async () => {
    const [one, other] = [aGuest(), aGuest()];
    const id = await create({ ...AT_TEN, guestEmails: [one, other, ada.user.email] });
    await update(id, { guestEmails: [other] });
    expect(newest(one).method).toBe("CANCEL");
    expect(mailsTo(one).at(-1)?.subject).toBe("You are no longer invited: Proof");
    expect(mailsTo(other)).toHaveLength(1);
    await update(id, { guestEmails: [] });
    expect(newest(other).method).toBe("CANCEL");
    await update(id, { title: "Alone", guestEmails: [] });
    expect([mailsTo(one), mailsTo(other)].map(({ length }) => length)).toEqual([2, 2]);
    expect(mailsTo(ada.user.email)).toEqual([]);
  });

  test("a date of a series by itself: moved, without them, left out and back", async () => {
    const [both, one] = [aGuest(), aGuest()];
    const id = await create({ ...DAILY, guestEmails: [both, one] });
    await update(id, { start: "2036-05-07T10:00:00Z" }, { scope: "THIS", on: on(7) });
    for (const guest of [both, one])
      expect(newest(guest)).toMatchObject({
        method: "REQUEST",
        entries: [{ on: "2036-05-07T10:00:00", start: "2036-05-07T12:00:00" }],
      });
    await update(id, { guestEmails: [both] }, { scope: "THIS", on: on(8) });
    expect(newest(one)).toMatchObject({
      method: "CANCEL",
      entries: [{ on: "2036-05-08T10:00:00", status: "CANCELLED" }],
    });
    expect(mailsTo(both)).toHaveLength(2);
    await update(id, { color: "BLUE" }, { scope: "THIS", on: on(9) });
    expect(mailsTo(both)).toHaveLength(2);
    await asAda(DELETE, { id, scope: "THIS", on: on(7) });
    await asAda(DELETE, { id, scope: "THIS", on: on(10) });
    for (const guest of [both, one])
      expect(mailsTo(guest).slice(-2).map(read)).toMatchObject([
        { method: "CANCEL", entries: [{ on: "2036-05-07T10:00:00" }] },
        { method: "CANCEL", entries: [{ on: "2036-05-10T10:00:00" }] },
      ]);
    await asAda(RESTORE, { id, on: on(10) });
    expect(newest(one)).toMatchObject({
      method: "REQUEST",
      entries: [{ on: null, without: ["2036-05-07T10:00:00", "2036-05-08T10:00:00"] }],
    });
    const before = mailsTo(both).length;
    await asAda(DELETE, { id });
    expect(mailsTo(both).slice(before).map(read)).toMatchObject([
      { method: "CANCEL", entries: [{ on: null }] },
    ]);
  });

  test("from a date on: the old series ends, and the new one is another invitation", async () => {
    const guest = aGuest();
    const id = await create({ ...DAILY, guestEmails: [guest] });
    await update(id, { title: "Later" }, { scope: "FOLLOWING", on: on(8) });
    expect(
      mailsTo(guest)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(["Invitation: Later", "Invitation: Proof", "Updated invitation: Proof"]);
  });

  test("nothing of what is over, nothing twice, and nothing if they want no mails", async () => {
    const [guest, ben] = [aGuest(), await aPerson(graph)];
    await create({ start: "2020-05-06T08:00:00Z", guestEmails: [guest] });
    expect(mailsTo(guest)).toEqual([]);
    const id = await create({ ...AT_TEN, guestIds: [ben.member.id] });
    await graph.services.jobs.add({ name: "mail-guests", key: "again", input: { id } });
    expect(mailsTo(ben.user.email)).toHaveLength(1);
    const { notifications } = await graph.as(ben.viewer)(
      "{ notifications { nodes { kind event { title } member { id } startsAt } } }",
    );
    expect(notifications.nodes).toEqual([
      {
        kind: "EVENT_INVITATION",
        event: { title: "Proof" },
        member: { id: ada.member.id },
        startsAt: AT_TEN.start,
      },
    ]);
    await graph.as(ben.viewer)(
      "mutation { chooseNotifications(kind: EVENT_INVITATION, here: true, mail: false) { id } }",
    );
    await update(id, { title: "New" });
    expect(mailsTo(ben.user.email)).toHaveLength(1);
  });

  test("an address is its owner's to see, and one that is none is refused", async () => {
    const [guest, ben] = [aGuest(), await aPerson(graph)];
    const id = await create({ ...AT_TEN, guestIds: [ben.member.id], guestEmails: [guest] });
    const READ = `query($id: ID!) { calendarEvent(id: $id) { guests { email member { id } } } }`;
    const { calendarEvent: mine } = await asAda(READ, { id });
    expect(mine.guests.map(({ email }: { email: string }) => email)).toEqual([null, guest]);
    const { calendarEvent: theirs } = await graph.as(ben.viewer)(READ, { id });
    expect(theirs.guests).toHaveLength(2);
    expect(JSON.stringify(theirs)).not.toContain(guest);
    const wrong = { input: { title: "A", ...AT_TEN, guestEmails: ["nobody"] } };
    const refusal = await graph.refusal(ada.viewer, CREATE, wrong);
    expect(refusal.extensions["fields"]).toHaveProperty(["guestEmails.0"]);
  });
});

describe("reminders", () => {
  const remindersOf = async (who: typeof ada) =>
    (
      await graph.as(who.viewer)("{ notifications { nodes { kind startsAt event { title } } } }")
    ).notifications.nodes
      .filter(({ kind }: { kind: string }) => kind === "EVENT_REMINDER")
      .map(({ startsAt }: { startsAt: string }) => startsAt)
      .toSorted();
  /** Moves the clock to a time, minute by minute as far as it matters, with two processes at each. */
  async function until(time: string) {
    graph.clock.advance(Date.parse(time) - graph.clock.now().getTime());
    await Promise.all([remind(graph.context()), remind(graph.context())]);
  }
  const today = (clock: string) => `2036-09-01T${clock}:00.000Z`;

  test("are sent once at their time, not at the former one, and to guests who come", async () => {
    const [host, coming, not] = [await aPerson(graph), await aPerson(graph), await aPerson(graph)];
    await until(today("06:00"));
    const asHost = graph.as(host.viewer);
    const make = async (input: object): Promise<string> =>
      (await asHost(CREATE, { input: { title: "R", ...input } })).createCalendarEvent.id;
    const guestIds = [coming.member.id, not.member.id];
    const moved = await make({ start: today("08:00"), reminders: [15], guestIds });
    const cancelled = await make({ start: today("08:00"), reminders: [15] });
    const deleted = await make({ start: today("08:00"), reminders: [15] });
    await make({ start: today("06:05"), reminders: [10] });
    const ANSWER = `mutation($id: ID!, $status: GuestStatus!) { answerCalendarEvent(id: $id, status: $status) { id } }`;
    await asHost(UPDATE, { id: moved, input: { start: today("10:00") } });
    await graph.as(coming.viewer)(ANSWER, { id: moved, status: "ACCEPTED" });
    await graph.as(not.viewer)(ANSWER, { id: moved, status: "DECLINED" });
    await asHost(UPDATE, { id: cancelled, input: { status: "CANCELLED" } });
    await asHost(DELETE, { id: deleted });
    await until(today("07:46"));
    expect(await remindersOf(host)).toEqual([]);
    await until(today("09:44"));
    expect(await remindersOf(host)).toEqual([]);
    await until(today("09:45"));
    await until(today("09:46"));
    expect(await remindersOf(host)).toEqual([today("10:00")]);
    expect(await remindersOf(coming)).toEqual([today("10:00")]);
    expect(await remindersOf(not)).toEqual([]);
    const mailed = mailsTo(host.user.email).filter(({ subject }) => subject === "Reminder: R");
    expect(mailed).toHaveLength(1);
  });

  test("of a series are those of each date on its clock, but of none that is left out", async () => {
    const host = await aPerson(graph);
    const asHost = graph.as(host.viewer);
    await until("2036-10-20T00:00:00.000Z");
    const input = {
      title: "S",
      start: "2036-10-24T08:00:00Z",
      rrule: "FREQ=DAILY;COUNT=5",
      reminders: [0],
    };
    const { createCalendarEvent } = await asHost(CREATE, { input });
    const { id } = createCalendarEvent;
    await asHost(DELETE, { id, scope: "THIS", on: "2036-10-25T08:00:00Z" });
    await asHost(UPDATE, {
      id,
      input: { start: "2036-10-27T15:00:00Z" },
      scope: "THIS",
      on: "2036-10-27T09:00:00Z",
    });
    for (
      let time = Date.parse("2036-10-24T00:00:00Z");
      time < Date.parse("2036-10-30");
      time += 30 * MINUTE
    )
      await until(new Date(time).toISOString());
    expect(await remindersOf(host)).toEqual([
      "2036-10-24T08:00:00.000Z",
      "2036-10-26T09:00:00.000Z", // the clocks have changed
      "2036-10-27T15:00:00.000Z",
      "2036-10-28T09:00:00.000Z",
    ]);
    await until(new Date(graph.clock.now().getTime() + DAY).toISOString());
  });
});
