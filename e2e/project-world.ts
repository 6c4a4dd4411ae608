import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { ask } from "./graph.ts";
import { press, saved } from "./post-editor.ts";

interface Made {
  id: string;
  slug: string;
}

/** Creates a project of the signed-in user, a draft in every language. */
export async function aProject(page: Page, input: object = {}): Promise<Made> {
  const { createProject } = await ask<{ createProject: Made }>(
    page,
    "mutation ($input: CreateProjectInput!) { createProject(input: $input) { id slug } }",
    { input: { typeId: "images", title: { en: `Project ${Date.now()}` }, ...input } },
  );
  return createProject;
}

export const memberId = async (page: Page, handle: string): Promise<string> =>
  (
    await ask<{ member: { id: string } }>(page, "query ($id: ID!) { member(id: $id) { id } }", {
      id: handle,
    })
  ).member.id;

export const invite = (page: Page, id: string, member: string): Promise<unknown> =>
  ask(
    page,
    "mutation ($id: ID!, $memberId: ID!) { inviteProjectOwner(id: $id, owner: { memberId: $memberId }) { id } }",
    { id, memberId: member },
  );

/** Accepts all invitations of the signed-in user. */
export async function acceptInvitations(page: Page): Promise<void> {
  const { projectInvitations } = await ask<{ projectInvitations: { project: { id: string } }[] }>(
    page,
    "{ projectInvitations { project { id } } }",
  );
  for (const {
    project: { id },
  } of projectInvitations) {
    await ask(page, "mutation ($id: ID!) { answerProjectInvitation(id: $id, accepts: true) }", {
      id,
    });
  }
}

export const projectScreen = (id: string, tab = "overview"): string =>
  `/dashboard/projects/${id}?tab=${tab}`;
export const editor = (id: string, tab = "general"): string =>
  `/dashboard/projects/edit/${id}?tab=${tab}`;

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const picture = async (name: string, background = "#2a7f62"): Promise<Picture> => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** The media of a project in their order. */
export const media = (page: Page): Locator =>
  page.getByRole("list", { name: "Media" }).getByRole("article");

export const expectMedia = (page: Page, names: readonly string[]): Promise<void> =>
  expect(media(page).getByRole("button", { expanded: false })).toContainText([...names]);

/** Gives a picture its alt text in English. */
export async function describePicture(page: Page, name: string, alt: string): Promise<void> {
  const one = media(page).filter({ hasText: name });
  await one.getByRole("button", { expanded: false }).click();
  await one.getByLabel("Alt text (English)").fill(alt);
  await one.getByRole("button", { name: "Save texts" }).click();
  await expect(one.getByRole("status")).toContainText("Saved");
  await one.getByRole("button", { expanded: true }).click();
}

export const choose = (page: Page, label: string, option: string): Promise<void> =>
  page
    .getByRole("combobox", { name: label, exact: true })
    .click()
    .then(() => page.getByRole("option", { name: option, exact: true }).click());

/** Saves a new project, and uploads two pictures. */
export async function saveWithPictures(page: Page, names: [string, string]): Promise<void> {
  const [first, second] = names;
  await press(page, "Save draft");
  await expect(page).toHaveURL(/\/projects\/edit\/[\da-f-]{36}$/);
  await expect(saved(page)).toContainText("All changes saved");
  await page.getByRole("link", { name: "Media" }).click();
  await page
    .getByLabel("Upload files")
    .setInputFiles([await picture(first), await picture(second, "#7f2a4c")]);
  await expectMedia(page, names);
}
