import { describe, expect, test } from "vitest";
import { Role } from "../accounts/index.ts";
import { aPerson } from "../accounts/person.builder.ts";
import { boardChecks } from "../boards/denormalization-check.ts";
import { MINUTE } from "../foundation/durations.ts";
import { uuid } from "../foundation/uuid.ts";
import { aProject } from "../projects/project.builder.ts";
import { testGraph } from "../testing/graph.ts";
import { wrongRows } from "../testing/wrong-rows.ts";
import { splitDays } from "./split-days.ts";
import { TimeEntry } from "./time-entry.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const eve = await aPerson(graph);
const admin = await aPerson(graph, Role.ADMIN);
const asAda = graph.as(ada.viewer);

const FIELDS = `id version title startedAt endedAt billable note member { id } card { id } project { id }`;
const START = `mutation($input: StartTimerInput!) { startTimer(input: $input) { ${FIELDS} } }`;
const STOP = `mutation { stopTimer { ${FIELDS} } }`;
const RUNNING = `{ runningTimer { elapsedSeconds entry { ${FIELDS} } } }`;
const CREATE = `mutation($input: CreateTimeEntryInput!) { createTimeEntry(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation($id: ID!, $input: UpdateTimeEntryInput!) { updateTimeEntry(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = `mutation($id: ID!) { deleteTimeEntry(id: $id) }`;
const RESTORE = `mutation($id: ID!) { restoreTimeEntry(id: $id) { id } }`;
const LIST = `query($cardId: ID, $projectId: ID, $memberId: ID, $from: String, $to: String) {
  timeEntries(cardId: $cardId, projectId: $projectId, memberId: $memberId, from: $from, to: $to, first: 50) { nodes { ${FIELDS} } } }`;
const REPORT = `query($id: ID!, $from: String, $to: String) { projectTime(projectId: $id, from: $from, to: $to) {
  seconds billableSeconds members { memberId name seconds } cards { cardId title seconds }
  weeks { week seconds days } } }`;

interface Row {
  id: string;
  version: number;
  title: string;
  startedAt: string;
  endedAt: string | null;
  card: { id: string } | null;
  project: { id: string } | null;
}

/** A card of a board that belongs to Ada and Ben. */
async function aCard(title = "Paper", projectId?: string): Promise<string> {
  const { createBoard: board } = await asAda(
    `mutation($input: CreateBoardInput!) { createBoard(input: $input) { id columns { id } } }`,
    { input: { name: "Autumn", columns: [{ name: "To do" }], ...(projectId && { projectId }) } },
  );
  if (!projectId)
    await asAda(
      `mutation($id: ID!, $who: ID!) { addBoardMember(boardId: $id, memberId: $who) { id } }`,
      { id: board.id, who: ben.member.id },
    );
  const { createCard } = await asAda(
    `mutation($input: CreateCardInput!) { createCard(input: $input) { id } }`,
    { input: { columnId: board.columns[0].id, title } },
  );
  return createCard.id;
}

const start = async (input: object, by = ada): Promise<Row> =>
  (await graph.as(by.viewer)(START, { input })).startTimer;
const stop = async (by = ada): Promise<Row | null> => (await graph.as(by.viewer)(STOP)).stopTimer;
const write = async (input: object, by = ada): Promise<Row> =>
  (await graph.as(by.viewer)(CREATE, { input })).createTimeEntry;
const list = async (of: object, by = ada): Promise<Row[]> =>
  (await graph.as(by.viewer)(LIST, of)).timeEntries.nodes;
const trackedMin = async (card: string): Promise<number> =>
  (await asAda(`query($id: ID!) { card(id: $id) { trackedMin } }`, { id: card })).card.trackedMin;

const HOUR_OF = { startedAt: "2026-11-19T08:00:00Z", endedAt: "2026-11-19T09:00:00Z" };

describe("a timer", () => {
  test("runs by the server's clock and is a time entry once it stops", async () => {
    const cardId = await aCard();
    await start({ cardId, note: "Samples" });
    expect((await asAda(RUNNING)).runningTimer.elapsedSeconds).toBe(0);
    graph.clock.advance(MINUTE + 700);
    const { runningTimer } = await asAda(RUNNING);
    expect(runningTimer).toMatchObject({ elapsedSeconds: 60, entry: { title: "Paper" } });
    expect(await trackedMin(cardId)).toBe(0);

    const stopped = await stop();
    expect(Date.parse(stopped?.endedAt ?? "") - Date.parse(stopped?.startedAt ?? "")).toBe(60_700);
    expect(await trackedMin(cardId)).toBe(1);
    expect(await stop()).toBeNull();
    expect((await asAda(RUNNING)).runningTimer).toBeNull();
  });

  test("is one of each member: another start ends it at the same instant", async () => {
    const [first, second] = [await aCard("First"), await aCard("Second")];
    await start({ cardId: first });
    await start({ cardId: first }, ben);
    graph.clock.advance(10 * MINUTE);
    const next = await start({ cardId: second });
    const [ended] = (await list({ cardId: first })).filter(({ endedAt }) => endedAt);
    expect(ended?.endedAt).toBe(next.startedAt);
    expect((await start({ cardId: second })).id, "it goes on").toBe(next.id);
    expect((await list({ cardId: first }, ben)).filter(({ endedAt }) => !endedAt)).toHaveLength(1);
    await stop(ben);
    expect((await stop())?.id).toBe(next.id);
  });

  test("stays one when two are started at once, without an error", async () => {
    const cards = [await aCard("A"), await aCard("B"), await aCard("C")];
    const started = await Promise.all(cards.map((cardId) => start({ cardId })));
    const entries = await list({ memberId: ada.member.id });
    const own = entries.filter(({ id }) => started.some((one) => one.id === id));
    expect(own).toHaveLength(3);
    expect(own.filter(({ endedAt }) => !endedAt)).toHaveLength(1);
    await stop();
  });
});

describe("time that is written by hand", () => {
  test("is on a card or a project, ends after it begins, and lies in the past", async () => {
    const cardId = await aCard();
    const refused: [object, object][] = [
      [{ ...HOUR_OF }, { cardId: "Either a card or a project" }],
      [{ cardId, projectId: uuid(), ...HOUR_OF }, { cardId: "Either a card or a project" }],
      [
        { cardId, startedAt: HOUR_OF.endedAt, endedAt: HOUR_OF.startedAt },
        { endedAt: "Must be after the start" },
      ],
      [{ cardId, ...HOUR_OF, endedAt: "2026-11-20T08:00:01Z" }, { endedAt: "At most 24 hours" }],
      [{ cardId, ...HOUR_OF, endedAt: "2027-11-20T08:00:00Z" }, { endedAt: "In the future" }],
      [{ cardId, ...HOUR_OF, note: "x".repeat(501) }, { note: "At most 500 characters" }],
    ];
    for (const [input, fields] of refused) {
      const { extensions } = await graph.refusal(ada.viewer, CREATE, { input });
      expect(extensions["fields"], JSON.stringify(input)).toEqual(fields);
    }
    const entry = await write({ cardId, ...HOUR_OF, note: "Prices", billable: false });
    expect(entry).toMatchObject({ title: "Paper", billable: false, note: "Prices" });
    expect(await trackedMin(cardId)).toBe(60);
    // an entry that begins when another ends does not overlap
    await write({ cardId, startedAt: HOUR_OF.endedAt, endedAt: "2026-11-19T09:30:00Z" });
    expect(await trackedMin(cardId)).toBe(90);
  });

  test("is changed, deleted and restored by who worked, and not once it is on an invoice", async () => {
    const cardId = await aCard();
    const { id, version } = await write({ cardId, ...HOUR_OF });
    const input = { endedAt: "2026-11-19T10:00:00Z", version };
    expect((await asAda(UPDATE, { id, input })).updateTimeEntry.endedAt).toContain("10:00:00");
    expect(await trackedMin(cardId)).toBe(120);
    const stale = await graph.refusal(ada.viewer, UPDATE, { id, input });
    expect(stale.extensions["code"]).toBe("CONFLICT");

    await asAda(DELETE, { id });
    expect(await trackedMin(cardId)).toBe(0);
    expect(await list({ cardId })).toEqual([]);
    await asAda(RESTORE, { id });
    expect(await trackedMin(cardId)).toBe(120);
    expect(await wrongRows(boardChecks, graph.em())).toEqual([]);

    const invoicedAt = graph.clock.now();
    await graph.em().nativeUpdate(TimeEntry, { id }, { invoicedAt });
    for (const [call, variables] of [
      [UPDATE, { id, input: { note: "More" } }],
      [DELETE, { id }],
    ] as const) {
      const { message } = await graph.refusal(ada.viewer, call, variables);
      expect(message).toBe("This time is on an invoice");
    }
  });

  test("is seen by the members of the board; only who worked changes it", async () => {
    const cardId = await aCard();
    const { id } = await write({ cardId, ...HOUR_OF });
    expect(await list({ cardId }, ben)).toHaveLength(1);
    const calls: [string, object][] = [
      [UPDATE, { id, input: { note: "Mine" } }],
      [DELETE, { id }],
    ];
    for (const [call, variables] of calls) {
      const refusal = async ({ viewer }: typeof ada) =>
        (await graph.refusal(viewer, call, variables)).extensions["code"];
      expect(await refusal(ben)).toBe("FORBIDDEN");
      expect(await refusal(eve)).toBe("NOT_FOUND");
      expect(await refusal(admin), "no role reads the boards of others").toBe("NOT_FOUND");
    }
    await asAda(DELETE, { id });
    for (const { viewer } of [ben, eve])
      expect((await graph.refusal(viewer, RESTORE, { id })).extensions["code"]).toBe("NOT_FOUND");
    expect(await list({ cardId }, eve)).toEqual([]);
    for (const call of [START, CREATE]) {
      const input = { cardId, ...(call === CREATE && HOUR_OF) };
      const { message } = await graph.refusal(eve.viewer, call, { input });
      expect(message).toBe("Card not found");
    }
    await asAda(RESTORE, { id });
    await asAda(`mutation($ids: [ID!]!) { deleteCards(ids: $ids) }`, { ids: [cardId] });
    expect(await list({ cardId }, ben), "of a deleted card").toEqual([]);
    expect(await list({ cardId }), "who worked sees it still").toHaveLength(1);
  });
});

describe("the time of a project", () => {
  test("is summed by member, card and week for those who may change it", async () => {
    const project = await aProject(graph.em(), {
      title: { en: "Harbour" },
      owners: [{ id: ada.member.id }, { id: ben.member.id }],
    });
    const cardId = await aCard("Posters", project.id);
    await write({ cardId, startedAt: "2026-11-15T22:00:00Z", endedAt: "2026-11-16T01:00:00Z" });
    await write({ projectId: project.id, ...HOUR_OF, billable: false }, ben);
    await start({ projectId: project.id }); // what runs is not in it
    const { projectTime } = await asAda(REPORT, { id: project.id });
    expect(projectTime).toEqual({
      seconds: 4 * 3_600,
      billableSeconds: 3 * 3_600,
      members: [
        { memberId: ada.member.id, name: ada.member.displayName, seconds: 10_800 },
        { memberId: ben.member.id, name: ben.member.displayName, seconds: 3_600 },
      ],
      cards: [
        { cardId, title: "Posters", seconds: 10_800 },
        { cardId: null, title: "Harbour", seconds: 3_600 },
      ],
      weeks: [
        { week: "2026-11-16", seconds: 10_800, days: [7_200, 0, 0, 3_600, 0, 0, 0] },
        { week: "2026-11-09", seconds: 3_600, days: [0, 0, 0, 0, 0, 0, 3_600] },
      ],
    });
    const monday = { id: project.id, from: "2026-11-16", to: "2026-11-16" };
    expect((await asAda(REPORT, monday)).projectTime.seconds).toBe(7_200);
    const beginnings = async (from?: string, to?: string) =>
      (await list({ projectId: project.id, from, to })).map(({ startedAt }) => startedAt);
    const [running = "", onThursday = "", overNight = ""] = await beginnings();
    expect(overNight, "a night belongs to both days").toBe("2026-11-15T22:00:00.000Z");
    expect(await beginnings("2026-11-15", "2026-11-15")).toEqual([overNight]);
    expect(await beginnings("2026-11-16", "2026-11-16")).toEqual([overNight]);
    expect(await beginnings("2026-11-17")).toEqual([running, onThursday]);
    expect(await beginnings(undefined, "2026-11-14")).toEqual([]);
    await stop();

    const { projectTime: forAdmin } = await graph.as(admin.viewer)(REPORT, { id: project.id });
    expect(forAdmin.seconds).toBe(4 * 3_600);
    const refusal = await graph.refusal(eve.viewer, REPORT, { id: project.id });
    expect(refusal.extensions["code"]).toBe("FORBIDDEN");
    expect(await list({ projectId: project.id }, eve)).toEqual([]);
    for (const call of [REPORT, LIST]) {
      const days = { id: project.id, projectId: project.id, from: "now" };
      const { extensions } = await graph.refusal(ada.viewer, call, days);
      expect(extensions["fields"]).toEqual({ from: "Not valid" });
    }
  });

  test("outlives its cards", async () => {
    const project = await aProject(graph.em(), { owners: [{ id: ada.member.id }] });
    const cardId = await aCard("Posters", project.id);
    await write({ cardId, ...HOUR_OF });
    await graph.em().getConnection().execute(`delete from cards where id = '${cardId}'`);
    const { projectTime } = await asAda(REPORT, { id: project.id });
    expect(projectTime.cards).toEqual([{ cardId: null, title: "Posters", seconds: 3_600 }]);
  });

  test("counts each day of Vienna for what was worked on it, also when clocks change", () => {
    const split = (from: string, to: string) => splitDays(new Date(from), new Date(to));
    const hours = (n: number) => n * 60 * MINUTE;
    // 30 October 23:00 to 31 October 04:00, when the night is an hour longer
    expect(split("2027-10-30T21:00:00Z", "2027-10-31T03:00:00Z")).toEqual([
      ["2027-10-30", hours(1)],
      ["2027-10-31", hours(5)],
    ]);
    expect(split("2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z")).toEqual([
      ["2027-10-31", hours(25)],
    ]);
    expect(split("2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z")).toEqual([
      ["2027-03-28", hours(1)],
    ]);
    expect(split("2027-03-28T00:30:00Z", "2027-03-28T00:30:00Z")).toEqual([]);
  });
});
