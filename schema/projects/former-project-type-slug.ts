import { ManyToOne, PrimaryKey } from "@mikro-orm/decorators/legacy";
import { table } from "../foundation/model.ts";
import { ALL, rowPolicy } from "../foundation/policies.ts";
import { ProjectType } from "./project-type.ts";

/** A slug that a type of projects had: its URL redirects until another type takes it. */
@table("former_project_type_slugs")
export class FormerProjectTypeSlug {
  @PrimaryKey({ type: "text" }) slug!: string;

  @ManyToOne(() => ProjectType, { fieldName: "type_id", deleteRule: "cascade" }) item!: ProjectType;
}

rowPolicy(FormerProjectTypeSlug, () => ALL);
