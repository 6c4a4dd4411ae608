import { useApolloClient } from "@apollo/client/react";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useIntl } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { useTrashActions } from "../../dashboard/list/use-trash-actions.ts";
import {
  DeleteMemberTypesDocument,
  PurgeMemberTypesDocument,
  RestoreMemberTypesDocument,
} from "./member-types.generated.ts";

/** Deleting, and what can be done with what is deleted. */
export function useMemberTypeActions() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  const words = (id: string, count = 0) =>
    intl.formatMessage({ id: `member-types.${id}` }, { count });

  const restore = async (ids: string[] = []) => {
    const { data } = await mutate({ mutation: RestoreMemberTypesDocument, variables: { ids } });
    const { changed = [], failed = [] } = data?.restoreMemberTypes ?? {};
    return { done: changed.length, failed };
  };
  const remove: BulkAction = {
    id: "delete",
    label: words("delete.label"),
    Icon: IconTrash,
    danger: true,
    removes: true,
    confirm: (count) => ({
      title: words("delete.ask", count),
      text: words("delete.text"),
      confirm: words("delete.label"),
    }),
    async run({ ids = [] }) {
      const { data } = await mutate({ mutation: DeleteMemberTypesDocument, variables: { ids } });
      const { deleted = [], failed = [] } = data?.deleteMemberTypes ?? {};
      return { done: deleted.length, failed, undo: () => restore(deleted) };
    },
    done: (count) => words("delete.done", count),
  };
  const trash = useTrashActions({
    words,
    restore: ({ ids }) => restore(ids),
    async purge({ ids = [] }) {
      const { data } = await mutate({ mutation: PurgeMemberTypesDocument, variables: { ids } });
      const { deleted = [], failed = [] } = data?.purgeMemberTypes ?? {};
      return { done: deleted.length, failed };
    },
  });
  return { remove, trash };
}
