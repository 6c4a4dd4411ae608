import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { requestQuote, messaged, requests, typeName, writeToStaff } from "./contact-form.ts";
import { choose, question, row, snackbar, tab } from "./lists.ts";
import { mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });
// List, message and person are beside each other.
test.use({ viewport: { width: 1440, height: 900 } });

/** Does not wait for the ten seconds in which it can be undone. */
const sendNow = (page: Page) => page.getByRole("button", { name: "Send now" }).click();

test("a request from a member is answered in chat, which marks it as replied @journey:contacts", async ({
  page,
  browser,
  baseURL,
}) => {
  const client = await signedIn(browser, baseURL, "client");
  const { name } = await requestQuote(client);
  await client.context().close();
  await signIn(page, demo("member"));
  await page.goto(requests);
  await row(page, name).getByRole("link").first().click();
  await page.getByRole("link", { name: "Reply in chat" }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat\//);
  await expect(page.getByRole("main").getByText("Astrid Lund").first()).toBeVisible();
  await page.goto(requests);
  await expect(row(page, name)).toContainText("Replied");
});

test("one from a visitor is answered on the site, or in a mail program with what they wrote", async ({
  page,
}) => {
  await page.goto("/");
  const { name, email } = await requestQuote(page);
  await signIn(page, demo("member"));
  await page.goto(requests);
  await row(page, name).getByRole("link").first().click();
  const answer = page.getByRole("link", { name: "Open in email app" });
  const address = (await answer.getAttribute("href")) ?? "";
  expect(address).toMatch(new RegExp(`^mailto:${encodeURIComponent(email)}`));
  expect(new URL(address).searchParams.get("body")).toContain(`, ${name} wrote:\r\n> `);
  const status = page.getByRole("combobox", { name: "Status" });
  await expect(status).toHaveText("New");
  await expect(page.getByRole("link", { name: "Reply in chat" })).toHaveCount(0);
  // The copy of the request, then the reply; nothing of what is for staff.
  expect(await mailsTo(email, 1)).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Note", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Saved replies" })).toHaveCount(0);
  await expect(page.getByText(/^They wrote in English\. Their replies go to /)).toBeVisible();
  await page.getByRole("textbox", { name: "Reply" }).fill("January is free.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await sendNow(page);
  await expect(snackbar(page, "Reply sent")).toBeVisible();
  await expect(status).toHaveText("Replied");
  const thread = page.getByRole("list", { name: "Replies and notes" });
  await expect(thread.getByRole("listitem").filter({ hasText: "January is free." })).toBeVisible();
  expect(await mailsTo(email, 2)).toHaveLength(2);
});

