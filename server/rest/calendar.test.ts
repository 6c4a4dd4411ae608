import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aUser } from "../../schema/accounts/user.builder.ts";
import { DAY } from "../../schema/foundation/durations.ts";
import { aMember } from "../../schema/members/member.builder.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();

async function someone() {
  const em = server.database.em.fork();
  const member = await aMember(em);
  const user = await aUser(em, { member });
  return { member, viewer: withRole(Role.MEMBER, { userId: user.id, memberId: member.id }) };
}

type Person = Awaited<ReturnType<typeof someone>>;

const post = (as: Person, path: string, body: object) =>
  server.ask("POST", `/api/calendar/events/${path}`, { as: as.viewer, body });

const JUNE = "?from=2027-06-01T00:00:00Z&to=2027-07-01T00:00:00Z";
const eventsOf = async (as: Person, query = JUNE) =>
  (await server.ask("GET", `/api/calendar/events${query}`, { as: as.viewer })).body.events;

const event = { title: "Press check", start: "2027-06-07T08:00:00Z", end: "2027-06-07T09:00:00Z" };

describe("calls of the calendar", () => {
  test("take an event wrapped or bare, and answer it by the names of the specification", async () => {
    const ada = await someone();
    const wrapped = await post(ada, "new", { event: { ...event, color: "cyan" } });
    expect([wrapped.status, wrapped.body.event]).toMatchObject([
      200,
      { title: "Press check", color: "cyan", visibility: "private", ownerId: ada.member.id },
    ]);
    const bare = await post(ada, "new", { ...event, title: "Bare" });
    const { id } = bare.body.event;
    const renamed = await post(ada, "update", { eventId: id, event: { title: "Wrapped" } });
    expect(renamed.body.event).toMatchObject({ id, title: "Wrapped" });
    expect((await post(ada, "update", { eventId: id, title: "Bare" })).body.event.title).toBe(
      "Bare",
    );
    const deleted = await post(ada, "delete", { eventId: id });
    expect(deleted.body).toEqual({ success: true, id });
    expect((await eventsOf(ada)).map((one: { title: string }) => one.title)).toEqual([
      "Press check",
    ]);
  });

  test("answer from two months ago to two months ahead without a range", async () => {
    const ada = await someone();
    for (const days of [-70, -50, 50, 70]) {
      const start = new Date(Date.now() + days * DAY).toISOString();
      await post(ada, "new", { title: String(days), start });
    }
    const found = await eventsOf(ada, "");
    expect(found.map(({ title }: { title: string }) => title)).toEqual(["-50", "50"]);
  });

  test("take each date as it was answered, and change nothing", async () => {
    const ada = await someone();
    const ben = await someone();
    const rrule = "FREQ=WEEKLY;BYDAY=MO;COUNT=3";
    await post(ada, "new", { event: { ...event, rrule, guestIds: [ben.member.id] } });
    await post(ada, "new", { event: { title: "Fair", allDay: true, startDate: "2027-06-10" } });
    const { body } = await post(ada, "new", { event: { ...event, rrule, title: "Other" } });
    await post(ada, "update", {
      eventId: body.event.id,
      event: { start: "2027-06-15T10:00:00Z", recurrenceId: "2027-06-14T08:00:00Z" },
    });
    const before = await eventsOf(ada);
    expect(before).toHaveLength(7);
    for (const one of before) {
      const { status, body: answer } = await post(ada, "update", { eventId: one.id, event: one });
      expect([status, answer]).toEqual([200, { event: expect.objectContaining({ id: one.id }) }]);
    }
    expect(await eventsOf(ada)).toEqual(before);
  });

  test("change one date, it and those after it, or all", async () => {
    const ada = await someone();
    const { body } = await post(ada, "new", { event: { ...event, rrule: "FREQ=DAILY;COUNT=5" } });
    const eventId = body.event.id;
    const recurrenceId = "2027-06-08T08:00:00Z";
    await post(ada, "update", { eventId, recurrenceId, event: { title: "One" } });
    const later = { eventId, scope: "following", recurrenceId: "2027-06-10T08:00:00Z" };
    await post(ada, "update", { ...later, event: { title: "Later" } });
    await post(ada, "update", { eventId, event: { color: "red" } });
    const found = await eventsOf(ada);
    expect(
      found.map((one: { title: string; color: string }) => `${one.title} ${one.color}`),
    ).toEqual([
      "Press check red",
      "One default",
      "Press check red",
      "Later default",
      "Later default",
    ]);
    await post(ada, "delete", { eventId, recurrenceId });
    expect(await eventsOf(ada)).toHaveLength(4);
  });

  test("are refused to visitors and to others than the owner, with the field that is wrong", async () => {
    const ada = await someone();
    const { body } = await post(ada, "new", event);
    const { status } = await server.ask("GET", "/api/calendar/events");
    expect(status).toBe(401);
    const eve = await someone();
    for (const [path, more] of [
      ["update", { event: { title: "Mine" } }],
      ["delete", {}],
    ] as const)
      expect((await post(eve, path, { eventId: body.event.id, ...more })).status).toBe(404);
    const wrong = await post(ada, "new", {
      event: { ...event, rrule: "FREQ=SECONDLY", color: "pink" },
    });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { color: "One of: default, cyan, purple, blue, orange, red" },
    ]);
    const range = await server.ask("GET", "/api/calendar/events?from=x", { as: ada.viewer });
    expect([range.status, range.body.fields]).toEqual([422, { from: expect.any(String) }]);
  });
});
