import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";

test.describe.configure({ mode: "parallel" });

const own = { Account: "/dashboard/user/account", Settings: "/dashboard/settings" };
const chat = { Chat: "/dashboard/chat" };
const requests = { Requests: "/dashboard/contact/list" };
const savedReplies = { "Saved replies": "/dashboard/contact/saved-replies" };
const jobs = { Jobs: "/dashboard/jobs" };
const projects = { Projects: "/dashboard/projects" };
const projectTypes = { "Project types": "/dashboard/projects/types" };
const site = {
  Solutions: "/dashboard/solutions",
  Pages: "/dashboard/pages",
  FAQ: "/dashboard/pages/faqs",
  Plans: "/dashboard/pages/plans",
  Changelog: "/dashboard/changelog/list",
};
const comments = { Comments: "/dashboard/blog/comments" };
const blog = {
  Posts: "/dashboard/blog/posts",
  Categories: "/dashboard/blog/categories",
  ...comments,
};
const reports = { "Reported messages": "/dashboard/message-reports" };
const members = { Members: "/dashboard/user/list" };
const everything = {
  Overview: "/dashboard/app",
  ...chat,
  ...projects,
  ...projectTypes,
  ...jobs,
  ...requests,
  ...savedReplies,
  ...blog,
  ...site,
  ...reports,
  ...members,
  "Member types": "/dashboard/user/type",
  ...own,
};

/** The navigation's items by role, by name; chat is for users with a profile. */
const offers: Record<string, Record<string, string>> = {
  admin: everything,
  editor: {
    Overview: "/dashboard/app",
    ...chat,
    ...projects,
    ...projectTypes,
    ...requests,
    ...blog,
    ...site,
    ...own,
  },
  moderator: {
    Overview: "/dashboard/app",
    ...chat,
    ...projects,
    ...requests,
    ...comments,
    ...reports,
    ...members,
    ...own,
  },
  recruiter: { Overview: "/dashboard/app", ...chat, ...projects, ...jobs, ...requests, ...own },
  billing: { Overview: "/dashboard/app", ...chat, ...projects, ...requests, ...own },
  operator: { Overview: "/dashboard/app", ...chat, ...projects, ...requests, ...own },
  support: {
    Overview: "/dashboard/app",
    ...chat,
    ...projects,
    ...requests,
    ...savedReplies,
    ...own,
  },
  member: { Overview: "/dashboard/app", ...chat, ...projects, ...requests, ...own },
};

const navigation = (page: Page) => page.getByRole("navigation", { name: "Sections" });

