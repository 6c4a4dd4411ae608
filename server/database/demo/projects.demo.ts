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
      const facts = { slug, name, icon, color: color as Color, order };
      const type = Object.assign(new ProjectType(), facts);
      world.note(slug, type);
      em.persist(type);
    }
    // oldest first, so that ids and creation times are in the order of publication
    const inOrder = projects.toSorted(
      (a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt),
    );
    for (const facts of inOrder) addProject(facts, em, world);
    await em.flush(); // the triggers that collect owners and likes need the projects to exist
    for (const facts of inOrder) addParts(facts, em, world);
  },
};

function addProject(facts: DemoProject, em: EntityManager, world: DemoWorld): void {
  const project = new Project();
  const { title, description, cover, coverAlt, tags, tools, client } = facts;
  Object.assign(project, { title, description, cover, coverAlt, tags, tools });
  project.featured = facts.featured ?? false;
  project.type = world.find(ProjectType, facts.type);
  project.clientName = client?.name ?? null;
  project.clientUrl = client?.url ?? null;
  project.clientVisible = !client?.isHidden;
  project.startedOn = facts.startedOn ?? null;
  project.endedOn = facts.endedOn ?? null;
  project.liveUrl = facts.liveUrl ?? null;
  project.repoUrl = facts.repoUrl ?? null;
  project.createdAt = new Date(facts.publishedAt);
  project.updatedAt = project.createdAt;
  project.slug = Object.fromEntries(LOCALES.map((locale) => [locale, facts.slug]));
  for (const locale of LOCALES) state(project, locale, facts);
  project.show(
    ProjectStage[facts.stage ?? "COMPLETED"],
    ProjectVisibility[facts.visibility ?? "PUBLIC"],
  );
  world.note(facts.slug, project);
  em.persist(project);
}

function state(project: Project, locale: Locale, facts: DemoProject): void {
  if (!facts.title[locale]) return;
  project.write(locale, facts.content[locale] ?? null);
  const later = facts.scheduled?.find((one) => one.locale === locale);
  if (later) project.schedule(locale, new Date(later.at));
  else if (facts.drafts?.includes(locale)) project.unpublish(locale, PublicationStatus.DRAFT);
  else project.publish(locale, new Date(facts.publishedAt));
}

function addParts(facts: DemoProject, em: EntityManager, world: DemoWorld): void {
  const project = world.find(Project, facts.slug);
  const { createdAt } = project;
  const add = (row: object) => em.persist(Object.assign(row, { createdAt, updatedAt: createdAt }));
  const [first] = facts.owners;
  for (const [order, { handle, part, status: answer }] of facts.owners.entries()) {
    const status = OwnerStatus[answer ?? "ACCEPTED"];
    const member = world.find(Member, handle);
    const invitedBy = order > 0 && first ? world.find(Member, first.handle) : null;
    add(new ProjectOwner({ project, member, order, part: part ?? null, status, invitedBy }));
  }
  for (const [order, media] of (facts.media ?? []).entries()) add(picture(project, order, media));
  for (const { kind, url, label, status } of facts.integrations ?? []) {
    const integration = new ProjectIntegration({ project });
    integration.kind = IntegrationKind[kind];
    integration.status = IntegrationStatus[status ?? "OK"];
    integration.isPublic = true;
    add(Object.assign(integration, { url, label }));
  }
  for (const { by, text, isPinned: pinned = false } of facts.notes ?? []) {
    const note = new ProjectNote({ project, author: world.find(Member, by) });
    add(Object.assign(note, { content: text, pinned }));
  }
  for (const handle of facts.likes ?? [])
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
