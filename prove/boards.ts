// Two processes on one PostgreSQL and Redis, a browser on each: ten moves of cards each at once, and both boards are
// what the database has; what is written into the calendar on one shows on the other. Then a board of 2,000 cards,
// and what a move costs there in the browser's own trace.

import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { type Account, signIn } from "./support/account.ts";
import { postgresPlace, redis } from "./support/place.ts";
import { afterwards, check, note, proof, skipped } from "./support/proof.ts";
import { type Dice, diceOf, SEED } from "./support/random.ts";
import { Scripting } from "./support/scripting.ts";
import { Server } from "./support/server.ts";

const MOVES = 10;
const CARDS_OF_THE_SMALL = 12;
const CARDS_OF_THE_LARGE = 2_000;
const COLUMNS = ["To do", "Doing", "Done"];
const SHOWN_WITHIN_MS = 20_000;
const MEASURED = 5;
const MOST_MS = 50;

interface Board {
  id: string;
  columns: { id: string; name: string }[];
}

await proof("boards", async () => {
  note(`seed ${SEED}, ${MOVES} moves each, ${CARDS_OF_THE_LARGE} cards`);
  const place = await postgresPlace();
  const shared = redis();
  if (!place || !shared) return skipped("boards", "two processes need PostgreSQL and Redis");
  Object.assign(place.environment, shared);
  const first = await Server.start(place);
  const second = await Server.start(place);
  const browser = await chromium.launch(await findBrowser());
  afterwards(() => browser.close());
  const editor = await signIn(first.url, "editor@atelier.test");
  const moderator = await signIn(second.url, "moderator@atelier.test");
  const pages: [Page, Page] = [
    await pageOf(browser, first, editor),
    await pageOf(browser, second, moderator),
  ];
  await moveAtOnce(first, editor, moderator, pages);
  await writeCalendar(first, editor, moderator, pages);
  await measure(browser, first, editor, pages[0]);
  for (const server of [first, second]) {
    const errors = server.printed.includes('"level":50');
    check(
      `nothing is logged as an error by ${server.url}`,
      !errors,
      server.printed.slice(0, 2_000),
    );
  }
});

async function pageOf(browser: Browser, { url }: Server, { cookie }: Account): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 1000 },
    locale: "en",
    reducedMotion: "reduce",
  });
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
  await context.addCookies(cookies);
  return context.newPage();
}

async function newBoard({ url }: Server, account: Account, cards: number): Promise<Board> {
  const { createBoard: board } = await account.ask<{ createBoard: Board }>(
    url,
    "mutation ($input: CreateBoardInput!) { createBoard(input: $input) { id columns { id name } } }",
    { input: { name: `Board of ${cards}`, columns: COLUMNS.map((name) => ({ name })) } },
  );
  for (let n = 0; n < cards; n += 1) {
    const columnId = board.columns[n % COLUMNS.length]?.id;
    await account.ask(
      url,
      "mutation ($input: CreateCardInput!) { createCard(input: $input) { id } }",
      { input: { columnId, title: `Card ${n}` } },
    );
  }
  return board;
}

/** The titles of the cards by column, as they are stored. */
async function storedOrder({ url }: Server, account: Account, { id }: Board): Promise<string> {
  const { board } = await account.ask<{
    board: {
      columns: { id: string; name: string }[];
      cards: { title: string; rank: string; column: { id: string } }[];
    };
  }>(
    url,
    "query ($id: ID!) { board(id: $id) { columns { id name } cards { title rank column { id } } } }",
    { id },
  );
  return JSON.stringify(
    board.columns.map(({ id: column, name }) => [
      name,
      ...board.cards
        .filter((card) => card.column.id === column)
        .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
        .map(({ title }) => title),
    ]),
  );
}

/** The same as a browser shows it. */
async function shownOrder(page: Page): Promise<string> {
  const columns = await page.evaluate(
    (names) =>
      names.map((name) => [
        name,
        ...Array.from(
          document.querySelectorAll(`section[aria-label="${name}"] li[data-drag]`),
          (card) => card.getAttribute("aria-label") ?? "",
        ),
      ]),
    COLUMNS,
  );
  return JSON.stringify(columns);
}

