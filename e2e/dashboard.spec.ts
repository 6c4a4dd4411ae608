import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { accountMenu, demo, newAddress, signIn } from "./accounts.ts";
import { audit } from "./audit.ts";
import { none, watch } from "./faults.ts";
import { ask } from "./graph.ts";
import { search } from "./lists.ts";

test.describe.configure({ mode: "parallel" });

const overview = { Overview: "/dashboard/app" };
const mail = { Mail: "/dashboard/mail" };
const chat = { Chat: "/dashboard/chat" };
const requests = { Requests: "/dashboard/contact/list" };
const jobs = { Jobs: "/dashboard/jobs" };
const boards = {
  Boards: "/dashboard/kanban",
  Calendar: "/dashboard/calendar",
  Files: "/dashboard/files-manager",
};
const projects = { Projects: "/dashboard/projects" };
const comments = { Comments: "/dashboard/blog/comments" };
const content = {
  Posts: "/dashboard/blog/posts",
  ...comments,
  Solutions: "/dashboard/solutions",
  Pages: "/dashboard/pages",
  Changelog: "/dashboard/changelog/list",
};
const people = { Members: "/dashboard/user/list", Reports: "/dashboard/message-reports" };
const sales = {
  Shop: "/dashboard/e-commerce/shop",
  Orders: "/dashboard/e-commerce/orders",
  Invoices: "/dashboard/invoice/list",
  Payments: "/dashboard/payments",
};
const allSales = {
  Shop: sales.Shop,
  Orders: sales.Orders,
  Products: "/dashboard/e-commerce/list",
  Invoices: sales.Invoices,
  Payments: sales.Payments,
};
const proxies = { Proxies: "/dashboard/proxy/servers" };
const everything = {
  ...overview,
  ...mail,
  ...chat,
  ...boards,
  ...projects,
  ...jobs,
  ...requests,
  ...content,
  ...allSales,
  ...people,
  ...proxies,
  "Audit log": "/dashboard/settings/audit-log",
  "Site settings": "/dashboard/settings?tab=site",
};

/** The navigation's items by role, by name; chat is for users with a profile. */
const offers: Record<string, Record<string, string>> = {
  admin: everything,
  editor: { ...overview, ...chat, ...boards, ...projects, ...requests, ...content, ...sales },
  moderator: {
    ...overview,
    ...chat,
    ...boards,
    ...projects,
    ...requests,
    ...comments,
    ...sales,
    ...people,
  },
  recruiter: { ...overview, ...chat, ...boards, ...projects, ...jobs, ...requests, ...sales },
  billing: { ...overview, ...chat, ...boards, ...projects, ...requests, ...allSales },
  operator: { ...overview, ...chat, ...boards, ...projects, ...requests, ...sales, ...proxies },
  support: { ...overview, ...mail, ...chat, ...boards, ...projects, ...requests, ...sales },
  member: { ...overview, ...chat, ...boards, ...projects, ...requests, ...sales },
};

/** Screens inside a place, by the name of their tab, and the roles that have them. */
const tabs: [place: string, tab: string, path: string, roles: string[]][] = [
  [overview.Overview, "Analytics", "/dashboard/analytics", ["admin", "editor"]],
  [overview.Overview, "Files", "/dashboard/file", Object.keys(offers)],
  ["/dashboard/projects", "Types", "/dashboard/projects/types", ["admin", "editor"]],
  [requests.Requests, "Saved replies", "/dashboard/contact/saved-replies", ["admin", "support"]],
  [proxies.Proxies, "Clients", "/dashboard/proxy/clients", ["admin", "operator"]],
  [content.Posts, "Categories", "/dashboard/blog/categories", ["admin", "editor"]],
  [content.Pages, "FAQ", "/dashboard/pages/faqs", ["admin", "editor"]],
  [content.Pages, "Plans", "/dashboard/pages/plans", ["admin", "editor"]],
  [people.Members, "Types", "/dashboard/user/type", ["admin"]],
];

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

    const screens = [...Object.values(everything), ...tabs.map(([, , path]) => path)];
    const inside = tabs.filter(([, , , roles]) => roles.includes(role)).map(([, , path]) => path);
    // the settings open for everyone, without the site's
    const open = [...found, ...inside, everything["Site settings"]];
    const closed = screens.filter((path) => !open.includes(path));
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
    await expect(page).toHaveURL(path);
    await expect(link.first()).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Atelier$/);
  }
  expect(faults).toEqual(none);
});

test("what configures a place is a tab inside it, for those who may open it", async ({ page }) => {
  await signIn(page, demo("admin"));
  for (const [place, name, path] of tabs) {
    await page.goto(place);
    const area = page.getByRole("navigation", { name: / area$/ });
    await area.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(area.locator("[aria-current=page]")).toHaveText(name);
    await expect(navigation(page).locator("[aria-current=page]")).toHaveAttribute("href", place);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await audit(page);
  await page.goto("/dashboard/user/cards");
  await expect(page.getByRole("navigation", { name: "Members area" })).toBeVisible();
});

test("a place without tabs that one may open shows none", async ({ page }) => {
  await signIn(page, demo("member"));
  await page.goto("/dashboard/projects");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Projects");
  await expect(page.getByRole("navigation", { name: / area$/ })).toHaveCount(0);
});

test("folded groups stay folded, except the one that is open on the screen", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/app");
  const nav = navigation(page);
  const group = (name: string) => nav.getByRole("button", { name: new RegExp(`^${name}`) });
  const comments = nav.getByRole("link", { name: /^Comments/ });
  const waiting = Number((await comments.textContent())?.match(/\d+/)?.[0] ?? 0);
  await group("Content").click();
  await expect(comments).toHaveCount(0);
  await page.reload();
  await expect(group("Content")).toHaveAttribute("aria-expanded", "false");
  await expect(group("Work")).toHaveAttribute("aria-expanded", "true");
  if (waiting > 0) await expect(group("Content")).toContainText("attention");
  await audit(page, { at: [1280] });

  await page.goto("/dashboard/changelog/list");
  await expect(comments).toBeVisible();
  await expect(group("Content")).toHaveCount(0);
  await nav.getByRole("link", { name: "Overview" }).click();
  await expect(comments).toHaveCount(0);
  await group("Content").click();
  await expect(comments).toBeVisible();
});

