import { GraphQLSafeInt } from "graphql-scalars";
import {
  Arg,
  Ctx,
  Field,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { FileGroup, FileKind } from "./file.ts";
import { openLink } from "./open-link.ts";

@ObjectType({
  description: "What an open share link leads to. Without its password nothing of it is shown.",
})
export class OpenedFileLink {
  @Field(() => Boolean, { simple: true }) needsPassword!: boolean;
  @Field(() => GraphQLISODateTime, { simple: true }) expiresAt!: Date;
  @Field(() => Int, { nullable: true, simple: true, description: "Null without a limit." })
  downloadsLeft!: number | null;
  @Field(() => String, { nullable: true, simple: true }) name!: string | null;
  @Field(() => FileKind, { nullable: true, simple: true }) kind!: FileKind | null;
  @Field(() => FileGroup, { nullable: true, simple: true }) group!: FileGroup | null;
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    simple: true,
    description: "Size in bytes; 0 of folders, which are downloaded as a ZIP archive.",
  })
  size!: number | null;
}

@Resolver()
export class OpenLinkResolver {
  @AllowedTo("everyone")
  @Mutation(() => OpenedFileLink, {
    complexity: 20,
    description:
      "Opens a share link for its page, which is counted; its content is the answer to POST /share/{token}. NOT_FOUND: 'Link not found'; GONE if it was stopped, has ended, or was downloaded as often as it may be; INVALID: `password`.",
  })
  async openFileLink(
    @Arg("token", () => String) token: string,
    @Ctx() context: Context,
    @Arg("password", () => String, { nullable: true }) password?: string | null,
  ): Promise<OpenedFileLink> {
    const { link, file } = await openLink(token, password, context);
    const { expiresAt, maxDownloads, downloadCount } = link;
    return {
      needsPassword: !file,
      expiresAt,
      downloadsLeft: maxDownloads == null ? null : maxDownloads - downloadCount,
      name: file?.name ?? null,
      kind: file?.kind ?? null,
      group: file?.group ?? null,
      size: file?.size ?? null,
    };
  }
}
