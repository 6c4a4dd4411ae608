import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { messaged } from "./contact-form.ts";
import { aJob, applications, recruiter } from "./job-world.ts";
import { snackbar } from "./lists.ts";
import { wear } from "./looks.ts";
import { mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

const request = (id: string) => `/dashboard/contact/${id}`;
const reply = (page: Page) => page.getByRole("textbox", { name: "Reply" });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

test("the columns of a board are wide enough, and as high as the window", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, ...Array.from({ length: 9 }, (_, n) => `Maren Vik ${n + 1}`));
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(applications(id, "?view=steps"));
    const cards = page.getByRole("listitem", { name: /^Maren Vik/ });
    await expect(cards).toHaveCount(9);
    const found = await page.evaluate(() => {
      const columns = [...document.querySelectorAll("section[data-column]")];
      const box = (each: Element) => each.getBoundingClientRect();
      return {
        widths: columns.filter((each) => each.querySelector("ul")?.checkVisibility()).map(box),
        cut: [...document.querySelectorAll("[data-drag]")].filter((card) => {
          const column = card.closest("section");
          return (
            !column || box(card).right > box(column).right || box(card).left < box(column).left
          );
        }).length,
        bottom: Math.max(...columns.map((each) => box(each).bottom)),
        excess: document.documentElement.scrollHeight - innerHeight,
      };
    });
    expect(Math.min(...found.widths.map((each) => each.width))).toBeGreaterThanOrEqual(240);
    expect(found.cut).toBe(0);
    expect(found.bottom).toBeLessThanOrEqual(height);
    expect(found.excess).toBeLessThanOrEqual(0);
  }
});

test("a card that is carried by keyboard is said and counted where it is, and Escape puts it back", async ({
  page,
}) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=steps"));
  const card = page.getByRole("listitem", { name: "Maren Vik", exact: true });
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  await card.focus();
  await page.keyboard.press("Space");
  for (const place of [2, 3]) {
    await page.keyboard.press("ArrowRight");
    const said = page.getByRole("status").filter({ hasText: `column ${place} of 6` });
    await expect(said).toBeVisible();
  }
  await expect(column("Interview").getByRole("heading")).toHaveText("Interview1");
  await expect(column("New").getByRole("heading")).toHaveText("New0");
  await expect(card).toBeFocused();
  await audit(page, { at: [1280] });
  await page.keyboard.press("Escape");
  await expect(column("New").getByRole("heading")).toHaveText("New1");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("every view of applications has the way back and the others, on a phone in French, too", async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, recruiter);
  const { id, title } = await aJob(page, "Maren Vik", "Ane Dahl");
  await wear(context, { NEXT_LOCALE: "fr" }, baseURL);
  for (const view of ["table", "steps", "read", "compare"]) {
    await page.goto(applications(id, `?view=${view}`));
    await expect(page.getByRole("link", { name: `Offres d’emploi / ${title}` })).toBeVisible();
    const views = page.getByRole("navigation", { name: "Affichage" });
    await expect(views.getByRole("link")).toHaveCount(4);
    await fits(page, { at: [390] });
  }
});

test("the field for a reply is in view, and the page does not scroll", async ({ page }) => {
  await page.goto("/");
  const { id, message } = await messaged(page);
  await signIn(page, demo("support"));
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(request(id));
    await expect(page.getByRole("paragraph").filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
});

test("a reply is taken back within ten seconds, and its text is in the field again", async ({
  page,
}) => {
  await page.goto("/");
  const { id, name, email } = await messaged(page);
  await signIn(page, demo("support"));
  await page.goto(request(id));
  await reply(page).fill("January suits us.");
  await send(page);
  await expect(reply(page)).toHaveValue("");
  await expect(snackbar(page, `Reply to ${name} sends in 10 seconds`)).toBeVisible();
  await audit(page);
  const undo = page.getByRole("main").getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(reply(page)).toHaveValue("January suits us.");
  await page.reload();
  await expect(reply(page)).toHaveValue("January suits us.");
  await reply(page).fill("February suits us.");
  await send(page);
  await expect(undo).toBeVisible();
  // The page closes before the ten seconds are over.
  await page.goto("/blog");
  const mails = await mailsTo(email, 2); // with the copy
  expect(mails.map(({ text }) => text).join()).toContain("February suits us.");
  await page.goto(request(id));
  const thread = page.getByRole("list", { name: "Replies and notes" });
  await expect(thread.getByText("February suits us.")).toBeVisible();
  await expect(thread.getByText("January suits us.")).toHaveCount(0);
  await expect(reply(page)).toHaveValue("");
});

test("after Send and next the next request is open, and Undo leads back", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const subject = `Signs ${crypto.randomUUID().slice(0, 8)}`;
  const [older, newer] = [await messaged(page, { subject }), await messaged(page, { subject })];
  await signIn(page, demo("support"));
  await page.goto(`${request(newer.id)}?q=${subject}`);
  const list = page.getByRole("navigation", { name: "Requests" });
  await expect(list.getByRole("link", { name: older.name })).toBeVisible();
  await reply(page).fill("We would love to.");
  await page.getByRole("button", { name: "Send and next" }).click();
  await expect(page).toHaveURL(new RegExp(older.id));
  await expect(reply(page)).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(new RegExp(newer.id));
  await expect(reply(page)).toHaveValue("We would love to.");
});
