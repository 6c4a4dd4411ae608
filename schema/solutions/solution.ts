import { Collection, type Opt } from "@mikro-orm/core";
import { Category } from "../categories/category.ts";
import { Faq } from "../faqs/faq.ts";
import { connection } from "../foundation/connection.ts";
import type { Localized } from "../foundation/locale.ts";
import { localized, manyToMany, manyToOne, text } from "../foundation/model.ts";
import { tags } from "../foundation/tags.ts";
import { Member } from "../members/member.ts";
import { Project } from "../projects/project.ts";
import { publishable, publicationOf } from "../publication/publishable.ts";
import { VersionedDocument } from "../publication/versioned-document.ts";
import { SolutionFaq, SolutionProject } from "./solution-relations.ts";

@publishable({
  table: "solutions",
  noun: "solution",
  path: "/solutions",
  description: "Something that members do for clients, in one or more languages.",
  longColumns: ["content", "html", "headings", "metaTitle", "metaDescription", "metaKeywords"],
  versions: { most: 50, publishedBy: () => Member },
  reviewers: { permission: "solution:write" },
})
export class Solution extends VersionedDocument {
  @text({ nullable: true, description: "An icon as prefix:name, for example `tabler:route`." })
  icon?: string | null;

  @manyToOne(() => Category, {
    nullable: true,
    deleteRule: "set null",
    description: "Of kind SOLUTION.",
  })
  category?: Category | null;

  @tags()
  tags: Opt<string[]> = [];

  @localized({ description: "What clients get, one per line." })
  benefits: Localized = {};

  @localized({
    description:
      "How it is done, one step per line. `Measure: We count who gets lost` is a step with a text.",
  })
  steps: Localized = {};

  @localized({ description: "What its button says." })
  ctaLabel: Localized = {};

  @text({ nullable: true, description: "Where its button leads: a path on this site, or a URL." })
  ctaHref?: string | null;

  @manyToMany(() => Project, {
    through: () => SolutionProject,
    orderBy: { createdAt: "desc", id: "desc" },
    description: "Projects in which it was done, newest first.",
  })
  projects = new Collection<Project>(this);

  @manyToMany(() => Faq, {
    through: () => SolutionFaq,
    orderBy: { order: "asc", id: "asc" },
    description: "Questions that are answered on its page.",
  })
  faqs = new Collection<Faq>(this);
}

export const SolutionConnection = connection("Solution", () => Solution);

export const solutions = publicationOf(Solution);
