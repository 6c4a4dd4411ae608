import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { demo, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { brief } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { question, snackbar } from "./lists.ts";
import { wear } from "./looks.ts";
import { aPost, field, openLanguage, openPost, press, saved, text, textOf } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });
test.beforeEach(({ page }) => signIn(page, demo("editor")));

const picture = (background = "#c96f3b") =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

async function addPicture(page: Page, alt: string): Promise<void> {
  await press(page, "Picture");
  const dialog = page.getByRole("dialog", { name: "Add a picture" });
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: /Choose pictures/ }).click();
  const file = { name: "rust.png", mimeType: "image/png", buffer: await picture() };
  await (await choosing).setFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog.getByText("Add alt text for people who can’t see it")).toBeVisible();
  await dialog.getByLabel("Alt text of picture 1").fill(alt);
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog).toHaveCount(0);
}

const isThere = async (page: Page, path: string) => (await page.request.get(path)).status();

test("an editor writes in three languages with a picture; each is published at its time @journey:blog", async ({
  page,
}) => {
  test.slow();
  const name = `Three tongues ${Date.now()}`;
  await page.goto("/dashboard/blog/new");
  await field(page, "Title").fill(name);
  await field(page, "Description").fill("Once, in three languages.");
  await text(page).click();
  await page.keyboard.type("It begins in English.\n");
  await addPicture(page, "A rust-red field");
  await openLanguage(page, "Français");
  await press(page, "Copy from");
  await page.getByRole("menuitem", { name: "English" }).click();
  await field(page, "Title", "French").fill(`${name} en français`);
  await openLanguage(page, "Norsk");
  await field(page, "Title", "Norwegian").fill(`${name} på norsk`);
  await text(page, "Norwegian").click();
  await page.keyboard.type("Så på norsk.");
  await press(page, "Save draft");
  await expect(page).toHaveURL(/\/post\/edit\//);
  await expect(saved(page)).toContainText("All changes saved");

  await openLanguage(page, "English");
  await press(page, "Publish English");
  await expect(page.getByRole("tab", { name: "English Published" })).toBeVisible();
  await expect(snackbar(page, "English is live")).toBeVisible();
  await expect(page.getByRole("button", { name: "View post" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await openLanguage(page, "Français");
  await page.getByLabel("Time").fill("09:00");
  const day = page.getByRole("textbox", { name: "Day" });
  await day.fill("1/12/2020");
  await press(page, "Schedule");
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/Enter a time in the future/);
  await expect(page.getByRole("tab", { name: "Français Draft" })).toBeVisible();
  await day.fill("1/12/2030");
  await expect(day).not.toHaveAccessibleDescription(/Enter a time in the future/);
  await press(page, "Schedule");
  await expect(page.getByRole("tab", { name: "Français Scheduled" })).toBeVisible();
  await expect(snackbar(page, /^French is scheduled for /)).toBeVisible();

  const slug = name.toLowerCase().replaceAll(" ", "-");
  const french = `/fr/blog/${slug}-en-francais`;
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("img", { name: "A rust-red field" })).toBeVisible();
  expect(await isThere(page, french)).toBe(404);
  expect(await isThere(page, `/no/blog/${slug}-pa-norsk`)).toBe(404);

  await page.goto("/dashboard/blog/new");
  const { publishedPost } = await ask<{ publishedPost: { id: string } }>(
    page,
    "query ($slug: String!) { publishedPost(slug: $slug) { id } }",
    { slug },
  );
  await ask(
    page,
    "mutation ($id: ID!, $at: DateTimeISO!) { publishPost(id: $id, locale: fr, at: $at) { id } }",
    { id: publishedPost.id, at: new Date(Date.now() + 2_000).toISOString() },
  );
  await expect.poll(() => isThere(page, french), { timeout: 30_000 }).toBe(200);
});

test("a post has a cover, and a separate picture for link previews", async ({ page, request }) => {
  const name = `Two pictures ${Date.now()}`;
  const { id } = await aPost(page, {
    title: { en: name },
    content: { en: textOf("Seen from afar.") },
  });
  await openPost(page, id);
  const choose = async (within: Locator, background?: string) => {
    const choosing = page.waitForEvent("filechooser");
    await within.getByRole("button", { name: "Choose a picture or drop it here" }).click();
    const file = { name: "rust.png", mimeType: "image/png", buffer: await picture(background) };
    await (await choosing).setFiles(file);
    await expect(within.getByText("900 × 600")).toBeVisible();
    return within.locator("img").getAttribute("src");
  };
  const region = (heading: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: heading }) });
  const cover = await choose(region("Cover"));
  await page.getByText("Customise for search and sharing").click();
  const links = page.getByRole("group", { name: "Link preview image" });
  const own = await choose(links, "#3b6fc9");
  expect(own).not.toBe(cover);
  await press(page, "Publish English");
  await expect(snackbar(page, "English is live")).toBeVisible();

  const path = `/blog/${name.toLowerCase().replaceAll(" ", "-")}`;
  const shown = async () =>
    /<meta property="og:image" content="[^"]*?(\/files\/[^"?]+)\?preview"/.exec(
      await (await request.get(path)).text(),
    )?.[1];
  await expect.poll(shown).toBe(own);
  await links.getByRole("button", { name: "Remove" }).click();
  await press(page, "Publish changes");
  await expect(saved(page)).toContainText("All changes saved");
  await expect.poll(shown).toBe(cover);
});