test("a request is archived, and that can be taken back where its status is changed", async ({
  page,
}) => {
  await page.goto("/");
  const { name } = await requestQuote(page);
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

test.describe("a message from a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is taken and answered by support in one thread of mails, and erased by a moderator @journey:contacts", async ({
    page,
    browser,
    baseURL,
  }) => {
    const { subject, ...fields } = await writeToStaff(page);

    const support = await signedIn(browser, baseURL, "support");
    await support.goto(`${requests}?q=${fields.name}`);
    await row(support, subject).getByRole("link").first().click();
    await support.getByRole("button", { name: "Assign to me" }).click();
    await expect(snackbar(support, "Request assigned")).toBeVisible();
    await expect(support.getByRole("combobox", { name: "Status" })).toHaveText("Open");
    const thread = support.getByRole("list", { name: "Replies and notes" });
    await support.getByRole("button", { name: "Note", exact: true }).click();
    await support.getByRole("textbox", { name: "Note" }).fill("January is free");
    await support.getByRole("button", { name: "Save note" }).click();
    await expect(thread.getByText("January is free")).toBeVisible();
    await support.getByRole("button", { name: "Reply", exact: true }).click();
    await support.getByRole("textbox", { name: "Reply" }).fill("January suits us.");
    await support.getByRole("textbox", { name: "Reply" }).press("Control+Enter");
    await expect(thread.getByText("January suits us.")).toBeVisible();
    await sendNow(support);
    await expect(thread.getByText("Sent", { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(support.getByRole("combobox", { name: "Status" })).toHaveText("Replied");
    await support.getByRole("textbox", { name: "Reply" }).fill("Shall we meet?");
    await support.getByRole("button", { name: "Send", exact: true }).click();
    await sendNow(support);
    const [, first, second] = await mailsTo(fields.email, 3); // after the copy
    expect(first?.subject).toBe(`Re: ${subject}`);
    expect(first?.text).toContain("January suits us.");
    expect(first?.text).toContain(`> ${fields.message}`);
    expect(first?.text).not.toContain("January is free");
    expect(first?.headers).not.toHaveProperty("auto-submitted");
    const firstId = first?.headers["message-id"] ?? "";
    expect(second?.headers["in-reply-to"]).toBe(firstId);
    expect(second?.headers["references"]).toBe(`${first?.headers["references"]} ${firstId}`);
    const opened = support.url();
    await support.context().close();

    const freya = await signedIn(browser, baseURL, "member");
    await freya.goto(opened);
    await expect(freya.getByRole("alert")).toContainText("Request not found");
    await freya.context().close();

    const moderator = await signedIn(browser, baseURL, "moderator");
    await moderator.goto(opened);
    await expect(moderator.getByText("Shall we meet?")).toBeVisible();
    await expect(moderator.getByRole("textbox", { name: "Reply" })).toHaveCount(0);
    await moderator.getByRole("button", { name: "Erase personal data" }).click();
    await expect(question(moderator, `Erase everything from ${fields.name}?`)).toBeVisible();
    await expect(
      moderator
        .getByRole("alertdialog")
        .getByText(
          `1 request from ${fields.email}, 0 comments with the replies to them and 3 emails`,
        ),
    ).toBeVisible();
    await typeName(moderator, fields.name);
    await moderator
      .getByRole("alertdialog")
      .getByRole("button", { name: "Erase personal data" })
      .click();
    await expect(snackbar(moderator, "1 request, 0 comments and 3 emails deleted")).toBeVisible();
    await moderator.goto(opened);
    await expect(moderator.getByRole("alert")).toContainText("Request not found");
    await moderator.context().close();
  });
});

test("who answers without having seen a colleague’s answer is shown it first", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  const { name, email } = await requestQuote(page);
  const [one, other] = [
    await signedIn(browser, baseURL, "support"),
    await signedIn(browser, baseURL, "admin"),
  ];
  for (const each of [one, other]) {
    await each.goto(`${requests}?q=${name}`);
    await row(each, name).getByRole("link").first().click();
    await each.getByRole("textbox", { name: "Reply" }).fill("We would love to.");
  }
  await one.getByRole("button", { name: "Send", exact: true }).click();
  await sendNow(one);
  await expect(snackbar(one, "Reply sent")).toBeVisible();
  await other.getByRole("button", { name: "Send", exact: true }).click();
  await sendNow(other);
  await expect(other.getByText("A colleague has changed this request")).toBeVisible();
  await expect(other.getByRole("listitem").filter({ hasText: "We would love to." })).toBeVisible();
  await expect(other.getByRole("textbox", { name: "Reply" })).toHaveValue("We would love to.");
  expect(await mailsTo(email, 2)).toHaveLength(2); // with the copy
  await other.reload();
  await expect(other.getByRole("textbox", { name: "Reply" })).toHaveValue("We would love to.");
  await audit(other);
  await one.context().close();
  await other.context().close();
});

test("a moderator erases a person after a question; members are not offered it", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  const { name } = await requestQuote(page);
  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto(requests);
  await row(freya, name).getByRole("link").first().click();
  await expect(freya.getByRole("textbox", { name: "Reply" })).toBeVisible();
  await expect(freya.getByRole("button", { name: "Erase personal data" })).toHaveCount(0);
  await freya.context().close();
  await signIn(page, demo("moderator"));
  await page.goto(`${requests}?q=${name}`);
  await row(page, name).getByRole("link").first().click();
  await page.getByRole("button", { name: "Erase personal data" }).click();
  await expect(question(page, `Erase everything from ${name}?`)).toBeVisible();
  const erase = page.getByRole("alertdialog").getByRole("button", { name: "Erase personal data" });
  await expect(page.getByRole("alertdialog").getByText(/^1 request from/)).toBeVisible();
  await expect(erase).toBeDisabled();
  await typeName(page, name);
  await erase.click();
  await expect(snackbar(page, /^1 request, 0 comments and 1 email deleted/)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});

test("on a phone a row shows its text and its time within the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const message = `Six posters for the harbour festival, ${"and some flyers, ".repeat(9)}`;
  const { name } = await messaged(page, { message });
  await signIn(page, demo("support"));
  await page.goto(`${requests}?q=${name}`);
  const request = page.getByRole("listitem").filter({ hasText: name });
  await expect(request.getByText("Six posters")).toBeVisible();
  await expect(request.locator("time")).toBeInViewport({ ratio: 1 });
});

test("new requests are counted in the navigation, shown in the overview and found in the palette, for those who may read them", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  const { name, message } = await messaged(page);
  const link = (of: Page) =>
    of.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: /^Requests/ });
  const waiting = (of: Page) =>
    of.getByRole("main").getByRole("link", { name: /^\d+\+? new requests?$/ });
  const find = async (of: Page) => {
    await of.keyboard.press("Control+k");
    await of.getByRole("combobox", { name: "Search everything" }).fill(name);
    return of.getByRole("group", { name: "Requests" }).getByRole("option", { name });
  };
  await signIn(page, demo("support"));
  await page.goto("/dashboard/app");
  await expect(waiting(page)).toBeVisible();
  await expect(link(page)).toHaveAccessibleName(/^Requests \d+\+? to review$/);
  await (await find(page)).click();
  await expect(page.getByRole("paragraph").filter({ hasText: message })).toBeVisible();
  const counted = async () => Number((await link(page).textContent())?.match(/\d+/)?.[0]);
  const before = await counted();
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect.poll(counted).toBeLessThan(before);

  const operator = await signedIn(browser, baseURL, "operator");
  await operator.goto("/dashboard/app");
  await expect(operator.getByRole("heading", { name: "Newest members" })).toBeVisible();
  await expect(waiting(operator)).toHaveCount(0);
  await expect(link(operator)).toHaveAccessibleName("Requests");
  const found = await find(operator);
  await expect(operator.getByText(`No results for “${name}”`)).toBeVisible();
  await expect(found).toHaveCount(0);
  await operator.context().close();
});

