import type { DragEvent } from "react";

/** Whether files are dragged from elsewhere. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes("Files");

/** Files in folders; a path is the names of folders, from the outermost. */
export interface FileTree {
  files: { file: File; path: readonly string[] }[];
  /** All of them, also those without files */
  folders: (readonly string[])[];
}

/** The files of a folder that was chosen; browsers leave out folders without files. */
export function treeOfFolder(chosen: Iterable<File>): FileTree {
  const files = [...chosen].map((file) => ({
    file,
    path: file.webkitRelativePath.split("/").slice(0, -1),
  }));
  const all = files.flatMap(({ path }) => path.map((_, n) => path.slice(0, n + 1)));
  const folders = new Map(all.map((path) => [path.join("/"), path]));
  return { files, folders: [...folders.values()] };
}

/** What was dropped, with all that is in its folders. What is dropped has to be looked at before anything is awaited. */
export function treeOfDrop({ dataTransfer }: DragEvent): Promise<FileTree> {
  const tree: FileTree = { files: [], folders: [] };
  const entries: FileSystemEntry[] = [];
  for (const item of dataTransfer.items) {
    const entry = item.webkitGetAsEntry();
    const file = entry?.isDirectory ? null : item.getAsFile();
    if (entry?.isDirectory) entries.push(entry);
    else if (file) tree.files.push({ file, path: [] });
  }
  return addTo(tree, entries, []);
}

async function addTo(
  tree: FileTree,
  entries: readonly FileSystemEntry[],
  path: readonly string[],
): Promise<FileTree> {
  for (const entry of entries) {
    if (isFolder(entry)) {
      const within = [...path, entry.name];
      tree.folders.push(within);
      await addTo(tree, await entriesIn(entry), within);
    } else if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      tree.files.push({ file, path });
    }
  }
  return tree;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader returns some of them at a time, and in the end none. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
