import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import { connection, PageArgs } from "../foundation/connection.ts";
import type { Context } from "../foundation/context.ts";
import { Id } from "../foundation/id-args.ts";
import { Compilable } from "../foundation/reading/descriptions/compilable.ts";
import {
  caseOf,
  countOf,
  findAll,
  findOne,
  findOneOrFail,
  type ReadQuery,
} from "../foundation/reading/descriptions/read-query.ts";
import { THIS_MINUTE } from "../foundation/reading/descriptions/now.ts";
import { Trash } from "../foundation/trash.ts";
import { deleteForGood, restoreFiles, trashFiles } from "./file-trash.ts";
import { FileFavorite } from "./file-favorite.ts";
import { FileLink } from "./file-link.ts";
import { FileVersion } from "./file-version.ts";
import { File, FileKind } from "./file.ts";
import { fileEvents } from "./files.events.ts";
import {
  BY_NAME,
  CreateFolderInput,
  FileFilter,
  FileOrder,
  FilePlace,
  MAX_ITEMS,
  UpdateFileInput,
} from "./files.input.ts";
import { copyFiles, MAX_COPIED } from "./copy-files.ts";
import { createFolder, moveFiles, setFavorite, updateFile } from "./change-files.ts";
import { filesIn } from "./list-files.ts";
import { restoreVersion } from "./add-version.ts";

const FileConnection = connection("File", () => File);

/** The most folders that a tree has. */
const MAX_FOLDERS = 5_000;
/** The most versions that a file has. */
const MAX_LISTED = 1_000;

/** Files that were deleted are purged like all trashes, their bytes by a job. */
new Trash(File);

const Ids = (): ParameterDecorator =>
  Arg("ids", () => [ID], { description: `At most ${MAX_ITEMS}.` }) as ParameterDecorator;

/** What a viewer may do, or has marked. */
const MINE = (memberId: string | undefined) => memberId ?? { $in: [] };

@Resolver(() => File)
export class FileResolver {
  @AllowedTo("signed-in")
  @Query(() => FileConnection, {
    complexity: 20,
    description:
      "Files and folders in a place, by name unless ordered otherwise; folders come first by name. Filters apply within the place.",
  })
  files(
    @Args(() => PageArgs) window: PageArgs,
    @Ctx() { viewer }: Context,
    @Arg("place", () => FilePlace, { defaultValue: FilePlace.FOLDER }) place: FilePlace,
    @Arg("folderId", () => ID, {
      nullable: true,
      description: "Of `FOLDER`; without it the top of the viewer's own.",
    })
    folderId?: string | null,
    @Arg("filter", () => FileFilter, { nullable: true }) filter?: FileFilter | null,
    @Arg("order", () => FileOrder, { nullable: true }) order?: FileOrder | null,
  ): ReadQuery {
    return filesIn({ place, folderId, filter, order: order ?? BY_NAME }, window, viewer);
  }

  @AllowedTo("signed-in")
  @Query(() => File, { description: "A file or folder. NOT_FOUND: 'File not found'." })
  file(@Id() id: string): ReadQuery {
    return findOneOrFail(File, { id });
  }

  @AllowedTo("signed-in")
  @Query(() => [File], {
    complexity: 100,
    description: `All folders that the viewer sees, their own and shared ones, from the top and by name; at most ${MAX_FOLDERS.toLocaleString("en")}.`,
  })
  fileFolders(): ReadQuery {
    const order = { depth: "asc", name: "asc", id: "asc" } as const;
    return findAll(File, { kind: FileKind.FOLDER }, order, MAX_FOLDERS);
  }

  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether the viewer has starred it." })
  isFavorited(@Root() { id }: File, @Ctx() { viewer }: Context): ReadQuery {
    return caseOf(FileFavorite, [[{ file: id, member: MINE(viewer.memberId) }, true]], false);
  }

  @Compilable()
  @FieldResolver(() => Boolean, { description: "Whether the viewer may change it." })
  canEdit(@Root() { id }: File, @Ctx() { viewer: { memberId } }: Context): ReadQuery {
    const mine = memberId ? { id, editors: { $contains: [memberId] } } : { id: { $in: [] } };
    return caseOf(File, [[mine, true]], false);
  }

  @Compilable()
  @FieldResolver(() => [FileVersion], {
    complexity: 10,
    description: "Its versions, newest first; none of folders.",
  })
  versions(@Root() { id }: File): ReadQuery {
    return findAll(FileVersion, { file: id }, { number: "desc" }, MAX_LISTED);
  }

  @Compilable()
  @FieldResolver(() => [FileLink], {
    description: "The share links to it, newest first; empty for others than its owner.",
  })
  links(@Root() { id }: File): ReadQuery {
    return findAll(FileLink, { file: id }, { createdAt: "desc", id: "desc" }, MAX_LISTED);
  }