test("the sidebar scrolls to the place that is open", async ({ page }) => {
  await signIn(page, demo("admin"));
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto("/dashboard/message-reports");
  await expect(navigation(page).getByRole("link", { name: /^Reports/ })).toBeInViewport({
    ratio: 1,
  });
});

test("pinned places come first, and stay there", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/app");
  const nav = navigation(page);
  const pin = nav.getByRole("button", { name: "Pin Changelog" });
  await pin.click();
  await page.reload();
  await expect(nav.getByRole("heading", { name: "Pinned" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Changelog" })).toHaveCount(1);
  await expect(nav.getByRole("link").nth(1)).toHaveText("Changelog");
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await audit(page, { at: [1280] });
  await pin.click();
  await expect(nav.getByRole("heading", { name: "Pinned" })).toHaveCount(0);
  await expect(nav.getByRole("link").nth(1)).not.toHaveText("Changelog");
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

test("the palette finds screens by keyboard alone @journey:search", async ({ page }) => {
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

test("what is typed before the palette is loaded is looked for, and is no key of the screen", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const isAsked = Promise.withResolvers<void>();
  const isTyped = Promise.withResolvers<void>();
  await page.route("**/assets/command-palette-*", async (route) => {
    isAsked.resolve();
    await isTyped.promise;
    await route.continue();
  });
  await page.goto("/dashboard/blog/posts");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await isAsked.promise;
  await page.keyboard.type("gq account");
  isTyped.resolve();
  const input = page.getByRole("combobox", { name: "Search everything" });
  await expect(input).toHaveValue("gq account");
  await expect(page).toHaveURL(/blog\/posts/);
});

test("a search of everything that fails says why and is tried again", async ({ page }) => {
  let isDown = true;
  await page.route("**/graphql", (route) => {
    const isSearch = /query Search\b/.test(route.request().postData() ?? "");
    return isDown && isSearch ? route.abort() : route.continue();
  });
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/app");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search everything" }).fill("Freya");
  const palette = page.getByRole("dialog");
  await expect(palette.getByRole("alert")).toContainText("Can’t reach the server");
  await expect(palette.getByText(/^No results/)).toHaveCount(0);
  isDown = false;
  await palette.getByRole("button", { name: "Try again" }).click();
  await expect(
    page.getByRole("group", { name: "People" }).getByRole("option", { name: "Freya Holm" }),
  ).toBeVisible();
});

test("g and a letter open a screen; the palette and the sheet of keys show the letter", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/app");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  const faqs = page.getByRole("group", { name: "Go to" }).getByRole("option", { name: "FAQ" });
  await expect(faqs.locator("kbd")).toHaveText(["G", "Q"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const places = sheet.locator("section", { has: page.getByRole("heading", { name: "Go to" }) });
  const keysOf = (name: string) =>
    places.locator("dl > div", { has: page.getByText(name, { exact: true }) }).locator("kbd");
  await expect(keysOf("FAQ")).toHaveText(["G", "Q"]);
  await expect(keysOf("Members")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("q");
  await expect(page).toHaveURL("/dashboard/pages/faqs");
  // not while typing, and only what one may open
  await search(page).fill("");
  await search(page).press("g");
  await search(page).press("b");
  await expect(search(page)).toHaveValue("gb");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(page).toHaveURL(/\/faqs/);
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(page).toHaveURL("/dashboard/app");
});

test("account and settings are in the menu at the foot of the sidebar", async ({ page }) => {
  await signIn(page, demo("member"));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/dashboard/app");
    const menu = width > 1024 ? page.getByRole("complementary") : page.getByRole("banner");
    await menu.getByRole("button", { name: /’s account$/ }).click();
    await expect(page.getByRole("menuitem", { name: "Account" })).toBeInViewport();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await expect(page).toHaveURL("/dashboard/settings");
  }
});

test("the mini sidebar opens a group beside its icon", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/app");
  await page.getByRole("button", { name: "Collapse the sidebar" }).click();
  const group = navigation(page).getByRole("button", { name: /^Content/ });
  await expect(navigation(page).getByRole("link", { name: /^Overview/ })).toBeVisible();
  await group.click();
  const flyout = page.getByRole("dialog", { name: "Content" });
  await expect(flyout.getByRole("link")).toHaveCount(5);
  await audit(page, { at: [1440] });
  await flyout.getByRole("link", { name: "Pages" }).click();
  await expect(page).toHaveURL("/dashboard/pages");
  await expect(flyout).toHaveCount(0);
  await expect(group).toHaveAttribute("aria-current", "true");
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
    "Match system mode",
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
  await page.getByRole("option", { name: "Type Club Oslo", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/chat\/[\da-f-]{36}$/);
});

test("do not disturb is switched in the account menu", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.goto("/dashboard/settings");
  const account = accountMenu(page);
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
