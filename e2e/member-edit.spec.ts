import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
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

test("an admin creates a member, whose address counts as verified @journey:members", async ({
  page,
}) => {
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
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: "Overview" }).click();
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

test("what a profile lacks leads to its field, and what is filled in is on its page", async ({
  page,
}) => {
  await create(page);
  const missing = (name: string) => page.getByRole("button", { name, exact: true });
  await missing("Profession").click();
  await expect(page.getByLabel("Profession").first()).toBeFocused();
  await page.keyboard.type("Mathematician");
  await expect(missing("Profession")).toHaveCount(0);
  await missing("Languages").click();
  await expect(page.getByRole("button", { name: "Add a language" })).toBeFocused();
  await page.getByLabel("State or region").fill("Middlesex");
  const cv = page.getByRole("tab", { name: "CV" });
  await cv.click();
  await expect(cv).toBeFocused();
  await page.getByRole("button", { name: "Add a position" }).click();
  await page.getByLabel("Position").fill("Translator of Menabrea");
  await page.getByLabel("From (year)").fill("1999");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(cv).toHaveAttribute("aria-selected", "true");
  await page.getByRole("link", { name: "View page" }).click();
  await expect(page.getByText("Mathematician", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Experience" })).toContainText("Since 1999");
  await expect(page.getByText("Middlesex")).toBeVisible();
  await audit(page);
});

test("a cover is removed from a profile", async ({ page }) => {
  await create(page);
  const cover = page.getByRole("group", { name: "Cover photo" });
  await cover.locator("input[type=file]").setInputFiles({
    name: "cover.png",
    mimeType: "image/png",
    buffer: await sharp({
      create: { width: 80, height: 20, channels: 3, background: "#a33" },
    })
      .png()
      .toBuffer(),
  });
  await cover.getByRole("button", { name: "Remove cover photo" }).click();
  await expect(page.getByText("Picture removed")).toBeVisible();
  await expect(cover.locator("img")).toHaveCount(0);
});

test("a member edits their own public page", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/user/account?tab=profile");
  const work = page.getByRole("tab", { name: "Work" });
  await work.click();
  const skill = `Letterpress ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Skills").fill(skill);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(skill)).toBeVisible();
  await audit(page);
});