test("several requests are assigned and deleted together", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  const subject = `Signs ${randomUUID().slice(0, 8)}`;
  const sent = [await messaged(page, { subject }), await messaged(page, { subject })];
  await signIn(page, demo("support"));
  await page.goto(`${requests}?q=${subject}`);
  const selectAll = (of: Page) => of.getByRole("checkbox", { name: /^Select all/ }).check();
  await selectAll(page);
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  const taken = page.getByRole("menuitem").first();
  const assignee = (await taken.textContent()) ?? "";
  await taken.click();
  await expect(snackbar(page, "Assignee of 2 requests changed")).toBeVisible();
  for (const { name } of sent) {
    await expect(row(page, name)).toContainText(assignee);
    await expect(row(page, name)).toContainText("Open");
  }
  await selectAll(page);
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  const moderator = await signedIn(browser, baseURL, "moderator");
  await moderator.goto(`${requests}?q=${subject}`);
  await selectAll(moderator);
  await expect(moderator.getByRole("button", { name: "Assign", exact: true })).toHaveCount(0);
  await moderator.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(question(moderator, "Delete 2 requests?")).toBeVisible();
  await moderator
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(row(moderator, subject)).toHaveCount(0);
  await moderator.reload();
  await expect(moderator.getByText(/No results/)).toBeVisible();
  await moderator.context().close();
});

test("two requests of one person are merged into one thread, and separated again", async ({
  page,
}) => {
  await page.goto("/");
  const first = await messaged(page, { subject: "Signs" });
  const second = await messaged(page, { ...first, id: undefined, subject: "Signs, again" });
  await signIn(page, demo("support"));
  await page.goto(`/dashboard/contact/${second.id}`);
  await page.getByRole("button", { name: "Merge “Signs” into this request" }).click();
  await expect(question(page, "Merge these requests?")).toBeVisible();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(first.message)).toHaveCount(2);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(snackbar(page, "Requests merged")).toBeVisible();
  await page.reload();
  const thread = page.getByRole("list", { name: "Replies and notes" });
  await expect(thread.getByText(first.message)).toBeVisible();
  await page.goto(`/dashboard/contact/${first.id}`);
  await expect(page.getByText("This request was merged.")).toBeVisible();
  await page.getByRole("button", { name: "Separate again" }).click();
  await expect(page.getByText("This request was merged.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Open");
});

