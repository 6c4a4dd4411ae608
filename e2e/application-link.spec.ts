import { expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { inLocale, type Locale } from "./demo-world.ts";
import { cv } from "./job-world.ts";
import { mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

interface Job {
  id: string;
  takesApplications: boolean;
  questions: { id: string; required: boolean; options: string[] }[];
}

/** Applies for the first open job and returns the path of the link that is mailed. */
async function apply(page: Page, locale: Locale): Promise<string> {
  const { jobs } = await (await page.request.get("/api/jobs")).json();
  const job: Job | undefined = jobs.find(
    ({ takesApplications }: { takesApplications: boolean }) => takesApplications,
  );
  if (!job) throw new Error("No job takes applications");
  const email = newAddress();
  const required = job.questions.filter((question) => question.required);
  const answer = await page.request.post(`/api/jobs/${job.id}/apply`, {
    multipart: {
      name: "Maren Vik",
      email,
      locale,
      consent: "2026-11-23.1",
      shownAt: new Date(Date.now() - 60_000).toISOString(),
      ...Object.fromEntries(
        required.map(({ id, options }) => [
          `answers.${id}`,
          options[0] ?? "https://example.org/one",
        ]),
      ),
      cv,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const [mail] = await mailsTo(email, 1);
  const path = /\/(?:fr\/|no\/)?careers\/applications\/[\w-]+/.exec(mail?.text ?? "")?.[0];
  return path ?? `no link in ${mail?.text}`;
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an applicant follows the mailed link, withdraws and deletes the application", async ({
    page,
  }) => {
    const path = await apply(page, "fr");
    expect(path.startsWith("/fr/")).toBe(true);
    const response = await page.goto(path);
    expect(response?.headers()).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "same-origin",
    });
    await expect(title(page)).toHaveText("Votre candidature");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByText("Reçue", { exact: true })).toBeVisible();
    await expect(page.getByText("maren-vik.pdf")).toBeVisible();

    const withdraw = page.getByRole("button", { name: "Retirer la candidature" });
    await page.locator("summary", { hasText: "Retirer la candidature" }).click();
    await withdraw.click();
    await expect(page.getByText("Retirée", { exact: true })).toBeVisible();
    await expect(withdraw).toHaveCount(0);

    await page.locator("summary", { hasText: "Supprimer la candidature" }).click();
    await page.getByRole("button", { name: "Supprimer la candidature" }).click();
    await expect(page).toHaveURL("/fr/careers/applications/deleted");
    await expect(title(page)).toHaveText("Candidature supprimée");
    expect((await page.goto(path))?.status()).toBe(404);
  });
});

test("an application is accessible, fits, and says why it could not be withdrawn", async ({
  page,
}) => {
  await page.goto(await apply(page, "en"));
  await page.getByText("Withdraw application").first().click();
  await audit(page);
  await page.route("**/api/applications/withdraw", (route) => route.abort());
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "connection" })).toBeVisible();
  await page.unroute("**/api/applications/withdraw");
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
});

test("a link that nobody was sent leads nowhere", async ({ page }) => {
  for (const locale of ["en", "no"] as const) {
    const path = inLocale(locale, "/careers/applications/nothing");
    expect((await page.goto(path))?.status()).toBe(404);
  }
});

test.describe("an application from both sides", () => {
  test.use({ javaScriptEnabled: false });

  test("is sent without JavaScript, moved by a recruiter, and answered; its page and a mail say so @journey:jobs", async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const path = await apply(page, "fr");
    await page.goto(path);
    await expect(page.getByText("Reçue", { exact: true })).toBeVisible();

    const office = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: true });
    const desk = await office.newPage();
    await signIn(desk, demo("recruiter"));
    await desk.goto("/dashboard/app");
    await expect(desk.getByRole("link", { name: /^Jobs \d+/ })).toBeVisible();
    await expect(desk.getByRole("link", { name: /^\d+ new application/ })).toHaveAttribute(
      "href",
      "/dashboard/jobs",
    );
    await desk.getByRole("button", { name: /^Notifications/ }).click();
    await desk
      .getByRole("link", { name: /Maren Vik applied for/ })
      .first()
      .click();
    await expect(desk.getByRole("heading", { name: "Maren Vik" })).toBeVisible();
    await expect(desk.getByText("maren-vik.pdf")).toBeVisible();
    const email = (await desk.getByRole("link", { name: /@/ }).textContent()) ?? "";
    await desk.getByRole("button", { name: "To Screening" }).click();
    await expect(desk.getByRole("button", { name: "Stage: Screening" })).toBeVisible();
    // the board shows the move before it is stored
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("En cours d’examen", { exact: true })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();

    await desk.getByRole("button", { name: "To Interview" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Move and send" }).click();
    const [, invitation] = await mailsTo(email, 2);
    expect(invitation?.text).toContain("Bonjour Maren Vik,");
    expect(invitation?.headers).not.toHaveProperty("auto-submitted");
    await page.reload();
    await expect(page.getByText("Entretien", { exact: true })).toBeVisible();
    await office.close();
  });
});
