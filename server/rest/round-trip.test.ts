import { expect, test } from "vitest";
import { User } from "../../schema/accounts/index.ts";
import { aProject } from "../../schema/projects/project.builder.ts";
import { demo } from "../database/demo/demo.ts";
import { testServer } from "../testing/server.ts";
import { routes } from "./index.ts";

// What a list answers, an update takes: rows of the demo world are sent back as they were read.

const server = await testServer({ demo: true });
const em = server.database.em.fork();
await demo(em);
const browserOf = async (email: string) => server.signedIn(await em.findOneOrFail(User, { email }));
const admin = await browserOf("admin@atelier.test");
const operator = await browserOf("operator@atelier.test");
/** Administrators only read what operators look after. */
const OF_OPERATORS = /^\/api\/(servers|clients)\b/;
const ask = (method: string, path: string, body?: unknown) =>
  server.ask(method, path, { headers: OF_OPERATORS.test(path) ? operator : admin, body });

const { id: projectId } = await aProject(em, { title: { en: "With parts" } });
const ofProject = (part: string) => `/api/projects/${projectId}/${part}`;
await ask("POST", ofProject("notes"), { content: "Ask the printer", pinned: true });
await ask("POST", ofProject("integrations"), { kind: "website", url: "https://a.example/" });
await ask("POST", ofProject("media"), {
  kind: "embed",
  url: "https://a.example/film",
  title: "A film",
});

interface Row {
  id: string;
  version: number;
  updatedAt?: string;
}

/** The rows of a list, below whatever name it has in the answer. */
async function rowsOf(list: string): Promise<Row[]> {
  const { status, body } = await ask("GET", list);
  expect([list, status]).toEqual([list, 200]);
  return Object.values<Row[]>({ bare: body, ...body }).find(Array.isArray) ?? [];
}

/** Lists that are no call of their own. */
const WITHIN: Record<string, () => Promise<Row[]>> = {
  [ofProject("media")]: async () =>
    (await ask("GET", `/api/projects/slug/${projectId}`)).body.project.media,
};

/** How many rows of a list are sent back: those of the demo world are of few kinds. */
const ROWS = 12;

const updates = routes.flatMap(({ method, path }) => {
  const [, list] = /^(.*)\/\{\w+\}$/.exec(path.replace("/{id}/", `/${projectId}/`)) ?? [];
  return ["PUT", "PATCH", "POST"].includes(method) && list ? [{ method, path, list }] : [];
});

const settled = ({ version: _version, updatedAt: _updatedAt, ...row }: Row) => row;

test.each(updates)("$method $path takes a row of its list", async ({ method, list }) => {
  const read = WITHIN[list] ?? (() => rowsOf(list));
  const before = (await read()).slice(0, ROWS);
  expect(before.length).toBeGreaterThan(0);
  for (const row of before) {
    expect(row.version).toBeTypeOf("number");
    const { status, body } = await ask(method, `${list}/${row.id}`, row);
    expect({ row, status, wrong: body.fields }).toEqual({ row, status: 200, wrong: undefined });
  }
  const after = new Map((await read()).map((row) => [row.id, row]));
  for (const row of before) {
    const now = after.get(row.id);
    expect(now && settled(now)).toEqual(settled(row));
  }
});
