import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { fjordlys, member } from "./demo-world.ts";
import { ask } from "./graph.ts";
import { choose as chooseAction, question, row, rows, search, snackbar } from "./lists.ts";
import { field, press, saved, text } from "./post-editor.ts";
import {
  acceptInvitations,
  aProject,
  choose,
  editor,
  expectMedia,
  invite,
  media,
  memberId,
  projectScreen,
  saveWithPictures,
} from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

const list = "/dashboard/projects";

test("a member makes a project, orders its media by keyboard and publishes it @journey:projects", async ({
  page,
}) => {
  test.slow();
  await signIn(page, demo("member"));
  const name = `Made by keyboard ${Date.now()}`;
  await page.goto(`${list}/new`);
  await field(page, "Title").fill(name);
  await field(page, "Description").fill("Two pictures in order.");
  await text(page).click();
  await page.keyboard.type("What it was about.");
  await press(page, "Save draft");
  await expect(page.getByText("Required")).toBeVisible();
  await choose(page, "Type", "Images");
  await page.getByRole("textbox", { name: "Client’s name" }).fill("Port of Bergen");
  await page.getByRole("textbox", { name: "Started on" }).fill("1/10/2026");
  await saveWithPictures(page, ["first.png", "second.png"]);
  const grip = page.getByRole("button", { name: "Move second.png", exact: true });
  await grip.focus();
  await page.keyboard.press("ArrowUp");
  await expectMedia(page, ["second.png", "first.png"]);
  await expect(grip).toBeFocused();
  await expect(page.getByText("second.png: now 1 of 2")).toBeAttached();
  for (const file of ["second.png", "first.png"]) {
    await page.getByRole("button", { name: new RegExp(`${file} `), expanded: false }).click();
    await media(page).getByLabel("Alt text (English)").fill(`What ${file} shows`);
    await press(page, "Save texts");
    await expect(media(page).getByText(/^Saved at/)).toBeVisible();
    await media(page).getByRole("button", { expanded: true }).click();
  }

  await page.getByRole("link", { name: "General" }).click();
  await press(page, "Publish English");
  await expect(snackbar(page, "English is live")).toBeVisible();
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const answer = await page.request.get(`/api/projects/public/${slug}`);
  const { project } = await answer.json();
  expect(project).toMatchObject({
    title: name,
    status: "in_progress",
    client: { name: "Port of Bergen" },
    startedOn: "2026-10-01",
    media: [{ alt: "What second.png shows" }, { alt: "What first.png shows" }],
  });
});

test("a project that is a draft says that publishing does not show it", async ({ page }) => {
  await signIn(page, demo("member"));
  const { id } = await aProject(page, { stage: "DRAFT" });
  await page.goto(editor(id));
  await expect(page.getByText("Drafts stay off the site in every language")).toBeVisible();
  await press(page, "Publish English");
  await expect(snackbar(page, /not on the site while its status is Draft/)).toBeVisible();
  await page.goto(projectScreen(id));
  await expect(
    page.getByText("This project isn’t on the site: its status is Draft."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "View on the site" })).toHaveCount(0);
});

test("of two owners, who saves later sees both values, chooses, and loses nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("editor"));
  const { id } = await aProject(page, { description: { en: "As it was" } });
  await invite(page, id, await memberId(page, member.handle));
  const other = await signedIn(browser, baseURL, "member");
  await acceptInvitations(other);
  await page.goto(editor(id));
  await other.goto(editor(id));
  await field(other, "Description").fill("Theirs");
  await choose(other, "Status", "Completed");
  await press(other, "Save draft");
  await expect(saved(other)).toContainText("All changes saved");
  await other.context().close();

  await field(page, "Description").fill("Mine");
  await page.getByRole("textbox", { name: "Live URL" }).fill("https://live.example");
  await press(page, "Save draft");
  const dialog = page.getByRole("dialog", { name: /else/ });
  await expect(dialog.getByText("Description (English)")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Mine" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Theirs" }).check();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved(page)).toContainText("All changes saved");
  const { project } = await ask<{ project: unknown }>(
    page,
    "query ($id: ID!) { project: projectToEdit(id: $id) { description stage liveUrl } }",
    { id },
  );
  expect(project).toEqual({
    description: "Theirs",
    stage: "COMPLETED",
    liveUrl: "https://live.example",
  });
});

