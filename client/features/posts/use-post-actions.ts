import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconArchiveOff from "@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs";
import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconWorldOff from "@tabler/icons-react/dist/esm/icons/IconWorldOff.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import { useIntl } from "react-intl";
import type { BulkAction, BulkOutcome, Chosen } from "../../dashboard/list/bulk-action.ts";
import { useTrashActions } from "../../dashboard/list/use-trash-actions.ts";
import {
  AddCategoryToPostsDocument,
  ArchivePostsDocument,
  DeletePostsDocument,
  PublishPostsDocument,
  PurgePostsDocument,
  RestorePostsDocument,
  UnarchivePostsDocument,
  UnpublishPostsDocument,
} from "./change-posts.generated.ts";

interface Change {
  count: number;
  failed: { id: string; message: string }[];
}

type Selected = { selection: string; isUndo?: boolean };

const outcome = (change: Change | undefined): BulkOutcome => ({
  done: change?.count ?? 0,
  failed: change?.failed,
});

/** What can be done with posts, one or thousands: the server has saved which ones are meant. */
export function usePostActions(categories: { id: string; name?: string | null }[]) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const word = (action: string, form: string, count = 0) =>
    intl.formatMessage({ id: `posts.${action}.${form}` }, { count });
  const selected = ({ selection = "" }: Chosen): Selected => ({ selection });

  /** Asks the graph to change all of a selection; answers under its one field. */
  const change =
    <Name extends string>(
      mutation: TypedDocumentNode<Record<Name, Change>, Selected>,
      name: Name,
      more?: Omit<Selected, "selection">,
    ) =>
    async (chosen: Chosen): Promise<BulkOutcome> => {
      const variables = { ...selected(chosen), ...more };
      const { data } = await apollo.mutate({ mutation, variables });
      return outcome((data as Record<Name, Change> | undefined)?.[name]);
    };
  const asking = (action: string) => (count: number) => ({
    title: word(action, "ask", count),
    text: word(action, "text"),
    confirm: word(action, "label"),
  });
  const said = (action: string) => ({
    label: word(action, "label"),
    done: (count: number) => word(action, "done", count),
    failed: (count: number) => word(action, "failed", count),
  });

  const unarchivePosts = change(UnarchivePostsDocument, "unarchivePosts");
  const undoArchivePosts = change(UnarchivePostsDocument, "unarchivePosts", { isUndo: true });
  const restorePosts = change(RestorePostsDocument, "restorePosts");

  const publish: BulkAction = {
    id: "publish",
    ...said("publish"),
    Icon: IconWorldUpload,
    confirm: asking("publish"),
    run: change(PublishPostsDocument, "publishPosts"),
  };
  const unpublish: BulkAction = {
    id: "unpublish",
    ...said("unpublish"),
    Icon: IconWorldOff,
    confirm: asking("unpublish"),
    run: change(UnpublishPostsDocument, "unpublishPosts"),
  };
  const categorize: BulkAction = {
    id: "category",
    label: word("category", "label"),
    Icon: IconTag,
    choices: categories.map(({ id, name }) => ({ value: id, label: name ?? "" })),
    async run(chosen, category = "") {
      const { data } = await apollo.mutate({
        mutation: AddCategoryToPostsDocument,
        variables: { ...selected(chosen), category },
      });
      return outcome(data?.addCategoryToPosts);
    },
    done: (count) => word("category", "done", count),
  };
  const archivePosts = change(ArchivePostsDocument, "archivePosts");
  const archive: BulkAction = {
    id: "archive",
    ...said("archive"),
    Icon: IconArchive,
    confirm: asking("archive"),
    run: async (chosen) => ({
      ...(await archivePosts(chosen)),
      undo: () => undoArchivePosts(chosen),
    }),
  };
  const unarchive: BulkAction = {
    id: "unarchive",
    ...said("unarchive"),
    Icon: IconArchiveOff,
    run: unarchivePosts,
  };
  const remove: BulkAction = {
    id: "delete",
    ...said("delete"),
    Icon: IconTrash,
    danger: true,
    removes: true,
    confirm: (count) => ({
      title: word("delete", "ask", count),
      text: word("delete", "text"),
      confirm: word("delete", "confirm", count),
    }),
    async run(chosen) {
      const mutation = DeletePostsDocument;
      const { data } = await apollo.mutate({ mutation, variables: selected(chosen) });
      const { deleted = [], failed = [] } = data?.deletePosts ?? {};
      return { done: deleted.length, failed, undo: () => restorePosts(chosen) };
    },
  };
  const trash = useTrashActions({
    words: (id, count) => intl.formatMessage({ id: `posts.${id}` }, { count }),
    restore: restorePosts,
    async purge(chosen) {
      const mutation = PurgePostsDocument;
      const { data } = await apollo.mutate({ mutation, variables: selected(chosen) });
      const { deleted = [], failed = [] } = data?.purgePosts ?? {};
      return { done: deleted.length, failed };
    },
  });
  return { publish, unpublish, categorize, archive, unarchive, remove, trash };
}

export type PostActions = ReturnType<typeof usePostActions>;
