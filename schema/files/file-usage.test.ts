import { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { aPerson } from "../accounts/person.builder.ts";
import { attachToCard } from "../boards/attach-files.ts";
import { uuid } from "../foundation/uuid.ts";
import { setPicture } from "../members/member-picture.ts";
import { Member } from "../members/member.ts";
import { attachMedia } from "../projects/change-media.ts";
import { aProject } from "../projects/project.builder.ts";
import { Project } from "../projects/project.ts";
import { testGraph } from "../testing/graph.ts";
import { visitor } from "../testing/viewers.ts";
import { addFile } from "./add-version.ts";
import { FileVersion } from "./file-version.ts";

const graph = await testGraph();
const ada = await aPerson(graph);
const ben = await aPerson(graph);
const owners = [{ id: ada.member.id }];
const fair = await aProject(graph.em(), { title: { en: "Fair" }, owners });
const film = await aProject(graph.em(), { title: { en: "Film" }, owners });

const USAGE = `{ fileUsage { projects { size project { id title } } months { month size } } }`;
const usage = async (who = ada) => (await graph.as(who.viewer)(USAGE)).fileUsage;

const file = (size: number) => ({
  id: uuid(),
  name: `${uuid()}.pdf`,
  size,
  type: "application/pdf",
  sha256: "0",
});
const content = () => Readable.from(["x"]);
const context = () => graph.context(ada.viewer);

/** Stores a file of Ada's, which belongs to no project, as if it had been added at a time. */
async function addAt(size: number, time: string): Promise<void> {
  const sent = file(size);
  await addFile(null, { ...sent, content: content() }, "ask", context());
  await graph.em().nativeUpdate(FileVersion, { id: sent.id }, { createdAt: new Date(time) });
}

/** A card on a board of Ada's. */
async function aCard(board: object, card: object = {}): Promise<string> {
  const as = graph.as(ada.viewer);
  const { createBoard } = await as(
    `mutation($input: CreateBoardInput!) { createBoard(input: $input) { columns { id } } }`,
    { input: { name: "Board", columns: [{ name: "To do" }], ...board } },
  );
  const { createCard } = await as(
    `mutation($input: CreateCardInput!) { createCard(input: $input) { id } }`,
    { input: { columnId: createBoard.columns[0].id, title: "Card" } },
  );
  await as(
    `mutation($id: ID!, $input: UpdateCardInput!) { updateCard(id: $id, input: $input) { id } }`,
    {
      id: createCard.id,
      input: card,
    },
  );
  return createCard.id;
}

beforeAll(async () => {
  await attachMedia(fair.id, file(100), content(), context());
  await attachToCard(await aCard({ projectId: fair.id }), file(20), content(), context());
  await attachToCard(await aCard({}, { projectId: film.id }), file(7), content(), context());
  await attachToCard(await aCard({}), file(3), content(), context());
});

test("space is summed by the project of media, of boards and of cards", async () => {
  expect((await usage()).projects).toEqual([
    { size: 120, project: { id: fair.id, title: "Fair" } },
    { size: 7, project: { id: film.id, title: "Film" } },
  ]);
});

test("projects that the viewer no longer sees have no name", async () => {
  await graph.em().nativeUpdate(Project, { id: fair.id }, { deletedAt: new Date() });
  expect((await usage()).projects).toEqual([
    { size: 120, project: null },
    { size: 7, project: { id: film.id, title: "Film" } },
  ]);
  await graph.em().nativeUpdate(Project, { id: fair.id }, { deletedAt: null });
});

test("months are those of Vienna, twelve of them, and pictures of profiles are in none", async () => {
  const now = graph.clock.now();
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO("Europe/Vienna")
    .toPlainDate()
    .toPlainYearMonth();
  const first = current.subtract({ months: 11 });
  const start = first.toPlainDate({ day: 1 }).toZonedDateTime("Europe/Vienna");
  const before = (await usage()).months;
  const unit = context();
  await setPicture(unit, await unit.find(Member, ada.member.id), "avatar", Buffer.alloc(50));
  await addAt(1_000, start.subtract({ seconds: 1 }).toInstant().toString());
  await addAt(200, start.toInstant().toString());
  await addAt(300, start.add({ months: 1 }).subtract({ seconds: 1 }).toInstant().toString());
  await addAt(4_000, start.add({ months: 1 }).toInstant().toString());
  const { months } = await usage();
  expect(months).toHaveLength(12);
  expect(months.slice(0, 2)).toEqual([
    { month: first.toString(), size: 500 },
    { month: first.add({ months: 1 }).toString(), size: 4_000 },
  ]);
  expect(months.at(-1)).toEqual(before.at(-1));
});

test("everyone sees what they added themselves, and visitors nothing", async () => {
  const { projects, months } = await usage(ben);
  expect(projects).toEqual([]);
  expect(months.every(({ size }: { size: number }) => size === 0)).toBe(true);
  expect((await graph.refusal(visitor(), USAGE)).extensions["code"]).toBe("UNAUTHENTICATED");
});
