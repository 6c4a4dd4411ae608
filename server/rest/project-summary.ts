// A project as cards and links show it. Documents that use it have a variable $locale.

import { z } from "zod";
import {
  MemberName,
  type ProjectCover,
  ProjectOwnerFields,
  ProjectSummaryFields,
  type ProjectTypeName,
} from "./documents.generated.ts";
import { Picture, picture } from "./post-summary.ts";
import { present } from "./present.ts";

export const TypeName = z
  .object({ id: z.string(), slug: z.string(), name: z.string() })
  .meta({ id: "ProjectTypeName" });

/** A type without a name in the language has its English one. */
export const typeName = ({ id, slug, name, english }: z.output<typeof ProjectTypeName>) => ({
  id,
  slug,
  name: name ?? english ?? slug,
});

const summary = ProjectSummaryFields.shape;

const Credit = z
  .object({ ...MemberName.shape, role: ProjectOwnerFields.shape.part })
  .meta({ id: "ProjectCredit" });

export const ProjectSummary = z
  .object({
    id: summary.id,
    slug: z.string(),
    title: z.string(),
    description: summary.description,
    cover: Picture.nullable().describe("In lists, a project without a cover has its first image"),
    type: TypeName.nullable(),
    status: summary.stage,
    featured: summary.featured,
    tags: summary.tags,
    startedOn: summary.startedOn,
    endedOn: summary.endedOn,
    likes: summary.likeCount,
    publishedAt: z.iso.datetime(),
    owners: z.array(Credit).describe("Those who have accepted and whose profile is public"),
    metadata: z.object({ languages: summary.languages, noindex: summary.noindex }),
  })
  .meta({ id: "ProjectSummary" });

/** The picture of a project in lists: its cover, without one its first image. */
export const coverOf = ({ cover, coverAlt, firstImage }: z.output<typeof ProjectCover>) =>
  picture(cover, coverAlt) ?? picture(firstImage?.url ?? null, firstImage?.alt ?? null);

export const summaryOf = (
  row: z.output<typeof ProjectSummaryFields>,
): z.output<typeof ProjectSummary> => ({
  id: row.id,
  slug: present(row.slug),
  title: present(row.title),
  description: row.description,
  cover: coverOf(row),
  type: row.type && typeName(row.type),
  status: row.stage,
  featured: row.featured,
  tags: row.tags,
  startedOn: row.startedOn,
  endedOn: row.endedOn,
  likes: row.likeCount,
  publishedAt: present(row.publishedAt),
  owners: row.owners.flatMap(({ member, part: role }) => (member ? [{ ...member, role }] : [])),
  metadata: { languages: row.languages, noindex: row.noindex },
});