test("whoever saves later sees both values, chooses, and loses nothing", async ({
  page,
  browser,
}) => {
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, {
    title: { en: `Two at once ${Date.now()}` },
    description: { en: "As it was" },
    content: { en: textOf("A first paragraph.") },
  });
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, demo("admin"));
  await openPost(page, id);
  await openPost(other, id);

  await field(other, "Description").fill("Theirs");
  await other.getByLabel("Tags").fill("theirs");
  await other.keyboard.press("Enter");
  await press(other, "Save draft");
  await expect(saved(other)).toContainText("All changes saved");
  await context.close();

  await field(page, "Description").fill("Mine");
  await text(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" And mine.");
  await press(page, "Save draft");
  const dialog = page.getByRole("dialog", { name: /else/ });
  await expect(dialog.getByText("Description (English)")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Mine" })).toBeChecked();
  await expect(dialog.getByRole("radio", { name: "Theirs" })).not.toBeChecked();
  await audit(page);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved(page)).toContainText("All changes saved");
  const { post } = await ask<{ post: unknown }>(
    page,
    "query ($id: ID!) { post(id: $id) { description tags html } }",
    { id },
  );
  expect(post).toEqual({
    description: "Mine",
    tags: ["theirs"],
    html: "<p>A first paragraph. And mine.</p>",
  });
});

test("two people change a long text: different paragraphs are merged, one paragraph shows both changes", async ({
  page,
}) => {
  const lines = Array.from({ length: 40 }, (_, at) => `Paragraph ${at + 1} stays as it is.`);
  const withLine = (changes: Record<number, string>) =>
    textOf(...lines.map((line, at) => changes[at + 1] ?? line));
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, {
    title: { en: `Long ${crypto.randomUUID()}` },
    content: { en: withLine({}) },
  });
  await openPost(page, id);
  const savedByAnother = (changes: Record<number, string>) =>
    ask(
      page,
      "mutation ($id: ID!, $input: UpdatePostInput!) { updatePost(id: $id, input: $input) { id } }",
      { id, input: { content: { en: withLine(changes) } } },
    );
  const writeAtEnd = async (line: string) => {
    await text(page).press("Control+End");
    await page.keyboard.type(line);
    await press(page, "Save draft");
  };

  await savedByAnother({ 2: "Paragraph 2 was theirs." });
  await writeAtEnd(" Mine.");
  await expect(saved(page)).toContainText("All changes saved");
  await expect(text(page)).toContainText("Paragraph 2 was theirs.");
  await expect(text(page)).toContainText("Paragraph 40 stays as it is. Mine.");

  await savedByAnother({ 2: "Paragraph 2 was theirs.", 40: "Paragraph 40 goes as it is. Mine." });
  await writeAtEnd(" Again.");
  const dialog = page.getByRole("dialog", { name: /else/ });
  await expect(dialog).toContainText(/saved the other version on .+/);
  await expect(dialog.getByRole("insertion")).toHaveText([/Again\./, /goes/]);
  await expect(dialog.getByRole("deletion").filter({ hasText: "stays" })).toBeVisible();
  await expect(dialog.getByText("Paragraph 12")).toHaveCount(0);
  await audit(page);
});