test("who wrote is invited as a member by email, once", async ({ page }) => {
  await page.goto("/");
  const { id, name, email } = await messaged(page, { locale: "fr" });
  await signIn(page, demo("admin"));
  await page.goto(`/dashboard/contact/${id}`);
  const invite = async () => {
    await page.getByRole("button", { name: "Invite as a member" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText(`${email} receives an email in French`)).toBeVisible();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
  };
  await invite();
  await expect(snackbar(page, `${name} invited`)).toBeVisible();
  const [, mail] = await mailsTo(email, 2); // after the copy
  expect(mail?.text).toContain(`/auth/reset-password?email=${encodeURIComponent(email)}`);
  await invite();
  await expect(page.getByText("This person already has an account")).toBeVisible();
});

test("a saved reply is inserted where the caret is, with the sender’s name, in their language", async ({
  page,
}) => {
  await page.goto("/");
  const { id, name } = await messaged(page, { locale: "fr" });
  await signIn(page, demo("support"));
  await page.goto(`/dashboard/contact/${id}`);
  const answer = page.getByRole("textbox", { name: "Reply" });
  await answer.fill("PS: see you soon");
  await answer.press("Home");
  await page.getByRole("button", { name: "Saved replies" }).click();
  await page.getByRole("menuitem", { name: "We need a few days" }).click();
  await expect(answer).toHaveValue(
    new RegExp(`^Bonjour ${name},\\n\\nMerci pour votre message\\.[^]*PS: see you soon$`),
  );
  await expect(answer).toBeFocused();
});

test("requests are filtered by language and by date", async ({ page }) => {
  await page.goto("/");
  const subject = `Signs ${randomUUID().slice(0, 8)}`;
  const english = await messaged(page, { subject });
  const french = await messaged(page, { subject, locale: "fr" });
  await signIn(page, demo("support"));
  await page.goto(`${requests}?q=${subject}`);
  await expect(row(page, english.name)).toBeVisible();
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("radio", { name: "Français" }).check();
  await expect(row(page, english.name)).toHaveCount(0);
  await expect(row(page, french.name)).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  await page.goto(`${requests}?q=${subject}&received=${today}..${today}`);
  await expect(row(page, english.name)).toBeVisible();
  await page.goto(`${requests}?q=${subject}&received=2025-01-01..2025-12-31`);
  await expect(page.getByText(/No results/)).toBeVisible();
});

test.describe("an open request on a wide screen", () => {
  test("is worked on by keyboard: I, N, R, !, E, J and K", async ({ page }) => {
    await page.goto("/");
    const [older, newer] = [await messaged(page), await messaged(page)];
    await signIn(page, demo("support"));
    await page.goto(`/dashboard/contact/${newer.id}`);
    const status = page.getByRole("combobox", { name: "Status" });
    await expect(status).toHaveText("New");
    await page.keyboard.press("i");
    await expect(snackbar(page, "Request assigned")).toBeVisible();
    await expect(status).toHaveText("Open");
    await page.keyboard.press("n");
    const note = page.getByRole("textbox", { name: "Note" });
    await expect(note).toBeFocused();
    await page.keyboard.type("in!"); // typed, not pressed
    await expect(note).toHaveValue("in!");
    await expect(status).toHaveText("Open");
    await page.keyboard.press("Escape");
    await page.keyboard.press("r");
    await expect(page.getByRole("textbox", { name: "Reply" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("!");
    await expect(status).toHaveText("Spam");
    await page.keyboard.press("!");
    await expect(status).toHaveText("New");
    await page.keyboard.press("e");
    await expect(status).toHaveText("Archived");
    const list = page.getByRole("navigation", { name: "Requests" });
    await expect(list.getByRole("link", { name: newer.name })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goto(`/dashboard/contact/${older.id}`);
    await expect(page.getByText(older.message).first()).toBeVisible();
    await expect(list.getByRole("link", { name: older.name })).toBeVisible();
    await page.keyboard.press("k");
    await expect(page).not.toHaveURL(new RegExp(older.id));
    await page.keyboard.press("j");
    await expect(page).toHaveURL(new RegExp(older.id));
  });

  test("has list, message and person side by side, and is accessible", async ({ page }) => {
    await page.goto("/");
    const { id, name: sender, email, message } = await messaged(page);
    await signIn(page, demo("support"));
    await page.goto(`/dashboard/contact/${id}`);
    const panes = [
      page.getByRole("navigation", { name: "Requests" }).getByRole("link", { name: sender }),
      page.getByRole("main").locator("section").getByText(message).first(),
      page.getByRole("complementary", { name: sender }).getByText(email),
    ];
    const starts = [];
    for (const pane of panes) {
      await expect(pane).toBeVisible();
      starts.push((await pane.boundingBox())?.x ?? 0);
    }
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    await audit(page, { at: [1440] });
  });
});
