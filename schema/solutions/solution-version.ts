import { manyToOne } from "../foundation/model.ts";
import { Member } from "../members/member.ts";
import {
  documentVersion,
  DocumentVersion,
  PUBLISHED_BY,
  type VersionValues,
} from "../publication/document-version.ts";
import { Solution } from "./solution.ts";

const MOST_KEPT = 50;

@documentVersion({
  table: "solution_versions",
  of: "solution",
  most: MOST_KEPT,
  description: `The text of a solution in a language, as it was published. The last ${MOST_KEPT} of each language are kept.`,
})
export class SolutionVersion extends DocumentVersion {
  @manyToOne(() => Solution, { index: false, deleteRule: "cascade" })
  solution: Solution;

  @manyToOne(() => Member, { nullable: true, deleteRule: "set null", description: PUBLISHED_BY })
  publishedBy?: Member | null;

  constructor(solution: Solution, values: VersionValues, publishedBy: Member | null) {
    super(values);
    this.solution = solution;
    this.publishedBy = publishedBy;
  }
}
