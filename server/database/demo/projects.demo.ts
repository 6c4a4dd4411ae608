import type { EntityManager } from "@mikro-orm/core";
import type { Color } from "../../../schema/categories/index.ts";
import { type Locale, LOCALES } from "../../../schema/foundation/locale.ts";
import { Member } from "../../../schema/members/index.ts";
import {
  IntegrationKind,
  IntegrationStatus,
  MediaKind,
  OwnerStatus,
  Project,
  ProjectIntegration,
  ProjectLike,
  ProjectMedia,
  ProjectNote,
  ProjectOwner,
  ProjectStage,
  ProjectType,
  ProjectVisibility,
} from "../../../schema/projects/index.ts";
import { PublicationStatus } from "../../../schema/publication/index.ts";
import { artwork } from "../../artwork/artwork.ts";
import type { DemoMedia, DemoProject } from "./demo-project.ts";
import type { DemoData, DemoWorld } from "./demo-world.ts";
import { projectTypes } from "./project-types.ts";
import { projects } from "./projects/index.ts";

export const data: DemoData = {
  after: ["accounts"],
  inFewerLanguages: {
    "Autumn list 2027": ["en", "no"],
    "Night pharmacy": ["en", "no"],
    "Still, October": ["en", "fr"],
    "The last typewriter": ["en"],
  },
  async add(em, world) {
    for (const [order, { slug, name, icon, color }] of projectTypes.entries()) {
      const fields = { slug, name, icon, color: color as Color, order };
      const type = Object.assign(new ProjectType(), fields);
      world.note(slug, type);
      em.persist(type);
    }
    // oldest first, so that ids and creation times are in the order of publication
    const inOrder = projects.toSorted(
      (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt),
    );
    for (const fields of inOrder) addProject(fields, em, world);
    await em.flush(); // the triggers that collect owners and likes need the projects to exist
    for (const fields of inOrder) addParts(fields, em, world);
  },
};

function addProject(fields: DemoProject, em: EntityManager, world: DemoWorld): void {
  const project = new Project();
  const { title, description, cover, coverAlt, tags, tools, client } = fields;
  Object.assign(project, { title, description, cover, coverAlt, tags, tools });
  project.featured = fields.featured ?? false;
  project.type = world.find(ProjectType, fields.type);
  project.clientName = client?.name ?? null;
  project.clientUrl = client?.url ?? null;
  project.clientVisible = !client?.isHidden;
  project.startedOn = fields.startedOn ?? null;
  project.endedOn = fields.endedOn ?? null;
  project.liveUrl = fields.liveUrl ?? null;
  project.repoUrl = fields.repoUrl ?? null;
  project.createdAt = new Date(fields.publishedAt);
  project.updatedAt = project.createdAt;
  project.slug = Object.fromEntries(LOCALES.map((locale) => [locale, fields.slug]));
  for (const locale of LOCALES) state(project, locale, fields);
  project.show(
    ProjectStage[fields.stage ?? "COMPLETED"],
    ProjectVisibility[fields.visibility ?? "PUBLIC"],
  );
  world.note(fields.slug, project);
  em.persist(project);
}

function state(project: Project, locale: Locale, fields: DemoProject): void {
  if (!fields.title[locale]) return;
  project.write(locale, fields.content[locale] ?? null);
  const later = fields.scheduled?.find((one) => one.locale === locale);
  if (later) project.schedule(locale, new Date(later.at));
  else if (fields.drafts?.includes(locale)) project.unpublish(locale, PublicationStatus.DRAFT);
  else project.publish(locale, new Date(fields.publishedAt));
}

function addParts(fields: DemoProject, em: EntityManager, world: DemoWorld): void {
  const project = world.find(Project, fields.slug);
  const { createdAt } = project;
  const add = (row: object) => em.persist(Object.assign(row, { createdAt, updatedAt: createdAt }));
  const [first] = fields.owners;
  for (const [order, { handle, part, status: answer }] of fields.owners.entries()) {
    const status = OwnerStatus[answer ?? "ACCEPTED"];
    const member = world.find(Member, handle);
    const invitedBy = order > 0 && first ? world.find(Member, first.handle) : null;
    add(new ProjectOwner({ project, member, order, part: part ?? null, status, invitedBy }));
  }
  for (const [order, media] of (fields.media ?? []).entries()) add(picture(project, order, media));
  for (const { kind, url, label, status } of fields.integrations ?? []) {
    const integration = new ProjectIntegration({ project });
    integration.kind = IntegrationKind[kind];
    integration.status = IntegrationStatus[status ?? "OK"];
    integration.isPublic = true;
    add(Object.assign(integration, { url, label }));
  }
  for (const { by, text, isPinned: pinned = false } of fields.notes ?? []) {
    const note = new ProjectNote({ project, author: world.find(Member, by) });
    add(Object.assign(note, { content: text, pinned }));
  }
  for (const handle of fields.likes ?? [])
    add(new ProjectLike({ project, member: world.find(Member, handle) }));
}

function picture(project: Project, order: number, media: DemoMedia): ProjectMedia {
  const row = new ProjectMedia({ project, kind: MediaKind.IMAGE, order, ...sizeOf(media.url) });
  const { url, alt, title = {}, caption: description = {}, content = {} } = media;
  return Object.assign(row, { url, alt, title, description, content });
}

function sizeOf(url: string): { width: number; height: number } {
  const drawing = artwork(url.replace(/^\/artwork\/|\.svg$/g, "")) ?? "";
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  return { width: Number(width), height: Number(height) };
}
