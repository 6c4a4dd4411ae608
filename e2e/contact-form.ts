import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newAddress } from "./accounts.ts";
import { ask } from "./graph.ts";

export const quote = "/contact-us?member=freya-holm";
export const requests = "/dashboard/contact/list";

const SUBMIT = "mutation ($input: ContactInput!) { submitContact(input: $input) }";

interface Written {
  name: string;
  email: string;
  message: string;
}

export const writing = (): Written => ({
  name: `Camille ${randomUUID().slice(0, 8)}`,
  email: newAddress(),
  message: `We need six posters, ${randomUUID()}.`,
});

export async function fill(page: Page, { name, email, message }: Written): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill(message);
}

export const typeName = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByLabel(`Type “${name}” to confirm`).fill(name);
export const consent = (page: Page) => page.getByRole("checkbox", { name: /privacy policy/ });
export const send = (page: Page, name = "Ask for a quote") =>
  page.getByRole("button", { name }).click();

/** Sends a message to those who run the site by the form. */
export async function writeToStaff(page: Page): Promise<Written & { subject: string }> {
  const fields = writing();
  const subject = `Signs ${randomUUID().slice(0, 8)}`;
  await page.goto("/contact-us");
  await fill(page, fields);
  await page.getByLabel("Subject").fill(subject);
  await consent(page).check();
  await send(page, "Send message");
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  return { ...fields, subject };
}

/** A request to Freya, sent by a visitor or by who is signed in on the page. */
export async function requestQuote(page: Page): Promise<Written> {
  const { member } = await ask<{ member: { id: string } }>(
    page,
    `{ member(id: "freya-holm") { id } }`,
  );
  const fields = writing();
  await ask(page, SUBMIT, { input: { ...fields, memberId: member.id, consent: "2026-11-23.1" } });
  return fields;
}

/** A message to those who run the site. */
export async function messaged(page: Page, more: object = {}): Promise<Written & { id: string }> {
  const fields = writing();
  const input = { ...fields, subject: "Signs", consent: "2026-11-23.1", ...more };
  const { submitContact } = await ask<{ submitContact: string }>(page, SUBMIT, { input });
  return { ...fields, id: submitContact };
}
