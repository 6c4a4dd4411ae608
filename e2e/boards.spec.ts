import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { snackbar } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

/** A board of the editor's with these cards in its first column; its URL. */
async function aBoard(page: Page, ...titles: string[]) {
  const { createBoard } = await ask<{ createBoard: { id: string; columns: { id: string }[] } }>(
    page,
    `mutation ($input: CreateBoardInput!) { createBoard(input: $input) { id columns { id } } }`,
    {
      input: {
        name: `Board ${crypto.randomUUID().slice(0, 8)}`,
        columns: [{ name: "To do" }, { name: "Doing" }, { name: "Done", isDone: true }],
      },
    },
  );
  const cards: { id: string; version: number }[] = [];
  for (const title of titles) {
    const { createCard } = await ask<{ createCard: { id: string; version: number } }>(
      page,
      `mutation ($input: CreateCardInput!) { createCard(input: $input) { id version } }`,
      { input: { columnId: createBoard.columns[0]?.id, title } },
    );
    cards.push(createCard);
  }
  return { id: createBoard.id, url: `/dashboard/kanban?board=${createBoard.id}`, cards };
}

test("a board is begun, and a second member sees live how a card is moved by keyboard @journey:boards", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("editor"));
  const { url, id } = await aBoard(page);
  await page.goto(url);
  await page.getByRole("button", { name: "Add a column" }).click();
  await page.getByRole("textbox", { name: "Column name" }).fill("Print");
  await page.keyboard.press("Enter");
  await expect(column(page, "Print")).toBeVisible();
  await column(page, "To do").getByRole("button", { name: "Add a card", exact: true }).click();
  const title = page.getByRole("textbox", { name: "Card title" });
  for (const name of ["Choose paper", "Ask for quotes"]) {
    await title.fill(name);
    await title.press("Enter");
    await expect(card(page, name)).toBeVisible();
  }
  await title.press("Escape");
  await audit(page, { at: [1280] });

  const other = await signedIn(browser, baseURL, "moderator");
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    other,
    `{ viewer { member { id } } }`,
  );
  await ask(
    page,
    `mutation ($boardId: ID!, $memberId: ID!) { addBoardMember(boardId: $boardId, memberId: $memberId) { id } }`,
    { boardId: id, memberId: viewer.member.id },
  );
  await other.goto(url);
  await expect(column(other, "To do").getByRole("listitem", { name: /^Choose/ })).toBeVisible();

  await card(page, "Choose paper").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  const said = page.getByRole("status").filter({ hasText: "Choose paper: 1st of 1 in Doing" });
  await expect(said).toBeVisible();
  await page.keyboard.press("Space");
  await expect(card(page, "Choose paper")).toBeFocused();
  await expect(column(other, "Doing").getByRole("listitem", { name: /^Choose/ })).toBeVisible();
  await expect(card(other, "Choose paper")).toContainText(/moved it/);
  await page.reload();
  await expect(column(page, "Doing").getByRole("listitem", { name: /^Choose/ })).toBeVisible();

  await page.getByRole("button", { name: "Members" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(snackbar(other, "You no longer have access to this board")).toBeVisible();
  await expect(other).toHaveURL("/dashboard/kanban");
  await other.close();
});

test("a card says how much is new until it is opened, in another tab, too", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("editor"));
  const { url, id, cards } = await aBoard(page, "Paper");
  const other = await signedIn(browser, baseURL, "moderator");
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    other,
    `{ viewer { member { id } } }`,
  );
  await ask(
    page,
    `mutation ($boardId: ID!, $memberId: ID!) { addBoardMember(boardId: $boardId, memberId: $memberId) { id } }`,
    { boardId: id, memberId: viewer.member.id },
  );
  await page.goto(url);
  const tab = await page.context().newPage();
  await tab.goto(url);
  await expect(card(page, "Paper")).toBeVisible();
  await expect(card(tab, "Paper")).toBeVisible();
  await expect(card(page, "Paper")).not.toContainText("new");
  for (const content of ["Which one?", "The grey one?"])
    await ask(
      other,
      `mutation ($cardId: ID!, $content: String!) { createCardComment(cardId: $cardId, content: $content) { id } }`,
      { cardId: cards[0]?.id, content },
    );
  await other.close();
  await expect(card(page, "Paper")).toContainText("2 new");
  await expect(card(tab, "Paper")).toContainText("2 new");
  await audit(page, { at: [1280] });
  await card(page, "Paper").press("Enter");
  await expect(page.getByText("The grey one?")).toBeVisible();
  await expect(card(tab, "Paper")).not.toContainText("new");
  await tab.close();
});

