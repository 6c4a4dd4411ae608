import { expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { developer, inLocale, type Locale, locales } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { cv } from "./job-world.ts";
import { mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

const title = (page: Page) => page.getByRole("heading", { level: 1 });

const main = (page: Page) => page.getByRole("main");
const form = (page: Page) => page.locator("#apply form");

interface Texts {
  careers: string;
  fullTime: string;
  more: string;
  field: string;
  role: string;
  show: string;
  name: string;
  email: string;
  letter: string;
  consent: RegExp;
  send: string;
  required: string;
  fileType: RegExp;
  fileAgain: RegExp;
  sent: string;
  own: string;
}

const texts: Record<Locale, Texts> = {
  en: {
    careers: "Careers",
    fullTime: "Full time",
    more: "Department, location, experience",
    field: "Department",
    role: "Engineering",
    show: "Show jobs",
    name: "Name",
    email: "Email",
    letter: "Cover letter",
    consent: /I agree that my application is stored for 180 days/,
    send: "Send application",
    required: "Required",
    fileType: /Choose a PDF or a Word document/,
    fileAgain: /Choose maren-vik\.pdf again/,
    sent: "Application sent",
    own: "Your application",
  },
  fr: {
    careers: "Carrières",
    fullTime: "Temps plein",
    more: "Service, lieu, expérience",
    field: "Service",
    role: "Développement",
    show: "Afficher les offres",
    name: "Nom",
    email: "E-mail",
    letter: "Lettre de motivation",
    consent: /J’accepte que ma candidature soit conservée 180 jours/,
    send: "Envoyer la candidature",
    required: "Champ obligatoire",
    fileType: /Choisissez un PDF ou un document Word/,
    fileAgain: /Choisissez de nouveau maren-vik\.pdf/,
    sent: "Candidature envoyée",
    own: "Votre candidature",
  },
  no: {
    careers: "Jobb",
    fullTime: "Heltid",
    more: "Avdeling, sted, erfaring",
    field: "Avdeling",
    role: "Utvikling",
    show: "Vis stillinger",
    name: "Navn",
    email: "E-post",
    letter: "Søknadsbrev",
    consent: /Jeg godtar at søknaden lagres i 180 dager/,
    send: "Send søknaden",
    required: "Påkrevd",
    fileType: /Velg en PDF eller et Word-dokument/,
    fileAgain: /Velg maren-vik\.pdf på nytt/,
    sent: "Søknaden er sendt",
    own: "Søknaden din",
  },
};

const notAPdf = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("<p>Hello</p>"),
};

/** Nobody fills in the form in less than three seconds: the time that it was shown is set back. */
const asIfReadFor = (page: Page) =>
  form(page)
    .locator("input[name=shownAt]")
    .evaluate((input: HTMLInputElement) => {
      input.value = new Date(Date.now() - 60_000).toISOString();
    });

test.describe("the way to an application, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    const word = texts[locale];

    test(`from the list to the applicant’s page in ${locale}`, async ({ page }) => {
      test.slow();
      await page.goto(inLocale(locale, "/"));
      const header = page.getByRole("banner");
      await header.getByRole("link", { name: word.careers, exact: true }).click();
      await expect(page).toHaveURL(inLocale(locale, "/careers"));
      await main(page)
        .getByRole("link", { name: new RegExp(`^${word.fullTime}`) })
        .click();
      await expect(page).toHaveURL(/type=full_time/);
      await main(page).locator("summary", { hasText: word.more }).click();
      const roles = main(page).getByLabel(word.field, { exact: true });
      await roles.selectOption(word.role);
      await main(page).getByRole("button", { name: word.show }).click();
      await expect(main(page).getByRole("article")).toHaveCount(1);
      await expect(main(page).getByRole("article")).toContainText(/, \S+ · \S/); // place · workplace
      await main(page).getByRole("link", { name: developer.title[locale] }).click();
      await expect(page).toHaveURL(inLocale(locale, `/careers/${developer.slug[locale]}`));
      await expect(title(page)).toHaveText(developer.title[locale]);

      const send = form(page).getByRole("button", { name: word.send });
      const field = (label: string) => form(page).getByLabel(label, { exact: true });
      const file = form(page).locator("input[type=file]");
      const email = newAddress();
      await asIfReadFor(page);
      await field(word.name).fill("Maren Vik");
      await form(page).getByLabel(word.letter).fill("I keep the ferry timetables.");
      await file.setInputFiles(notAPdf);
      await send.click();
      await expect(form(page).getByText(word.fileType)).toBeVisible();
      await expect(form(page).getByLabel(word.letter)).toHaveValue("I keep the ferry timetables.");
      await form(page).getByLabel(word.email).fill(email);
      await file.setInputFiles(cv);
      await send.click();
      // the consent and the question of the position are missing; a file cannot be kept
      await expect(form(page).getByText(word.required, { exact: true })).toHaveCount(2);
      await expect(form(page).getByText(word.fileAgain)).toBeVisible();
      await expect(field(word.name)).toHaveValue("Maren Vik");
      await expect(form(page).getByLabel(word.email)).toHaveValue(email);
      await form(page).locator("input[name^='answers.']").fill("A date picker");
      await form(page).getByRole("checkbox", { name: word.consent }).check();
      await file.setInputFiles(cv);
      await send.click();
      await expect(page).toHaveURL(/\?sent=1#apply$/);
      await expect(page.getByRole("status").filter({ hasText: word.sent })).toBeVisible();
      await expect(form(page)).toHaveCount(0);

      const [mail] = await mailsTo(email, 1);
      const link = /\/(?:fr\/|no\/)?careers\/applications\/[\w-]+/.exec(mail?.text ?? "")?.[0];
      await page.goto(link ?? `no link in ${mail?.text}`);
      await expect(title(page)).toHaveText(word.own);
      await expect(main(page).getByText("maren-vik.pdf")).toBeVisible();
      await expect(main(page).getByText(developer.title[locale])).toBeVisible();
    });
  }

  test("a closed position says so and has no form; an application to it is answered by its page", async ({
    page,
  }) => {
    await page.goto("/careers/photographer-one-winter");
    await expect(main(page).getByText("no longer accepts applications")).toBeVisible();
    await expect(page.locator("#apply")).toHaveCount(0);
    const graphs = page.locator("script[type='application/ld+json']");
    expect((await graphs.allTextContents()).join()).not.toContain("JobPosting");
  });

  test("the slug of another language, the line of work, and what doesn’t exist", async ({
    page,
    request,
  }) => {
    const moved = await request.get(`/no/careers/${developer.slug.en}`, { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    expect(moved.headers().location).toBe(`/no/careers/${developer.slug.no}`);
    await page.goto("/fr/careers?role=Engineering");
    await expect(page).toHaveURL(/role=D%C3%A9veloppement/);
    expect((await page.goto("/careers/nothing"))?.status()).toBe(404);
    await expect(title(page)).toHaveText("Job not found");
    await page.goto("/careers?type=full_time&workplace=remote");
    await expect(main(page).getByRole("heading", { name: "No jobs match" })).toBeVisible();
    await main(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL("/careers");
  });

  test("structured data say what is offered, and where", async ({ page, baseURL }) => {
    await page.goto(`/careers/${developer.slug.en}`);
    const graphs = await page
      .locator("script[type='application/ld+json']")
      .evaluateAll((all) => all.map(({ textContent }) => JSON.parse(textContent)));
    expect(graphs).toMatchObject([
      {
        "@type": "JobPosting",
        title: developer.title.en,
        url: `${baseURL}/careers/${developer.slug.en}`,
        description: expect.stringContaining("<p>You take over two sites"),
        datePosted: expect.stringMatching(/^2026-/),
        validThrough: expect.stringMatching(/^20/),
        employmentType: ["FULL_TIME"],
        hiringOrganization: { "@type": "Organization", name: "Atelier", sameAs: baseURL },
        jobLocation: [{ address: { addressLocality: "Oslo", addressCountry: "Norway" } }],
        baseSalary: {
          currency: "EUR",
          value: { minValue: 58_000, maxValue: 68_000, unitText: "YEAR" },
        },
        directApply: true,
      },
      { "@type": "BreadcrumbList" },
    ]);
    await page.goto("/careers/writer-of-error-messages");
    const remote = await page.locator("script[type='application/ld+json']").first().textContent();
    expect(JSON.parse(remote ?? "")).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ name: "Galway, Ireland" }, { name: "Madrid, Spain" }],
    });
  });
});