test("tags in use are suggested; a new one is added by Enter", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, { title: { en: `Tagged ${Date.now()}` } });
  await openPost(page, id);
  const tags = page.getByRole("combobox", { name: "Tags" });
  await tags.fill("plain");
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText("Add “plain”");
  await audit(page);
  await options.filter({ hasText: /^plain language$/ }).click();
  await expect(tags).toHaveValue("");
  await tags.fill("colo");
  await tags.press("ArrowDown");
  await tags.press("Enter");
  await tags.fill("plai");
  await tags.press("Enter");
  await tags.fill("kiln repair");
  await tags.press("Enter");
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("All changes saved");
  const { post } = await ask<{ post: { tags: string[] } }>(
    page,
    "query ($id: ID!) { post(id: $id) { tags } }",
    { id },
  );
  expect(post.tags).toEqual(["plain language", "colour", "plai", "kiln repair"]);
});

test("nothing is lost to a lost connection and a reload", async ({ page, context }) => {
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, { title: { en: `Cut off ${Date.now()}` } });
  await openPost(page, id);
  await text(page).click();
  await page.keyboard.type("Written while the line is down.");
  await context.setOffline(true);
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("Your changes are kept");
  await expect(text(page)).toContainText("Written while the line is down.");
  await context.setOffline(false);

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(text(page)).toContainText("Written while the line is down.");
  await expect(saved(page)).toContainText("Unsaved changes English, 1 paragraph.");
  await expect(page.getByText(/^Restored your unsaved changes from /)).toBeVisible();
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("All changes saved");
  await page.reload();
  await expect(text(page)).toContainText("Written while the line is down.");
  await expect(saved(page)).toContainText("All changes saved");
});

test("leaving asks for confirmation, and unsaved changes come back until they are discarded", async ({
  page,
}) => {
  await page.goto("/dashboard/blog/new");
  await field(page, "Title").fill("Never saved");
  await page.getByRole("link", { name: "Overview" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue("Never saved");
  await page.getByRole("link", { name: "Overview" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard\/app$/);
  await page.goto("/dashboard/blog/new");
  await expect(page.getByText(/^Restored your unsaved changes from /)).toBeVisible();
  await expect(field(page, "Title")).toHaveValue("Never saved");
  await page.getByRole("button", { name: "Discard", exact: true }).first().click();
  await expect(question(page, "Discard your unsaved changes?")).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(field(page, "Title")).toHaveValue("");
  await expect(saved(page)).toContainText("New draft");
});

test("unpublishing and archiving ask for confirmation and report the result", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, {
    title: { en: `Taken back ${Date.now()}` },
    publications: [{ locale: "en", status: "PUBLISHED" }],
  });
  await openPost(page, id);
  await press(page, "Unpublish");
  const dialog = page.getByRole("alertdialog");
  await expect(question(page, "Unpublish this post in English?")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "English Published" })).toBeVisible();
  await press(page, "Unpublish");
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(snackbar(page, "English is unpublished")).toBeVisible();
  await expect(page.getByRole("tab", { name: "English Draft" })).toBeVisible();
  await press(page, "Submit for review");
  await expect(snackbar(page, "English submitted for review")).toBeVisible();
  await press(page, "Archive");
  await dialog.getByRole("button", { name: "Archive" }).click();
  await expect(snackbar(page, "English archived")).toBeVisible();
});

