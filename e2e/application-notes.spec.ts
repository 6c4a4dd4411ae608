import { expect, type Locator, type Page, test } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { auditHere } from "./audit.ts";
import { aJob, applications, recruiter } from "./job-world.ts";
import { press } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

const note = (page: Page, text: string): Locator => page.getByRole("listitem").getByText(text);

/** Opens an application, and writes a note with the keyboard. */
async function writeNote(page: Page, text: string): Promise<void> {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Ane Dahl");
  await page.goto(applications(id, "?view=read"));
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText("Ane Dahl");
  await page.keyboard.press("n");
  await page.keyboard.type(text);
}

/** Clicks twice before anything can be rendered in between. */
const clickTwice = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

/** The operations of this name that the page sends from now on. */
function requestsFor(page: Page, operation: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes(`"operationName":"${operation}"`)) sent.push(body);
  });
  return sent;
}

test("a note is added, edited and deleted", async ({ page }) => {
  await writeNote(page, "Steady hands.");
  await press(page, "Add note");
  await expect(note(page, "Steady hands.")).toBeVisible();
  await press(page, "Edit note");
  await page.getByRole("textbox", { name: "Note" }).first().fill("Very steady hands.");
  await press(page, "Save note");
  await expect(note(page, "Very steady hands.")).toBeVisible();
  await auditHere(page);
  await page.reload();
  await expect(note(page, "Very steady hands.")).toBeVisible();
  await press(page, "Delete note");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(note(page, "Very steady hands.")).toHaveCount(0);
});

test("what is written in a note is kept until it is added, saved or cancelled", async ({
  page,
}) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Ane Dahl", "Louis Petit");
  await page.goto(applications(id, "?view=read"));
  const read = (name: string) => page.getByRole("link", { name }).click();
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  const first = page.getByRole("textbox", { name: "Note" }).first();
  const written = page.getByRole("textbox", { name: "Note" }).last();
  await written.fill("Steady hands.");
  await read("Ane Dahl");
  await expect(heading).toHaveText("Ane Dahl");
  await expect(written).toHaveValue("");
  await read("Louis Petit");
  await expect(written).toHaveValue("Steady hands.");
  await page.reload();
  await expect(written).toHaveValue("Steady hands.");
  await press(page, "Add note");
  await expect(note(page, "Steady hands.")).toBeVisible();
  await expect(written).toHaveValue("");

  await press(page, "Edit note");
  await first.fill("Very steady hands.");
  await page.reload();
  await expect(written).toHaveValue("");
  await press(page, "Edit note");
  await expect(first).toHaveValue("Very steady hands.");
  await press(page, "Save note");
  await expect(note(page, "Very steady hands.")).toBeVisible();
  await press(page, "Edit note");
  await first.fill("Shaky hands.");
  await press(page, "Cancel");
  await press(page, "Edit note");
  await expect(first).toHaveValue("Very steady hands.");
});

test("a note that can’t be deleted stays, and the question says why", async ({ page }) => {
  await writeNote(page, "Steady hands.");
  await press(page, "Add note");
  await expect(note(page, "Steady hands.")).toBeVisible();
  await page.route("**/graphql", (route) => route.abort());
  await press(page, "Delete note");
  const removing = page.getByRole("alertdialog");
  await removing.getByRole("button", { name: "Delete" }).click();
  await expect(removing.getByRole("alert")).toContainText("Can’t reach the server");
  await page.unroute("**/graphql");
  await removing.getByRole("button", { name: "Cancel" }).click();
  await expect(note(page, "Steady hands.")).toBeVisible();
});

test("two clicks at once add one note, and delete it once", async ({ page }) => {
  await writeNote(page, "Steady hands.");
  const added = requestsFor(page, "CreateApplicationNote");
  await clickTwice(page.getByRole("button", { name: "Add note" }));
  await expect(note(page, "Steady hands.")).toBeVisible();
  expect(added).toHaveLength(1);
  const deleted = requestsFor(page, "DeleteApplicationNote");
  await press(page, "Delete note");
  await clickTwice(page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await expect(note(page, "Steady hands.")).toHaveCount(0);
  expect(deleted).toHaveLength(1);
});
