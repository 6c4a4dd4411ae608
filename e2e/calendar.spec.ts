import { expect, type Page, test } from "@playwright/test";
import { demo, signedIn, signIn } from "./accounts.ts";
import { audit, fits } from "./audit.ts";
import { ask } from "./graph.ts";
import { snackbar } from "./lists.ts";
import { mailsTo } from "./mails.ts";

test.describe.configure({ mode: "parallel" });

const CALENDAR = "/dashboard/calendar";

const event = (page: Page, name: string | RegExp) =>
  page.locator("[data-event]").and(page.getByRole("button", { name }));

const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;

/** An event of the viewer's; its id and version. */
async function anEvent(page: Page, input: object) {
  const { createCalendarEvent } = await ask<{
    createCalendarEvent: { id: string; version: number };
  }>(
    page,
    `mutation ($input: CreateCalendarEventInput!) { createCalendarEvent(input: $input) { id version } }`,
    { input },
  );
  return createCalendarEvent;
}

/** Of every date between two days of a year: its day and its time, as the server has them. */
async function starts(page: Page, title: string, from: string, to: string): Promise<string[]> {
  const { calendarEvents } = await ask<{
    calendarEvents: { start: string; event: { title: string } }[];
  }>(
    page,
    `query ($from: DateTimeISO!, $to: DateTimeISO!) { calendarEvents(from: $from, to: $to) { start event { title } } }`,
    { from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` },
  );
  return calendarEvents
    .filter((each) => each.event.title.startsWith(title))
    .map(({ start }) => start.slice(0, 16));
}

test("an event is drawn on the hours, moved by keyboard, and answered live by its guest @journey:calendar", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${CALENDAR}?view=week&date=2031-03-03`);
  const tuesday = page.locator("[data-hours]").nth(1);
  const box = await tuesday.boundingBox();
  if (!box) throw new Error("No column");
  // From 10:00 to 11:30; an hour is 60 px high.
  await page.mouse.move(box.x + 20, box.y + 602);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 640);
  await page.mouse.move(box.x + 20, box.y + 677);
  await page.mouse.up();
  const form = page.getByRole("dialog", { name: "New event" });
  await expect(form.getByLabel("Start time")).toHaveValue("10:00");
  await expect(form.getByLabel("End time")).toHaveValue("11:30");
  await form.getByRole("button", { name: "Create event" }).click();
  await expect(form.getByText("Required")).toBeVisible();
  const title = unique("Proofs");
  await form.getByLabel("Title").fill(title);
  // who is free: the guest of an earlier try is busy at that time
  const other = await signedIn(browser, baseURL, test.info().retry ? "support" : "moderator");
  const { viewer } = await ask<{ viewer: { member: { displayName: string } } }>(
    other,
    `{ viewer { member { displayName } } }`,
  );
  await form.getByRole("combobox", { name: "Guests" }).fill(viewer.member.displayName);
  await page.getByRole("option", { name: viewer.member.displayName }).click();
  await expect(form.getByText("All guests are free at this time")).toBeVisible();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Create event" }).click();
  await expect(form).toHaveCount(0);
  await expect(event(page, `${title}, Tuesday 4 March, 10:00–11:30`)).toBeVisible();
  await audit(page, { at: [1280] });

  // With Alt in steps of five minutes: one of them is 5 px.
  const drawn = await event(page, title).boundingBox();
  if (!drawn) throw new Error("No event");
  const drag = async (by: number) => {
    await page.keyboard.down("Alt");
    await page.mouse.move(drawn.x + 30, drawn.y + 40);
    await page.mouse.down();
    await page.mouse.move(drawn.x + 30, drawn.y + 60);
    await page.mouse.move(drawn.x + 30, drawn.y + 40 + by);
    await page.mouse.up();
    await page.keyboard.up("Alt");
  };
  await drag(5);
  await expect(event(page, `${title}, Tuesday 4 March, 10:05–11:35`)).toBeVisible();
  await drag(-5);
  await expect(event(page, `${title}, Tuesday 4 March, 10:00–11:30`)).toBeVisible();

  await event(page, title).focus();
  await page.keyboard.press("Alt+ArrowDown");
  const said = page
    .getByRole("status")
    .filter({ hasText: `${title}: Tuesday 4 March, 10:15–11:45` });
  await expect(said).toBeAttached();
  await expect(snackbar(page, /moved to Tuesday 4 March, 10:15/)).toBeVisible();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(event(page, `${title}, Wednesday 5 March, 10:15–11:45`)).toBeFocused();
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await expect(event(page, `${title}, Wednesday 5 March, 10:15–11:30`)).toBeVisible();
  await expect
    .poll(() => starts(page, title, "2031-03-01", "2031-03-09"))
    .toEqual(["2031-03-05T09:15"]);

  await other.goto(`${CALENDAR}?view=agenda&date=2031-03-03`);
  await event(other, `${title}, Wednesday 5 March, 10:15–11:30, No answer`).click();
  await event(page, title).press("Enter");
  const details = page.getByRole("dialog", { name: title });
  await expect(details.getByText("No answer")).toBeVisible();
  await audit(page, { at: [1280] });
  const answers = other.getByRole("group", { name: "Going?" });
  await expect(other.getByRole("button", { name: "Edit event" })).toHaveCount(0);
  await answers.getByRole("button", { name: "Yes" }).click();
  await expect(details.getByText("Accepted")).toBeVisible();
  await expect(answers.getByRole("button", { name: "Yes" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await other.close();
});

test("of a series one date, those that follow or all change", async ({ page }) => {
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1280, height: 900 });
  const title = unique("Crit");
  await anEvent(page, {
    title,
    start: "2031-05-05T08:00:00Z",
    end: "2031-05-05T09:00:00Z",
    rrule: "FREQ=WEEKLY;BYDAY=MO;COUNT=4",
  });
  const days = () => starts(page, title, "2031-05-01", "2031-06-09");
  await page.goto(`${CALENDAR}?view=month&date=2031-05-01`);
  const scopes = page.getByRole("dialog", { name: "Change which events?" });

  await event(page, `${title}, Monday 12 May, 10:00–11:00`).click();
  await page.getByRole("button", { name: "Edit event" }).click();
  const form = page.getByRole("dialog", { name: "Edit event" });
  await form.getByLabel("Title").fill(`${title} with Lund`);
  await form.getByRole("button", { name: "Save changes" }).click();
  await scopes.getByRole("radio", { name: "Only Monday 12 May" }).check();
  await scopes.getByRole("button", { name: "Save changes" }).click();
  await expect(event(page, `${title} with Lund, Monday 12 May`)).toBeVisible();
  await expect(event(page, `${title}, Monday`)).toHaveCount(3);

  await event(page, `${title}, Monday 19 May`).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await scopes.getByRole("radio", { name: "This and following events" }).check();
  await scopes.getByRole("button", { name: "Move" }).click();
  await expect(event(page, `${title}, Tuesday 27 May`)).toBeVisible();
  expect(await days()).toEqual([
    "2031-05-05T08:00",
    "2031-05-12T08:00",
    "2031-05-20T08:00",
    "2031-05-27T08:00",
  ]);

  await event(page, `${title}, Tuesday 27 May`).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await page
    .getByRole("dialog", { name: "Delete which events?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(event(page, `${title}, Tuesday 27 May`)).toHaveCount(0);
  const deleted = page.getByRole("listitem").filter({ hasText: /deletedUndo/ });
  await deleted.getByRole("button", { name: "Undo" }).click();
  await expect(event(page, `${title}, Tuesday 27 May`)).toBeVisible();
});

test("what was changed meanwhile is asked about, and a move that is refused goes back", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1280, height: 900 });
  const title = unique("Poster");
  const { id, version } = await anEvent(page, {
    title,
    allDay: true,
    startDate: "2031-06-03",
    endDate: "2031-06-05",
  });
  await page.goto(`${CALENDAR}?view=week&date=2031-06-02`);
  await event(page, title).click();
  await page.getByRole("button", { name: "Edit event" }).click();
  const form = page.getByRole("dialog", { name: "Edit event" });
  // The day after the last one is stored; the last one is shown.
  await expect(form.getByRole("textbox", { name: "Last day" })).toHaveValue("4 Jun 2031");
  await form.getByLabel("Title").fill(`${title} in A2`);
  await form.getByLabel("Location").fill("Hall 2");
  await ask(
    page,
    `mutation ($id: ID!, $input: UpdateCalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }`,
    { id, input: { version, title: `${title} in A3` } },
  );
  await form.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Someone else has edited this" });
  await expect(dialog.getByText(`${title} in A3`)).toBeVisible();
  await dialog.getByRole("radio", { name: `${title} in A2` }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
  await event(page, `${title} in A2`).click();
  await expect(page.getByRole("dialog").getByText("Hall 2")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("updateCalendarEvent") ? route.abort() : route.continue(),
  );
  await event(page, title).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(snackbar(page, /Couldn’t move/)).toBeVisible();
  await expect(event(page, `${title} in A2, Tuesday 3 June – Wednesday 4 June`)).toBeVisible();
});

