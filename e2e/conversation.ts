import { randomUUID } from "node:crypto";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { ask } from "./graph.ts";

const START = `mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`;
const MEMBERS = `{
  freya: member(id: "freya-holm") { id }
  amara: member(id: "amara-okafor") { id }
}`;

type Other = "freya" | "amara";

/** Signs Ingrid in, and creates a group with one other member. */
export async function newGroup(page: Page, said: string[] = [], other?: Other): Promise<string> {
  await signIn(page, demo("editor"));
  return startGroup(page, `Group ${randomUUID()}`, said, other);
}

/** Creates a group of who is signed in, in which the messages are sent. */
export async function startGroup(
  page: Page,
  title: string,
  said: string[] = [],
  other: Other = "freya",
): Promise<string> {
  const members = await ask<Record<Other, { id: string }>>(page, MEMBERS);
  const { startConversation } = await ask<{ startConversation: { id: string } }>(page, START, {
    input: { recipients: [members[other].id], title, isGroup: true },
  });
  for (const text of said) await say(page, startConversation.id, text);
  return startConversation.id;
}

export const say = (page: Page, conversationId: string, text: string) =>
  ask(page, SEND, { input: { conversationId, messageId: randomUUID(), message: text } });

/** A new group of Ingrid, who is on the page, with Freya, who has a browser of her own. */
export async function groupOfTwo(page: Page, browser: Browser, baseURL: string | undefined) {
  const id = await newGroup(page);
  return { id, freya: await signedIn(browser, baseURL, "member") };
}

/** The messages of the conversation that is open */
export const history = (page: Page): Locator => page.getByRole("log");
export const message = (page: Page, text: string): Locator =>
  history(page).getByRole("article").filter({ hasText: text });
export const composer = (page: Page): Locator =>
  page.getByRole("textbox", { name: /^Message to / });

/** Opens the menu of a message. */
export async function messageMenu(page: Page, text: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole("button", { name: "Message actions" }).click();
}

/** Sends a message from the open conversation. */
export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(message(page, text)).toBeVisible();
}
