import type { EntityManager } from "@mikro-orm/core";
import type { Context } from "../foundation/context.ts";
import { Invalid, Problem } from "../foundation/errors.ts";
import { parseInput } from "../foundation/input.ts";
import { merged } from "../foundation/locale.ts";
import type { FileStorage } from "../foundation/services.ts";
import { removeFilesOf } from "../foundation/stored-files.ts";
import { viewerProfile } from "../foundation/viewer-profile.ts";
import { Member } from "../members/member.ts";
import { limitParts } from "./limit-parts.ts";
import { putInOrder } from "../foundation/put-in-order.ts";
import { MediaKind, mediaKey, ProjectMedia } from "./project-media.ts";
import { projectToChange } from "./project-owners.ts";
import type { UpdateProjectMediaInput } from "./project-parts.input.ts";

/** The most media of a project. */
export const MAX_MEDIA = 100;

/** New media at the end of a project that the viewer may change. */
export async function addMedia(projectId: string, context: Context): Promise<ProjectMedia> {
  const project = await projectToChange(projectId, context);
  const { em } = context;
  const all = await em.find(
    ProjectMedia,
    { project: project.id },
    { fields: ["order"], orderBy: { order: "asc" } },
  );
  // before a file is stored, and again when it is saved
  if (all.length >= MAX_MEDIA) throw new Invalid({ media: `At most ${MAX_MEDIA}` });
  limitParts(ProjectMedia, project, { most: MAX_MEDIA, field: "media" }, context);
  const order = (all.at(-1)?.order ?? -1) + 1;
  return new ProjectMedia({ project, kind: MediaKind.FILE, order });
}

/** Media of a project that the viewer may change. */
export async function mediaToChange(
  projectId: string,
  id: string,
  context: Context,
): Promise<ProjectMedia> {
  const project = await projectToChange(projectId, context);
  return context.find<ProjectMedia>(ProjectMedia, { id, project: project.id });
}

export function changeMedia<Input extends UpdateProjectMediaInput>(
  media: ProjectMedia,
  type: new () => Input,
  input: Input,
): void {
  const { kind, url, width, height, ...texts } = parseInput(type, input);
  if (media.sha256 && (kind || url || width !== undefined || height !== undefined))
    throw new Invalid({ url: "Not valid" }); // what an uploaded file is was found by reading it
  media.kind = kind ?? media.kind;
  media.url = url ?? media.url;
  if (width !== undefined) media.width = width;
  if (height !== undefined) media.height = height;
  media.alt = merged(media.alt, texts.alt);
  media.title = merged(media.title, texts.title);
  media.description = merged(media.description, texts.description);
  media.content = merged(media.content, texts.content);
}

/** Puts media in the place of others, with their texts, and deletes those with their file. */
export async function replaceMedia(
  projectId: string,
  { id, by }: { id: string; by: string },
  context: Context,
): Promise<void> {
  if (id === by) throw new Invalid({ by: "Not valid" });
  const old = await mediaToChange(projectId, id, context);
  const media = await mediaToChange(projectId, by, context);
  const { order, alt, title, description, content } = old;
  Object.assign(media, { order, alt, title, description, content });
  context.em.remove(old);
  await context.save();
}

/** Sets the order of all media of a project. */
export async function orderMedia(
  projectId: string,
  ids: readonly string[],
  context: Context,
): Promise<void> {
  const project = await projectToChange(projectId, context);
  const all = await context.em.find(
    ProjectMedia,
    { project: project.id },
    { orderBy: { id: "asc" } },
  );
  putInOrder(all, ids);
  await context.save();
}

/** What the bytes of an uploaded file are. */
type File = Pick<ProjectMedia, "id"> & {
  name: string;
  size: number;
  type: string;
  sha256: string;
  width?: number | null;
  height?: number | null;
  /** Of a picture that cannot be shown */
  refusal?: "TOO_LARGE" | "DAMAGED";
};

/** Stores an uploaded file as media. Repeating it with the same id stores it once. */
export async function attachMedia(
  projectId: string,
  { refusal, ...file }: File,
  content: AsyncIterable<Uint8Array>,
  context: Context,
): Promise<ProjectMedia> {
  const { em, services, viewer } = context;
  const { project, order } = await addMedia(projectId, context);
  const kind = kindOf(file);
  if (refusal === "TOO_LARGE") throw new Problem("TOO_LARGE", "At most 100 megapixels");
  refuseUnshown(file, kind, refusal === "DAMAGED");
  const uploader = viewer.memberId ? em.getReference(Member, viewer.memberId) : null;
  const media = new ProjectMedia({ ...file, project, order, kind, uploader });
  await services.storage.write(mediaKey(file.id), content);
  em.persist(media);
  try {
    return (await context.saveUnique()) ? media : await findMedia(file.id, context);
  } catch (error) {
    await services.storage.remove(mediaKey(file.id));
    throw error;
  }
}

/** Deletes the files of media, except of those that exist (again). */
export const removeMediaFiles = (
  ids: readonly string[],
  em: EntityManager,
  storage: FileStorage,
): Promise<void> => removeFilesOf(ProjectMedia, ids, { em, storage }, mediaKey);

/** Throws unless the viewer may add media to this project. */
export async function mediaProject(id: string, context: Context): Promise<string> {
  viewerProfile(context);
  return (await projectToChange(id, context)).id;
}

/** Media that the viewer may see. */
export const findMedia = (id: string, context: Context): Promise<ProjectMedia> =>
  context.find(ProjectMedia, id);

function kindOf({ type, width }: File): MediaKind {
  if (width != null) return MediaKind.IMAGE;
  if (type.startsWith("video/")) return MediaKind.VIDEO;
  return type.startsWith("audio/") ? MediaKind.AUDIO : MediaKind.FILE;
}

const PICTURE = /\.(avif|gif|jpe?g|png|webp)$/i;
/** Pictures that browsers do not show, or that can run scripts. */
const UNSHOWN = /\.(hei[cf]s?|svgz?|tiff?)$/i;
const PLAYED = /\.(aac|avi|flac|m4a|m4v|mov|mp3|mp4|oga|ogg|wav|webm)$/i;

/** Refuses a file whose name promises a picture, film or sound that no page can show or play. */
function refuseUnshown({ name, type }: File, kind: MediaKind, isDamaged: boolean): void {
  if (kind !== MediaKind.FILE && !(PICTURE.test(name) && kind !== MediaKind.IMAGE)) return;
  const refuse = (reason: string, message: string) => {
    throw new Problem("UNSUPPORTED_TYPE", message, { reason });
  };
  if (isDamaged) refuse("DAMAGED", "The picture is damaged");
  const isUnshown = UNSHOWN.test(name) || (PICTURE.test(name) && type.startsWith("image/"));
  if (isUnshown) refuse("FORMAT", "This format can't be shown; use JPEG, PNG, WebP, GIF or AVIF");
  if (PICTURE.test(name) || PLAYED.test(name))
    refuse("CONTENT", "The file is not what its name says");
}
