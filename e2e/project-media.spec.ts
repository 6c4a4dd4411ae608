import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { ask } from "./graph.ts";
import { question, snackbar } from "./lists.ts";
import { openLanguage, press } from "./post-editor.ts";
import { aProject, describePicture, editor, expectMedia, media, picture } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ page }) => signIn(page, demo("member")));

const chooser = (page: Page) => page.getByLabel("Upload files");
const uploads = (page: Page) => page.getByRole("list", { name: "Uploads" });

test("several files arrive in the order in which they were chosen, also when a connection breaks", async ({
  page,
}) => {
  test.slow();
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  const large = {
    name: "a film.mov",
    mimeType: "video/quicktime",
    buffer: Buffer.alloc(6_000_000),
  };
  Buffer.from("000000146674797071742020", "hex").copy(large.buffer);
  let breaks = 2;
  await page.route("**/api/projects/uploads/**", (route) => {
    const isPart = route.request().method() === "PATCH";
    return isPart && (breaks -= 1) >= 0 ? route.abort("connectionreset") : route.continue();
  });
  await chooser(page).setInputFiles([
    large,
    await picture("b.png"),
    await picture("c.png", "#7f2a4c"),
    await picture("d.png", "#2a3c7f"),
  ]);
  await expect(uploads(page).getByRole("progressbar").first()).toBeVisible();
  await expectMedia(page, ["a film.mov", "b.png", "c.png", "d.png"]);
  await expect(uploads(page)).toHaveCount(0);
  expect(breaks).toBeLessThan(0);
  const { project } = await ask<{ project: { media: { name: string; size: number }[] } }>(
    page,
    "query ($id: ID!) { project: projectToEdit(id: $id) { media { name size } } }",
    { id },
  );
  expect(project.media.map(({ name }) => name)).toEqual(["a film.mov", "b.png", "c.png", "d.png"]);
  expect(project.media[0]?.size).toBe(6_000_000);
});

test("a file that is not what its name says is refused with the reason, and the others arrive", async ({
  page,
}) => {
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  const hostile = {
    name: "harmless.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg onload='alert(1)'><script>alert(1)</script></svg>"),
  };
  await chooser(page).setInputFiles([hostile, await picture("real.png")]);
  await expect(uploads(page).getByText(/^The file’s content doesn’t match its name/)).toBeVisible();
  await expectMedia(page, ["real.png"]);
  await page.getByRole("button", { name: "Remove harmless.png" }).click();
  await expect(uploads(page)).toHaveCount(0);
  await page.reload();
  await expectMedia(page, ["real.png"]);
});

test("a running upload is cancelled, and leaves nothing", async ({ page }) => {
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  await page.route("**/api/projects/uploads/**", (route) =>
    route.request().method() === "PATCH" ? undefined : route.continue(),
  );
  await chooser(page).setInputFiles([await picture("endless.png")]);
  await page.getByRole("button", { name: "Cancel endless.png" }).click();
  await expect(uploads(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^No media yet/)).toBeVisible();
});

