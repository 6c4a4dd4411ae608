import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const screen = "/dashboard/user/account?tab=notifications";
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const saved = (page: Page, operation: string) =>
  page.waitForResponse((response) => Boolean(response.request().postData()?.includes(operation)));

test("a choice is saved at once and stays", async ({ page }) => {
  await signIn(page, demo("operator"));
  await page.goto("/dashboard/user/account");
  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await expect(page).toHaveURL(screen);
  const roles = box(page, "Changes to your permissions: On the site");
  await expect(roles).toBeChecked();
  const unchecked = saved(page, "ChooseNotifications");
  await roles.uncheck();
  await unchecked;
  const mail = choice(page, "Changes to your permissions: Email");
  const weekly = saved(page, "ChooseNotifications");
  await mail.click();
  await page.getByRole("option", { name: "Weekly summary" }).click();
  await weekly;
  await page.reload();
  await expect(roles).not.toBeChecked();
  await expect(mail).toHaveText("Weekly summary");
  await roles.check();
  await expect(roles).toBeChecked();
});

test("quiet hours are turned on, changed and turned off", async ({ page }) => {
  await signIn(page, demo("recruiter"));
  await page.goto(screen);
  const quiet = page.getByRole("switch", { name: "Use quiet hours" });
  await expect(quiet).not.toBeChecked();
  await quiet.check();
  await expect(snackbar(page, "Quiet hours saved")).toBeVisible();
  const [from, until] = [page.getByLabel("From", { exact: true }), page.getByLabel("Until")];
  await expect(from).toHaveValue("22:00");
  await until.fill("22:00");
  await until.blur();
  await expect(page.getByText("Choose two different times")).toBeVisible();
  await until.fill("6:30");
  const stored = saved(page, "SetQuietHours");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await stored;
  await page.reload();
  await expect(until).toHaveValue("06:30");
  const removed = saved(page, "SetQuietHours");
  await quiet.uncheck();
  await removed;
  await page.reload();
  await expect(quiet).not.toBeChecked();
});

test("a choice that cannot be saved is taken back, with the reason", async ({ page }) => {
  await signIn(page, demo("billing"));
  await page.goto(screen);
  const roles = box(page, "Changes to your permissions: On the site");
  await expect(roles).toBeChecked();
  await page.route("**/graphql", (route) => route.abort());
  await roles.click();
  await expect(snackbar(page, /^Can’t reach the server/)).toBeVisible();
  await expect(roles).toBeChecked();
});

test("only events that concern the user are offered, at the times at which they are mailed", async ({
  page,
}) => {
  await signIn(page, demo("moderator"));
  await page.goto(screen);
  await expect(box(page, "Comments to review: On the site")).toBeVisible();
  await expect(choice(page, "Comments to review: Email")).toHaveText("Right away");
  await expect(choice(page, "Reported messages: Email")).toHaveText("Daily summary");
  await choice(page, "Event reminders: Email").click();
  await expect(page.getByRole("option")).toHaveText(["Right away", "No email"]);
  await signIn(page, demo("operator"));
  await page.goto(screen);
  await expect(page.getByRole("rowheader", { name: /permissions/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Comments to review" })).toHaveCount(0);
});

test("the choices are accessible and fit on a phone", async ({ page }) => {
  await signIn(page, demo("moderator"));
  await page.goto(screen);
  await expect(choice(page, "Comments to review: Email")).toBeVisible();
  await audit(page, { at: [1280, 390] });
});