test("the feed is read at its address until that is revoked, and a file is imported once", async ({
  page,
  request,
}) => {
  await signIn(page, demo("support"));
  await page.goto(`${CALENDAR}?view=month&date=2031-07-01`);
  const menu = page.getByRole("button", { name: "More", exact: true });
  const title = unique("Fair");
  const ics = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Example//EN",
    "BEGIN:VEVENT",
    `UID:${crypto.randomUUID()}`,
    "DTSTAMP:20310101T000000Z",
    "DTSTART;VALUE=DATE:20310708",
    "DTEND;VALUE=DATE:20310710",
    `SUMMARY:${title}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  const file = { name: "fair.ics", mimeType: "text/calendar", buffer: Buffer.from(ics) };
  const choose = async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: "Import events" }).click();
    await page.getByLabel("Choose a file").setInputFiles(file);
  };
  const dialog = page.getByRole("dialog", { name: "Import events" });
  await choose();
  await dialog.getByRole("button", { name: "Import 1 event" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(event(page, title)).toBeVisible();
  await choose();
  await expect(dialog.getByText("Unchanged")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await menu.click();
  await page.getByRole("menuitem", { name: "Calendar feed" }).click();
  const feed = page.getByRole("dialog", { name: "Calendar feed" });
  await feed.getByRole("button", { name: "Create feed URL" }).click();
  const address = await feed.getByLabel("Feed URL").inputValue();
  const body = await (await request.get(address)).text();
  expect(body).toContain(`SUMMARY:${title}`);
  await feed.getByRole("button", { name: "Revoke URL" }).click();
  await expect(feed.getByText("There is no feed URL yet.")).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test("on a phone an agenda names the next event, filters hide, and keys change the view", async ({
  page,
}) => {
  await page.goto(CALENDAR);
  await expect(page).toHaveURL(/\/auth\/login/);
  await signIn(page, demo("recruiter"));
  const title = unique("Fitting");
  await anEvent(page, {
    title,
    color: "RED",
    start: "2032-02-10T09:00:00Z",
    end: "2032-02-10T10:00:00Z",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${CALENDAR}?date=2031-12-01`);
  await page.getByRole("button", { name: "Go to Tuesday 10 February" }).click();
  await expect(event(page, title)).toBeVisible();
  await fits(page, { at: [390] });
  await page.goto(`${CALENDAR}?date=2032-02-10&hide=RED`);
  await expect(page.getByText("No events ahead")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(event(page, title)).toBeVisible();
  await page.keyboard.press("3");
  await expect(page).toHaveURL(/view=month/);
  await expect(page.getByRole("region", { name: /Tuesday 10 February/ })).toContainText(title);
  await audit(page, { at: [390] });
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("March 2032");
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "New event" }).getByLabel("Title")).toBeFocused();
  await audit(page, { at: [390] });
});

