import { expect, test } from "@playwright/test";
import { demo, signIn, signedIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { consent, fill, quote, requests, send, writeToStaff, writing } from "./contact-form.ts";
import { developer } from "./demo-world.ts";
import { row } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a member is asked for a quote, who reads it", async ({ page, browser, baseURL }) => {
      const fields = writing();
      await page.goto(quote);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Ask Freya Holm for a quote",
      );
      await fill(page, fields);
      await page.getByLabel("Budget (optional)").fill("7 500 €");
      await consent(page).check();
      await send(page);
      await expect(page.getByRole("heading", { name: "Request sent" })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveCount(0);
      expect((await page.reload())?.request().method()).toBe("GET");

      const freya = await signedIn(browser, baseURL, "member");
      await freya.goto(requests);
      await row(freya, fields.name).getByRole("link").first().click();
      await expect(freya.getByRole("paragraph").filter({ hasText: fields.message })).toBeVisible();
      await expect(freya.getByText("7 500 €")).toBeVisible();
      await freya.getByRole("button", { name: "Details" }).click();
      await expect(freya.getByText(fields.email).first()).toBeVisible();
      await freya.context().close();
    });

    test("errors stand at their fields, and nothing that was typed is lost", async ({ page }) => {
      const fields = { ...writing(), email: "camille@petit", message: "Hello" };
      await page.goto(quote);
      const hidden = page.locator("input[name=shownAt], input[name=idempotencyKey]");
      const valuesOf = () =>
        hidden.evaluateAll((all) => all.map((each) => each.getAttribute("value")));
      const first = await valuesOf();
      await fill(page, fields);
      await send(page);
      const email = page.getByRole("textbox", { name: "Email" });
      await expect(email).toHaveAccessibleDescription("Enter an email address");
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
        /Use at least 10 characters/,
      );
      await expect(consent(page)).toHaveAccessibleDescription("Required");
      await expect(email).toBeFocused();
      await expect(page.getByLabel("Name")).toHaveValue(fields.name);
      await expect(email).toHaveValue(fields.email);
      await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(fields.message);
      expect(first).toHaveLength(2);
      expect(await valuesOf()).toEqual(first);
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
  const { subject, ...fields } = await writeToStaff(page);
  const support = await signedIn(browser, baseURL, "support");
  await support.goto(`${requests}?q=${fields.name}`);
  await expect(row(support, subject)).toBeVisible();
  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto(`${requests}?q=${fields.name}`);
  await expect(freya.getByText(/No results/)).toBeVisible();
  await support.context().close();
  await freya.context().close();
});

test.describe("without JavaScript, a message", () => {
  test.use({ javaScriptEnabled: false });

  test("may be a question below the answers, which support reads", async ({
    page,
    browser,
    baseURL,
  }) => {
    const fields = writing();
    await page.goto("/faqs?search=xylophone-quotas");
    const section = page.getByRole("region", { name: "Not answered here?" });
    await expect(section.getByRole("textbox", { name: "Your question" })).toHaveValue(
      "xylophone-quotas",
    );
    await section.getByRole("textbox", { name: "Your question" }).fill(fields.message);
    await section.getByRole("textbox", { name: "Email" }).fill("camille@petit");
    await section.getByRole("button", { name: "Send question" }).click();
    await expect(section.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
      "Enter an email address",
    );
    await expect(section.getByRole("textbox", { name: "Your question" })).toHaveValue(
      fields.message,
    );
    await section.getByLabel("Name").fill(fields.name);
    await section.getByRole("textbox", { name: "Email" }).fill(fields.email);
    await section.getByRole("checkbox").check();
    await section.getByRole("button", { name: "Send question" }).click();
    await expect(section.getByRole("status")).toContainText("We have your question");
    const support = await signedIn(browser, baseURL, "support");
    await support.goto(`${requests}?q=${fields.name}&kind=QUESTION`);
    await expect(row(support, fields.name)).toContainText(fields.message);
    await support.context().close();
  });
});

test("without a connection, what is to be sent stays on its page", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, field, button] of [
    ["/contact-us", "Message", "Send message"],
    ["/faqs", "Your question", "Send question"],
    [`/careers/${developer.slug.en}`, "Cover letter", "Send application"],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const text = page.getByRole("textbox", { name: field });
    await text.fill("Six posters for a ferry");
    await context.setOffline(true);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert").filter({ hasText: "can’t be reached" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(text).toHaveValue("Six posters for a ferry");
    await context.setOffline(false);
  }
});

test("the form is accessible", async ({ page }) => {
  await page.goto(quote);
  await audit(page);
});

test("a body that is too large, or of unknown length, is not read", async ({ request }) => {
  const large = await request.post("/contact-us", { data: Buffer.alloc(33_000_000) });
  expect(large.status()).toBe(413);
  const unknown = await fetch(new URL("/contact-us", test.info().project.use.baseURL), {
    method: "POST",
    body: new Response("message=endless").body,
    duplex: "half",
  } as RequestInit);
  expect(unknown.status).toBe(411);
});