/** Goes to a screen without loading the dashboard again, as a link does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page).not.toHaveURL(path);
}

for (const [role, offered] of Object.entries(offers)) {
  test(`the role ${role} is offered what it may open, and nothing else opens`, async ({ page }) => {
    await signIn(page, demo(role));
    await page.goto("/dashboard/settings");
    const links = navigation(page).getByRole("link");
    await expect(links).toHaveCount(Object.keys(offered).length);
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(found).toEqual(Object.values(offered));

    const closed = Object.values(everything).filter((path) => !found.includes(path));
    for (const [index, path] of closed.entries()) {
      await (index === 0 ? page.goto(path) : goInside(page, path));
      await expect(page).toHaveURL(/\/dashboard\/permission-denied$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Permission denied");
    }
  });
}

test("every link of the navigation opens its screen", async ({ page, baseURL }) => {
  await signIn(page, demo("admin"));
  const faults = await watch(page, baseURL);
  await page.goto("/dashboard");
  for (const [name, path] of Object.entries(everything)) {
    const link = navigation(page).getByRole("link", { name: new RegExp(`^${name}`) });
    await link.first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link.first()).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Atelier$/);
  }
  expect(faults).toEqual(none);
});

test("display settings apply at once and persist, in the first HTML too", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/settings");
  const root = page.locator("html");
  const choices = {
    "data-mode": ["Mode", "Dark", "dark"],
    "data-preset": ["Colour", "Purple", "purple"],
    "data-contrast": ["Contrast", "Bold", "bold"],
    "data-layout": ["Sidebar", "Mini", "mini"],
    "data-stretch": ["Width", "Full width", "true"],
    dir: ["Direction", "Right to left", "rtl"],
  } as const;
  for (const [attribute, [group, name, value]] of Object.entries(choices)) {
    const choice = page.getByRole("group", { name: group }).getByRole("radio", { name });
    // by the keyboard: a click could miss while the sidebar is still changing its width
    await choice.press("Space");
    await expect(root).toHaveAttribute(attribute, value);
  }
  const html = await (await page.request.get("/dashboard/settings")).text();
  for (const [attribute, [, , value]] of Object.entries(choices)) {
    expect(html).toMatch(new RegExp(`<html[^>]* ${attribute}="${value}"`));
  }
  await page.reload();
  await expect(page.getByRole("radio", { name: "Purple" })).toBeChecked();
  await page.getByRole("button", { name: "Reset" }).click();
  for (const [attribute, value] of Object.entries({
    "data-mode": "light",
    "data-preset": "orange",
    "data-contrast": "default",
    "data-layout": "vertical",
    "data-stretch": "false",
    dir: "ltr",
  })) {
    await expect(root).toHaveAttribute(attribute, value);
  }
});

test("choosing فارسی sets the direction to rtl, any other language to ltr", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "فارسی" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.getByRole("link", { name: "فارسی" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("link", { name: "Norsk" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Innstillinger");
});

test("the palette finds screens by keyboard alone", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/settings");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.type("acc");
  await expect(page.getByRole("option", { name: "Account", exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/user\/account$/);
});

test("the palette offers every action, and shows the matching line of a result", async ({
  page,
}) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/settings");
  await expect(navigation(page)).toBeVisible();
  const open = async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  };
  const actions = page.getByRole("group", { name: "Actions" });
  await open();
  for (const name of [
    "New post",
    "New member",
    "New category",
    "Switch to dark mode",
    "Sign out",
  ]) {
    await expect(actions.getByRole("option", { name })).toBeVisible();
  }
  await page.keyboard.type("mountain");
  const comment = page.getByRole("group", { name: "Comments" }).getByRole("option").first();
  await expect(comment).toContainText("worked example from a mountain");
  await comment.click();
  await expect(page).toHaveURL(/\/dashboard\/blog\/comments\?.*q=mountain/);

  await open();
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.type("new category");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "New category" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "New category" })).toHaveCount(0);
});

test("the palette leads to an account without a profile", async ({ page }) => {
  await signIn(page, demo("admin"));
  const name = `Quill ${randomUUID().slice(0, 8)}`;
  const { createUser } = await ask<{ createUser: { id: string; member: { id: string } } }>(
    page,
    "mutation ($input: CreateUserInput!) { createUser(input: $input) { id member { id } } }",
    { input: { email: newAddress(), name } },
  );
  await ask(page, "mutation ($id: ID!) { deleteMember(id: $id) }", createUser.member);
  await page.goto("/dashboard/settings");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole("option", { name }).click();
  await expect(page).toHaveURL(`/dashboard/user/${createUser.id}/edit`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("members find conversations in the palette, and can start a new one", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/settings");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  const option = (name: string | RegExp) => page.getByRole("option", { name });
  await expect(option("New conversation")).toBeVisible();
  await expect(option("New post")).toHaveCount(0);
  await page.keyboard.type("Type Club");
  await option("Type Club Oslo").click();
  await expect(page).toHaveURL(/\/dashboard\/chat\/[\da-f-]{36}$/);
});

test("do not disturb is switched in the account menu", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/settings");
  const account = page.getByRole("banner").getByRole("button", { name: /’s account$/ });
  await account.click();
  await expect(page.getByRole("menuitem", { name: "Online" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.getByRole("menuitem", { name: "Do not disturb" }).click();
  await account.click();
  const busy = page.getByRole("menuitem", { name: "Do not disturb" });
  await expect(busy).toHaveAttribute("aria-current", "true");
  await page.getByRole("menuitem", { name: "Online" }).click();
  await account.click();
  await expect(busy).not.toHaveAttribute("aria-current");
});

test("palette, drawers and menus are accessible", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Search everything" }).click();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeVisible();
  await audit(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Display settings" }).click();
  await expect(page.getByRole("heading", { name: "Display settings" })).toBeVisible();
  await audit(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("navigation")).toBeVisible();
  await audit(page, { at: [390] });
});

test("without JavaScript the dashboard says that it needs it", async ({ page }) => {
  await signIn(page, demo("member"));
  const html = await (await page.request.get("/dashboard/settings")).text();
  expect(html).toMatch(/<noscript>.*The dashboard requires JavaScript/);
});
