import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { row, snackbar } from "./lists.ts";
import { register } from "./mails.ts";
import { field, press, text } from "./post-editor.ts";
import { choose, media, picture } from "./project-world.ts";

// The way of a creator who is new here, from the home page to the first request for a quote.

test("a newcomer registers, shows a project with two colleagues, and is asked for a quote @journey:projects", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const tag = randomUUID().slice(0, 6);
  const name = `Mira Sand ${tag}`;
  const title = `Tide tables ${tag}`;
  const who = { email: newAddress(), password: "a long way home" };
  const faults = await watch(page, baseURL);

  await test.step("registers", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Create an account" }).first().click();
    await register(page, { name, ...who });
  });

  await test.step("completes a profile", async () => {
    await expect(page).toHaveURL(/\/dashboard\/welcome/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome, Mira");
    await page.locator("input[type=file]").setInputFiles([await picture("me.png")]);
    const removal = page.getByRole("button", { name: "Remove profile photo" });
    await removal.click();
    await expect(removal).toHaveCount(0);
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("textbox", { name: "Profession" }).fill("Illustrator");
    await page.getByRole("textbox", { name: "About you" }).fill("I draw the sea, mostly at night.");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("textbox", { name: "City" }).fill("Bergen");
    await page.getByRole("combobox", { name: "Country" }).selectOption("Norway");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Profession" })).toHaveValue("Illustrator");
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("combobox", { name: "Country" }).selectOption("Norway");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page.getByRole("heading", { name: "Your profile is ready" })).toBeVisible();
    await expect(page.getByRole("link", { name: "View your page" })).toBeVisible();
  });

  await test.step("finds the way on from an empty page of their own", async () => {
    await page.getByRole("link", { name: "View your page" }).click();
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Publish your first project" })).toBeVisible();
    // The scripts of public pages are loaded after the first paint.
    await expect(async () => {
      await page.getByRole("button", { name: "Copy link" }).click();
      const confirmation = page.getByText(/^(Link copied|Couldn’t copy)/).first();
      await expect(confirmation).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await test.step("is led by the overview", async () => {
    await page.goto("/dashboard/app");
    const steps = page.getByRole("listitem");
    await expect(steps.filter({ hasText: "Add your place, done" })).toBeVisible();
    await steps.getByRole("link", { name: "Add skills" }).click();
    await expect(page).toHaveURL(/\/account\?tab=profile/);
    await page.goto("/dashboard/welcome?step=done");
    await page.getByRole("link", { name: "Publish your first project" }).click();
    await expect(page).toHaveURL("/dashboard/projects/new");
  });

  await test.step("begins a project with its pictures", async () => {
    await page
      .getByLabel("Add pictures")
      .setInputFiles([await picture("ebb.png"), await picture("flood.png", "#7f2a4c")]);
    await expect(page.getByRole("list", { name: "Chosen files" })).toContainText("flood.png");
    await expect(page.getByRole("button", { name: "Publish English" })).toBeDisabled();
    await expect(page.getByText("Add a title to publish")).toBeVisible();
    await field(page, "Title").fill(title);
    await field(page, "Description").fill("Posters for a harbour, one for each tide.");
    await text(page).click();
    await page.keyboard.type("Twelve drawings, made on the pier.");
    await page.getByRole("combobox", { name: "Members who made it with you" }).fill("Jonas Berg");
    await page.getByRole("option", { name: "Jonas Berg" }).click();
    await page.keyboard.press("Escape");
  });

  await test.step("publishes it, and describes one of the pictures there", async () => {
    await press(page, "Publish English");
    const dialog = page.getByRole("dialog", { name: "2 pictures need a description" });
    await dialog.getByRole("button", { name: "Add descriptions and publish" }).click();
    await expect(dialog.getByText("Required")).toHaveCount(2);
    await dialog.getByLabel("Description of ebb.png").fill(`The pier at low tide ${tag}`);
    await dialog.getByRole("button", { name: "Add descriptions and publish" }).click();
    const bar = page.getByRole("status").filter({ hasText: "highlighted" });
    await expect(bar).toHaveText("Check the highlighted fields.");
    await choose(page, "Type", "Images");
    await press(page, "Publish English");
    await page.getByRole("button", { name: "Publish without it" }).click();
    await expect(snackbar(page, "English is live")).toBeVisible();
    await expect(page.getByText("1 picture needs a description in English.")).toBeVisible();
    await page.getByRole("link", { name: "Describe it" }).click();
    await expect(media(page)).toHaveCount(2);
    await expect(media(page).getByText("Not described yet")).toHaveCount(1);
  });

  await test.step("credits another colleague", async () => {
    await page.getByRole("link", { name: "Team" }).click();
    await page.getByRole("button", { name: "Invite" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite an owner" });
    await dialog.getByRole("combobox", { name: "Member" }).fill("Freya Holm");
    await page.getByRole("option", { name: "Freya Holm" }).click();
    await dialog.getByRole("textbox", { name: "Role" }).fill("Type");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog).toBeHidden();
    const owners = page.getByRole("list", { name: "Owners" }).getByRole("listitem");
    await expect(owners).toHaveCount(3);
  });

  const freya = await browser.newPage({ baseURL });
  await test.step("one of them accepts", async () => {
    await signIn(freya, demo("member"));
    await freya.goto(`/dashboard/projects?q=${encodeURIComponent(title)}`);
    await freya.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(snackbar(freya, "You’re now an owner of this project")).toBeVisible();
  });

  await test.step("completes the profile, and chooses what it shows first", async () => {
    await page.goto("/dashboard/user/account?tab=profile");
    const lacks = (part: string) => page.getByRole("button", { name: part, exact: true });
    await expect(lacks("Headline")).toBeVisible();
    await expect(lacks("Profession")).toHaveCount(0); // filled in while getting started
    await lacks("Skills").click();
    await expect(page.getByLabel("Skills")).toBeFocused();
    await page.keyboard.type("Drawing");
    await page.keyboard.press("Enter");
    await expect(lacks("Skills")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Featured projects" }).fill(title);
    await page.getByRole("option", { name: title }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    const { viewer } = await ask<{
      viewer: { member: { featuredProjects: { title: string }[] } };
    }>(page, "{ viewer { member { featuredProjects { title } } } }");
    expect(viewer.member.featuredProjects).toEqual([{ title }]);
  });

  const visitor = await browser.newPage({ baseURL });
  await test.step("a visitor finds it, and who made it", async () => {
    await visitor.goto("/");
    const field = visitor.getByRole("banner").getByRole("searchbox", { name: "Search" });
    await field.fill(title);
    await field.press("Enter");
    await visitor.getByRole("main").getByRole("link", { name: title }).click();
    await expect(visitor).toHaveURL(`/projects/images/tide-tables-${tag}`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
    const main = visitor.getByRole("main");
    await expect(main.getByRole("img", { name: `The pier at low tide ${tag}` })).toBeVisible();
    // The other one is not described, and shown all the same.
    await expect(main.locator("figure img[alt='']")).toBeVisible();
    await expect(main.getByRole("link", { name: "Freya Holm" }).first()).toBeVisible();
    // Jonas has not answered: nobody is named without their consent
    await expect(main.getByRole("link", { name: "Jonas Berg" })).toHaveCount(0);
    await visitor.goto(`/members?search=${encodeURIComponent(name)}`);
    await visitor.getByRole("article").getByRole("link", { name }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(visitor.getByRole("link", { name: title }).first()).toBeVisible();
  });

  await test.step("and asks for a quote, which the newcomer reads", async () => {
    await visitor.getByRole("link", { name: "Ask for a quote" }).click();
    const asking = `Camille ${tag}`;
    await visitor.getByLabel("Name").fill(asking);
    await visitor.getByRole("textbox", { name: "Email" }).fill(newAddress());
    await visitor.getByRole("textbox", { name: "Message" }).fill("Six posters, please.");
    await visitor.getByRole("checkbox", { name: /privacy policy/ }).check();
    await visitor.getByRole("button", { name: "Ask for a quote" }).click();
    await expect(visitor.getByRole("heading", { name: "Request sent" })).toBeVisible();

    await page.goto("/dashboard/contact/list");
    await row(page, asking).getByRole("link").first().click();
    await expect(
      page.getByRole("paragraph").filter({ hasText: "Six posters, please." }),
    ).toBeVisible();
  });

  expect(faults).toEqual(none);
  await freya.context().close();
  await visitor.context().close();
});
