import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { snackbar } from "./lists.ts";
import { aProject, projectScreen } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

interface Target {
  cardId?: string;
  projectId?: string;
}

/** A board of the signed-in user with two cards; their URLs. */
async function twoCards(page: Page, projectId?: string) {
  const { createBoard } = await ask<{ createBoard: { id: string; columns: { id: string }[] } }>(
    page,
    `mutation ($input: CreateBoardInput!) { createBoard(input: $input) { id columns { id } } }`,
    { input: { name: "Autumn", columns: [{ name: "To do" }], ...(projectId && { projectId }) } },
  );
  const add = async (title: string) => {
    const { createCard } = await ask<{ createCard: { id: string } }>(
      page,
      `mutation ($input: CreateCardInput!) { createCard(input: $input) { id } }`,
      { input: { columnId: createBoard.columns[0]?.id, title, estimateMin: 240 } },
    );
    return {
      id: createCard.id,
      url: `/dashboard/kanban?board=${createBoard.id}&card=${createCard.id}`,
    };
  };
  return [await add("Choose paper"), await add("Ask for quotes")] as const;
}

/** Time that the signed-in user writes down; minutes before now. */
const written = (page: Page, of: Target, begun: number, ended: number, input: object = {}) =>
  ask(page, `mutation ($input: CreateTimeEntryInput!) { createTimeEntry(input: $input) { id } }`, {
    input: {
      ...of,
      ...input,
      startedAt: new Date(Date.now() - begun * 60_000).toISOString(),
      endedAt: new Date(Date.now() - ended * 60_000).toISOString(),
    },
  });

