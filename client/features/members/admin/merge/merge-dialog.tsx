import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../../../platform/apollo/problem-text.ts";
import { Combobox } from "../../../../ui/combobox.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import type { Option } from "../../../../ui/option.ts";
import { snackbar } from "../../../../ui/toasts/toast-queue.ts";
import {
  MemberMergeDocument,
  MembersToMergeDocument,
  MergeMembersDocument,
} from "./merge.generated.ts";
import { MergePreview } from "./merge-preview.tsx";

interface MergeDialogProps {
  id: string;
  name: string;
  onClose: () => void;
  /** The profile that is left */
  onMerged: (id: string) => void;
}

/** Asks for the other profile, and says what would move before it does. */
export function MergeDialog({ id, name, onClose, onMerged }: MergeDialogProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const [other, setOther] = useState<Option | null>(null);
  const ids = other ? [id, other.value] : [];
  const preview = useQuery(MemberMergeDocument, {
    variables: { ids },
    skip: !other,
    fetchPolicy: "network-only",
  });
  const [merge, merging] = useMutation(MergeMembersDocument);
  const options = useCallback(
    async (search: string): Promise<Option[]> => {
      const { data } = await client.query({
        query: MembersToMergeDocument,
        variables: { search },
        fetchPolicy: "network-only",
      });
      const found = data?.members.nodes ?? [];
      return found
        .filter((member) => member.id !== id)
        .map((member) => ({
          value: member.id,
          label: member.displayName,
          hint: `@${member.handle}`,
        }));
    },
    [client, id],
  );
  const confirm = async () => {
    try {
      const { data } = await merge({ variables: { ids } });
      const left = data?.mergeMembers?.id;
      if (!left) return;
      await client.cache.reset();
      snackbar({ text: intl.formatMessage({ id: "members.merge.done" }), tone: "good" });
      onMerged(left);
      onClose();
    } catch {
      // shown in the dialog
    }
  };
  const found = other && preview.data?.memberMerge;
  const error = preview.error ?? merging.error;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "members.merge.title" }, { name })}
      text={<FormattedMessage id="members.merge.text" />}
      confirm={intl.formatMessage({ id: "members.merge.confirm" })}
      onConfirm={() => void confirm()}
      pending={merging.loading}
      disabled={!found}
      error={error && problemText(intl, error)}
    >
      <Combobox
        label={intl.formatMessage({ id: "members.merge.other" })}
        name="other"
        options={options}
        value={other}
        onChange={setOther}
      />
      {found && <MergePreview merge={found} />}
    </ConfirmDialog>
  );
}
