import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { demo, newAddress, signIn } from "./accounts.ts";
import { audit, auditHere } from "./audit.ts";
import { ask } from "./graph.ts";
import { aJob, applications, cv, recruiter } from "./job-world.ts";
import { choose, question, row, rows, search, snackbar } from "./lists.ts";
import { wear } from "./looks.ts";
import { mailsTo } from "./mails.ts";
import { field, press, text } from "./post-editor.ts";

test.describe.configure({ mode: "parallel" });

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const saved = (page: Page) =>
  page.getByRole("main").getByRole("status").filter({ hasText: "All changes saved" });
const card = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

test("a recruiter writes a job, publishes it, closes it and opens it again @journey:jobs", async ({
  page,
}) => {
  test.slow();
  await signIn(page, recruiter);
  const name = `Bookbinder ${Date.now()}`;
  await page.goto("/dashboard/jobs");
  await page.getByRole("link", { name: "New job" }).click();
  await field(page, "Title").fill(name);
  await field(page, "Description").fill("Books that stay open.");
  await text(page).click();
  await page.keyboard.type("You sew, glue and press.");
  await field(page, "Department").fill("Craft");
  await page.getByRole("checkbox", { name: "Part time" }).check();
  const locations = page.getByRole("combobox", { name: "Locations" });
  await locations.fill("Lyon, France");
  await locations.press("Enter");
  await page.getByLabel("From", { exact: true }).fill("3000");
  await page.getByLabel("To", { exact: true }).fill("2000");
  await press(page, "Add question");
  await page.getByRole("textbox", { name: "Question 1" }).fill("Which thread do you use?");
  await press(page, "Publish English");
  await expect(page.getByText("Invalid value")).toBeVisible();
  await page.getByLabel("To", { exact: true }).fill("3600");
  await press(page, "Publish English");
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[\w-]+\/edit$/);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Question 1" })).toHaveValue(
    "Which thread do you use?",
  );
  await expect(page.getByText("Lyon, France")).toBeVisible();
  await page.reload();
  await expect(text(page)).toBeVisible();
  await auditHere(page);
  await press(page, "Close job");
  await expect(snackbar(page, "Job closed")).toBeVisible();
  await press(page, "Reopen job");
  await expect(snackbar(page, "Job reopened")).toBeVisible();
  await field(page, "Department").fill("Bookbinding");
  await press(page, "Publish changes");
  await expect(saved(page)).toBeVisible();

  await page.goto(`/dashboard/jobs?q=${name.replace(" ", "+")}&tab=open`);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, row(page, name), "Close");
  await expect(question(page, "Close 1 job?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close 1 job" }).click();
  await expect(snackbar(page, "1 job closed")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test("a question without a text is where a refused save leads", async ({ page }) => {
  await signIn(page, recruiter);
  await page.goto("/dashboard/jobs/new");
  await page.getByLabel("Title (English)").fill(`Refused ${Date.now()}`);
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Benefits (English)").fill("A bicycle");
  await page.getByRole("button", { name: "Save draft" }).click();
  const question = page.getByRole("textbox", { name: "Question 1" });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
});

test("applications move by keyboard, and an invitation is mailed as it was edited", async ({
  page,
}) => {
  test.slow();
  await signIn(page, recruiter);
  const { id, title, emails } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=steps"));
  await card(page, "Maren Vik").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: "Maren Vik: Screening" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(snackbar(page, "Maren Vik: Screening")).toBeVisible();
  await expect(column(page, "Screening").getByRole("link", { name: "Maren Vik" })).toBeVisible();
  await auditHere(page);

  await card(page, "Maren Vik").focus();
  await page.keyboard.press("3");
  const dialog = page.getByRole("dialog", { name: "Move Maren Vik to Interview?" });
  await expect(dialog.getByLabel("Subject")).toHaveValue(`Your application: ${title}`);
  await expect(dialog.getByLabel("Message")).toHaveValue(/^Hello Maren Vik,/);
  await dialog.getByLabel("Message").fill("Hello Maren,\n\ncome on Tuesday.");
  await auditHere(page);
  await dialog.getByRole("button", { name: "Move and send" }).click();
  await expect(snackbar(page, /Maren Vik: Interview\. We’ll send the email/)).toBeVisible();
  const mails = await mailsTo(emails[0] ?? "", 2);
  expect(mails.map((mail) => mail.text).join()).toContain("come on Tuesday.");

  await column(page, "Interview").getByRole("link", { name: "Maren Vik" }).click();
  await expect(page.getByRole("heading", { name: "Maren Vik" })).toBeVisible();
  await expect(page.getByText("I sew by hand.")).toBeVisible();
  await expect(page.getByText("come on Tuesday.")).toBeHidden();
  await page.getByText(`Your application: ${title}`).click();
  await expect(page.getByText("come on Tuesday.")).toBeVisible();
});

test("an interview is planned from the application, mailed, and noted as held", async ({
  page,
}) => {
  await signIn(page, recruiter);
  const { id, title, emails } = await aJob(page, "Ane Dahl");
  await page.goto(applications(id, "?view=read"));
  await page.getByRole("button", { name: "Plan interview" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan an interview with Ane Dahl" });
  await expect(dialog.getByLabel("Title")).toHaveValue(`Interview: ${title}`);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Day" }).fill("03/06/2031");
  await dialog.getByLabel("Location").fill("Studio 2");
  await auditHere(page);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(snackbar(page, "Ane Dahl was invited to an interview")).toBeVisible();
  const interviews = page.getByRole("region", { name: "Interviews" });
  await expect(interviews.getByText(/Tuesday,? 3 June 2031/)).toBeVisible();
  await interviews.getByRole("combobox", { name: /Status of/ }).click();
  await page.getByRole("option", { name: "Took place" }).click();
  await page.reload();
  await expect(interviews.getByText("Took place")).toBeVisible();
  await expect(
    page.getByText(/planned an interview with Ane Dahl|Interview planned/),
  ).toBeVisible();
  const mails = await mailsTo(emails[0] ?? "", 2);
  expect(mails.map(({ subject }) => subject)).toContain(`Invitation: Interview: ${title}`);
});

test("applications are read one after the other, rejected by key and erased", async ({ page }) => {
  test.slow();
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Ane Dahl", "Louis Petit");
  await page.goto(applications(id, "?view=read"));
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Louis Petit");
  await page.keyboard.press("j");
  await expect(heading).toHaveText("Ane Dahl");
  await page.reload();
  await expect(heading).toHaveText("Ane Dahl");
  await auditHere(page);
  // the window is wide again once the list is back beside the application
  await expect(page.getByRole("navigation", { name: "Applications" })).toBeVisible();
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("r");
  const rejecting = page.getByRole("dialog").getByRole("button", { name: "Reject without email" });
  await expect(rejecting).toBeVisible();
  await rejecting.click();
  await expect(snackbar(page, "Ane Dahl: Rejected")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Stage: New" })).toBeVisible();

  await page.getByRole("button", { name: "Actions for Ane Dahl" }).click();
  await page.getByRole("menuitem", { name: "Erase application" }).click();
  const erase = page.getByRole("alertdialog").getByRole("button", { name: "Erase application" });
  await expect(erase).toBeDisabled();
  await page.getByRole("alertdialog").getByRole("textbox").fill("Ane Dahl");
  await erase.click();
  await expect(snackbar(page, "Application of Ane Dahl erased")).toBeVisible();
  await expect(heading).toHaveText("Louis Petit");
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a change by another recruiter is said, and read again", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=steps"));
  await expect(card(page, "Maren Vik")).toBeVisible();
  const { applications: found } = await ask<{ applications: { nodes: { id: string }[] } }>(
    page,
    "query ($id: ID!) { applications(jobId: $id) { nodes { id } } }",
    { id },
  );
  await ask(
    page,
    `mutation ($seen: [SeenApplicationInput!]!) {
      moveApplications(applications: $seen, stage: OFFER) { count }
    }`,
    { seen: found.nodes.map((one) => ({ id: one.id })) },
  );
  await card(page, "Maren Vik").focus();
  await page.keyboard.press("2");
  await expect(snackbar(page, /Maren Vik was changed by someone else/)).toBeVisible();
  await expect(column(page, "Offer").getByRole("link", { name: "Maren Vik" })).toBeVisible();
});

test("search, filters and tools of the jobs are one line on a desktop, in every language", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, recruiter);
  for (const language of ["en", "fr", "no"]) {
    await wear(context, { NEXT_LOCALE: language }, baseURL);
    await page.goto("/dashboard/jobs");
    await expect(rows(page).first()).toBeVisible();
    const { tops, room } = await search(page).evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("No canvas");
      pen.font = font;
      const { width } = pen.measureText(input.placeholder);
      const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
      const tools = [...(input.closest("[role=search]")?.parentElement?.children ?? [])];
      return {
        tops: tools
          .filter((tool) => tool.checkVisibility())
          .map((tool) => Math.round(tool.getBoundingClientRect().top)),
        room: input.clientWidth - padding - width,
      };
    });
    expect(new Set(tops).size, language).toBe(1);
    expect(room, `placeholder in ${language}`).toBeGreaterThanOrEqual(0);
  }
  await page.getByRole("button", { name: "Flere filtre" }).click();
  await page.getByRole("radio", { name: "Hybrid" }).check();
  await expect(page).toHaveURL(/workplace=HYBRID/);
  await page.getByRole("dialog").getByRole("button", { name: /^Vis / }).click();
  await expect(page.getByRole("button", { name: "Flere filtre 1 valgt" })).toBeVisible();
});

