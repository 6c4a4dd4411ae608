import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { findMany, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { FileLink } from "./file-link.ts";
import { FileShare } from "./file-share.ts";
import { FileVersion } from "./file-version.ts";
import { File } from "./file.ts";

/** The most of each kind. */
const MAX_ENTRIES = 10;
const NEWEST = { createdAt: "desc", id: "desc" } as const;

@ObjectType({
  description: `What was done lately with files that the viewer sees, at most ${MAX_ENTRIES} of each kind, newest first.`,
})
export class FileActivity {
  @Field(() => [FileVersion], { simple: true, description: "Uploads, also of new versions." })
  versions!: ReadQuery;

  @Field(() => [FileShare], { simple: true, description: "By the owners of the files." })
  shares!: ReadQuery;

  @Field(() => [FileLink], { simple: true, description: "The viewer's own." })
  links!: ReadQuery;

  @Field(() => [File], {
    simple: true,
    description: "The viewer's own in the trash, without what was in deleted folders.",
  })
  deletions!: ReadQuery;
}

@Resolver()
export class FileActivityResolver {
  @AllowedTo("signed-in")
  @Query(() => FileActivity, { complexity: 50, description: "The latest activity." })
  fileActivity(@Ctx() { viewer }: Context): FileActivity {
    const deleted = { owner: viewer.memberId ?? { $in: [] }, trashedWith: null };
    return {
      versions: findMany(FileVersion, {}, NEWEST, MAX_ENTRIES),
      shares: findMany(FileShare, {}, NEWEST, MAX_ENTRIES),
      links: findMany(FileLink, {}, NEWEST, MAX_ENTRIES),
      deletions: findMany(
        File,
        deleted,
        { deletedAt: "desc", id: "desc" },
        MAX_ENTRIES,
      ).amongDeleted(),
    };
  }
}
