import { expect, type Page, test } from "@playwright/test";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const screen = "/dashboard/user/account?tab=notifications";
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

test("a choice is saved at once and stays", async ({ page }) => {
  await signIn(page, demo("operator"));
  await page.goto("/dashboard/user/account");
  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await expect(page).toHaveURL(screen);
  const roles = box(page, "Changes to your permissions: On the site");
  await expect(roles).toBeChecked();
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("ChooseNotifications")),
  );
  await roles.uncheck();
  await saved;
  await page.reload();
  await expect(roles).not.toBeChecked();
  await roles.check();
  await expect(roles).toBeChecked();
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

test("only events that concern the user are offered, by mail where there are mails", async ({
  page,
}) => {
  await signIn(page, demo("moderator"));
  await page.goto(screen);
  await expect(box(page, "Comments to review: On the site")).toBeVisible();
  await expect(box(page, "Comments to review: Email")).toBeVisible();
  await expect(box(page, "Reported messages: Email")).toHaveCount(0);
  await signIn(page, demo("operator"));
  await page.goto(screen);
  await expect(page.getByRole("rowheader", { name: /permissions/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Comments to review" })).toHaveCount(0);
});

test("the choices are accessible and fit on a phone", async ({ page }) => {
  await signIn(page, demo("moderator"));
  await page.goto(screen);
  await expect(box(page, "Comments to review: Email")).toBeVisible();
  await audit(page, { at: [1280, 390] });
});
