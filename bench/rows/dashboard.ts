// Screens of the dashboard: their calls are recorded in a browser and sent again by several people.
// They are read each time, as after a write.

import { expect } from "@playwright/test";
import { by, graphql, page, type Request } from "../requests.ts";
import { type BoundGroup, group, type Row } from "../row.ts";
import {
  type Contender,
  READS_EVERY_TIME,
  startConstant,
  startProduct,
} from "../support/contender.ts";
import { converse, crowd, type Person } from "../support/crowd.ts";
import { inTurns } from "../support/measure.ts";
import { connected } from "../support/postgres.ts";
import { showAll } from "../support/report.ts";
import { nameOf, recordVisit, type Visit } from "../support/screen.ts";
import { send, sendForSize } from "../support/send.ts";
import { copyOfWorld } from "../support/world.ts";

const POSTS = 20_000;
/** The limits are those of one person, who opens 80 screens an hour, not 80 a second. */
const SWITCHES = { ...READS_EVERY_TIME, RATE_LIMITS: "off" };
const READERS = 16;
const CONVERSATIONS = 200;
const MESSAGES = 40;

interface Stage {
  product: Contender;
  readers: readonly Person[];
  /** Of all readers, the newest first. */
  conversations: readonly string[];
}

/** A row of the calls of a screen. */
interface Screen extends Omit<Row<never>, "measure"> {
  visit(stage: Stage): Visit;
  /** Which of them count; by default all, which are one piece of the work. */
  only?: string;
}

const screens: readonly Screen[] = [
  {
    name: "dashboard-posts",
    work: "dashboard: list of posts with the tabs' counts among 20,000",
    goal: { most: 3 },
    visit: () => ({ path: "/dashboard/blog/posts" }),
    only: "PostList",
  },
  {
    name: "dashboard-posts-search",
    work: "dashboard: the same, searched for a word",
    visit: () => ({ path: "/dashboard/blog/posts?q=garden" }),
    only: "PostList",
  },
  {
    name: "dashboard-posts-screen",
    work: "dashboard: all calls of the screen of posts",
    goal: { most: 10 },
    visit: () => ({ path: "/dashboard/blog/posts" }),
  },
  {
    name: "chat-list",
    work: "chat: list of 200 conversations",
    goal: { most: 3 },
    visit: () => ({ path: "/dashboard/chat" }),
    only: "ChatConversations",
  },
  {
    name: "chat-open",
    work: "chat: opening a conversation, all calls",
    goal: { most: 4 },
    visit: ({ conversations: [id] }) => ({
      path: "/dashboard/chat",
      async act(browser) {
        await browser.locator(`a[href*="/dashboard/chat/${id}"]`).first().click();
        // opens at the first unread message
        await expect(browser.getByRole("log").getByText(textOf(1), { exact: true })).toBeVisible();
      },
    }),
  },
];

const textOf = (n: number) => `Message ${n} of this conversation.`;

const rowOf = ({ visit, only, ...row }: Screen): Row<Stage> => ({
  ...row,
  async measure(stage) {
    const { product, readers } = stage;
    const calls = await recordVisit(product, readers[0] as Person, visit(stage));
    const counted = calls.filter((call) => !only || nameOf(call) === only);
    console.log(`  calls: ${calls.map(nameOf).join(", ")}`);
    if (counted.length === 0) throw new Error("The screen made no such call");
    return { atelier: (await each(stage, counted)) * (only ? 1 : counted.length) };
  },
});

/** Milliseconds of processor time of one of these requests. */
async function each({ product, readers }: Stage, calls: readonly Request[]): Promise<number> {
  const requests = readers.flatMap((person) => calls.map((call) => by(person, call)));
  for (const request of requests.slice(0, calls.length)) {
    const answer = await send(product, request);
    if (answer.includes('"errors"')) throw new Error(`${nameOf(request)}: ${answer}`);
  }
  const { of } = await inTurns([product], () => requests, "page");
  showAll(of);
  return of.Atelier?.total ?? NaN;
}

export const dashboard: BoundGroup = group<Stage>({
  switches: SWITCHES,
  isPart: true,
  async start() {
    const database = await copyOfWorld(POSTS);
    const { readers, starters } = await connected(database, async (query) => {
      const admins = await crowd(query, READERS, "admin");
      const others = await crowd(query, CONVERSATIONS);
      return { readers: admins, starters: others };
    });
    const product = await startProduct(database, SWITCHES);
    const conversations: string[] = [];
    for (const [n, starter] of starters.entries()) {
      const id = await converse(product, `Conversation ${n}`, [starter, ...readers]);
      conversations.unshift(id);
      const isOpened = n === starters.length - 1;
      for (let message = isOpened ? 1 : MESSAGES; message <= MESSAGES; message += 1) {
        const person = [starter, ...readers][(message + n) % (READERS + 1)] as Person;
        const input = {
          conversationId: id,
          messageId: crypto.randomUUID(),
          message: textOf(message),
        };
        await send(product, by(person, graphql("send-message", { input })));
      }
    }
    return { product, readers, conversations };
  },
  rows: [
    ...screens.map(rowOf),
    {
      name: "dashboard-frame",
      work: "dashboard: its document, /dashboard/blog/posts, beside a constant and a statement",
      goal: { most: 1, of: "floor" },
      async measure({ product, readers }) {
        const frame = page("/dashboard/blog/posts");
        const { bytes, text } = await sendForSize(product, by(readers[0] as Person, frame));
        const constant = await startConstant(bytes ?? text.length, product.database);
        const { of } = await inTurns(
          [constant, product],
          () => readers.map((person) => by(person, frame)),
          "page",
        );
        await constant.end();
        showAll(of);
        return {
          atelier: of.Atelier?.total ?? NaN,
          floor: ["constant", of.constant?.total ?? NaN],
        };
      },
    },
  ],
});