async function moveAtOnce(
  server: Server,
  editor: Account,
  moderator: Account,
  pages: [Page, Page],
): Promise<void> {
  const board = await newBoard(server, editor, CARDS_OF_THE_SMALL);
  await editor.ask(
    server.url,
    "mutation ($id: ID!, $member: ID!) { addBoardMember(boardId: $id, memberId: $member) { id } }",
    { id: board.id, member: moderator.memberId },
  );
  for (const page of pages) {
    await page.goto(`/dashboard/kanban?board=${board.id}`);
    await page
      .locator("li[data-drag]")
      .nth(CARDS_OF_THE_SMALL - 1)
      .waitFor();
  }
  const before = await storedOrder(server, editor, board);
  const made = await Promise.all(pages.map((page, n) => moveOften(page, diceOf(`boards ${n}`))));
  check(
    `${made.join(" and ")} moves at once`,
    made.every((moves) => moves === MOVES),
  );
  const until = performance.now() + SHOWN_WITHIN_MS;
  let stored = "";
  let shown: string[] = [];
  do {
    await pause(200);
    stored = await storedOrder(server, editor, board);
    shown = await Promise.all(pages.map(shownOrder));
  } while (shown.some((order) => order !== stored) && performance.now() < until);
  check("the cards have moved", stored !== before);
  for (const [n, order] of shown.entries()) {
    check(`browser ${n + 1} shows what the database has`, order === stored, `${order} ≠ ${stored}`);
  }
}

/** Moves cards by keyboard, as a person does who sees where they are. */
async function moveOften(page: Page, dice: Dice): Promise<number> {
  let moves = 0;
  for (let n = 0; n < MOVES; n += 1) {
    const name = `Card ${dice.below(CARDS_OF_THE_SMALL)}`;
    const card = page.getByRole("listitem", { name, exact: true });
    await card.focus();
    await page.keyboard.press("Space");
    const way = dice.chance(0.5) ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    await page.keyboard.press(way[dice.below(2)] ?? "ArrowRight");
    await page.keyboard.press(dice.chance(0.5) ? "ArrowDown" : "ArrowUp");
    await page.keyboard.press("Space");
    moves += 1;
    await pause(dice.below(150));
  }
  return moves;
}

async function writeCalendar(
  server: Server,
  editor: Account,
  moderator: Account,
  [, other]: [Page, Page],
): Promise<void> {
  await other.goto("/dashboard/calendar?view=week&date=2031-05-05");
  await other.locator("[data-workspace]").first().waitFor();
  await pause(1_000);
  const { createCalendarEvent: event } = await editor.ask<{ createCalendarEvent: { id: string } }>(
    server.url,
    "mutation ($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id } }",
    {
      input: {
        title: "Press check",
        start: "2031-05-06T08:00:00Z",
        end: "2031-05-06T09:00:00Z",
        guestIds: [moderator.memberId],
      },
    },
  );
  const shown = (name: RegExp) =>
    other
      .locator("[data-event]")
      .and(other.getByRole("button", { name }))
      .waitFor({ timeout: SHOWN_WITHIN_MS })
      .then(() => true)
      .catch(() => false);
  check("an event of one process shows on the other", await shown(/^Press check.*10:00–11:00/));
  await editor.ask(
    server.url,
    "mutation ($id: ID!, $input: UpdateCalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }",
    { id: event.id, input: { start: "2031-05-06T11:00:00Z", end: "2031-05-06T12:00:00Z" } },
  );
  check("and moves there", await shown(/^Press check.*13:00–14:00/));
}

/** What lifting a card, moving it and putting it down costs in scripts, until the answer is shown. */
async function measure(
  browser: Browser,
  server: Server,
  editor: Account,
  page: Page,
): Promise<void> {
  const board = await newBoard(server, editor, CARDS_OF_THE_LARGE);
  await page.goto(`/dashboard/kanban?board=${board.id}`);
  await page.locator("li[data-drag]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const [column] = COLUMNS;
  const costs: number[] = [];
  for (let n = 0; n <= MEASURED; n += 1) {
    const card = page.locator(`section[aria-label="${column}"] li[data-drag]`).nth(n);
    await card.focus();
    const scripting = await Scripting.begin(browser, page);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    const stored = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes("moveCard")),
    );
    await page.keyboard.press("Space");
    await stored;
    await pause(1_000);
    const ms = await scripting.end();
    // the first is compiled by it
    if (n > 0) costs.push(ms);
  }
  const median = costs.toSorted((one, other) => one - other)[Math.floor(MEASURED / 2)] ?? 0;
  const figures = costs.map((ms) => `${ms.toFixed(1)} ms`).join(", ");
  note(`scripts of a move from lifting to the answer, ${CARDS_OF_THE_LARGE} cards: ${figures}`);
  check(`a move takes under ${MOST_MS} ms of scripts`, median < MOST_MS, `${median.toFixed(1)} ms`);
}
