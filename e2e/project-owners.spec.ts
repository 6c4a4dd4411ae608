import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { member } from "./demo-world.ts";
import { snackbar } from "./lists.ts";
import { aProject, editor, invite, memberId, projectScreen } from "./project-world.ts";

test.describe.configure({ mode: "parallel" });

const owners = (page: Page) => page.getByRole("list", { name: "Owners" }).getByRole("listitem");

test("an owner invites by name; the invited one finds it in the list and accepts", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const name = `Two hands ${Date.now()}`;
  const { id } = await aProject(page, { title: { en: name }, visibility: "PRIVATE" });
  await page.goto(editor(id, "team"));
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite an owner" });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Required")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Member" }).fill("Freya");
  await page.getByRole("option", { name: member.name }).click();
  await dialog.getByRole("textbox", { name: "Role" }).fill("Type");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(owners(page)).toHaveCount(2);
  await expect(owners(page).last()).toContainText("Invited");

  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto(`${editor(id)}`);
  await expect(
    freya.getByRole("heading", { name: "Only its owners change this project" }),
  ).toBeVisible();
  await freya.goto(`/dashboard/projects?q=${encodeURIComponent(name)}`);
  await expect(freya.getByText(/invitations? awaits? your answer/)).toBeVisible();
  await freya.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(snackbar(freya, "You’re now an owner of this project")).toBeVisible();
  await freya.goto(projectScreen(id, "notes"));
  await expect(freya.getByRole("heading", { name: "Notes" })).toBeVisible();
  await freya.context().close();

  await page.reload();
  await expect(owners(page).last()).toContainText("Accepted");
});

test("an invitation is declined on the project's screen, and sent again", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, demo("editor"));
  const { id } = await aProject(page, { visibility: "PRIVATE" });
  await invite(page, id, await memberId(page, member.handle));
  const freya = await signedIn(browser, baseURL, "member");
  await freya.goto(projectScreen(id));
  await expect(freya.getByRole("link", { name: "Notes" })).toHaveCount(0);
  await expect(freya.getByRole("link", { name: "Edit project" })).toHaveCount(0);
  await freya.getByRole("button", { name: "Decline" }).click();
  await expect(freya).toHaveURL(/\/dashboard\/projects$/);
  await freya.goto(projectScreen(id));
  await expect(freya.getByRole("heading", { name: "Project not found" })).toBeVisible();

  await page.goto(editor(id, "team"));
  await expect(owners(page).last()).toContainText("Declined");
  await page.getByRole("button", { name: `Actions for ${member.name}` }).click();
  await page.getByRole("menuitem", { name: "Ask again" }).click();
  await expect(owners(page).last()).toContainText("Invited");

  await freya.goto("/dashboard/app");
  await freya
    .getByRole("banner")
    .getByRole("button", { name: /^Notifications/ })
    .click();
  const drawer = freya.getByRole("dialog", { name: "Notifications" });
  await drawer.getByRole("button", { name: "Accept", exact: true }).first().click();
  await expect(snackbar(freya, "You’re now an owner of this project")).toBeVisible();
  await freya.goto(projectScreen(id, "owners"));
  await expect(owners(freya).last()).toContainText("Accepted");
  await freya.context().close();
});

test("a notification leads to its project", async ({ page, browser, baseURL }) => {
  await signIn(page, demo("editor"));
  const name = `Told ${Date.now()}`;
  const { id } = await aProject(page, { title: { en: name } });
  const client = await signedIn(browser, baseURL, "client");
  const { viewer } = await (
    await client.request.post("/graphql", {
      data: { query: "{ viewer { member { id } } }" },
      headers: { origin: baseURL ?? "" },
    })
  )
    .json()
    .then(({ data }) => data);
  await invite(page, id, viewer.member.id);
  await client.goto("/dashboard/app");
  await client
    .getByRole("banner")
    .getByRole("button", { name: /^Notifications/ })
    .click();
  await client
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("link", { name: new RegExp(name) })
    .click();
  await expect(client).toHaveURL(new RegExp(`/dashboard/projects/${id}$`));
  await expect(
    client.getByRole("heading", { name: /invited you to co-own this project$/ }),
  ).toBeVisible();
  await client.context().close();
});

test("roles and order are changed, others are removed; the last owner cannot leave", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  const { id } = await aProject(page);
  await invite(page, id, await memberId(page, member.handle));
  await page.goto(projectScreen(id, "owners"));
  const freya = owners(page).filter({ hasText: member.name });
  await page.getByRole("button", { name: `Actions for ${member.name}` }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  const dialog = page.getByRole("dialog", { name: `Role of ${member.name}` });
  await dialog.getByRole("textbox", { name: "Role" }).fill("Lettering");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(freya).toContainText("Lettering");
  await page.getByRole("button", { name: `Move ${member.name}` }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(owners(page).first()).toContainText(member.name);

  const leave = async () => {
    await owners(page)
      .filter({ hasText: "(you)" })
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Leave project" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave project" }).click();
  };
  await leave();
  await expect(snackbar(page, /A project keeps at least one owner/)).toBeVisible();
  await page.reload();
  await expect(owners(page).first()).toContainText(member.name);
  await page.getByRole("button", { name: `Actions for ${member.name}` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(owners(page)).toHaveCount(1);
});

test("integrations and notes are kept, changed and deleted", async ({ page }) => {
  await signIn(page, demo("editor"));
  const { id } = await aProject(page);
  await page.goto(projectScreen(id, "integrations"));
  await page.getByRole("button", { name: "Add integration" }).click();
  const adding = page.getByRole("dialog", { name: "Add integration" });
  await adding.getByRole("textbox", { name: "URL" }).fill("nowhere");
  await adding.getByRole("button", { name: "Add integration" }).click();
  await expect(adding.getByText("Enter a link that starts with https://")).toBeVisible();
  await adding.getByRole("textbox", { name: "URL" }).fill("https://git.example/tide");
  await adding.getByRole("button", { name: "Add integration" }).click();
  await expect(adding).toHaveCount(0);
  await page.getByRole("button", { name: "Edit “GitHub”" }).click();
  const editing = page.getByRole("dialog", { name: "Edit integration" });
  await editing.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Broken" }).click();
  await editing.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "git.example" })).toContainText(
    "Broken",
  );
  await page.getByRole("button", { name: "Remove GitHub" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No integrations yet.")).toBeVisible();

  await page.goto(projectScreen(id, "notes"));
  const note = async (text: string) => {
    await page.getByRole("button", { name: "Add note" }).click();
    const dialog = page.getByRole("dialog", { name: "Add note" });
    await dialog.getByRole("textbox", { name: "Note" }).fill(text);
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(dialog).toHaveCount(0);
  };
  await note("The older");
  await note("The newer");
  const notes = page.getByRole("main").getByRole("listitem");
  await expect(notes).toContainText(["The newer", "The older"]);
  await notes.last().getByRole("button", { name: "Pin" }).click();
  await expect(notes).toContainText(["The older", "The newer"]);
  await notes.first().getByRole("button", { name: "Edit note" }).click();
  const edit = page.getByRole("dialog", { name: "Edit note" });
  await edit.getByRole("textbox", { name: "Note" }).fill("The oldest");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(notes.first()).toContainText("The oldest");
  await notes.first().getByRole("button", { name: "Delete note" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(notes).toHaveCount(1);
});
