import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { problemOf } from "../../../platform/apollo/problem.ts";
import { problemText } from "../../../platform/apollo/problem-text.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import type { Target } from "../file.ts";
import { CreateFolderDocument, FileFoldersDocument } from "../files.generated.ts";
import { rereadFiles } from "../use-file-actions.ts";
import type { FileTree } from "./dropped-files.ts";
import { fileUploads } from "./file-uploads.ts";

/** Uploads files with their folders: those that are there already are added to. */
export function useUploadTree() {
  const intl = useIntl();
  const apollo = useApolloClient();
  const me = useViewer().member?.id;
  return useCallback(
    async (read: FileTree | Promise<FileTree>, to: Target): Promise<void> => {
      let tree: FileTree;
      try {
        tree = await read;
      } catch {
        return snackbar({ text: intl.formatMessage({ id: "files.upload.unread" }), tone: "bad" });
      }
      const filesIn = Map.groupBy(tree.files, ({ path }) => keyOf(path));
      const upload = (path: readonly string[], folder: Target) => {
        const files = filesIn.get(keyOf(path)) ?? [];
        if (files.length > 0)
          fileUploads.add(
            files.map(({ file }) => file),
            folder,
          );
      };
      const made = new Map([[keyOf([]), to]]);
      upload([], to);
      // Each after the one that it is in.
      for (const path of tree.folders.toSorted((one, other) => one.length - other.length)) {
        const parent = made.get(keyOf(path.slice(0, -1)));
        const name = path.at(-1) ?? "";
        if (!parent) continue;
        try {
          const folder = await folderIn(parent, name, { apollo, me });
          made.set(keyOf(path), folder);
          upload(path, folder);
        } catch (error) {
          const count = tree.files.filter((file) => isWithin(file.path, path)).length;
          const values = { name, count, why: problemText(intl, error) };
          const text = intl.formatMessage({ id: "files.upload.folder.failed" }, values);
          snackbar({ text, tone: "bad" });
        }
      }
      if (tree.folders.length > 0) await rereadFiles(apollo);
    },
    [apollo, intl, me],
  );
}

const keyOf = (path: readonly string[]): string => path.join("/");

const isWithin = (path: readonly string[], folder: readonly string[]): boolean =>
  folder.every((name, n) => path[n] === name);

const nameKeyOf = (name: string): string => name.normalize("NFC").toUpperCase().toLowerCase();

/** A new folder, or the one that has this name already. */
async function folderIn(
  parent: Target,
  name: string,
  { apollo, me }: { apollo: ApolloClient; me: string | undefined },
): Promise<Target> {
  const input = { id: crypto.randomUUID(), name, parentId: parent.id };
  try {
    const { data } = await apollo.mutate({ mutation: CreateFolderDocument, variables: { input } });
    return { id: data?.createFolder.id ?? input.id, name };
  } catch (error) {
    if (problemOf(error).code !== "CONFLICT") throw error;
    const { data } = await apollo.query({
      query: FileFoldersDocument,
      fetchPolicy: "network-only",
    });
    const isThere = (folder: NonNullable<typeof data>["fileFolders"][number]) =>
      (parent.id ? folder.parent?.id === parent.id : !folder.parent && folder.owner?.id === me) &&
      nameKeyOf(folder.name) === nameKeyOf(name);
    const there = data?.fileFolders.find(isThere);
    if (!there) throw error;
    return { id: there.id, name: there.name };
  }
}
