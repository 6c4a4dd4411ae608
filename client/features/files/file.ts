import type {
  FileFoldersQuery,
  ListedFileFragment,
  OpenFileFragment,
  ShownLinkFragment,
} from "./files.generated.ts";

/** What lists show of a file; also of one that is open. */
export type ListedFile = Omit<ListedFileFragment, " $fragmentName">;
export type OpenFile = OpenFileFragment;
export type Folder = FileFoldersQuery["fileFolders"][number];
export type ShownLink = ShownLinkFragment;

/** A folder, or the top of the viewer's own files. */
export interface Target {
  id: string | null;
  name: string;
}

/** The address of a content as a download. */
export const downloadUrl = (url: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}download`;

/** The address of several files in one ZIP archive. */
export const archiveUrl = (files: readonly Pick<ListedFile, "id">[]): string =>
  `/files/archive?ids=${files.map(({ id }) => id).join()}`;

/** The folders above one and itself, from the top. */
export function pathTo(id: string | undefined, folders: readonly Folder[]): Folder[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  for (
    let at = id ? byId.get(id) : undefined;
    at;
    at = at.parent ? byId.get(at.parent.id) : undefined
  )
    path.unshift(at);
  return path;
}

/** The folders by the one that they are in; those whose folder the viewer does not see are at the top. */
export function byParent(folders: readonly Folder[]): Map<string | null, Folder[]> {
  const known = new Set(folders.map(({ id }) => id));
  return Map.groupBy(folders, ({ parent }) => (parent && known.has(parent.id) ? parent.id : null));
}

/** What was cut or copied, to be pasted elsewhere. */
export interface Clipboard {
  files: readonly ListedFile[];
  isCopy: boolean;
  /** It was pasted; copies can be pasted again */
  isPasted?: boolean;
}

export const EMPTY: Clipboard = { files: [], isCopy: false };
