import { PrimaryKeyProp } from "@mikro-orm/core";
import { ManyToOne } from "@mikro-orm/decorators/legacy";
import { Faq } from "../faqs/faq.ts";
import { table } from "../foundation/model.ts";
import { Project } from "../projects/project.ts";
import { Solution } from "./solution.ts";

/** A project in which a solution was done. */
@table("solutions_projects")
export class SolutionProject {
  @ManyToOne(() => Solution, { primary: true, deleteRule: "cascade" }) solution!: Solution;

  @ManyToOne(() => Project, { primary: true, deleteRule: "cascade", index: true })
  project!: Project;

  [PrimaryKeyProp]?: ["solution", "project"];
}

/** A question that is answered on the page of a solution. */
@table("solutions_faqs")
export class SolutionFaq {
  @ManyToOne(() => Solution, { primary: true, deleteRule: "cascade" }) solution!: Solution;

  @ManyToOne(() => Faq, { primary: true, deleteRule: "cascade", index: true }) faq!: Faq;

  [PrimaryKeyProp]?: ["solution", "faq"];
}
