import type { ApolloClient } from "@apollo/client";
import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useIntl } from "react-intl";
import { useUndoable } from "../../admin/flow/use-undoable.ts";
import type { ListedFile, Target } from "./file.ts";
import {
  CopyFilesDocument,
  DeleteFilesDocument,
  FilesChangedDocument,
  MoveFilesDocument,
  RestoreFilesDocument,
  SetFileFavoriteDocument,
  TrashFilesDocument,
} from "./files.generated.ts";

const SHOWN = new Set([
  "Files",
  "File",
  "FileFolders",
  "FilePlaceCounts",
  "FileQuota",
  "FileActivity",
  "FileLinks",
]);

/** Reads again what is shown of files. */
export async function rereadFiles(apollo: ApolloClient): Promise<void> {
  // What cannot be read now is when the connection is back.
  await apollo
    .refetchQueries({
      include: "active",
      onQueryUpdated: ({ queryName = "" }) => SHOWN.has(queryName),
    })
    .catch(() => undefined);
}

/** Several changes at once are read together, after so many ms. */
const REREAD_DELAY_MS = 300;

/** Reads again what others change. */
export function useLiveFiles(): void {
  const apollo = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reread = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void rereadFiles(apollo), REREAD_DELAY_MS);
  }, [apollo]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(FilesChangedDocument, { ignoreResults: true, onData: reread });
}

export type FileActions = ReturnType<typeof useFileActions>;

type Named = Pick<ListedFile, "id" | "name">;

/** What is done with files; each says what it did and can be undone where that is possible. */
export function useFileActions() {
  const intl = useIntl();
  const apollo = useApolloClient();
  const act = useUndoable();
  return useMemo(() => {
    const text = (id: string, files: readonly Named[], values?: Record<string, string>) =>
      intl.formatMessage({ id }, { count: files.length, name: files[0]?.name ?? "", ...values });
    const idsOf = (files: readonly Named[]) => files.map(({ id }) => id);
    const restore = async (ids: string[]) => {
      await apollo.mutate({ mutation: RestoreFilesDocument, variables: { ids } });
      await rereadFiles(apollo);
    };
    const trash = async (ids: string[]) => {
      await apollo.mutate({ mutation: TrashFilesDocument, variables: { ids } });
      await rereadFiles(apollo);
    };
    const star = async (files: readonly Named[], isFavorited: boolean) => {
      for (const { id } of files) {
        await apollo.mutate({ mutation: SetFileFavoriteDocument, variables: { id, isFavorited } });
      }
      await rereadFiles(apollo);
    };
    return {
      reread: () => rereadFiles(apollo),
      trash: (files: readonly Named[]) =>
        act({
          run: () => trash(idsOf(files)),
          text: text("files.trashed", files),
          undo: () => restore(idsOf(files)),
        }),
      restore: (files: readonly Named[]) =>
        act({
          run: () => restore(idsOf(files)),
          text: text("files.restored", files),
          undo: () => trash(idsOf(files)),
        }),
      async deleteForGood(files: readonly Named[]): Promise<void> {
        await apollo.mutate({ mutation: DeleteFilesDocument, variables: { ids: idsOf(files) } });
        await rereadFiles(apollo);
      },
      async star(files: readonly Named[], isFavorited: boolean): Promise<void> {
        await act({
          run: () => star(files, isFavorited),
          text: text(isFavorited ? "files.starred" : "files.unstarred", files),
          undo: () => star(files, !isFavorited),
        });
      },
      async copy(files: readonly Named[], to: Target): Promise<void> {
        let copies: readonly Named[] = [];
        await act({
          async run() {
            const { data } = await apollo.mutate({
              mutation: CopyFilesDocument,
              variables: { ids: idsOf(files), folderId: to.id },
            });
            copies = data?.copyFiles ?? [];
            await rereadFiles(apollo);
          },
          text: text("files.pasted", files, { folder: to.name }),
          undo: () => trash(idsOf(copies)),
        });
      },
      /** Throws if it was refused. Undone only where all were in one folder. */
      async move(files: readonly ListedFile[], to: Target): Promise<void> {
        const from = new Set(files.map(({ parent }) => parent?.id ?? null));
        const [origin = null] = from;
        const moveTo = async (folderId: string | null) => {
          await apollo.mutate({
            mutation: MoveFilesDocument,
            variables: { ids: idsOf(files), folderId },
          });
          await rereadFiles(apollo);
        };
        await act({
          run: () => moveTo(to.id),
          text: text("files.moved", files, { folder: to.name }),
          ...(from.size === 1 && { undo: () => moveTo(origin) }),
        });
      },
    };
  }, [apollo, act, intl]);
}