test("a guest by email answers by the link in the invitation, and the owner sees it at once", async ({
  page,
  browser,
}) => {
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${CALENDAR}?view=week&date=2031-06-02`);
  await page.getByRole("button", { name: "New event" }).click();
  const form = page.getByRole("dialog", { name: "New event" });
  const title = unique("Fitting");
  const address = `${unique("guest").replace(" ", "-")}@example.org`;
  await form.getByLabel("Title").fill(title);
  await form.getByRole("textbox", { name: "Start", exact: true }).fill("03/06/2031");
  const guests = form.getByRole("combobox", { name: "Guests" });
  await guests.fill(address);
  await page.getByRole("option", { name: address }).click();
  await page.keyboard.press("Escape");
  await form.getByRole("button", { name: "Create event" }).click();
  await event(page, title).click();
  const details = page.getByRole("dialog");
  await expect(details.getByText(address)).toBeVisible();
  await expect(details.getByText("No answer")).toBeVisible();

  const [mail] = await mailsTo(address, 1);
  expect(mail?.subject).toBe(`Invitation: ${title}`);
  const [link = ""] = /https?:\/\/\S+answer=tentative/.exec(mail?.text ?? "") ?? [];
  const guest = await browser.newPage();
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(new URL(page.url()).origin + new URL(link).pathname + new URL(link).search);
  await expect(guest.getByRole("heading", { name: title })).toBeVisible();
  await audit(guest, { at: [390] });
  await expect(details.getByText("No answer")).toBeVisible();
  await guest.getByRole("button", { name: "Maybe" }).click();
  await expect(guest.getByText("You answered maybe.")).toBeVisible();
  await expect(details.getByText("Maybe")).toBeVisible();
  await guest.close();
});

test("cards that are due are in the calendar, lead to their board, and can be left out", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1280, height: 900 });
  const { boards } = await ask<{ boards: { columns: { id: string }[] }[] }>(
    page,
    `{ boards { columns { id } } }`,
  );
  const title = unique("Press check");
  await ask(page, `mutation ($input: CreateCardInput!) { createCard(input: $input) { id } }`, {
    input: { columnId: boards[0]?.columns[0]?.id, title, dueTo: "2031-07-09" },
  });
  await page.goto(`${CALENDAR}?view=week&date=2031-07-09`);
  const card = event(page, title);
  await expect(card).toBeVisible();
  await page.getByRole("checkbox", { name: "Cards due" }).uncheck();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/without=cards/);
  await page.getByRole("checkbox", { name: "Cards due" }).check();

  // Completed where it is seen, and opened again.
  const box = page.getByRole("checkbox", { name: `Completed: ${title}` });
  await box.click();
  await expect(box).toBeChecked();
  await expect(snackbar(page, `“${title}” completed`)).toBeVisible();
  await page.goto(`${CALENDAR}?view=month&date=2031-07-09`);
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked();
  await audit(page, { at: [1280] });
  await card.click();
  await expect(page).toHaveURL(/\/dashboard\/kanban\?board=.+&card=/);
});

test("events are found by /, and a day says what is free, due and next", async ({ page }) => {
  await signIn(page, demo("moderator"));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, second, later] = [unique("Fitting"), unique("Casting"), unique("Opening")];
  const on = (day: string, from: string, to: string) => ({
    start: `2033-06-${day}T${from}:00Z`,
    end: `2033-06-${day}T${to}:00Z`,
  });
  // Vienna is two hours ahead in June.
  await anEvent(page, { title: first, ...on("08", "08:00", "09:30") });
  await anEvent(page, { title: second, ...on("08", "09:00", "10:00") });
  await anEvent(page, { title: later, ...on("09", "12:00", "13:00") });
  await page.goto(`${CALENDAR}?view=day&date=2033-06-08`);
  const beside = page.getByRole("complementary", { name: "Wednesday 8 June" });
  await expect(beside.getByRole("button", { name: /^New event, / })).toHaveCount(2);
  await expect(beside).toContainText("09:00–10:00");
  await expect(beside).toContainText("12:00–18:00");
  await expect(beside.getByText(later).first()).toBeAttached();
  await audit(page, { at: [1440] });
  await beside.getByRole("button", { name: "New event, 12:00–18:00" }).click();
  const form = page.getByRole("dialog", { name: "New event" });
  await expect(form.getByLabel("Start time")).toHaveValue("12:00");
  await expect(form.getByLabel("End time")).toHaveValue("13:00");
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toHaveCount(0);

  await event(page, first).click();
  await expect(page.getByRole("dialog", { name: first })).toContainText(`Overlaps with ${second}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("casting");
  await expect(page).toHaveURL(/q=casting/);
  await expect(event(page, second)).toBeVisible();
  await expect(event(page, first)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Search this calendar" }).fill(later);
  await page.getByRole("button", { name: "Go to Thursday 9 June" }).click();
  await expect(event(page, later).first()).toBeVisible();
});

test("what overlaps is moved to the next free time, unless someone else decides about it", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo("moderator"));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [fitting, casting, crit] = [unique("Fitting"), unique("Casting"), unique("Crit")];
  const on = (from: string, to: string) => ({
    start: `2034-06-08T${from}:00Z`,
    end: `2034-06-08T${to}:00Z`,
  });
  await anEvent(page, { title: fitting, ...on("08:00", "09:30") });
  await anEvent(page, { title: casting, ...on("09:00", "10:00") });
  const { viewer } = await ask<{ viewer: { member: { id: string } } }>(
    page,
    `{ viewer { member { id } } }`,
  );
  const other = await signedIn(browser, baseURL, "editor");
  await anEvent(other, { title: crit, ...on("09:30", "10:30"), guestIds: [viewer.member.id] });
  await other.close();

  await page.goto(`${CALENDAR}?view=day&date=2034-06-08`);
  await event(page, new RegExp(`^${crit}`)).click();
  const invitation = page.getByRole("dialog", { name: crit });
  await expect(invitation).toContainText(`Overlaps with ${casting}`);
  await expect(invitation.getByRole("button", { name: /^Move to/ })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await event(page, `${fitting}, Thursday 8 June, 10:00–11:30`).click();
  const details = page.getByRole("dialog", { name: fitting });
  await expect(details).toContainText("Free on Thursday 8 June from 12:30");
  await audit(page, { at: [1440] });
  await details.getByRole("button", { name: "Move to 12:30" }).click();
  await expect(event(page, `${fitting}, Thursday 8 June, 12:30–14:00`)).toBeVisible();
  await expect(snackbar(page, /moved to Thursday 8 June, 12:30/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await event(page, `${fitting}, Thursday 8 June, 10:00–11:30`).click();
  await details.getByRole("button", { name: "Edit event" }).click();
  const form = page.getByRole("dialog", { name: "Edit event" });
  await form.getByRole("button", { name: "Move to 12:30" }).click();
  await expect(form.getByLabel("Start time")).toHaveValue("12:30");
  await expect(form.getByLabel("End time")).toHaveValue("14:00");
  await expect(form.getByText("Overlaps with")).toHaveCount(0);
});

test("of people who are laid over the hours it is seen when they are busy, and nothing else", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await signedIn(browser, baseURL, "moderator");
  const [clinic, secret] = [unique("Clinic"), unique("Secret")];
  const at = (from: string, to: string) => ({
    start: `2035-06-06T${from}:00Z`,
    end: `2035-06-06T${to}:00Z`,
  });
  await anEvent(other, { title: clinic, ...at("08:00", "09:30"), visibility: "BUSY" });
  await anEvent(other, { title: secret, ...at("11:00", "12:00"), visibility: "PRIVATE" });
  const { viewer } = await ask<{ viewer: { member: { displayName: string } } }>(
    other,
    `{ viewer { member { displayName } } }`,
  );
  const who = viewer.member.displayName;
  await other.close();
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${CALENDAR}?view=week&date=2035-06-06`);
  const people = page.getByRole("group", { name: "People" });
  await people.getByRole("button", { name: "Add a person" }).click();
  await people.getByRole("combobox", { name: "Member" }).fill(who);
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes("PeopleFree") ?? false,
  );
  await page.getByRole("option", { name: who }).click();
  const answered = await (await answer).text();
  expect(answered).toContain("2035-06-06T08:00:00.000Z");
  for (const hidden of [clinic, secret, "2035-06-06T11:00:00.000Z"])
    expect(answered).not.toContain(hidden);
  const busy = page.getByText(`${who} is busy, `);
  await expect(busy).toHaveText([`${who} is busy, Wednesday 6 June, 10:00–11:30`]);
  await audit(page, { at: [1440] });
  await page.reload();
  await expect(busy).toHaveCount(1);
  await people.getByRole("checkbox", { name: who }).uncheck();
  await expect(busy).toHaveCount(0);
  await people.getByRole("button", { name: `Remove ${who}` }).click();
  await expect(people.getByText("See when colleagues are busy.")).toBeVisible();
});

test("a bar gets another last day by its end, and what follows a date is undone", async ({
  page,
}) => {
  await signIn(page, demo("editor"));
  await page.setViewportSize({ width: 1280, height: 900 });
  const title = unique("Fair");
  await anEvent(page, {
    title,
    allDay: true,
    startDate: "2031-08-05",
    rrule: "FREQ=WEEKLY;COUNT=3",
  });
  await page.goto(`${CALENDAR}?view=month&date=2031-08-01`);
  const bars = event(page, new RegExp(`^${title}`));
  await expect(bars).toHaveCount(3);
  const second = bars.nth(1);
  const [grip, cell] = await Promise.all([
    second.locator("[data-grip]").boundingBox(),
    page.locator("[data-day]").first().boundingBox(),
  ]);
  if (!grip || !cell) throw new Error("No grip");
  await page.mouse.move(grip.x + 4, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 40, grip.y + 8);
  await page.mouse.move(grip.x + 4 + cell.width * 2, grip.y + 8);
  await page.mouse.up();
  const scopes = page.getByRole("dialog", { name: "Change which events?" });
  await scopes.getByRole("radio", { name: "This and following events" }).check();
  await scopes.getByRole("button", { name: "Move" }).click();
  const longer = event(page, `${title}, Tuesday 12 August – Thursday 14 August`);
  await expect(longer).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(longer).toHaveCount(0);
  await expect(bars).toHaveCount(3);

  for (const scope of ["This and following events", "All events of the series"]) {
    await bars.nth(2).click();
    await page.getByRole("button", { name: "Edit event" }).click();
    const form = page.getByRole("dialog", { name: "Edit event" });
    await form.getByLabel("Title").fill(`New ${title}`);
    await form.getByRole("button", { name: "Save changes" }).click();
    await scopes.getByRole("radio", { name: scope }).check();
    await scopes.getByRole("button", { name: "Save changes" }).click();
    const renamed = event(page, new RegExp(`^New ${title}`));
    await expect(renamed).not.toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(renamed).toHaveCount(0);
    await expect(bars).toHaveCount(3);
  }
});
