import type { EntityManager } from "@mikro-orm/core";
import { type Locale, LOCALES } from "../foundation/locale.ts";
import { slugify } from "../foundation/slug.ts";
import { MINUTE } from "../foundation/durations.ts";
import { Member } from "../members/member.ts";
import { PublicationStatus } from "../publication/publication-status.ts";
import { OwnerStatus, ProjectOwner } from "./project-owner.ts";
import { ProjectType } from "./project-type.ts";
import { Project, ProjectStage, ProjectVisibility } from "./project.ts";

type Plain =
  | "title"
  | "description"
  | "tags"
  | "tools"
  | "featured"
  | "clientName"
  | "clientVisible";

interface Values extends Partial<Pick<Project, Plain | "stage" | "visibility">> {
  slug?: string;
  type?: { id: string };
  /** By default all languages it has a title in; the others are drafts. */
  published?: (keyof typeof Locale)[];
  /** By default later than all projects created before. */
  publishedAt?: Date;
  /** Members, by default all accepted. */
  owners?: { id: string; answer?: OwnerStatus }[];
}

const FIRST = Date.UTC(2026, 0, 1);
let made = 0;

/** Creates a type of projects. */
export async function aProjectType(
  em: EntityManager,
  values: Partial<ProjectType> = {},
): Promise<ProjectType> {
  made += 1;
  const name = { en: `Kind ${made}` };
  const type = Object.assign(new ProjectType(), { name, slug: `kind-${made}`, ...values });
  em.persist(type);
  await em.flush();
  return type;
}

/** Creates a project, by default completed, public and published in English. */
export async function aProject(em: EntityManager, values: Values = {}): Promise<Project> {
  made += 1;
  const { published, publishedAt, owners = [], type, slug, stage, visibility, ...plain } = values;
  const project = Object.assign(new Project(), { title: { en: `Project ${made}` } }, plain);
  const name = slug ?? slugify(Object.values(project.title)[0] ?? "");
  project.slug = Object.fromEntries(LOCALES.map((locale) => [locale, name]));
  for (const locale of LOCALES) {
    if (!project.title[locale]) continue;
    if (published && !published.includes(locale))
      project.unpublish(locale, PublicationStatus.DRAFT);
    else project.publish(locale, publishedAt ?? new Date(FIRST + made * MINUTE));
  }
  project.show(stage ?? ProjectStage.COMPLETED, visibility ?? ProjectVisibility.PUBLIC);
  project.type = em.getReference(ProjectType, (type ?? (await aProjectType(em))).id);
  em.persist(project);
  for (const [order, { id, answer: status = OwnerStatus.ACCEPTED }] of owners.entries()) {
    const member = em.getReference(Member, id);
    em.persist(new ProjectOwner({ project, member, order, status }));
  }
  await em.flush();
  return project;
}