test("keywords, canonical URL and noindex are saved", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, { title: { en: `Found elsewhere ${Date.now()}` } });
  await openPost(page, id);
  await page.getByText("Customise for search and sharing").click();
  await page.getByLabel("Keywords").fill("craft, tools");
  await page.getByLabel("Canonical URL").fill("https://example.org/first");
  await page.getByRole("switch", { name: "Hide from search engines" }).check();
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("All changes saved");
  const { post } = await ask<{ post: unknown }>(
    page,
    "query ($id: ID!) { post(id: $id) { metaKeywords canonical noindex } }",
    { id },
  );
  expect(post).toEqual({
    metaKeywords: "craft, tools",
    canonical: "https://example.org/first",
    noindex: true,
  });
});

test("Ctrl+S saves the draft, and never publishes", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const title = `By key ${Date.now()}`;
  await field(page, "Title").fill(title);
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/post\/edit\//);
  await expect(page.getByRole("tab", { name: "English Draft" })).toBeVisible();
  await press(page, "Publish English");
  await expect(page.getByRole("tab", { name: "English Published" })).toBeVisible();
  await field(page, "Title").fill(`${title} again`);
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toContainText("Unpublished changes");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const readers = await page.request.get(`/blog/${slug}`);
  expect(await readers.text()).not.toContain(`${title} again`);
});

test("another language is shown from its beginning, however far down one was", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const { id } = await aPost(page, {
    title: { en: `Scrolled ${Date.now()}` },
    content: { en: textOf(...Array.from({ length: 80 }, (_, at) => `Paragraph ${at + 1}.`)) },
  });
  await openPost(page, id);
  await text(page).getByText("Paragraph 80.").scrollIntoViewIfNeeded();
  await expect(field(page, "Title")).not.toBeInViewport();
  await openLanguage(page, "Français");
  await expect(field(page, "Title", "French")).toBeInViewport();
  await expect(page.getByRole("tab", { name: "Français" })).toBeInViewport();
});

test("the calendar's tooltip covers neither an error nor a button below it", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  await field(page, "Title").fill("Tooltip");
  const day = page.getByRole("textbox", { name: "Day" });
  await day.fill("31/02/2027");
  await day.press("Tab");
  const tooltip = page.getByText("Open calendar", { exact: true });
  await expect(tooltip).toBeVisible();
  const bottomOf = async (box: Locator) => {
    const { y, height } = (await box.boundingBox()) ?? { y: NaN, height: NaN };
    return y + height;
  };
  const { y } = (await day.boundingBox()) ?? { y: NaN };
  expect(await bottomOf(tooltip)).toBeLessThanOrEqual(y);
});

test("the kind of a block is not cut off in any language", async ({ page, context, baseURL }) => {
  await wear(context, { NEXT_LOCALE: "fr" }, baseURL);
  await page.goto("/dashboard/blog/new");
  const name = page.getByRole("toolbar").getByText("Paragraphe", { exact: true });
  await expect(name).toBeVisible();
  expect(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
});

test("every tool is in view, however narrow the window is", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const tools = page.getByRole("toolbar", { name: "Formatting" }).getByRole("button");
  await expect(tools.last()).toBeVisible();
  for (const width of [1440, 1100, 800]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
  }
});

test("a refused field is shown in its language, and the input is kept", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  await field(page, "Title").fill(`Refused ${Date.now()}`);
  await openLanguage(page, "Norsk");
  await field(page, "Description", "Norwegian").fill("æ".repeat(301));
  await openLanguage(page, "English");
  await press(page, "Save draft");
  const refused = field(page, "Description", "Norwegian");
  await expect(refused).toBeFocused();
  await expect(refused).toHaveAccessibleDescription("Use at most 300 characters");
  await expect(refused).toHaveValue("æ".repeat(301));
});

test("a taken slug is reported at its field", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  const title = `Taken ${Date.now()}`;
  await aPost(page, { title: { en: title } });
  await field(page, "Title").fill("Another title");
  await page.getByRole("button", { name: "Change (English)" }).click();
  await field(page, "Slug").fill(title.toLowerCase().replace(" ", "-"));
  await press(page, "Save draft");
  await expect(field(page, "Slug")).toHaveAccessibleDescription(/already|taken|another/i);
});

