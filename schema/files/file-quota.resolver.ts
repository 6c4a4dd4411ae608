import { GraphQLSafeInt } from "graphql-scalars";
import { Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { FileGroup } from "./file.ts";
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

  @AllowedTo("site:write")
  @Query(() => FileTotals, {
    complexity: 50,
    description: "Counts only: administrators do not see the files of others.",
  })
  fileTotals(@Ctx() context: Context): Promise<FileTotals> {
    return fileTotals(context);
  }
}
