import { GraphQLSafeInt } from "graphql-scalars";
import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Project } from "../projects/project.ts";
import { FileGroup } from "./file.ts";
import { fileUsage } from "./file-usage.ts";
import { fileTotals, usedSpace } from "./used-space.ts";

@ObjectType({ description: "The space that files of one group use, in bytes." })
export class FileSpacePart {
  @Field(() => FileGroup, { simple: true }) group!: FileGroup;
  @Field(() => Int, { simple: true }) count!: number;
  @Field(() => GraphQLSafeInt, { simple: true, description: "In their current versions." })
  size!: number;
}

@ObjectType({
  description:
    "The space that the viewer may use and uses, in bytes. Only deleting permanently frees space.",
})
export class FileQuota {
  @Field(() => GraphQLSafeInt, { simple: true }) limit!: number;
  @Field(() => GraphQLSafeInt, {
    simple: true,
    description:
      "By files with all their versions, also in the trash, and by what they uploaded elsewhere: in messages, on cards and in projects, as pictures and as CV.",
  })
  used!: number;
  @Field(() => [FileSpacePart], { simple: true, description: "The largest part first." })
  parts!: FileSpacePart[];
  @Field(() => GraphQLSafeInt, { simple: true, description: "By earlier versions." })
  versions!: number;
  @Field(() => GraphQLSafeInt, { simple: true, description: "By the trash, in all versions." })
  trash!: number;
  @Field(() => GraphQLSafeInt, {
    simple: true,
    description:
      "By what was uploaded elsewhere: in messages, on cards and in projects, as pictures and as CV.",
  })
  elsewhere!: number;
}

@ObjectType({ description: "What the viewer added to one project, in bytes." })
export class ProjectSpace {
  @Field(() => Project, {
    nullable: true,
    simple: true,
    description: "Null for all projects together that the viewer no longer sees.",
  })
  project!: Project | null;
  @Field(() => GraphQLSafeInt, { simple: true }) size!: number;
}

@ObjectType({ description: "What the viewer added in one month of Europe/Vienna, in bytes." })
export class MonthSpace {
  @Field(() => String, { simple: true, description: "YYYY-MM." }) month!: string;
  @Field(() => GraphQLSafeInt, { simple: true }) size!: number;
}

@ObjectType({
  description:
    "Where and when the space came into use that the viewer uses: of files with all their versions, and of what they uploaded elsewhere. What was deleted for good is not part of it.",
})
export class FileUsage {
  @Field(() => [ProjectSpace], {
    simple: true,
    description:
      "By media of projects, and by files on cards of their boards or linked to them; the largest part first. All else belongs to no project.",
  })
  projects!: ProjectSpace[];
  @Field(() => [MonthSpace], {
    simple: true,
    description:
      "The last twelve months, the current one last. Pictures of profiles and in texts are in none of them.",
  })
  months!: MonthSpace[];
}

@ObjectType({ description: "How many files all members have together, and their space in bytes." })
export class FileTotals {
  @Field(() => Int, { simple: true }) members!: number;
  @Field(() => Int, { simple: true }) files!: number;
  @Field(() => Int, { simple: true }) folders!: number;
  @Field(() => Int, { simple: true }) links!: number;
  @Field(() => GraphQLSafeInt, { simple: true, description: "In all versions." }) size!: number;
}

@Resolver()
export class FileQuotaResolver {
  @AllowedTo("signed-in")
  @Query(() => FileQuota, { complexity: 50, description: "The viewer's quota." })
  fileQuota(@Ctx() context: Context): Promise<FileQuota> {
    return usedSpace(context);
  }

  @AllowedTo("signed-in")
  @Query(() => FileUsage, {
    complexity: 100,
    description: "Where and when the viewer's space came into use.",
  })
  fileUsage(@Ctx() context: Context): Promise<FileUsage> {
    return fileUsage(context);
  }

  @AllowedTo("site:write")
  @Query(() => FileTotals, {
    complexity: 50,
    description: "Counts only: administrators do not see the files of others.",
  })
  fileTotals(@Ctx() context: Context): Promise<FileTotals> {
    return fileTotals(context);
  }
}
