import { useApolloClient } from "@apollo/client/react";
import IconMailCheck from "@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserOff from "@tabler/icons-react/dist/esm/icons/IconUserOff.mjs";
import { useIntl } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { inHundreds } from "../../dashboard/list/in-hundreds.ts";
import type { MemberStatus } from "../../schema.generated.ts";
import { useViewer } from "../../session/viewer.tsx";
import {
  DeleteMembersDocument,
  SetMemberStatusesDocument,
  VerifyListedMemberDocument,
} from "./change-members.generated.ts";
import { oneByOne } from "./one-by-one.ts";

/** What can be done with members, as far as the viewer may. */
export function useMemberActions() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  const { may } = useViewer();
  const word = (action: string, form: string, count = 0) =>
    intl.formatMessage({ id: `people.${action}.${form}` }, { count });

  const setStatus = async (ids: readonly string[], status: MemberStatus) => {
    const answers = await inHundreds(ids, async (some) => {
      const variables = { ids: some, status };
      const { data } = await mutate({ mutation: SetMemberStatusesDocument, variables });
      return data ? [data.setMemberStatuses] : [];
    });
    const failed = answers.flatMap((answer) => answer.failed);
    return { done: answers.flatMap(({ changed }) => changed), failed };
  };

  const suspend: BulkAction = {
    id: "suspend",
    label: word("suspend", "label"),
    Icon: IconUserOff,
    danger: true,
    confirm: (count) => ({
      title: word("suspend", "ask", count),
      text: word("suspend", "text"),
      confirm: word("suspend", "label"),
    }),
    async run({ ids = [] }) {
      const { done, failed } = await setStatus(ids, "BANNED");
      return { done: done.length, failed, undo: () => setStatus(done, "ACTIVE") };
    },
    done: (count) => word("suspend", "done", count),
  };
  const reinstate: BulkAction = {
    id: "reinstate",
    label: word("reinstate", "label"),
    Icon: IconUserCheck,
    async run({ ids = [] }) {
      const { done, failed } = await setStatus(ids, "ACTIVE");
      return { done: done.length, failed };
    },
    done: (count) => word("reinstate", "done", count),
  };
  const verify: BulkAction = {
    id: "verify",
    label: word("verify", "label"),
    Icon: IconMailCheck,
    async run({ ids = [] }) {
      const { done, failed } = await oneByOne(ids, (id) =>
        mutate({ mutation: VerifyListedMemberDocument, variables: { id } }),
      );
      return { done: done.length, failed };
    },
    done: (count) => word("verify", "done", count),
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
    async run({ ids = [] }) {
      const answers = await inHundreds(ids, async (some) => {
        const { data } = await mutate({
          mutation: DeleteMembersDocument,
          variables: { ids: some },
        });
        return data ? [data.deleteMembers] : [];
      });
      const failed = answers.flatMap((answer) => answer.failed);
      return { done: answers.flatMap(({ deleted }) => deleted).length, failed };
    },
    done: (count) => word("delete", "done", count),
  };
  return [
    ...(may("member:write") ? [verify] : []),
    ...(may("member:suspend") ? [reinstate, suspend] : []),
    ...(may("member:write") ? [remove] : []),
  ];
}