test("the editor works by keyboard alone", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  await field(page, "Title").focus();
  const { keyboard } = page;
  await keyboard.type(`By keyboard ${Date.now()}`);
  await keyboard.press("Enter");
  await keyboard.type("No mouse was harmed.");
  await keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await keyboard.type("Plain and ");
  await keyboard.press("Control+b");
  await keyboard.type("bold");
  await keyboard.press("Control+k");
  await page.getByLabel("URL", { exact: true }).fill("nowhere at all");
  await keyboard.press("Enter");
  await expect(page.getByText("Enter a valid link")).toBeVisible();
  await page.getByLabel("URL", { exact: true }).fill("example.com");
  await keyboard.press("Enter");
  await expect(text(page).getByRole("link")).toHaveAttribute("href", "https://example.com");
  await expect(text(page)).toBeFocused();

  await keyboard.press("Enter");
  await keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: /^Paragraph style/ })).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(text(page)).toBeFocused();
  await keyboard.type("A heading");
  await expect(text(page).getByRole("heading", { name: "A heading" })).toBeVisible();
  await keyboard.press("Alt+F10");
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  await keyboard.press("End");
  await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(text(page)).not.toContainText("A heading");

  await page.getByRole("tab", { name: "English" }).focus();
  await keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Français" })).toBeFocused();
  await expect(field(page, "Title", "French")).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).focus();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/post\/edit\//);
});

test("a demo post opens without unsaved changes", async ({ page }) => {
  test.slow();
  await page.goto("/dashboard/blog/new");
  const { posts } = await ask<{ posts: { nodes: { id: string }[] } }>(
    page,
    // those that no other test has changed
    "query ($first: Int!) { posts(first: $first, order: { field: UPDATED_AT }) { nodes { id } } }",
    { first: 5 },
  );
  for (const { id } of posts.nodes) {
    await openPost(page, id);
    await text(page).click();
    for (const language of ["Français", "Norsk"]) await openLanguage(page, language);
    await expect(saved(page)).toContainText("All changes saved");
  }
});

const briefId = async (page: Page): Promise<string> => {
  const { publishedPost } = await ask<{ publishedPost: { id: string } }>(
    page,
    "query ($slug: String!) { publishedPost(slug: $slug) { id } }",
    { slug: brief.slug.en },
  );
  return publishedPost.id;
};

test.describe("accessible is", () => {
  test("a new post", async ({ page }) => {
    await page.goto("/dashboard/blog/new");
    await expect(text(page)).toBeVisible();
    await audit(page);
  });

  test("a long post", async ({ page }) => {
    await openPost(page, await briefId(page));
    await audit(page);
  });

  test("a link and a picture being edited", async ({ page }) => {
    await page.goto("/dashboard/blog/new");
    await text(page).click();
    await page.keyboard.press("Control+k");
    await expect(page.getByLabel("URL", { exact: true })).toBeVisible();
    await audit(page);
    await page.keyboard.press("Escape");
    await press(page, "Picture");
    await expect(page.getByRole("heading", { name: "Add a picture" })).toBeVisible();
    await audit(page);
  });

  test("the preview of a post", async ({ page }) => {
    await page.goto(`/dashboard/blog/post/${await briefId(page)}?language=fr`);
    await expect(page.getByRole("heading", { level: 2, name: brief.title.fr })).toBeVisible();
    await audit(page);
  });
});

test.describe("a user without permission to write posts", () => {
  test("sees that", async ({ page, context }) => {
    await context.clearCookies();
    await signIn(page, demo("member"));
    for (const path of ["/dashboard/blog/new", "/dashboard/blog/post/edit/1"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/permission-denied/);
    }
  });
});

test("the caret stays above the bar at the foot, however long the text is", async ({ page }) => {
  await page.goto("/dashboard/blog/new");
  await text(page).click();
  await page.keyboard.insertText("One line.");
  for (let line = 0; line < 30; line += 1) await page.keyboard.press("Enter");
  await page.keyboard.type("The last line.");
  const line = await text(page).getByText("The last line.").boundingBox();
  const bar = await page.getByRole("button", { name: "Save draft" }).boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
