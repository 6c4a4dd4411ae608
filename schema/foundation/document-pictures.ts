/** Pictures of a kind of document: its covers, and the pictures in its texts. Everyone may see them. */
export interface DocumentPictures {
  /** Path of the upload call. */
  path: string;
  /** The operation whose callers may upload. */
  operation: string;
  /**
   * Every member may upload them: they count for the member's storage, and others see them once a
   * document shows them.
   */
  isOfMembers?: boolean;
}

const folders = new Map<string, DocumentPictures>();

/** Declares pictures by the folder that they are stored in. */
export function addPictureFolders(all: ReadonlyMap<string, DocumentPictures>): void {
  for (const [folder, pictures] of all) folders.set(folder, pictures);
}

export const isPictureFolder = (folder: string): boolean => folders.has(folder);

/** Whether the pictures of a folder are seen by others only once a document shows them. */
export const isMembersFolder = (folder: string): boolean =>
  folders.get(folder)?.isOfMembers ?? false;

/** Whether a path is that of an uploaded picture of a document. */
export function isUploadedPicture(path: string): boolean {
  const [, folder = ""] = /^\/files\/([a-z]+)\/[a-z0-9-]+\.webp$/.exec(path) ?? [];
  return isPictureFolder(folder);
}