test("an upload goes on while other screens are open", async ({ page }) => {
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/projects/uploads/**", async (route) => {
    if (route.request().method() === "PATCH") await released;
    await route.continue();
  });
  await chooser(page).setInputFiles([await picture("slow.png")]);
  await expect(uploads(page).getByRole("progressbar")).toBeVisible();
  await page.getByRole("link", { name: "Team and tools" }).click();
  await page.getByRole("link", { name: "Open project" }).click();
  await page.getByRole("link", { name: "Media" }).click();
  await expect(uploads(page).getByRole("progressbar", { name: "slow.png" })).toBeVisible();
  release();
  await expectMedia(page, ["slow.png"]);
  await expect(uploads(page)).toHaveCount(0);
});

test("media are dragged, described in each language and deleted", async ({ page }) => {
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  await chooser(page).setInputFiles([
    await picture("one.png"),
    await picture("two.png", "#7f2a4c"),
    await picture("three.png", "#2a3c7f"),
  ]);
  await expectMedia(page, ["one.png", "two.png", "three.png"]);
  await expect(uploads(page)).toHaveCount(0); // its place is above the media
  const grip = page.getByRole("button", { name: "Move one.png", exact: true });
  const from = await grip.boundingBox();
  const last = await media(page).last().boundingBox();
  if (!from || !last) throw new Error("The media are not on the page");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, last.y + last.height - 5, { steps: 8 });
  await page.mouse.up();
  await expectMedia(page, ["two.png", "three.png", "one.png"]);
  await page.reload();
  await expectMedia(page, ["two.png", "three.png", "one.png"]);

  await media(page).first().getByRole("button", { expanded: false }).click();
  await media(page).getByLabel("Title (English)").fill("The second");
  await media(page).getByLabel("Alt text (English)").fill("A red field");
  await openLanguage(page, "Français");
  await media(page).getByLabel("Title (French)").fill("La deuxième");
  await media(page).getByLabel("Alt text (French)").fill("Un champ rouge");
  await press(page, "Save texts");
  await expect(media(page).getByText(/^Saved at/)).toBeVisible();
  await expect(media(page).first()).toContainText("The second");
  await page.getByRole("button", { name: "Remove The second" }).click();
  await expect(question(page, "Delete “The second”?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectMedia(page, ["three.png", "one.png"]);
});

test("a file is replaced: its place and texts stay", async ({ page }) => {
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  await chooser(page).setInputFiles([
    await picture("before.png"),
    await picture("draft.png", "#7f2a4c"),
    await picture("after.png", "#2a3c7f"),
  ]);
  await expectMedia(page, ["before.png", "draft.png", "after.png"]);
  await describePicture(page, "draft.png", "A red field");
  await media(page).nth(1).getByRole("button", { expanded: false }).click();
  await page.getByLabel("Replace file").setInputFiles([await picture("final.png", "#111111")]);
  await expect(snackbar(page, "File replaced. Check that the alt text still fits.")).toBeVisible();
  const replaced = media(page).nth(1);
  await expect(replaced.getByRole("button", { expanded: true })).toContainText("final.png");
  await expect(replaced.getByLabel("Alt text (English)")).toHaveValue("A red field");
  await replaced.getByRole("button", { expanded: true }).click();
  await page.reload();
  await expectMedia(page, ["before.png", "final.png", "after.png"]);

  // Alt with an arrow key moves the row in which one is
  const row = media(page).nth(1).getByRole("button", { expanded: false });
  await row.focus();
  await page.keyboard.press("ArrowUp");
  await expectMedia(page, ["before.png", "final.png", "after.png"]);
  await page.keyboard.press("Alt+ArrowUp");
  await expectMedia(page, ["final.png", "before.png", "after.png"]);
  await expect(media(page).first().getByRole("button", { expanded: false })).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expectMedia(page, ["before.png", "after.png", "final.png"]);
});

test("two who describe the same picture see both texts; unsaved ones are kept", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await aProject(page);
  await page.goto(editor(id, "media"));
  await chooser(page).setInputFiles([await picture("shared.png")]);
  await expectMedia(page, ["shared.png"]);
  const other = await signedIn(browser, baseURL, "admin");
  await other.goto(editor(id, "media"));
  const open = (on: Page) => media(on).first().getByRole("button", { expanded: false }).click();
  await open(page);
  await open(other);
  await media(other).getByLabel("Alt text (English)").fill("Theirs");
  await press(other, "Save texts");
  await expect(media(other).getByText(/^Saved at/)).toBeVisible();
  await other.context().close();

  await media(page).getByLabel("Alt text (English)").fill("Mine");
  await press(page, "Save texts");
  const dialog = page.getByRole("dialog", { name: /else/ });
  await expect(dialog.getByRole("radio", { name: "Theirs" })).toBeVisible();
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await page.reload();
  await open(page);
  await expect(dialog.getByRole("radio", { name: "Mine" })).toBeChecked();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await press(page, "Save texts");
  await expect(media(page).getByText(/^Saved at/)).toBeVisible();
  await expect(media(page).getByLabel("Alt text (English)")).toHaveValue("Mine");
});