test("a position in French alone says so in other languages", async ({ page }) => {
  await signIn(page, demo("recruiter"));
  const name = `Sur mesure ${crypto.randomUUID()}`;
  const { createJob } = await ask<{ createJob: { id: string; slug: string } }>(
    page,
    "mutation ($input: CreateJobInput!) { createJob(input: $input) { id slug(locale: fr) } }",
    {
      input: { title: { fr: name }, publications: [{ locale: "fr", status: "PUBLISHED" }] },
    },
  );
  const { id, slug } = createJob;
  expect((await page.goto(`/fr/careers/${slug}`))?.status()).toBe(200);
  expect((await page.goto(`/careers/${slug}`))?.status()).toBe(404);
  await expect(title(page)).toHaveText("Job not available in English");
  await main(page).getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(`/fr/careers/${slug}`);
  await expect(title(page)).toHaveText(name);
  await ask(page, "mutation ($id: ID!) { deleteJob(id: $id) }", { id });
  expect((await page.goto(`/fr/careers/${slug}`))?.status()).toBe(404);
});

test("with JavaScript, the form stays on its page, keeps the file, and is accessible in every state", async ({
  page,
}) => {
  test.slow();
  await page.goto("/careers");
  await main(page).locator("summary", { hasText: "Department, location, experience" }).click();
  await audit(page);
  await page.goto(`/careers/${developer.slug.en}`);
  await form(page).getByRole("button", { name: "Send application" }).click();
  await expect(form(page).getByText("Required", { exact: true })).toHaveCount(4);
  await expect(form(page).getByLabel("Name")).toBeFocused();
  await audit(page);
  const field = (label: string) => form(page).getByLabel(label);
  const file = form(page).locator("input[type=file]");
  const send = form(page).getByRole("button", { name: "Send application" });
  await field("Name").fill("Maren Vik");
  await field("Email").fill(newAddress());
  await form(page).locator("input[name^='answers.']").fill("A date picker");
  await form(page).getByRole("checkbox").check();
  await expect(form(page).getByText("Required", { exact: true })).toHaveCount(0);
  await file.setInputFiles({ ...cv, buffer: Buffer.alloc(10_000_001, cv.buffer) });
  await expect(form(page).getByText("This file is too large")).toBeVisible();
  await file.setInputFiles({ ...cv, name: "cv.exe" });
  await send.click();
  await expect(form(page).getByText("This file type isn’t supported")).toBeVisible();
  await file.setInputFiles(cv);
  await expect(file).not.toHaveAttribute("aria-invalid");
  await page.route("**/api/jobs/*/apply", (route) => route.abort());
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "connection" })).toBeVisible();
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  await page.unroute("**/api/jobs/*/apply");
  await page.route("**/api/jobs/*/apply", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "Request failed" })).toBeVisible();
  await page.unroute("**/api/jobs/*/apply");
  await asIfReadFor(page);
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Application sent" })).toBeVisible();
  await audit(page);
});

test("a member shows projects, which the recruiter sees with the application", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto(`/careers/${developer.slug.en}`);
  await expect(form(page).getByLabel("Email")).toHaveValue("member@atelier.test");
  const project = form(page)
    .getByRole("group", { name: /Projects to show/ })
    .getByRole("checkbox");
  await project.first().check();
  const chosen = await project.first().getAttribute("value");
  const email = newAddress();
  await form(page).getByLabel("Email").fill(email);
  await form(page).locator("input[name^='answers.']").fill("A date picker");
  await form(page)
    .getByRole("checkbox", { name: /I agree/ })
    .check();
  await asIfReadFor(page);
  await form(page).getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Application sent" })).toBeVisible();
  const { job } = await (await page.request.get(`/api/jobs/public/${developer.slug.en}`)).json();
  await signIn(page, demo("recruiter"));
  const answer = await page.request.get(`/api/jobs/${job.id}/applications`);
  const { applications } = await answer.json();
  const own = applications.find((one: { email: string }) => one.email === email);
  expect(own.projects).toMatchObject([{ id: chosen }]);
});
