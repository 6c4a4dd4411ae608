import { useApolloClient } from "@apollo/client/react";
import { useIntl } from "react-intl";
import { useTrashActions } from "../../dashboard/list/use-trash-actions.ts";
import {
  PurgeMembersDocument,
  PurgeUsersDocument,
  RestoreMembersDocument,
  RestoreUsersDocument,
} from "./people-trash.generated.ts";

/** Bringing members back, after an undo or from the trash, with the accounts that went with them. */
export function useMemberTrash() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  const restore = async (ids: string[] = []) => {
    const { data } = await mutate({ mutation: RestoreMembersDocument, variables: { ids } });
    const { changed = [], failed = [] } = data?.restoreMembers ?? {};
    return { done: changed.length, failed };
  };
  const trash = useTrashActions({
    words: (id, count) => intl.formatMessage({ id: `people.${id}` }, { count }),
    restore: ({ ids }) => restore(ids),
    async purge({ ids = [] }) {
      const { data } = await mutate({ mutation: PurgeMembersDocument, variables: { ids } });
      const { deleted = [], failed = [] } = data?.purgeMembers ?? {};
      return { done: deleted.length, failed };
    },
  });
  return { restore, trash };
}

/** The same of accounts, with the profiles that went with them. */
export function useAccountTrash() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  const restore = async (ids: string[] = []) => {
    const { data } = await mutate({ mutation: RestoreUsersDocument, variables: { ids } });
    const { changed = [], failed = [] } = data?.restoreUsers ?? {};
    return { done: changed.length, failed };
  };
  const trash = useTrashActions({
    words: (id, count) => intl.formatMessage({ id: `people.account.${id}` }, { count }),
    restore: ({ ids }) => restore(ids),
    async purge({ ids = [] }) {
      const { data } = await mutate({ mutation: PurgeUsersDocument, variables: { ids } });
      const { deleted = [], failed = [] } = data?.purgeUsers ?? {};
      return { done: deleted.length, failed };
    },
  });
  return { restore, trash };
}