test("who writes a title that another person has just changed chooses, and nothing is lost", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { url, cards } = await aBoard(page, "Poster");
  const [{ id, version }] = cards as [{ id: string; version: number }];
  await page.goto(`${url}&card=${id}`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Poster in A2");
  const change = (input: object) =>
    ask(
      page,
      `mutation ($id: ID!, $input: UpdateCardInput!) { updateCard(id: $id, input: $input) { id } }`,
      { id, input: { version, ...input } },
    );
  await change({ title: "Poster in A3" });
  await title.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Someone else has edited this" });
  await expect(dialog.getByText("Poster in A3")).toBeVisible();
  await dialog.getByRole("radio", { name: "Poster in A2" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(title).toHaveValue("Poster in A2");
  await page.reload();
  await expect(title).toHaveValue("Poster in A2");
});

test("fields that two people change at once both stay", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { url, cards } = await aBoard(page, "Film");
  const [{ id, version }] = cards as [{ id: string; version: number }];
  await page.goto(`${url}&card=${id}`);
  const description = page.getByRole("textbox", { name: "Description" });
  await description.fill("Forty seconds.");
  await ask(
    page,
    `mutation ($id: ID!, $input: UpdateCardInput!) { updateCard(id: $id, input: $input) { id } }`,
    { id, input: { version, title: "Launch film" } },
  );
  await description.press("Control+Enter");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await expect(title).toHaveValue("Launch film");
  await page.reload();
  await expect(title).toHaveValue("Launch film");
  await expect(description).toHaveValue("Forty seconds.");
});

test("a move that is refused is said, and the card is where it was, with the focus", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { url } = await aBoard(page, "Cover", "Back");
  await page.goto(url);
  await card(page, "Cover").focus();
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("moveCard") ? route.abort() : route.continue(),
  );
  await page.keyboard.press("2");
  await expect(snackbar(page, /Couldn’t move “Cover”/)).toBeVisible();
  await expect(column(page, "To do").getByRole("listitem", { name: "Cover" })).toBeFocused();
});

test("files of a card are chosen, tried again and deleted", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { url, cards } = await aBoard(page, "Cover");
  await page.goto(`${url}&card=${cards[0]?.id}`);
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) });
  const add = page.getByLabel("Add files");
  await add.setInputFiles([file("one.txt"), file("two.txt")]);
  const link = (name: string) => page.getByRole("link", { name });
  await expect(link("one.txt")).toBeVisible();
  await expect(link("two.txt")).toBeVisible();
  await page.route("**/api/kanban/uploads", (route) => route.fulfill({ status: 400, body: "" }));
  await add.setInputFiles(file("three.txt"));
  const retry = page.getByRole("button", { name: "Retry three.txt" });
  await expect(retry).toBeVisible();
  await page.unroute("**/api/kanban/uploads");
  await retry.click();
  await expect(link("three.txt")).toBeVisible();
  await page.getByRole("button", { name: "Delete one.txt" }).click();
  await page.getByRole("button", { name: "Delete file" }).click();
  await expect(link("one.txt")).toHaveCount(0);
  await page.goto(url);
  await expect(card(page, "Cover")).toContainText("Attachments2");
});