test("of one owner's two tabs, the later one keeps its changes over a reload, and shows both", async ({
  page,
  context,
}) => {
  await signIn(page, demo("member"));
  const { id } = await aProject(page, { description: { en: "As it was" } });
  const later = await context.newPage();
  for (const tab of [page, later]) await tab.goto(editor(id));
  await field(later, "Description").fill("In the later tab");
  await field(page, "Description").fill("In the first tab");
  await press(page, "Save draft");
  await expect(saved(page)).toContainText("All changes saved");

  later.on("dialog", (leaving) => void leaving.accept());
  await later.reload();
  const dialog = later.getByRole("dialog", { name: /else/ });
  for (const value of ["In the later tab", "In the first tab"]) {
    await expect(dialog.getByText(value)).toBeVisible();
  }
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(1);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await press(later, "Save draft");
  await expect(saved(later)).toContainText("All changes saved");
  await page.reload();
  await expect(field(page, "Description")).toHaveValue("In the later tab");
});

test("unsaved changes stay while another tab is open, and in this browser", async ({ page }) => {
  await signIn(page, demo("member"));
  const { id } = await aProject(page);
  await page.goto(editor(id));
  await page.getByRole("textbox", { name: "Repository" }).fill("https://code.example");
  await page.getByRole("link", { name: "Team and tools" }).click();
  await expect(page.getByRole("heading", { name: "Owners" })).toBeVisible();
  await page.getByRole("link", { name: "General" }).click();
  const address = page.getByRole("textbox", { name: "Repository" });
  await expect(address).toHaveValue("https://code.example");
  await page.getByRole("link", { name: "Open project" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.goto(editor(id));
  await expect(page.getByText(/Restored your unsaved changes/)).toBeVisible();
  await expect(address).toHaveValue("https://code.example");
});

test("a list opens with the last type and status, by default all", async ({ page }) => {
  await signIn(page, demo("admin"));
  const word = `w${randomUUID().replaceAll("-", "")}`;
  for (const stage of ["IN_PROGRESS", "COMPLETED"]) {
    await aProject(page, { title: { en: `${stage} ${word}` }, stage });
  }
  await page.goto(`${list}?view=table&q=${word}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Status", exact: true }).click();
  await page.getByRole("radio", { name: "In progress" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Type", exact: true }).click();
  await page.getByRole("radio", { name: "Images" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/status=in_progress/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, `IN_PROGRESS ${word}`)).toBeVisible();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem("redux-projects") ?? "{}").filters),
  ).toMatchObject({ type: ["images"], status: ["in_progress"] });

  await page.goto(list);
  const chip = page.getByRole("button", { name: "Remove the filter Status: In progress" });
  await expect(chip).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove the filter Type: Images" })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(chip).toHaveCount(0);
  await page.goto(`${list}?view=table&q=${word}`);
  await expect(rows(page)).toHaveCount(2);
});

test("projects are shown as cards, posts as a table, each as last chosen", async ({
  page,
  context,
}) => {
  await signIn(page, demo("admin"));
  const name = `Shown ${randomUUID().slice(0, 8)}`;
  await aProject(page, { title: { en: name } });
  const list = `/dashboard/projects?q=${encodeURIComponent(name)}`;
  await page.goto(list);
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("table", { name: "Projects" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("table", { name: "Projects" })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name: one }) => one === "projectViewMode")?.value).toBe("table");
  await page.goto("/dashboard/blog/posts");
  await page.getByRole("button", { name: "Cards" }).click();
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByRole("table", { name: "Projects" })).toBeVisible();
});

test("a deleted project comes back by Undo, and from the trash", async ({ page }) => {
  await signIn(page, demo("member"));
  const name = `Doomed ${randomUUID().slice(0, 8)}`;
  await aProject(page, { title: { en: name } });
  await page.goto(`${list}?view=table`);
  await search(page).fill(name);
  const remove = async () => {
    await chooseAction(page, row(page, name), "Delete");
    await expect(question(page, "Delete 1 project?")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(snackbar(page, "1 project deleted")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name)).toBeVisible();
  await remove();
  await page.goto(`${list}?view=table&tab=trash&q=${encodeURIComponent(name)}`);
  await chooseAction(page, row(page, name), "Restore");
  await expect(snackbar(page, "1 project restored")).toBeVisible();
  await page.goto(`${list}?view=table&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toBeVisible();
});

test("a member manages their own projects only; a stranger's is not found", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("member"));
  const { id } = await aProject(page, { title: { en: `Secret ${randomUUID().slice(0, 8)}` } });
  const stranger = await signedIn(browser, baseURL, "client");
  for (const path of [projectScreen(id), editor(id)]) {
    await stranger.goto(path);
    await expect(stranger.getByRole("heading", { name: "Project not found" })).toBeVisible();
  }
  await stranger.goto(`${list}?q=Secret`);
  await expect(stranger.getByText("No results")).toBeVisible();
  await stranger.goto(`${list}/types`);
  await expect(stranger).toHaveURL(/permission-denied$/);
  await stranger.context().close();
});

test("the palette finds projects and starts a new one", async ({ page }) => {
  await signIn(page, demo("member"));
  const name = `Palette ${randomUUID().slice(0, 8)}`;
  const { id } = await aProject(page, { title: { en: name } });
  await page.goto(list);
  const open = async (text: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search everything" }).fill(text);
  };
  await expect(page.getByRole("link", { name })).toBeVisible();
  await open(name);
  await page.getByRole("group", { name: "Projects" }).getByRole("option", { name }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${id}$`));
  await open("New proj");
  await page.getByRole("option", { name: "New project" }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects\/new$/);
});

test("the preview shows a draft as its page will", async ({ page }) => {
  await signIn(page, demo("member"));
  const { id } = await aProject(page, {
    title: { en: "Harbour bells", fr: "Cloches du port" },
    description: { en: "Bells that tell the tide" },
    client: { name: "Port of Oslo", visible: true },
    tools: ["Bronze"],
    startedOn: "2026-03-01",
    stage: "IN_PROGRESS",
    liveUrl: "https://bells.example",
  });
  await ask(
    page,
    `mutation ($id: ID!, $media: CreateProjectMediaInput!, $kept: CreateProjectIntegrationInput!, $own: CreateProjectIntegrationInput!) {
      addProjectMedia(projectId: $id, input: $media) { id }
      public: createProjectIntegration(projectId: $id, input: $kept) { id }
      private: createProjectIntegration(projectId: $id, input: $own) { id }
    }`,
    {
      id,
      media: {
        kind: "EMBED",
        url: "https://film.example",
        title: { en: "Cast in one piece" },
        content: { en: "It took nine days." },
      },
      kept: { kind: "GITHUB", url: "https://a.example", label: "Drawings", isPublic: true },
      own: { kind: "FIGMA", url: "https://b.example", label: "Sketches" },
    },
  );
  await page.goto(projectScreen(id, "preview"));
  const preview = page.getByRole("article");
  await expect(preview.getByRole("heading", { level: 2 })).toHaveText([
    "Harbour bells",
    "Cast in one piece",
    "Made by",
    "Links",
  ]);
  for (const text of [
    "Bells that tell the tide",
    "Port of Oslo",
    "Since March 2026",
    "In progress",
    "Bronze",
    "It took nine days.",
    "Live site",
    "Drawings",
  ])
    await expect(preview).toContainText(text);
  await expect(preview).not.toContainText("Sketches");
  await expect(preview.getByText("1", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(preview.getByRole("heading", { level: 2 }).first()).toHaveText("Cloches du port");
  await expect(preview).not.toContainText("It took nine days.");
});

const tabs = ["overview", "media", "owners", "integrations", "notes", "preview"];

test("every part of a project is accessible and fits", async ({ page }) => {
  test.slow();
  await signIn(page, demo("admin"));
  const { project } = await ask<{ project: { id: string } }>(
    page,
    "query ($id: ID!) { project: projectToEdit(id: $id) { id } }",
    { id: fjordlys.slug },
  );
  const audited = async (path: string, isThere: (on: Page) => Promise<unknown>) => {
    await page.goto(path);
    await isThere(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await audit(page);
  };
  const title = (on: Page) =>
    expect(on.getByRole("heading", { level: 1, name: fjordlys.title })).toBeVisible();
  for (const tab of tabs) await audited(projectScreen(project.id, tab), title);
  for (const tab of ["media", "team"]) await audited(editor(project.id, tab), title);
  for (const view of ["cards", "table"]) {
    await audited(`${list}?view=${view}&q=${fjordlys.slug}`, (on) =>
      expect(on.getByRole("link", { name: fjordlys.title })).toBeVisible(),
    );
  }
});
