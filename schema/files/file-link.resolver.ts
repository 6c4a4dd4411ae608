import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { connection, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { Id } from "../foundation/id-args.ts";
import { NOW } from "../foundation/reading/descriptions/now.ts";
import {
  findOneOrFail,
  findPage,
  type ReadQuery,
  type Where,
} from "../foundation/reading/descriptions/read-query.ts";
import { visibleOnly } from "../foundation/policies.ts";
import { searched } from "../foundation/search.ts";
import type { Viewer } from "../foundation/viewer.ts";
import { DAY } from "../foundation/durations.ts";
import { createLink, updateLink } from "./change-links.ts";
import { FileLink } from "./file-link.ts";
import { File } from "./file.ts";
import { CreateFileLinkInput, UpdateFileLinkInput } from "./files.input.ts";

const FileLinkConnection = connection("FileLink", () => FileLink);

const SOON_MS = 3 * DAY;

export const FileLinkState = enumType(
  "FileLinkState",
  {
    OPEN: "It ends later than in three days, or never.",
    ENDS_SOON: "It ends within three days.",
    ENDED: "It was stopped, or is at its end.",
  },
  "Links that are not stopped and not at their end, those of them that end within three days, and the others.",
);
export type FileLinkState = EnumOf<typeof FileLinkState>;

@ObjectType({ description: "A new share link." })
export class NewFileLink {
  @Field(() => String, {
    description: "The path of its address; it contains a secret that cannot be read again.",
  })
  path!: string;

  @Field(() => FileLink, { simple: true })
  link!: ReadQuery;
}

const LIVE = { isStopped: false, expiresAt: { $gt: NOW } };

const STATES = {
  [FileLinkState.OPEN]: LIVE,
  [FileLinkState.ENDS_SOON]: { $and: [LIVE, { expiresAt: { $lte: NOW.plus(SOON_MS) } }] },
  [FileLinkState.ENDED]: { $or: [{ isStopped: true }, { expiresAt: { $lte: NOW } }] },
};

/** Links whose label, or whose file's name, has the words. */
function linksNamed(search: string | null | undefined, viewer: Viewer): Where {
  if (!search?.trim()) return {};
  return { $or: [searched(search), { file: visibleOnly(File, searched(search), viewer) }] };
}

@Resolver(() => FileLink)
export class FileLinkResolver {
  @AllowedTo("signed-in")
  @Query(() => FileLinkConnection, {
    description:
      "The viewer's share links; those that end first come first. A link to something in the trash is not open until it is restored.",
  })
  fileLinks(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("state", () => FileLinkState, { nullable: true }) state?: FileLinkState | null,
    @Arg("search", () => String, {
      nullable: true,
      description: "Words in the name of the file, or in what the link is for; prefixes match.",
    })
    search?: string | null,
  ): ReadQuery {
    const where = { $and: [state ? STATES[state] : {}, linksNamed(search, viewer)] };
    return findPage(FileLink, where, { expiresAt: "asc", id: "asc" }, window);
  }

  @AllowedTo("signed-in")
  @Mutation(() => NewFileLink, {
    description:
      "Makes a share link to a file or folder. FORBIDDEN unless the viewer owns it; INVALID: `expiresOn`.",
  })
  async createFileLink(
    @Arg("input", () => CreateFileLinkInput) input: CreateFileLinkInput,
    @Ctx() context: Context,
  ): Promise<NewFileLink> {
    const { id, path } = await createLink(input, context);
    return { path, link: findOneOrFail(FileLink, { id }) };
  }

  @AllowedTo("signed-in")
  @Mutation(() => FileLink, {
    description: "Changes, stops or opens a share link again. NOT_FOUND: 'Link not found'.",
  })
  updateFileLink(
    @Id() id: string,
    @Arg("input", () => UpdateFileLinkInput) input: UpdateFileLinkInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return updateLink(id, input, context);
  }
}
