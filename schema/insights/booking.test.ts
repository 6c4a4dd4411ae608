import { expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson, type BuiltPerson } from "../accounts/person.builder.ts";
import { aJob, anApplication } from "../jobs/job.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor, withRole } from "../testing/viewers.ts";

const graph = await testGraph();
const now = graph.clock.now();

const FIGURES = `query($from: String!, $to: String!) { bookingFigures(from: $from, to: $to) {
  booked interviews attended cancelled noShows toCome unrecorded days { day booked attended cancelled noShows } } }`;
const AGENDA = `{ bookingAgenda { upcomingCount upcoming { id } unrecorded { id } } }`;
const CREATE = `mutation($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateCalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }`;
const ANSWER = `mutation($id: ID!) { answerCalendarEvent(id: $id, status: DECLINED) { id } }`;

const RANGE = { from: "2026-11-01", to: "2026-11-30" };

const own = (role: Role = Role.MEMBER): Promise<BuiltPerson> => aPerson(graph, role);
const figures = async (by: BuiltPerson, range: object = RANGE) =>
  (await graph.as(by.viewer)(FIGURES, range)).bookingFigures;
const agenda = async (by: BuiltPerson) => (await graph.as(by.viewer)(AGENDA)).bookingAgenda;

/** An event of an hour. */
async function aBooking(by: BuiltPerson, start: string, input: object = {}): Promise<string> {
  const end = new Date(new Date(start).getTime() + 3_600_000).toISOString();
  const sent = { title: "Review", start, end, ...input };
  return (await graph.as(by.viewer)(CREATE, { input: sent })).createCalendarEvent.id;
}

const record = (by: BuiltPerson, id: string, status: string) =>
  graph.as(by.viewer)(UPDATE, { id, input: { status } });

test("bookings are what has guests at a time, by how they went", async () => {
  const [host, guest, other] = [await own(), await own(), await own()];
  const guestIds = [guest.member.id];
  for (const [day, status] of [
    ["02", "HELD"],
    ["02", "CANCELLED"],
    ["03", "NO_SHOW"],
    ["04", "PLANNED"],
    ["27", "PLANNED"],
  ])
    await record(
      host,
      await aBooking(host, `2026-11-${day}T10:00:00Z`, { guestIds }),
      status ?? "",
    );
  await aBooking(host, "2026-11-05T10:00:00Z");
  await aBooking(host, "2026-11-05T10:00:00Z", { guestIds, rrule: "FREQ=DAILY;COUNT=3" });
  await graph.as(host.viewer)(CREATE, {
    input: {
      title: "Fair",
      allDay: true,
      startDate: "2026-11-06",
      endDate: "2026-11-07",
      guestIds,
    },
  });
  const expected = {
    booked: 5,
    interviews: 0,
    attended: 1,
    cancelled: 1,
    noShows: 1,
    toCome: 1,
    unrecorded: 1,
  };
  const all = await figures(host);
  expect(all).toMatchObject(expected);
  expect(all.days).toHaveLength(30);
  expect(all.days[1]).toEqual({
    day: "2026-11-02",
    booked: 2,
    attended: 1,
    cancelled: 1,
    noShows: 0,
  });
  expect(await figures(guest)).toMatchObject(expected);
  expect(await figures(other)).toMatchObject({ booked: 0 });
  expect(await figures(host, { from: "2026-11-03", to: "2026-11-03" })).toMatchObject({
    booked: 1,
    noShows: 1,
  });
});

test("a booking is of the day that it begins on, by the clocks of Vienna", async () => {
  const [host, guest] = [await own(), await own()];
  const guestIds = [guest.member.id];
  for (const start of ["2026-01-10T22:30:00Z", "2026-01-10T23:30:00Z", "2026-07-10T22:30:00Z"])
    await aBooking(host, start, { guestIds });
  for (const day of ["2026-01-10", "2026-01-11", "2026-07-11"])
    expect(await figures(host, { from: day, to: day })).toMatchObject({ booked: 1 });
});

test("who has declined has no booking", async () => {
  const [host, guest] = [await own(), await own()];
  const id = await aBooking(host, "2026-11-10T10:00:00Z", { guestIds: [guest.member.id] });
  await graph.as(guest.viewer)(ANSWER, { id });
  expect(await figures(guest)).toMatchObject({ booked: 0 });
  expect(await figures(host)).toMatchObject({ booked: 1 });
});

test("recruiters count every interview, and no meeting of others", async () => {
  const [first, second] = [await own(Role.RECRUITER), await own(Role.RECRUITER)];
  const member = await own();
  const applicationId = (await anApplication(graph.em(), await aJob(graph.em()))).id;
  const range = { from: "2026-11-12", to: "2026-11-12" };
  const before = await figures(second, range);
  const interview = await aBooking(first, "2026-11-12T10:00:00Z");
  await graph
    .em()
    .getConnection()
    .execute("update calendar_events set application_id = ? where id = ?", [
      applicationId,
      interview,
    ]);
  await aBooking(first, "2026-11-12T12:00:00Z", { guestIds: [member.member.id] });
  const after = await figures(second, range);
  expect(after.booked).toBe(before.booked + 1);
  expect(after.interviews).toBe(before.interviews + 1);
  expect(await figures(first, range)).toMatchObject({ booked: after.booked + 1 });
  expect(await figures(member, range)).toMatchObject({ booked: 1, interviews: 0 });
});

test("the agenda has the next seven days, and what its owner did not record", async () => {
  const [host, guest] = [await own(), await own()];
  const guestIds = [guest.member.id];
  const running = await aBooking(host, "2026-11-20T08:30:00Z", { guestIds });
  const later = await aBooking(host, "2026-11-27T22:59:00Z", { guestIds });
  await aBooking(host, "2026-11-27T23:00:00Z", { guestIds });
  const gone = await aBooking(host, "2026-11-24T10:00:00Z", { guestIds });
  await record(host, gone, "CANCELLED");
  const over = await aBooking(host, "2026-11-20T08:00:00Z", { guestIds });
  const older = await aBooking(host, "2026-11-07T08:00:00Z", { guestIds });
  await aBooking(host, "2026-11-05T08:00:00Z", { guestIds });
  expect(now.toISOString()).toBe("2026-11-20T09:00:00.000Z");
  expect(await agenda(host)).toEqual({
    upcomingCount: 2,
    upcoming: [{ id: running }, { id: later }],
    unrecorded: [{ id: over }, { id: older }],
  });
  expect(await agenda(guest)).toMatchObject({ upcomingCount: 2, unrecorded: [] });
  await record(host, over, "HELD");
  expect((await agenda(host)).unrecorded).toEqual([{ id: older }]);
});

test("visitors have no bookings, nor accounts without a profile", async () => {
  const error = await graph.refusal(visitor(), FIGURES, RANGE);
  expect(error.extensions["code"]).toBe("UNAUTHENTICATED");
  const { bookingFigures } = await graph.as(withRole(Role.MEMBER))(FIGURES, RANGE);
  expect(bookingFigures).toMatchObject({ booked: 0 });
});