test("several applications are rejected together, each with an email", async ({ page }) => {
  await signIn(page, recruiter);
  const { id, emails } = await aJob(page, "Ane Dahl", "Louis Petit");
  await page.goto(applications(id));
  await expect(rows(page)).toHaveCount(2);
  await auditHere(page);
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Reject 2 applications?" });
  await expect(dialog.getByLabel("Message")).toHaveValue(/We’ve chosen someone else/);
  await dialog.getByRole("button", { name: "Reject and send" }).click();
  await expect(snackbar(page, /2 applications moved to Rejected/)).toBeVisible();
  await page.goto(applications(id, "?tab=rejected"));
  await expect(rows(page)).toHaveCount(2);
  for (const email of emails) {
    const mails = await mailsTo(email, 2);
    expect(mails.map((mail) => mail.text).join()).toContain("We’ve chosen someone else this time");
  }
});

test("an email that is written is left after a question only", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=steps"));
  await card(page, "Maren Vik").focus();
  const dialog = page.getByRole("dialog", { name: "Write to Maren Vik" });
  const leaving = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("w");
  await expect(dialog.getByText("Applied in English.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("w");
  await dialog.getByLabel("Message").fill("Which thread do you use?");
  await page.keyboard.press("Escape");
  await leaving.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Message")).toHaveValue("Which thread do you use?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await leaving.getByRole("button", { name: "Leave" }).click();
  await expect(dialog).toHaveCount(0);
});

test("a rejection by mistake is taken back with its email", async ({ page }) => {
  await signIn(page, recruiter);
  const { id, emails } = await aJob(page, "Maren Vik");
  await page.goto(applications(id, "?view=read"));
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reject and send" }).click();
  await expect(page.getByRole("button", { name: "Stage: Rejected" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Stage: New" })).toBeVisible();
  // what was queued later than the rejection arrives, and the rejection does not
  await page.getByRole("button", { name: "Write", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Subject").fill("A question");
  await dialog.getByLabel("Message").fill("Which thread do you use?");
  await dialog.getByRole("button", { name: "Send email" }).click();
  const subjects = (await mailsTo(emails[0] ?? "", 2)).map(({ subject }) => subject);
  expect(subjects).toContain("A question");
  await expect(page.getByText("Which thread do you use?")).toBeHidden();
  await expect(page.getByText("We’ve chosen someone else this time")).toHaveCount(0);
});

test("a card is dragged to another stage by the pointer @journey:jobs", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik", "Ane Dahl");
  await page.goto(applications(id, "?view=steps"));
  const from = await card(page, "Ane Dahl").boundingBox();
  const to = await column(page, "Screening").boundingBox();
  if (!from || !to) throw new Error("Not shown");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 6);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 30, { steps: 8 });
  await expect(page.getByRole("status").filter({ hasText: "Ane Dahl: Screening" })).toBeVisible();
  await page.mouse.up();
  await expect(snackbar(page, "Ane Dahl: Screening")).toBeVisible();
  await expect(page).toHaveURL(/view=steps/);
  await expect(column(page, "Screening").getByRole("link", { name: "Ane Dahl" })).toBeVisible();
  await expect(column(page, "New").getByRole("link", { name: "Maren Vik" })).toBeVisible();
});

test("applications are read side by side, in an order that the address keeps", async ({ page }) => {
  test.slow();
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik", "Ane Dahl", "Louis Petit", "Yuki Tanaka");
  const names = page.getByRole("columnheader").getByRole("link");
  // Without a choice: as many as have room, and the arrows lead to all others.
  await page.goto(applications(id, "?view=compare"));
  await expect(names).toHaveText(["Yuki Tanaka", "Louis Petit"]);
  await page.getByRole("button", { name: "Next instead of Louis Petit" }).click();
  await expect(names).toHaveText(["Yuki Tanaka", "Ane Dahl"]);

  await page.goto(applications(id));
  await page.getByRole("checkbox", { name: "Select Maren Vik" }).check();
  await page.getByRole("checkbox", { name: "Select Louis Petit" }).check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(names).toHaveText(["Maren Vik", "Louis Petit"]);
  await page.getByRole("button", { name: "Next instead of Louis Petit" }).click();
  await expect(names).toHaveText(["Maren Vik", "Ane Dahl"]);
  await page.reload();
  await expect(names).toHaveText(["Maren Vik", "Ane Dahl"]);
  const letters = page.getByRole("row", { name: /Cover letter/ }).getByRole("cell");
  await expect(letters).toHaveText(["I sew by hand.", "I sew by hand."]);
  await page.getByRole("textbox", { name: "Highlight words" }).fill("hand");
  await expect(letters.first().locator("mark")).toHaveText("hand");
  await page.reload();
  await expect(names).toHaveText(["Maren Vik", "Ane Dahl"]);
  await auditHere(page);
  await page
    .getByRole("cell")
    .filter({ has: page.getByRole("button", { name: "To Screening" }) })
    .first()
    .getByRole("button", { name: "To Screening" })
    .click();
  await expect(snackbar(page, "Maren Vik: Screening")).toBeVisible();
  await page.goto(applications(id, "?view=compare"));
  await expect(names.filter({ visible: true })).toHaveText(["Yuki Tanaka", "Louis Petit"]);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(names).toHaveText(["Yuki Tanaka", "Louis Petit", "Ane Dahl"]);
});

test("the lists of jobs and of applications are exported as files", async ({ page }) => {
  await signIn(page, recruiter);
  const { id, title } = await aJob(page, "Maren Vik", "=Ane Dahl");
  const exported = async () => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await saved;
    const [head, ...lines] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    return { name: file.suggestedFilename(), head, lines };
  };
  await page.goto(`/dashboard/jobs?q=${title.replaceAll(" ", "+")}`);
  await expect(rows(page)).toHaveCount(1);
  const jobs = await exported();
  expect(jobs.name).toMatch(/^jobs-\d{4}-\d\d-\d\d\.csv$/);
  expect(jobs.head).toContain("Title,Type,Location,Applications,Closes,Status,Languages,Updated");
  expect(jobs.lines).toHaveLength(1);
  expect(jobs.lines[0]).toMatch(new RegExp(`^${title},.*,2,`));
  await page.goto(applications(id));
  await expect(rows(page)).toHaveCount(2);
  const sent = await exported();
  expect(sent.head).toBe("\uFEFFName,Stage,Source,Tags,Applied");
  expect(sent.lines.map((line) => line.split(",")[0])).toEqual(["'=Ane Dahl", "Maren Vik"]);
});

test("who applied is a number until a recruiter shows the name", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page);
  await page.goto(`/dashboard/jobs/${id}/edit`);
  await page.getByRole("switch", { name: "Hide names at first" }).check();
  await press(page, "Publish changes");
  await expect(saved(page)).toBeVisible();
  const email = newAddress();
  const answer = await page.request.post(`/api/jobs/${id}/apply`, {
    multipart: { name: "Maren Vik", email, consent: "2026-11-23.1", cv },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(applications(id, "?view=steps"));
  await expect(card(page, "Applicant 1")).toBeVisible();
  await auditHere(page);
  await card(page, "Applicant 1").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Applicant 1" })).toBeVisible();
  await expect(page.getByText("You can read it once the name is shown")).toBeVisible();
  await auditHere(page);
  await press(page, "Write");
  const dialog = page.getByRole("dialog", { name: "Write to Applicant 1" });
  await dialog.getByRole("combobox", { name: "Template" }).click();
  await page.getByRole("option", { name: "Question" }).click();
  await expect(dialog.getByLabel("Message")).toHaveValue(/^Hello \{name\},/);
  await dialog.getByRole("button", { name: "Send email" }).click();
  const mails = await mailsTo(email, 2);
  expect(mails.map(({ text: sent }) => sent).join()).toContain("Hello Maren Vik,");
  await expect(page.getByText("Maren")).toHaveCount(0);
  await press(page, "Show name");
  await expect(page.getByRole("heading", { name: "Maren Vik" })).toBeVisible();
  await expect(page.getByText("maren-vik.pdf")).toBeVisible();
  await page.goto(`/dashboard/jobs/${id}/applications`);
  await expect(rows(page).filter({ hasText: "Maren Vik" })).toHaveCount(1);
});

test("a CV is read beside the application", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page);
  const email = newAddress();
  const answer = await page.request.post(`/api/jobs/${id}/apply`, {
    multipart: { name: "Maren Vik", email, consent: "2026-11-23.1", cv },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  // as in a browser that has a viewer
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }),
  );
  const shown = page.waitForResponse(/\/files\/applications\/[\w-]+\?view=1$/);
  await page.goto(applications(id, "?view=read"));
  const headers = (await shown).headers();
  expect(headers["content-disposition"]).toMatch(/^inline;/);
  await expect(page.getByTitle("CV of Maren Vik")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
});

test("on a phone one stage is shown, and a menu moves", async ({ page }) => {
  await signIn(page, recruiter);
  const { id } = await aJob(page, "Maren Vik");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(applications(id, "?view=steps"));
  await page.getByRole("button", { name: "Actions for Maren Vik" }).click();
  await page.getByRole("menuitem", { name: "Move to…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Screening" }).click();
  await expect(card(page, "Maren Vik")).toBeHidden();
  await page.getByRole("link", { name: "Screening 1" }).click();
  await expect(card(page, "Maren Vik")).toBeVisible();
  await audit(page);
  await card(page, "Maren Vik").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Maren Vik" })).toBeVisible();
  await audit(page);
  await page.getByRole("link", { name: "All applications" }).click();
  await expect(page.getByRole("link", { name: /Maren Vik/ })).toBeVisible();
});

for (const role of ["member", "editor"]) {
  test(`the role ${role} opens none of the screens of jobs`, async ({ page }) => {
    await signIn(page, demo(role));
    for (const path of ["", "/new", "/01a2147d-c17a-7003-95f9-458aeb8629ee/applications"]) {
      await page.goto(`/dashboard/jobs${path}`);
      await expect(page).toHaveURL("/dashboard/permission-denied");
    }
  });
}
