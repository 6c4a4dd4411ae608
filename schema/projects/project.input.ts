import { Field, ID, InputType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { arrayOf, day, id, line, webAddress } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { tagsInput } from "../foundation/tags.ts";
import { publicationOrder } from "../publication/publication-order.ts";
import { PublicationFilter } from "../publication/publications-to-edit.ts";
import { DocumentInput } from "../publication/published.input.ts";
import { Project, ProjectStage, ProjectVisibility } from "./project.ts";

@InputType()
export class ProjectClientInput {
  @inputField(line(120), { nullable: true }) name?: string | null;
  @inputField(webAddress(), { nullable: true }) url?: string | null;
  @Field(() => Boolean, { nullable: true }) visible?: boolean;
}

@InputType({ description: "`slug` in any language is the slug of all languages." })
export class CreateProjectInput extends DocumentInput {
  @Field(() => ID, {
    nullable: true,
    description: "The id or slug of its type. Required for a new project.",
  })
  typeId?: string;
  @Field(() => ProjectStage, { nullable: true }) stage?: ProjectStage;
  @Field(() => ProjectVisibility, { nullable: true }) visibility?: ProjectVisibility;
  @inputField(tagsInput()) tags?: string[];
  @inputField(arrayOf(line(40), 20)) tools?: string[];
  @Field(() => ProjectClientInput, { nullable: true }) client?: ProjectClientInput | null;
  @inputField(day(), { nullable: true }) startedOn?: string | null;
  @inputField(day(), { nullable: true, description: "Not before `startedOn`." })
  endedOn?: string | null;
  @inputField(webAddress(), { nullable: true }) liveUrl?: string | null;
  @inputField(webAddress(), { nullable: true }) repoUrl?: string | null;
}

@InputType()
export class ProjectOwnerInput {
  @inputField(id(), { required: true }) memberId!: string;
  @inputField(line(80), { nullable: true, description: "Their part in the project." })
  part?: string | null;
}

@InputType()
export class UpdateProjectOwnerInput extends VersionedInput {
  @inputField(line(80), { nullable: true, description: "Their part in the project." })
  part?: string | null;
}

@InputType()
export class ProjectFilter extends PublicationFilter {
  @Field(() => ID, { nullable: true, description: "The id or slug of a type." })
  typeId?: string | null;
  @Field(() => ProjectStage, { nullable: true }) stage?: ProjectStage | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "With `project:manage`: only projects the viewer owns or is invited to.",
  })
  isOwn?: boolean | null;
}

export const PublishedProjectOrder = enumType(
  "PublishedProjectOrder",
  { NEWEST: "The latest publication first.", OLDEST: "The earliest publication first." },
  "By publication date.",
);
export type PublishedProjectOrder = EnumOf<typeof PublishedProjectOrder>;

export const ProjectOrder = publicationOrder(Project, "Project");
export type ProjectOrder = InstanceType<typeof ProjectOrder>;
