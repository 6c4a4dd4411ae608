import { useApolloClient } from "@apollo/client/react";
import IconArchive from "@tabler/icons-react/dist/esm/icons/IconArchive.mjs";
import IconTag from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconWorldUpload from "@tabler/icons-react/dist/esm/icons/IconWorldUpload.mjs";
import { useIntl } from "react-intl";
import type { BulkAction, BulkOutcome, Chosen } from "../../dashboard/list/bulk-action.ts";
import {
  AddCategoryToPostsDocument,
  ArchivePostsDocument,
  DeletePostsDocument,
  PublishPostsDocument,
  RestorePostsDocument,
} from "./change-posts.generated.ts";

interface Change {
  count: number;
  failed: { id: string; message: string }[];
}

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
  const variables = ({ selection = "" }: Chosen) => ({ selection });

  const publish: BulkAction = {
    id: "publish",
    label: word("publish", "label"),
    Icon: IconWorldUpload,
    confirm: (count) => ({
      title: word("publish", "ask", count),
      text: word("publish", "text"),
      confirm: word("publish", "label"),
    }),
    async run(chosen) {
      const mutation = PublishPostsDocument;
      const { data } = await apollo.mutate({ mutation, variables: variables(chosen) });
      return outcome(data?.publishPosts);
    },
    done: (count) => word("publish", "done", count),
  };
  const categorize: BulkAction = {
    id: "category",
    label: word("category", "label"),
    Icon: IconTag,
    choices: categories.map(({ id, name }) => ({ value: id, label: name ?? "" })),
    async run(chosen, category = "") {
      const { data } = await apollo.mutate({
        mutation: AddCategoryToPostsDocument,
        variables: { ...variables(chosen), category },
      });
      return outcome(data?.addCategoryToPosts);
    },
    done: (count) => word("category", "done", count),
  };
  const archive: BulkAction = {
    id: "archive",
    label: word("archive", "label"),
    Icon: IconArchive,
    confirm: (count) => ({
      title: word("archive", "ask", count),
      text: word("archive", "text"),
      confirm: word("archive", "label"),
    }),
    async run(chosen) {
      const mutation = ArchivePostsDocument;
      const { data } = await apollo.mutate({ mutation, variables: variables(chosen) });
      return outcome(data?.archivePosts);
    },
    done: (count) => word("archive", "done", count),
  };
  const remove: BulkAction = {
    id: "delete",
    label: word("delete", "label"),
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
      const { data } = await apollo.mutate({ mutation, variables: variables(chosen) });
      const { deleted = [], failed = [] } = data?.deletePosts ?? {};
      const restore = { mutation: RestorePostsDocument, variables: variables(chosen) };
      return { done: deleted.length, failed, undo: () => apollo.mutate(restore) };
    },
    done: (count) => word("delete", "done", count),
  };
  return { publish, categorize, archive, remove };
}