test("a card that could not be added is kept through a reload, and added at its place", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { url } = await aBoard(page, "Cover", "Back");
  await page.goto(url);
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("createCard") ? route.abort() : route.continue(),
  );
  await card(page, "Cover").focus();
  await page.keyboard.press("c");
  await page.getByRole("textbox", { name: "Card title" }).fill("Spine");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Card title" })).toHaveCount(0);
  const retry = column(page, "To do").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.reload();
  await expect(retry).toBeVisible();
  await page.unroute("**/graphql");
  await retry.click();
  await expect(card(page, "Cover").locator("xpath=following-sibling::li[1]")).toHaveAttribute(
    "aria-label",
    "Spine",
  );
});

test("deleting a column says how many cards go, and Undo brings both back", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { url } = await aBoard(page, "Cover", "Back");
  await page.goto(url);
  await page.getByRole("button", { name: "Actions for To do" }).click();
  await page.getByRole("menuitem", { name: "Delete column" }).click();
  await expect(page.getByText("2 cards are deleted with it.")).toBeVisible();
  await page.getByRole("button", { name: "Delete column" }).click();
  await expect(column(page, "To do")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "To do").getByRole("listitem", { name: "Cover" })).toBeVisible();
  await expect(column(page, "To do").getByRole("listitem", { name: "Back" })).toBeVisible();
});

test("a card is moved to another board and back, and its history says so", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { url, cards } = await aBoard(page, "Cover");
  const other = await aBoard(page);
  const { board } = await ask<{ board: { name: string } }>(
    page,
    `query ($id: ID!) { board(id: $id) { name } }`,
    { id: other.id },
  );
  await page.goto(url);
  await page.getByRole("button", { name: "Actions for Cover" }).click();
  await page.getByRole("menuitem", { name: "Move to another board…" }).click();
  const dialog = page.getByRole("dialog", { name: "Move Cover to another board" });
  await dialog.getByRole("combobox", { name: "Board" }).click();
  await page.getByRole("option", { name: board.name }).click();
  await expect(dialog.getByRole("combobox", { name: "Column" })).toContainText("To do");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(card(page, "Cover")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column(page, "To do").getByRole("listitem", { name: "Cover" })).toBeVisible();
  await page.goto(`${url}&card=${cards[0]?.id}`);
  await page.getByRole("button", { name: "Activity" }).click();
  await expect(page.getByText("moved this card here from another board, to To do")).toHaveCount(2);
  const follow = page.getByRole("button", { name: "Follow card" });
  await expect(follow).toHaveAttribute("aria-pressed", "true");
  await follow.click();
  await expect(follow).toHaveAttribute("aria-pressed", "false");
});

test("keys of the focused card assign it, label it and set its day", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { url, cards } = await aBoard(page, "Cover");
  await page.goto(url);
  await card(page, "Cover").press("a");
  await card(page, "Cover").press("l");
  const dialog = page.getByRole("dialog", { name: "Cover" });
  await dialog.getByLabel("Labels").fill("Print");
  await dialog.getByLabel("Labels").press("Enter");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card(page, "Cover")).toContainText("Print");
  await card(page, "Cover").press("d");
  await expect(dialog.getByRole("textbox", { name: "Due" })).toBeVisible();
  const stored = await ask<{ card: { labels: string[]; assignees: object[] } }>(
    page,
    `query ($id: ID!) { card(id: $id) { labels assignees { id } } }`,
    { id: cards[0]?.id },
  );
  expect(stored.card.labels).toEqual(["Print"]);
  expect(stored.card.assignees).toHaveLength(1);
});

