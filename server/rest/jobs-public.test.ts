import { describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aJob } from "../../schema/jobs/job.builder.ts";
import { EmploymentType, ExperienceLevel, Workplace } from "../../schema/jobs/index.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const server = await testServer();
const em = () => server.database.em.fork();
const get = (path: string) => server.ask("GET", path);
const recruiter = withRole(Role.RECRUITER);
const change = (id: string, body: object) =>
  server.ask("PUT", `/api/jobs/${id}`, { as: recruiter, body });

const design = { en: "Design", fr: "Conception" };
const drawing = await aJob(em(), {
  title: { en: "Draw letters", fr: "Dessiner des lettres" },
  role: design,
  employmentTypes: [EmploymentType.FULL_TIME, EmploymentType.INTERN],
  experience: ExperienceLevel.ENTRY,
  locations: ["Oslo, Norway"],
  benefits: { en: "Five weeks off\nA bicycle", fr: "Un vélo" },
});
const forms = await aJob(em(), {
  title: { en: "Shorten forms" },
  role: design,
  employmentTypes: [EmploymentType.PART_TIME],
  experience: ExperienceLevel.SENIOR,
  workplace: Workplace.REMOTE,
  locations: ["Oslo, Norway", "Berlin, Germany"],
});
const closed = await aJob(em(), { title: { en: "Was here" }, closedAt: new Date() });
const draft = await aJob(em(), { title: { en: "Not yet" }, isDraft: true });

const titles = async (query: string): Promise<string[]> => {
  const { status, body } = await get(`/api/jobs/public?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.jobs.map(({ title }: { title: string }) => title);
};

describe("GET /api/jobs/public", () => {
  test("lists what is open in a language, newest first, page by page", async () => {
    expect(await titles("")).toEqual(["Shorten forms", "Draw letters"]);
    expect(await titles("locale=fr")).toEqual(["Dessiner des lettres"]);
    const { body } = await get("/api/jobs/public?limit=1&page=2");
    expect(body.jobs.map(({ id }: { id: string }) => id)).toEqual([drawing.id]);
    expect(body.pagination).toMatchObject({ page: 2, totalCount: 2, hasMore: false });
  });

  test.each([
    ["employmentType=intern", ["Draw letters"]],
    ["workplace=remote", ["Shorten forms"]],
    ["experience=senior", ["Shorten forms"]],
    ["location=Berlin, Germany", ["Shorten forms"]],
    ["role=Conception", ["Shorten forms", "Draw letters"]],
    ["role=Conception&experience=entry", ["Draw letters"]],
    ["benefit=A bicycle", ["Draw letters"]],
    ["benefit=Un vélo", ["Draw letters"]],
    ["search=short", ["Shorten forms"]],
    ["role=Nothing", []],
  ])("is filtered by %s", async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each(["public", "filters"])("refuses words that don't exist: %s", async (list) => {
    for (const name of ["workplace", "experience", "employmentType"]) {
      const { status, body } = await get(`/api/jobs/${list}?${name}=moon`);
      expect([status, body.fields]).toEqual([422, { [name]: expect.stringMatching(/^One of: /) }]);
    }
  });
});

test("the filters count what matches the others, and know lines of work in all languages", async () => {
  const { body } = await get("/api/jobs/filters?experience=entry&workplace=remote");
  expect(body).toMatchObject({
    totalCount: 2,
    roles: [{ value: "Design", count: 0, names: ["Design", "Conception"] }],
    workplaces: expect.arrayContaining([
      { value: "onsite", count: 1 },
      { value: "remote", count: 0 },
    ]),
    experience: expect.arrayContaining([
      { value: "senior", count: 1 },
      { value: "entry", count: 0 },
    ]),
  });
  const { body: french } = await get("/api/jobs/filters?locale=fr&role=Design");
  expect(french).toMatchObject({
    totalCount: 1,
    roles: [{ value: "Conception", count: 1 }],
    locations: [{ value: "Oslo, Norway", count: 1 }],
    benefits: [{ value: "Un vélo", count: 1 }],
  });
});

describe("a job", () => {
  test("is read by its slug, also when it is closed, and not as a draft", async () => {
    const { body } = await get(`/api/jobs/public/${drawing.slug.fr}?locale=fr`);
    expect(body.job).toMatchObject({ title: "Dessiner des lettres", takesApplications: true });
    expect(body.job).not.toHaveProperty("applicationCount");
    const ended = await get(`/api/jobs/public/${closed.slug.en}`);
    expect(ended.body.job).toMatchObject({ takesApplications: false });
    const hidden = await get(`/api/jobs/public/${draft.slug.en}`);
    expect([hidden.status, hidden.body.message]).toEqual([404, "Job not found"]);
    const french = await get(`/api/jobs/public/${forms.slug.en}?locale=fr`);
    expect([french.status, french.body]).toMatchObject([
      404,
      { message: "Job not available in fr", available: { en: forms.slug.en } },
    ]);
  });

  test("is found by its former slug and by its id, which are redirected", async () => {
    const job = await aJob(em(), { title: { en: "Before" } });
    expect((await change(job.id, { slug: { en: "after" } })).status).toBe(200);
    for (const name of ["before", job.id]) {
      const { status, headers } = await get(`/api/jobs/public/${name}`);
      expect([status, headers.get("location")]).toEqual([301, "/api/jobs/public/after"]);
    }
  });

  test("asks its questions, and offers their answers, in the language of the page", async () => {
    const job = await aJob(em(), { title: { en: "Ask", fr: "Demander", no: "Spørre" } });
    const question = {
      id: "days",
      en: "Which days?",
      fr: "Quels jours ?",
      type: "choice",
      required: true,
      options: ["Two", "Five"],
    };
    const refused = await change(job.id, { questions: [{ ...question, optionsFr: ["Deux"] }] });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { "questions.0.optionsFr": "Not valid" },
    ]);
    await change(job.id, { questions: [{ ...question, optionsFr: ["Deux", "Cinq"] }] });
    const questionsIn = async (locale: "en" | "fr" | "no") => {
      const { body } = await get(`/api/jobs/public/${job.slug[locale]}?locale=${locale}`);
      return body.job.questions;
    };
    const common = { id: "days", type: "choice", required: true };
    expect(await questionsIn("fr")).toEqual([
      { ...common, label: "Quels jours ?", options: ["Deux", "Cinq"] },
    ]);
    expect(await questionsIn("no")).toEqual([
      { ...common, label: "Which days?", options: ["Two", "Five"] },
    ]);
    const apply = async (value: string) => {
      const form = new URLSearchParams({
        name: "Louis Petit",
        email: "louis@example.org",
        consent: "1",
        locale: "fr",
        "answers.days": value,
      });
      const path = `${server.url}/api/jobs/${job.id}/apply`;
      return (await fetch(path, { method: "POST", body: form })).status;
    };
    expect(await apply("Two")).toBe(422);
    expect(await apply("Cinq")).toBe(200);
    const { body } = await server.ask("GET", `/api/jobs/${job.id}/applications`, { as: recruiter });
    expect(body.applications[0].answers).toEqual([
      { questionId: "days", label: "Quels jours ?", value: "Cinq" },
    ]);
  });
});
