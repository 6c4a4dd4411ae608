import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { findOneOrFail, type ReadQuery } from "../foundation/reading/descriptions/read-query.ts";
import { FilePermission, FileShare } from "./file-share.ts";
import { shareFile, unshareFile } from "./share-files.ts";

@Resolver(() => FileShare)
export class FileShareResolver {
  @AllowedTo("signed-in")
  @Mutation(() => FileShare, {
    description:
      "Shares a file or folder with a member, or changes what they may do. FORBIDDEN unless the viewer owns it, or if one has blocked the other.",
  })
  async shareFile(
    @Arg("fileId", () => ID) fileId: string,
    @Arg("memberId", () => ID) memberId: string,
    @Arg("permission", () => FilePermission) permission: FilePermission,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    const id = await shareFile(fileId, memberId, permission, context);
    return findOneOrFail(FileShare, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => ID, {
    description:
      "Ends a share: the owner's, or one's own. FORBIDDEN for others; NOT_FOUND: 'Share not found'.",
  })
  async unshareFile(@Id() id: string, @Ctx() context: Context): Promise<string> {
    await unshareFile(id, context);
    return id;
  }
}
