import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, question, row, snackbar, tab } from "./lists.ts";
import { looks, wear } from "./looks.ts";

test.describe.configure({ mode: "parallel" });

const quote = "/contact-us?member=freya-holm";
const requests = "/dashboard/contact/list";

const SUBMIT = "mutation ($input: ContactInput!) { submitContact(input: $input) }";

interface Written {
  name: string;
  email: string;
  message: string;
}

const writing = (): Written => ({
  name: `Camille ${randomUUID().slice(0, 8)}`,
  email: newAddress(),
  message: `We need six posters, ${randomUUID()}.`,
});

async function fill(page: Page, { name, email, message }: Written): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill(message);
}

const consent = (page: Page) => page.getByRole("checkbox", { name: /privacy policy/ });
const send = (page: Page, name = "Ask for a quote") => page.getByRole("button", { name }).click();

async function as(browser: Browser, baseURL: string | undefined, who: string): Promise<Page> {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: true });
  await signIn(page, demo(who));
  return page;
}

/** A request to Freya, sent by a visitor or by who is signed in on the page. */
async function asked(page: Page): Promise<Written> {
  const { member } = await ask<{ member: { id: string } }>(
    page,
    `{ member(id: "freya-holm") { id } }`,
  );
  const words = writing();
  await ask(page, SUBMIT, { input: { ...words, memberId: member.id, consent: "2026-11-23" } });
  return words;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a member is asked for a quote, who reads it", async ({ page, browser, baseURL }) => {
      const words = writing();
      await page.goto(quote);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Ask Freya Holm for a quote",
      );
      await fill(page, words);
      await page.getByLabel("Budget (optional)").fill("7 500 €");
      await consent(page).check();
      await send(page);
      await expect(page.getByRole("heading", { name: "Request sent" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveCount(0);
      expect((await page.reload())?.request().method()).toBe("GET");

      const freya = await as(browser, baseURL, "member");
      await freya.goto(requests);
      await row(freya, words.name).getByRole("link").first().click();
      await expect(freya.getByText(words.message)).toBeVisible();
      await expect(freya.getByText("7 500 €")).toBeVisible();
      await expect(freya.getByText(words.email)).toBeVisible();
      await freya.context().close();
    });

    test("errors stand at their fields, and nothing that was typed is lost", async ({ page }) => {
      const words = { ...writing(), email: "camille@petit", message: "Hello" };
      await page.goto(quote);
      await fill(page, words);
      await send(page);
      const email = page.getByRole("textbox", { name: "Email" });
      await expect(email).toHaveAccessibleDescription("Enter an email address");
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
        /Use at least 10 characters/,
      );
      await expect(consent(page)).toHaveAccessibleDescription("Required");
      await expect(email).toBeFocused();
      await expect(page.getByLabel("Name")).toHaveValue(words.name);
      await expect(email).toHaveValue(words.email);
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(words.message);
    });
  });
}

test("a project’s page of requests names its owners, in the language of the page", async ({
  page,
}) => {
  await page.goto("/fr/contact-us?project=fjordlys");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Une demande à propos de Fjordlys",
  );
  await expect(page.getByRole("complementary").getByRole("link")).toHaveText([
    "Ingrid Solheim",
    "Freya Holm",
    "Jonas Berg",
    "Chloé Martin",
  ]);
});

test("who is signed in finds their name and address in the form", async ({ page }) => {
  await signIn(page, demo("client"));
  await page.goto(quote);
  await expect(page.getByLabel("Name")).toHaveValue("Astrid Lund");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("client@atelier.test");
});

for (const query of ["member=nobody-here", "project=nothing", "project=night-pharmacy"]) {
  test(`?${query} is not found`, async ({ page }) => {
    expect((await page.goto(`/contact-us?${query}`))?.status()).toBe(404);
  });
}

test("a message to those who run the site is read by support, not by members", async ({
  page,
  browser,
  baseURL,
}) => {
  const words = writing();
  const subject = `Signs ${randomUUID().slice(0, 8)}`;
  await page.goto("/contact-us");
  await fill(page, words);
  await page.getByLabel("Subject").fill(subject);
  await consent(page).check();
  await send(page, "Send message");
  await expect(page.getByRole("heading", { name: "Message sent" })).toBeVisible();
  const support = await as(browser, baseURL, "support");
  await support.goto(`${requests}?q=${words.name}`);
  await expect(row(support, subject)).toBeVisible();
  const freya = await as(browser, baseURL, "member");
  await freya.goto(`${requests}?q=${words.name}`);
  await expect(freya.getByText(/No results/)).toBeVisible();
  await support.context().close();
  await freya.context().close();
});

test("a request from a member is answered in chat, which marks it as replied", async ({
  page,
  browser,
  baseURL,
}) => {
  const client = await as(browser, baseURL, "client");
  const { name } = await asked(client);
  await client.context().close();
  await signIn(page, demo("member"));
  await page.goto(requests);
  await row(page, name).getByRole("link").first().click();
  await page.getByRole("link", { name: "Answer in chat" }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat\//);
  await expect(page.getByRole("main").getByText("Astrid Lund").first()).toBeVisible();
  await page.goto(requests);
  await expect(row(page, name)).toContainText("Replied");
});

test("one from a visitor is answered by email", async ({ page }) => {
  await page.goto("/");
  const { name, email } = await asked(page);
  await signIn(page, demo("member"));
  await page.goto(requests);
  await row(page, name).getByRole("link").first().click();
  const answer = page.getByRole("link", { name: "Answer by email" });
  await expect(answer).toHaveAttribute("href", new RegExp(`^mailto:${encodeURIComponent(email)}`));
  await expect(page.getByRole("link", { name: "Answer in chat" })).toHaveCount(0);
});

test("a request is archived, and that can be taken back where its status is changed", async ({
  page,
}) => {
  await page.goto("/");
  const { name } = await asked(page);
  await signIn(page, demo("member"));
  await page.goto(requests);
  await choose(page, row(page, name), "Archive");
  await expect(snackbar(page, "Request archived")).toBeVisible();
  await tab(page, /^Archived/).click();
  await row(page, name).getByRole("link").first().click();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Open" }).click();
  await expect(snackbar(page, "Marked as open")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Open");
});

test("support erases a person after a question; members are not offered it", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  const { name } = await asked(page);
  const freya = await as(browser, baseURL, "member");
  await freya.goto(requests);
  await row(freya, name).getByRole("link").first().click();
  await expect(freya.getByRole("link", { name: "Answer by email" })).toBeVisible();
  await expect(freya.getByRole("button", { name: "Erase this person" })).toHaveCount(0);
  await freya.context().close();
  await signIn(page, demo("support"));
  await page.goto(`${requests}?q=${name}`);
  await row(page, name).getByRole("link").first().click();
  await page.getByRole("button", { name: "Erase this person" }).click();
  await expect(question(page, `Erase everything from ${name}?`)).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase this person" }).click();
  await expect(snackbar(page, /^1 request and 0 mails deleted/)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

for (const [name, look] of Object.entries(looks)) {
  test(`the form is accessible, ${name}`, async ({ page, baseURL }) => {
    await wear(page.context(), look, baseURL);
    await page.goto(quote);
    await audit(page);
  });
}
