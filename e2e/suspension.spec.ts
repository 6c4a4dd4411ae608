import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  accountMenu,
  type Credentials,
  demo,
  fillLogIn,
  logIn,
  newAddress,
  signedIn,
  signIn,
} from "./accounts.ts";
import { audit } from "./audit.ts";
import { ask } from "./graph.ts";
import { choose, question, row, rows, snackbar, tab } from "./lists.ts";
import { codeFor } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

const list = "/dashboard/user/list";

/** A newly registered user, signed in with a browser of their own. */
async function aNewcomer(
  browser: Browser,
): Promise<{ who: Credentials; name: string; page: Page }> {
  const page = await browser.newPage();
  const name = `Newcomer ${randomUUID().slice(0, 8)}`;
  const who = { email: newAddress(), password: "a long way home" };
  const register = (path: string, data: object) =>
    page.request.post(`/api/auth/${path}`, { data }).then((answer) => expect(answer).toBeOK());
  await register("register", { name, locale: "en", ...who });
  await register("verify", { email: who.email, code: await codeFor(who.email) });
  await page.context().clearCookies();
  await logIn(page, who);
  return { who, name, page };
}

test("an admin suspends a newcomer with a reason, which ends their session, and reinstates them @journey:members", async ({
  page,
  browser,
}) => {
  const { who, name, page: theirs } = await aNewcomer(browser);
  await theirs.goto("/dashboard/app");
  await expect(accountMenu(theirs)).toBeVisible();

  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await expect(row(page, who.email)).toHaveCount(1);
  await choose(page, row(page, name), "Suspend");
  await expect(question(page, `Suspend ${name}?`)).toBeVisible();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Advertising in comments");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(snackbar(page, "1 member suspended")).toBeVisible();
  await expect(row(page, "Suspended")).toHaveCount(1);

  await expect(theirs.getByRole("heading", { name: "Account suspended" })).toBeVisible();
  await expect(theirs.getByText("Advertising in comments")).toBeVisible();
  await theirs.goto("/auth/login");
  await fillLogIn(theirs, who);
  const refused = theirs.getByRole("alert");
  await expect(refused).toContainText("Your account is suspended");
  await expect(refused).toContainText("Advertising in comments");

  await choose(page, row(page, name), "Reinstate");
  await expect(snackbar(page, "1 member reinstated")).toBeVisible();
  await fillLogIn(theirs, who);
  await expect(accountMenu(theirs)).toBeVisible();
});

test("a member is suspended and reinstated on their edit screen, then edited further", async ({
  page,
  browser,
}) => {
  const { name } = await aNewcomer(browser);
  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Advertising in comments");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(snackbar(page, "1 member suspended")).toBeVisible();
  await page.getByRole("tab", { name: "Account" }).click();
  await expect(page.getByText("Advertising in comments")).toBeVisible();
  await page.getByRole("button", { name: "Reinstate" }).click();
  await expect(snackbar(page, "1 member reinstated")).toBeVisible();
  await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible();

  await page.getByRole("tab", { name: "General" }).click();
  await page.getByLabel("Company").fill("Fjord & Co");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Saved at");
});

test("an admin verifies an address and changes roles, which the user has at once", async ({
  page,
  browser,
}) => {
  const { name, page: theirs } = await aNewcomer(browser);
  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("button", { name: "Edit account" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit account" });
  await dialog.getByRole("checkbox", { name: "Member", exact: true }).uncheck();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByRole("group", { name: "Roles" })).toHaveAccessibleDescription(
    "Required",
  );
  await dialog.getByRole("checkbox", { name: "Moderator", exact: true }).check();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Moderator");
  await theirs.goto("/dashboard/blog/comments");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Comments");

  for (const where of ["their screen", "the list"]) {
    const invited = { email: newAddress(), name: `Invited ${randomUUID().slice(0, 8)}` };
    const { createUser } = await ask<{ createUser: { member: { id: string } } }>(
      page,
      "mutation ($input: CreateUserInput!) { createUser(input: $input) { member { id } } }",
      { input: invited },
    );
    if (where === "the list") {
      await page.goto(`${list}?q=${encodeURIComponent(invited.name)}`);
      await choose(page, row(page, invited.name), "Mark email as verified");
      await expect(snackbar(page, "1 email address verified")).toBeVisible();
    }
    await page.goto(`/dashboard/user/${createUser.member.id}/edit`);
    await page.getByRole("tab", { name: "Account" }).click();
    const verify = page.getByRole("button", { name: "Mark as verified" });
    if (where === "their screen") await verify.click();
    await expect(page.getByRole("main").getByText("Verified", { exact: true })).toBeVisible();
    await expect(verify).toHaveCount(0);
  }
});

test("a member is deleted with their account, whose address can register again", async ({
  page,
  browser,
}) => {
  const { who, name } = await aNewcomer(browser);
  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await choose(page, row(page, name), "Delete");
  await page.getByRole("checkbox", { name: /^Also delete the account/ }).check();
  await page.getByRole("button", { name: "Delete 1 member" }).click();
  await expect(snackbar(page, "1 member deleted")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  const { users } = await ask<{ users: { totalCount: number } }>(
    page,
    "query ($search: String!) { users(filter: { search: $search }) { totalCount } }",
    { search: who.email },
  );
  expect(users.totalCount).toBe(0);
  const again = await browser.newPage();
  const post = (path: string, data: object) => again.request.post(`/api/auth/${path}`, { data });
  await post("register", { name: "Second Start", locale: "en", ...who });
  const code = await codeFor(who.email, 2);
  await expect(await post("verify", { email: who.email, code })).toBeOK();
  await again.goto("/dashboard/app");
  await expect(accountMenu(again)).toHaveAccessibleName("Second Start’s account");
});

test("an account without a profile is listed separately, edited, and given one", async ({
  page,
}) => {
  const name = `Quill ${randomUUID().slice(0, 8)}`;
  await signIn(page, demo("admin"));
  await page.goto("/dashboard/user");
  await expect(page).toHaveURL(/\/dashboard\/user\/list$/);
  // Only the profile is deleted: the account stays, without one.
  const { createUser } = await ask<{ createUser: { id: string; member: { id: string } } }>(
    page,
    "mutation ($input: CreateUserInput!) { createUser(input: $input) { id member { id } } }",
    { input: { email: newAddress(), name } },
  );
  await page.goto(`/dashboard/user/${createUser.id}/edit`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await ask(page, "mutation ($id: ID!) { deleteMember(id: $id) }", createUser.member);

  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await expect(rows(page)).toHaveCount(0);
  await tab(page, /^Without a profile/).click();
  await expect(row(page, name)).toHaveCount(1);
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("This account has no profile")).toBeVisible();
  await audit(page);
  await page.getByRole("button", { name: "Create profile" }).click();
  await expect(page.getByRole("tab", { name: "General" })).toBeVisible();
});

test("who can’t be suspended is not offered, or the refusal says why", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("admin"));
  await page.goto(`${list}?q=ragnhild`);
  await row(page, "ragnhild-moe")
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Suspend" })).toHaveCount(0);
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await row(page, "ragnhild-moe").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect(
    snackbar(page, /Ragnhild Moe\. You can’t suspend your own account\.$/),
  ).toBeVisible();

  const moderator = await signedIn(browser, baseURL, "moderator");
  await moderator.goto(`${list}?q=ingrid`);
  await choose(moderator, row(moderator, "ingrid-solheim"), "Suspend");
  await moderator.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
  await expect(snackbar(moderator, /Only administrators can suspend staff\.$/)).toBeVisible();
  await moderator.context().close();
});