const chip = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^${name}`) });
const start = (page: Page): Locator => page.getByRole("button", { name: "Start timer" });
const entries = (page: Page): Locator =>
  page.getByRole("listitem").filter({ has: page.locator("time") });

test("a timer is started on a card, runs in the header by the server's clock, and another card ends it @journey:time", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const [paper, quotes] = await twoCards(page);
  // the browser's clock is two minutes slow
  await page.clock.install({ time: Date.now() - 120_000 });
  await page.goto(paper.url);
  await expect(chip(page, "Choose paper")).toHaveCount(0);
  await start(page).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(chip(page, "Choose paper")).toContainText(/0:0\d/);
  await page.clock.runFor(60_000);
  await expect(chip(page, "Choose paper")).toContainText(/1:[01]\d/);

  await page.reload();
  await expect(chip(page, "Choose paper")).toBeVisible();
  await page.goto(quotes.url);
  await start(page).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(chip(page, "Ask for quotes")).toBeVisible();
  await expect(chip(page, "Choose paper")).toHaveCount(0);

  await page.goto("/dashboard/app");
  await chip(page, "Ask for quotes").click();
  const menu = page.getByRole("dialog", { name: "Timer" });
  await menu.getByLabel("Note").fill("Three printers");
  await audit(page, { at: [390] });
  await menu.getByRole("link", { name: "Open card" }).click();
  await expect(page).toHaveURL(quotes.url);
  await expect(entries(page)).toContainText(["Three printers"]);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(snackbar(page, /^Timer stopped: /)).toBeVisible();
  await expect(chip(page, "Ask for quotes")).toHaveCount(0);
});

test("time is added by hand, refused at its field, edited, deleted and brought back; others only read it", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("moderator"));
  const [{ id, url }] = await twoCards(page);
  await page.goto(url);
  await page.getByRole("button", { name: "Add time" }).click();
  const dialog = page.getByRole("dialog", { name: "Add time" });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await field("Date").fill(tomorrow);
  await field("Start").fill("9");
  await field("End").fill("10.30");
  await dialog.getByRole("button", { name: "Add time" }).click();
  await expect(field("Start")).toHaveAccessibleDescription("Can’t be in the future");
  await field("Date").fill("2026-11-03");
  await expect(field("Duration")).toHaveValue("1:30");
  await field("Duration").fill("2 h 15");
  await field("Duration").blur();
  await expect(field("End")).toHaveValue("11:15");
  await field("Note").fill("Samples");
  await dialog.getByRole("button", { name: "Add time" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entries(page)).toContainText(["2 h 15 min"]);
  await expect(page.getByText("2 h 15 min of 4 h")).toBeVisible();

  const actions = entries(page).getByRole("button", { name: /^Actions for/ });
  await actions.click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edited = page.getByRole("dialog", { name: "Edit time" });
  await edited.getByLabel("End").fill("10:00");
  await edited.getByRole("switch", { name: "Billable" }).uncheck();
  // meanwhile, in another browser
  const { timeEntries } = await ask<{ timeEntries: { nodes: { id: string }[] } }>(
    page,
    `query ($cardId: ID!) { timeEntries(cardId: $cardId) { nodes { id } } }`,
    { cardId: id },
  );
  await ask(
    page,
    `mutation ($id: ID!) { updateTimeEntry(id: $id, input: { note: "Both samples" }) { id } }`,
    {
      id: timeEntries.nodes[0]?.id,
    },
  );
  await edited.getByRole("button", { name: "Save" }).click();
  await expect(edited.getByText(/^You have changed this elsewhere/)).toBeVisible();
  await edited.getByRole("button", { name: "Save" }).click();
  await expect(entries(page)).toContainText(["Both samples"]);
  await expect(entries(page)).toContainText(["Not billable"]);
  await expect(page.getByText("1 h of 4 h")).toBeVisible();

  const other = await signedIn(browser, baseURL, "editor");
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    other,
    `{ viewer { member { id } } }`,
  );
  const boardId = new URL(url, baseURL).searchParams.get("board");
  await ask(
    page,
    `mutation ($boardId: ID!, $memberId: ID!) { addBoardMember(boardId: $boardId, memberId: $memberId) { id } }`,
    { boardId, memberId: viewer.member.id },
  );
  await other.goto(url);
  await expect(entries(other)).toContainText(["Both samples"]);
  await expect(entries(other).getByRole("button")).toHaveCount(0);

  await actions.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(entries(page)).toHaveCount(0);
  await expect(entries(other), "live").toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entries(page)).toContainText(["Both samples"]);
  await other.close();

  for (const ended of [1, 2, 3, 4, 5]) await written(page, { cardId: id }, ended + 1, ended);
  await page.reload();
  await expect(entries(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Show all 6" }).click();
  await expect(entries(page)).toHaveCount(6);
});

test("a project sums its time by person, card and week, and exports it; who may not change it sees no such tab", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("editor"));
  const { id } = await aProject(page, { title: { en: "Harbour" } });
  await page.goto(projectScreen(id, "time"));
  await expect(page.getByRole("heading", { name: "No time yet" })).toBeVisible();
  await start(page).click();
  await expect(chip(page, "Harbour")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Stop" }).click();
  await expect(chip(page, "Harbour")).toHaveCount(0);

  const [{ id: cardId }] = await twoCards(page, id);
  await written(page, { cardId }, 60, 15, { note: 'Paper, "thick"', billable: false });
  await written(page, { projectId: id }, 90, 60);
  const lastYear = { startedAt: "2025-03-30T00:30:00Z", endedAt: "2025-03-30T01:30:00Z" };
  await ask(
    page,
    `mutation ($input: CreateTimeEntryInput!) { createTimeEntry(input: $input) { id } }`,
    { input: { projectId: id, ...lastYear } },
  );
  await page.goto(`${projectScreen(id, "time")}&range=all`);
  const cards = page.getByRole("region", { name: "By card" });
  await expect(cards.getByRole("row", { name: /^Choose paper/ })).toContainText("45 min0 min");
  await expect(cards.getByRole("row", { name: /^Harbour/ })).toContainText("1 h 30 min");
  await expect(
    page.getByRole("region", { name: "By week" }).getByRole("row", { name: /24 Mar 2025/ }),
  ).toContainText("1:001:00");
  await audit(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = readFileSync(await (await download).path(), "utf8").split("\r\n");
  expect(csv[0]).toContain("Date,Start,End,Minutes,Person,Card,Note,Billable,Invoiced");
  expect(csv[2]).toMatch(/,45,[^,]+,Choose paper,"Paper, ""thick""",No,$/);
  expect(csv.at(-2)).toMatch(/^2025-03-30,01:30,03:30,60,[^,]+,Harbour,,Yes,$/);

  await page.getByRole("link", { name: "Custom" }).click();
  const range = page.getByRole("group", { name: "Period" });
  await range.getByLabel("From").fill("2025-03-30");
  await range.getByLabel("To", { exact: true }).fill("2025-03-30");
  await range.getByLabel("To", { exact: true }).blur();
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Last month" }).click();
  await expect(page.getByText("No time in this period.")).toBeVisible();
  await fits(page);

  const member = await signedIn(browser, baseURL, "member");
  await member.goto(projectScreen(id, "time"));
  await expect(member.getByRole("link", { name: "Time", exact: true })).toHaveCount(0);
  await member.close();
});
