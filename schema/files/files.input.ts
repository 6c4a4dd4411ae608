import { Field, GraphQLISODateTime, ID, InputType, Int } from "type-graphql";
import { z } from "zod";
import { Direction } from "../foundation/connection.ts";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { day, id, line } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import { orderInput } from "../foundation/order-input.ts";
import { orderOf } from "../foundation/order.ts";
import { tagsInput } from "../foundation/tags.ts";
import { File, FileGroup } from "./file.ts";

/** The most items that one mutation changes. */
export const MAX_ITEMS = 500;
/** How many days a link is open at most, including the day it was made. */
export const MAX_LINK_DAYS = 30;
const MAX_DOWNLOADS = 100_000;

export const FilePlace = enumType(
  "FilePlace",
  {
    FOLDER: "In a folder, or at the top of the viewer's own.",
    EVERYWHERE: "All that the viewer sees.",
    FAVORITES: "Those the viewer has starred.",
    SHARED: "Those that others share with the viewer, without what is in shared folders.",
    TRASH: "The viewer's own trash, without what was in deleted folders.",
  },
  "Which files are listed: those in a folder, or at the top of the viewer's own; all that the viewer sees; those they have starred; those that others share with them, without what is in shared folders; the viewer's own trash, without what was in deleted folders.",
);
export type FilePlace = EnumOf<typeof FilePlace>;

@InputType()
export class FileFilter {
  @Field(() => String, { nullable: true, description: "Words in the name; prefixes match." })
  search?: string | null;
  @Field(() => [FileGroup], { nullable: true }) groups?: FileGroup[] | null;
  @Field(() => String, { nullable: true }) tag?: string | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Modified at or after." })
  from?: Date | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: "Modified before." })
  to?: Date | null;
}

const FIELDS = orderOf(File, { NAME: "name", SIZE: "size", MODIFIED_AT: "modifiedAt" });

export const FileOrder = orderInput({ input: "FileOrder", field: "FileOrderField" }, FIELDS);
export type FileOrder = InstanceType<typeof FileOrder>;

export const BY_NAME: FileOrder = { field: FIELDS.NAME, direction: Direction.ASC };

/** A name as it is stored: composed, so that equal names have equal letters. */
const fileName = () => {
  const name = line(255);
  return name
    .transform((value) => value.normalize("NFC"))
    .refine((value) => !/[/\\]|^\.{1,2}$/.test(value), "Not valid")
    .meta({ description: "1 to 255 characters, without / and \\.", maxLength: 255 });
};

@InputType()
export class CreateFolderInput {
  @inputField(id(), {
    description: "Made by the caller: repeating a mutation with it makes one folder.",
  })
  id?: string;
  @inputField(fileName(), { required: true }) name!: string;
  @inputField(id(), { nullable: true, description: "At the top without it." })
  parentId?: string | null;
}

@InputType()
export class UpdateFileInput extends VersionedInput {
  @inputField(fileName()) name?: string;
  @inputField(tagsInput()) tags?: string[];
}

const downloads = () =>
  z
    .int("A whole number")
    .min(1, "At least 1")
    .max(MAX_DOWNLOADS, `At most ${MAX_DOWNLOADS}`)
    .meta({ type: () => Int, description: "1 to 100,000." });

const linkPassword = () =>
  z
    .string({ error: "Must be text" })
    .min(6, "At least 6 characters")
    .max(128, "At most 128 characters")
    .meta({ description: "6 to 128 characters." });

const linkLabel = () =>
  line(120).meta({ description: "Who or what it is for, in 1 to 120 characters." });

@InputType()
export class UpdateFileLinkInput extends VersionedInput {
  @inputField(day(), {
    description: `The last day it is open, in Europe/Vienna: today, or at most ${MAX_LINK_DAYS} days from today.`,
  })
  expiresOn?: string;
  @inputField(linkLabel(), { nullable: true, description: "Null removes it." })
  label?: string | null;
  @inputField(linkPassword(), { nullable: true, description: "Null removes it." })
  password?: string | null;
  @inputField(downloads(), { nullable: true }) maxDownloads?: number | null;
  @Field(() => Boolean, { nullable: true, description: "Stops it, or opens it again." })
  isStopped?: boolean;
}

@InputType()
export class CreateFileLinkInput {
  @inputField(id(), { required: true, type: () => ID }) fileId!: string;
  @inputField(day(), {
    required: true,
    description: `The last day it is open, in Europe/Vienna: today, or at most ${MAX_LINK_DAYS} days from today.`,
  })
  expiresOn!: string;
  @inputField(linkLabel(), { nullable: true }) label?: string | null;
  @inputField(linkPassword(), { nullable: true }) password?: string | null;
  @inputField(downloads(), { nullable: true }) maxDownloads?: number | null;
}
