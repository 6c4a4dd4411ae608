// A solution as rows and links show it. Documents that use it have a variable $locale.

import { z } from "zod";
import { type ProjectSummaryFields, SolutionSummaryFields } from "./documents.generated.ts";
import { lines } from "./lines.ts";
import { CategoryName, categoryName, Picture, picture } from "./post-summary.ts";
import { present } from "./present.ts";
import { ProjectSummary, summaryOf as projectSummary } from "./project-summary.ts";

const { shape } = SolutionSummaryFields;

export const SolutionSummary = z
  .object({
    id: shape.id,
    slug: z.string(),
    title: z.string(),
    description: shape.description,
    icon: shape.icon,
    cover: Picture.nullable(),
    category: CategoryName.nullable(),
    tags: shape.tags,
    benefits: z.array(z.string()),
    publishedAt: z.iso.datetime(),
    projects: z
      .array(ProjectSummary)
      .describe("Where it was done: at most six projects that are public in the language"),
    metadata: z.object({ languages: shape.languages, noindex: shape.noindex }),
  })
  .meta({ id: "SolutionSummary" });

type ReadProject = z.output<typeof ProjectSummaryFields> & { visibility: string };

/** A project has a title where it is public; those with a link alone are not shown. */
const isListed = ({ visibility, title }: ReadProject) => visibility === "public" && title !== null;

export const solutionSummary = (
  row: z.output<typeof SolutionSummaryFields>,
): z.output<typeof SolutionSummary> => ({
  id: row.id,
  slug: present(row.slug),
  title: present(row.title),
  description: row.description,
  icon: row.icon,
  cover: picture(row.cover, row.coverAlt),
  category: row.category && categoryName(row.category),
  tags: row.tags,
  benefits: lines(row.benefits),
  publishedAt: present(row.publishedAt),
  projects: row.projects.filter(isListed).map(projectSummary),
  metadata: { languages: row.languages, noindex: row.noindex },
});
