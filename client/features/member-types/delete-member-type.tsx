import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import { MemberTypesToEditDocument, DeleteMemberTypeDocument } from "./member-types.generated.ts";

interface DeleteMemberTypeProps {
  id: string;
  name: string;
  members: number;
  onClose: () => void;
}

export function DeleteMemberType({ id, name, members, onClose }: DeleteMemberTypeProps) {
  const intl = useIntl();
  const [remove, { loading, error }] = useMutation(DeleteMemberTypeDocument, {
    refetchQueries: [MemberTypesToEditDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      snackbar({ text: intl.formatMessage({ id: "member-types.deleted" }, { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "member-types.delete.title" }, { name })}
      text={<FormattedMessage id="member-types.delete.text" values={{ members }} />}
      confirm={intl.formatMessage({ id: "member-types.delete.confirm" })}
      // What fails is told in `error`.
      onConfirm={() => void remove({ variables: { id } }).catch(() => {})}
      pending={loading}
      error={error && problemText(intl, error)}
    />
  );
}
