import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signIn, newAddress } from "./accounts.ts";
import { audit } from "./audit.ts";
import { member } from "./demo-world.ts";

test.describe.configure({ mode: "parallel" });

const newHandle = () => `ada-${randomUUID().slice(0, 12)}`;

async function create(page: Page): Promise<void> {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/new");
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByLabel("Handle").fill(newHandle());
  await page.getByLabel("Email", { exact: true }).fill(newAddress());
  await page.getByRole("button", { name: "Create member" }).click();
  await expect(page).toHaveURL(/\/dashboard\/user\/[\w-]+\/edit$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Byron");
}

test("an admin creates a member, whose address counts as verified", async ({ page }) => {
  await create(page);
  await page.getByRole("tab", { name: "Account" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Edit account" }).click();
  await page.getByRole("checkbox", { name: "Editor" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Editor and Member")).toBeVisible();
  await audit(page);
});

test("a moderator cannot create members", async ({ page }) => {
  await signIn(page, demo("moderator"));
  await page.goto("/dashboard/user/new");
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create member" })).toHaveCount(0);
});

test("a taken handle is reported at its field, and the input is kept", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user/new");
  const handle = page.getByLabel("Handle");
  await page.getByRole("button", { name: "Create member" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Somebody Else");
  await handle.fill(member.handle);
  await page.getByRole("button", { name: "Create member" }).click();
  await expect(handle).toHaveAccessibleDescription(/^Already taken/);
  await expect(handle).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Somebody Else");
  await audit(page);
});

test("an address of nobody says that there is no such member", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto(`/dashboard/user/${randomUUID()}/edit`);
  await expect(page.getByRole("alert")).toContainText("Member not found");
  await audit(page);
  await page.getByRole("link", { name: "All members" }).click();
  await expect(page).toHaveURL("/dashboard/user/list");
});

test("leaving what is not saved is asked about, and a reload offers it again", async ({ page }) => {
  await create(page);
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Ada Lovelace");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(name).toHaveValue("Ada Lovelace");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue("Ada Byron");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(name).toHaveValue("Ada Lovelace");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Lovelace");
});

test("nothing is lost when the connection drops while saving", async ({ page }) => {
  await create(page);
  await page.getByLabel("Name", { exact: true }).fill("Ada King");
  await page.route("**/graphql", (route) => route.abort());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Can’t reach the server. Your changes are kept.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada King");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada King");
});

test("a member edits their own public page", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/user/account?tab=profile");
  const skill = `Letterpress ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Skills").fill(skill);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(skill)).toBeVisible();
  await audit(page);
});
