import { useApolloClient } from "@apollo/client/react";
import IconMailCheck from "@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserOff from "@tabler/icons-react/dist/esm/icons/IconUserOff.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useIntl } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import {
  AddUserProfileDocument,
  DeleteUsersDocument,
  ReinstateUsersDocument,
  SuspendUsersDocument,
  VerifyUserDocument,
} from "./account-list.generated.ts";
import { oneByOne } from "./one-by-one.ts";
import { useAccountTrash } from "./use-people-trash.ts";

/** What administrators can do with accounts that have no profile. A page has at most 25 of them. */
export function useAccountActions(): BulkAction[] {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  const { restore } = useAccountTrash();
  const word = (action: string, form: string, count = 0) =>
    intl.formatMessage({ id: `people.account.${action}.${form}` }, { count });
  const shared = (action: string, form: string) =>
    intl.formatMessage({ id: `people.${action}.${form}` });
  const reinstateThem = async (ids: string[]) => {
    const { data } = await mutate({ mutation: ReinstateUsersDocument, variables: { ids } });
    const { changed = [], failed = [] } = data?.reinstateUsers ?? {};
    return { done: changed.length, failed };
  };
  return [
    {
      id: "addProfile",
      label: word("addProfile", "label"),
      Icon: IconUserPlus,
      async run({ ids = [] }) {
        const { done, failed } = await oneByOne(ids, (id) =>
          mutate({ mutation: AddUserProfileDocument, variables: { id } }),
        );
        return { done: done.length, failed };
      },
      done: (count) => word("addProfile", "done", count),
    },
    {
      id: "verify",
      label: shared("verify", "label"),
      Icon: IconMailCheck,
      async run({ ids = [] }) {
        const { done, failed } = await oneByOne(ids, (id) =>
          mutate({ mutation: VerifyUserDocument, variables: { id } }),
        );
        return { done: done.length, failed };
      },
      done: (count) => intl.formatMessage({ id: "people.verify.done" }, { count }),
    },
    {
      id: "reinstate",
      label: shared("reinstate", "label"),
      Icon: IconUserCheck,
      run: ({ ids = [] }) => reinstateThem(ids),
      done: (count) => word("reinstate", "done", count),
    },
    {
      id: "suspend",
      label: shared("suspend", "label"),
      Icon: IconUserOff,
      danger: true,
      confirm: (count) => ({
        title: word("suspend", "ask", count),
        text: word("suspend", "text"),
        confirm: shared("suspend", "label"),
        field: { kind: "text", label: shared("suspend", "reason") },
      }),
      async run({ ids = [] }, _choice, reason) {
        const variables = { ids, reason };
        const { data } = await mutate({ mutation: SuspendUsersDocument, variables });
        const { changed = [], failed = [] } = data?.suspendUsers ?? {};
        return { done: changed.length, failed, undo: () => reinstateThem(changed) };
      },
      done: (count) => word("suspend", "done", count),
    },
    {
      id: "delete",
      label: shared("delete", "label"),
      Icon: IconTrash,
      danger: true,
      removes: true,
      confirm: (count) => ({
        title: word("delete", "ask", count),
        text: word("delete", "text"),
        confirm: word("delete", "confirm", count),
      }),
      async run({ ids = [] }) {
        const { data } = await mutate({ mutation: DeleteUsersDocument, variables: { ids } });
        const { deleted = [], failed = [] } = data?.deleteUsers ?? {};
        return { done: deleted.length, failed, undo: () => restore(deleted) };
      },
      done: (count) => word("delete", "done", count),
    },
  ];
}