  @Compilable()
  @FieldResolver(() => Int, {
    description: "How many share links to it are open; 0 for others than its owner.",
  })
  linkCount(@Root() { id }: File): ReadQuery {
    return countOf(FileLink, { file: id, isStopped: false, expiresAt: { $gt: THIS_MINUTE } });
  }

  @AllowedTo("signed-in")
  @Mutation(() => File, {
    description:
      "Makes a folder. CONFLICT if there is an item of this name; FORBIDDEN unless the viewer may edit the folder that it is made in.",
  })
  async createFolder(
    @Arg("input", () => CreateFolderInput) input: CreateFolderInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    return findOneOrFail(File, { id: await createFolder(input, context) });
  }

  @AllowedTo("signed-in")
  @Mutation(() => File, {
    description:
      "Renames a file or folder, or changes its tags. CONFLICT if there is an item of this name, or it was changed since `version`; FORBIDDEN unless the viewer may edit it.",
  })
  async updateFile(
    @Id() id: string,
    @Arg("input", () => UpdateFileInput) input: UpdateFileInput,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await updateFile(id, input, context);
    return findOneOrFail(File, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => File, { description: "Stars a file or folder for the viewer, or removes it." })
  async setFileFavorite(
    @Id() id: string,
    @Arg("isFavorited", () => Boolean) isFavorited: boolean,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await setFavorite(id, isFavorited, context);
    return findOneOrFail(File, { id });
  }

  @AllowedTo("signed-in")
  @Mutation(() => [File], {
    description:
      "Moves files and folders, all or none. One whose name is in use there gets a number. CONFLICT if a folder would be moved into itself; FORBIDDEN unless the viewer may edit both places, or if they belong to different owners.",
  })
  async moveFiles(
    @Ids() ids: string[],
    @Ctx() context: Context,
    @Arg("folderId", () => ID, { nullable: true, description: "Without it to the top." })
    folderId?: string | null,
  ): Promise<ReadQuery> {
    return several(await moveFiles(ids, folderId ?? null, context));
  }

  @AllowedTo("signed-in")
  @Mutation(() => [File], {
    description: `Copies the newest content of files, and folders with all that is in them, at most ${MAX_COPIED} together, all or none; older versions, tags, stars and shares are not copied. One whose name is in use there gets a number. FORBIDDEN unless the viewer may edit the folder; QUOTA_EXCEEDED.`,
  })
  async copyFiles(
    @Ids() ids: string[],
    @Ctx() context: Context,
    @Arg("folderId", () => ID, { nullable: true, description: "Without it to the top." })
    folderId?: string | null,
  ): Promise<ReadQuery> {
    return several(await copyFiles(ids, folderId ?? null, context));
  }

  @AllowedTo("signed-in")
  @Mutation(() => [ID], {
    description:
      "Moves files and folders, with all that is in them, to the trash of their owner; returns the ids of those moved. FORBIDDEN unless the viewer may edit them.",
  })
  trashFiles(@Ids() ids: string[], @Ctx() context: Context): Promise<string[]> {
    return trashFiles(ids, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => [File], {
    description:
      "Restores files and folders of the viewer from the trash to where they were, or to the top if that folder is gone. One whose name is in use there gets a number.",
  })
  async restoreFiles(@Ids() ids: string[], @Ctx() context: Context): Promise<ReadQuery> {
    return several(await restoreFiles(ids, context));
  }

  @AllowedTo("signed-in")
  @Mutation(() => [ID], {
    description:
      "Deletes files and folders of the viewer that are in the trash permanently, which frees their space; returns the ids of those deleted.",
  })
  deleteFiles(@Ids() ids: string[], @Ctx() context: Context): Promise<string[]> {
    return deleteForGood(ids, context);
  }

  @AllowedTo("signed-in")
  @Mutation(() => File, {
    description:
      "Makes the content of an earlier version the newest version. NOT_FOUND: 'Version not found'; FORBIDDEN unless the viewer may edit the file; QUOTA_EXCEEDED.",
  })
  async restoreFileVersion(
    @Id() id: string,
    @Arg("number", () => Int) number: number,
    @Ctx() context: Context,
  ): Promise<ReadQuery> {
    await restoreVersion(id, number, context);
    return findOneOrFail(File, { id });
  }

  @AllowedTo("signed-in")
  @Subscription(() => File, {
    nullable: true,
    description:
      "Whenever files that the viewer sees change; then request them again. One of those that were changed, or null if the viewer no longer sees it.",
    subscribe: ({ context }) => fileEvents(context as Context),
  })
  filesChanged(@Root() { id }: { id: string }): ReadQuery {
    return findOne(File, { id });
  }
}

const several = (ids: readonly string[]): ReadQuery =>
  findAll(File, { id: { $in: [...ids] } }, { name: "asc", id: "asc" }, MAX_ITEMS);
