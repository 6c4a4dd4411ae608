import { useApolloClient } from "@apollo/client/react";
import IconMailCheck from "@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import IconUserCheck from "@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import IconUserOff from "@tabler/icons-react/dist/esm/icons/IconUserOff.mjs";
import { useIntl } from "react-intl";
import type { BulkAction } from "../../dashboard/list/bulk-action.ts";
import { inHundreds } from "../../dashboard/list/in-hundreds.ts";
import { useViewer } from "../../session/viewer.tsx";
import {
  ApproveMembersDocument,
  DeleteMembersDocument,
  ReinstateMembersDocument,
  SuspendMembersDocument,
  VerifyListedMemberDocument,
} from "./change-members.generated.ts";
import { oneByOne } from "./one-by-one.ts";
import { useMemberTrash } from "./use-people-trash.ts";

interface Answer {
  changed: string[];
  failed: { id: string; message: string }[];
}

const joined = (answers: Answer[]) => ({
  done: answers.flatMap(({ changed }) => changed),
  failed: answers.flatMap(({ failed }) => failed),
});

/** What can be done with members, as far as the viewer may. */
export function useMemberActions() {
  const intl = useIntl();
  const { mutate } = useApolloClient();
  const { may } = useViewer();
  const { restore } = useMemberTrash();
  const word = (action: string, form: string, count = 0) =>
    intl.formatMessage({ id: `people.${action}.${form}` }, { count });

  const suspendThem = async (ids: readonly string[], reason?: string) => {
    const answers = await inHundreds(ids, async (some) => {
      const variables = { ids: some, reason };
      const { data } = await mutate({ mutation: SuspendMembersDocument, variables });
      return data ? [data.suspendMembers] : [];
    });
    return joined(answers);
  };
  const reinstateThem = async (ids: readonly string[]) => {
    const answers = await inHundreds(ids, async (some) => {
      const variables = { ids: some };
      const { data } = await mutate({ mutation: ReinstateMembersDocument, variables });
      return data ? [data.reinstateMembers] : [];
    });
    return joined(answers);
  };
  const approveThem = async (ids: readonly string[]) => {
    const answers = await inHundreds(ids, async (some) => {
      const variables = { ids: some };
      const { data } = await mutate({ mutation: ApproveMembersDocument, variables });
      return data ? [data.approveMembers] : [];
    });
    return joined(answers);
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
      field: { kind: "text", label: word("suspend", "reason") },
    }),
    async run({ ids = [] }, _choice, reason) {
      const { done, failed } = await suspendThem(ids, reason);
      return { done: done.length, failed, undo: () => reinstateThem(done) };
    },
    done: (count) => word("suspend", "done", count),
  };
  const reinstate: BulkAction = {
    id: "reinstate",
    label: word("reinstate", "label"),
    Icon: IconUserCheck,
    async run({ ids = [] }) {
      const { done, failed } = await reinstateThem(ids);
      return { done: done.length, failed };
    },
    done: (count) => word("reinstate", "done", count),
  };
  const approve: BulkAction = {
    id: "approve",
    label: word("approve", "label"),
    Icon: IconUserPlus,
    async run({ ids = [] }) {
      const { done, failed } = await approveThem(ids);
      return { done: done.length, failed };
    },
    done: (count) => word("approve", "done", count),
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
      field: { kind: "option", label: word("delete", "withAccounts", count) },
    }),
    async run({ ids = [] }, _choice, answer) {
      const answers = await inHundreds(ids, async (some) => {
        const { data } = await mutate({
          mutation: DeleteMembersDocument,
          variables: { ids: some, withAccounts: answer === "on" },
        });
        return data ? [data.deleteMembers] : [];
      });
      const failed = answers.flatMap((answer) => answer.failed);
      const deleted = answers.flatMap((some) => some.deleted);
      return { done: deleted.length, failed, undo: () => restore(deleted) };
    },
    done: (count) => word("delete", "done", count),
  };
  return [
    ...(may("member:write") ? [approve, verify] : []),
    ...(may("member:suspend") ? [reinstate, suspend] : []),
    ...(may("member:write") ? [remove] : []),
  ];
}
