import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Role } from "../../schema/accounts/index.ts";
import { aJob } from "../../schema/jobs/job.builder.ts";
import { Application } from "../../schema/jobs/index.ts";
import { EVERYBODY } from "../../schema/testing/expectations.ts";
import { withRole } from "../../schema/testing/viewers.ts";
import { testServer } from "../testing/server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atelier-cvs-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const em = () => server.database.em.fork();
const recruiter = withRole(Role.RECRUITER);

const PDF = "%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The beginnings of a DOCX's entries, which say what it is. */
function docx(...more: string[]): Buffer<ArrayBuffer> {
  const names = ["[Content_Types].xml", "word/document.xml", ...more];
  return Buffer.concat(names.map((name) => entry(name)));
}

/** An empty entry of a ZIP archive. */
function entry(name: string): Buffer {
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", "latin1");
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name)]);
}

function formWith(cv?: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const all = { name: "Maren Vik", email: "maren@example.org", consent: "1", ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (cv) form.set("cv", cv);
  return form;
}

async function send(id: string, form: FormData | URLSearchParams) {
  const response = await fetch(`${server.url}/api/jobs/${id}/apply`, {
    method: "POST",
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

describe("a job", () => {
  test("is written, read, changed and deleted, with the names of the specification", async () => {
    const ask = (method: string, path: string, body?: object) =>
      server.ask(method, path, { as: recruiter, ...(body && { body }) });
    const sent = {
      title: { en: "Type designer", fr: "Dessin de caractères" },
      content: "Draw",
      role: "Design",
      employmentTypes: ["full_time"],
      workplace: "remote",
      locations: ["Oslo, Norway"],
      salary: { min: 41_000, max: 46_000, currency: "EUR", unit: "year", negotiable: true },
      expiredDate: "2040-01-01T00:00:00.000Z",
      publish: { en: "published" },
    };
    const { status, body } = await ask("POST", "/api/jobs", { job: sent });
    expect([status, body.job ?? body]).toMatchObject([
      200,
      {
        title: { en: "Type designer", fr: "Dessin de caractères" },
        content: { en: "<p>Draw</p>" },
        salary: sent.salary,
        expiredDate: sent.expiredDate,
        takesApplications: true,
        applicationCount: 0,
      },
    ]);
    const path = `/api/jobs/${body.job.id}`;
    const read = (await server.ask("GET", path)).body.job;
    expect(read).toMatchObject({
      title: { en: "Type designer", fr: null },
      publish: null,
      applicationCount: null,
    });
    const { jobs } = (await server.ask("GET", "/api/jobs")).body;
    expect(jobs.map(({ id }: { id: string }) => id)).toContain(body.job.id);
    const wrong = await ask("PUT", path, { salary: { min: 50_000 } });
    const fields = { "salary.max": "Not below the lower amount" };
    expect([wrong.status, wrong.body.fields]).toEqual([422, fields]);
    expect((await ask("DELETE", path)).body).toEqual({ success: true, id: body.job.id });
    expect((await server.ask("GET", path)).body.message).toBe("Job not found");
  });
});

describe("POST /api/jobs/{id}/apply", () => {
  test("stores a CV that recruiters alone download, under no other URL", async () => {
    const { id } = await aJob(em());
    const cv = new File([PDF], "../My CV.exe");
    expect(await send(id, formWith(cv))).toEqual({ status: 200, body: { success: true } });
    const { applications } = (
      await server.ask("GET", `/api/jobs/${id}/applications`, { as: recruiter })
    ).body;
    const [application] = applications;
    expect(application.cv).toMatchObject({ name: "My CV.pdf", type: "application/pdf" });
    const file = await server.ask("GET", application.cv.path, { as: recruiter });
    expect([file.status, file.text]).toEqual([200, PDF]);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    for (const who of EVERYBODY.filter((one) => !["recruiter", "admin"].includes(one))) {
      const as = who === "visitor" ? {} : { as: withRole(who as Role) };
      for (const path of [application.cv.path, `${application.cv.path}?view=1`]) {
        expect([who, (await server.ask("GET", path, as)).status]).toEqual([who, 404]);
      }
    }
    const others = [
      `${application.cv.path}.webp`,
      `/files/${application.id}/cv`,
      `/files/applications/${application.id}/a`,
    ];
    for (const url of others) {
      expect((await server.ask("GET", url, { as: recruiter })).status).not.toBe(200);
    }
  });

  test("a CV is shown in a frame of this site, if it is a PDF; otherwise it is downloaded", async () => {
    const { id } = await aJob(em());
    await send(id, formWith(new File([PDF], "cv.pdf")));
    await send(id, formWith(new File([docx()], "cv.docx"), { email: "ane@example.org" }));
    const { applications } = (
      await server.ask("GET", `/api/jobs/${id}/applications`, { as: recruiter })
    ).body;
    const shown = async (type: string) => {
      const { cv } = applications.find((one: { cv: { type: string } }) => one.cv.type === type);
      return (await server.ask("GET", `${cv.path}?view=1`, { as: recruiter })).headers;
    };
    const pdf = await shown("application/pdf");
    expect(pdf.get("content-type")).toBe("application/pdf");
    expect(pdf.get("content-disposition")).toMatch(/^inline;/);
    expect(pdf.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(pdf.get("x-content-type-options")).toBe("nosniff");
    const word = await shown(DOCX);
    expect(word.get("content-disposition")).toMatch(/^attachment;/);
    expect(word.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  test("takes a DOCX, and none that carries macros", async () => {
    const { id } = await aJob(em());
    const macros = new File([docx("word/vbaProject.bin")], "cv.docx");
    expect(await send(id, formWith(macros))).toMatchObject({
      status: 422,
      body: { fields: { cv: "Not valid" } },
    });
    expect((await send(id, formWith(new File([docx()], "cv.doc")))).status).toBe(200);
    const found = await em().findOneOrFail(Application, { job: id });
    expect([found.cvName, found.cvType]).toEqual(["cv.docx", DOCX]);
  });

  test.each(EVERYBODY)("takes an application of %s", async (who) => {
    const { id } = await aJob(em());
    const headers = who === "visitor" ? {} : server.as(withRole(who as Role));
    const response = await fetch(`${server.url}/api/jobs/${id}/apply`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ name: "A", email: `${who}@example.org`, consent: "1" }),
    });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await em().count(Application, { job: id })).toBe(1);
  });

  test("refuses what is no PDF or DOCX by its bytes, and what is too large", async () => {
    const { id } = await aJob(em());
    const page = new File(["<script>alert(1)</script>"], "cv.pdf", { type: "application/pdf" });
    expect(await send(id, formWith(page))).toMatchObject({
      status: 422,
      body: { fields: { cv: "Not valid" } },
    });
    const large = new File([PDF, "x".repeat(10_000_000)], "cv.pdf");
    expect(await send(id, formWith(large))).toMatchObject({
      status: 422,
      body: { fields: { cv: "At most 10 MB" } },
    });
    expect(await em().count(Application, { job: id })).toBe(0);
  });

  test("takes a plain form, names wrong fields, and answers a second one like the first", async () => {
    const { id } = await aJob(em());
    const refused = await send(id, new URLSearchParams({ name: "", email: "nobody" }));
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { name: "Required", email: "Not an email address", consent: "Required" },
    ]);
    const form = new URLSearchParams({ name: "A", email: "a@example.org", consent: "1" });
    const first = await send(id, form);
    expect(await send(id, form)).toEqual(first);
    expect(await em().count(Application, { job: id })).toBe(1);
    const closed = await aJob(em(), { closedAt: new Date() });
    expect((await send(closed.id, form)).status).toBe(409);
  });
});