test("two people move cards at once, and both see what is stored", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("editor"));
  const { url, id } = await aBoard(page, ...Array.from({ length: 6 }, (_, n) => `Card ${n}`));
  const other = await signedIn(browser, baseURL, "moderator");
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    other,
    `{ viewer { member { id } } }`,
  );
  await ask(
    page,
    `mutation ($boardId: ID!, $memberId: ID!) { addBoardMember(boardId: $boardId, memberId: $memberId) { id } }`,
    { boardId: id, memberId: viewer.member.id },
  );
  const pages = [page, other];
  await Promise.all(pages.map((each) => each.goto(url)));
  await Promise.all(pages.map((each) => expect(card(each, "Card 5")).toBeVisible()));
  const keys = ["2", "1", "3"];
  await Promise.all(
    pages.map(async (each, who) => {
      for (let move = 0; move < 10; move += 1) {
        await card(each, `Card ${(move * 5 + who * 3) % 6}`).press(keys[(move + who) % 3] ?? "1");
      }
    }),
  );
  const stored = async () => {
    const { board } = await ask<{
      board: { columns: { id: string }[]; cards: { title: string; column: { id: string } }[] };
    }>(
      page,
      `query ($id: ID!) { board(id: $id) { columns { id } cards { title column { id } } } }`,
      {
        id,
      },
    );
    return board.columns.map((one) =>
      board.cards.filter((each) => each.column.id === one.id).map(({ title }) => title),
    );
  };
  const shown = (on: Page) =>
    Promise.all(
      ["To do", "Doing", "Done"].map((name) =>
        column(on, name)
          .locator("li[data-drag]")
          .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)),
      ),
    );
  for (const each of pages) {
    await expect
      .poll(async () => JSON.stringify(await shown(each)) === JSON.stringify(await stored()))
      .toBe(true);
  }
  await other.close();
});

test("with a filter on a card is put below the one that is seen, and at the end below all", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { url } = await aBoard(page, "Red A", "B", "C", "Red D");
  await page.goto(`${url}&q=red`);
  const titles = () =>
    column(page, "To do")
      .getByRole("listitem")
      .evaluateAll((all) =>
        all
          .map((each) => each.ariaLabel)
          .filter(Boolean)
          .join(),
      );
  await expect.poll(titles).toBe("Red A,Red D");
  await card(page, "Red A").focus();
  for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await expect.poll(titles).toBe("Red D,Red A");
  await page.goto(url);
  await expect.poll(titles).toBe("B,C,Red D,Red A");
});

test("a board and its card are read on a phone, from right to left, in the dark", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { url, cards } = await aBoard(page, "Cover");
  await page.goto(url);
  await fits(page, { at: [390] });
  await page.goto(`${url}&card=${cards[0]?.id}`);
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Cover");
  await audit(page, { at: [1280, 390] });
});

test("a column is moved by its head, and stays there", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo("editor"));
  const { url } = await aBoard(page, "Choose paper");
  await page.goto(url);
  const names = page.locator("section[data-column] h2 [dir]");
  await expect(names).toHaveText(["To do", "Doing", "Done"]);
  const middleOf = async (name: string) => {
    const box = await column(page, name).getByRole("heading", { name }).boundingBox();
    return { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
  };
  const [from, to] = [await middleOf("To do"), await middleOf("Done")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(names).toHaveText(["Doing", "To do", "Done"]);
  await expect(snackbar(page, "Column moved")).toBeVisible();
  await page.reload();
  await expect(names).toHaveText(["Doing", "To do", "Done"]);
});

test("on a phone a finger that goes across shows the next column", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, demo("editor"));
  const { url } = await aBoard(page, "Choose paper");
  await page.goto(url);
  const shown = page.getByRole("navigation", { name: "Columns" }).locator("[aria-current=true]");
  const swipe = async (by: number) => {
    const list = page.locator("section[data-column]:visible");
    const at = (x: number) => [{ identifier: 0, clientX: x, clientY: 400 }];
    await list.dispatchEvent("touchstart", { touches: at(200), changedTouches: at(200) });
    await list.dispatchEvent("touchend", { touches: [], changedTouches: at(200 + by) });
  };
  await expect(shown).toContainText("To do");
  await swipe(-120);
  await expect(shown).toContainText("Doing");
  await swipe(120);
  await expect(shown).toContainText("To do");
});
