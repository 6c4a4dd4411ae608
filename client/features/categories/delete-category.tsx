import { useMutation } from "@apollo/client/react";
import { FormattedMessage, useIntl } from "react-intl";
import { problemText } from "../../apollo/problem-text.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { snackbar } from "../../kit/notices/notice-queue.ts";
import { CategoriesToEditDocument, DeleteCategoryDocument } from "./categories.generated.ts";

interface DeleteCategoryProps {
  id: string;
  name: string;
  posts: number;
  onClose: () => void;
}

export function DeleteCategory({ id, name, posts, onClose }: DeleteCategoryProps) {
  const intl = useIntl();
  const [remove, { loading, error }] = useMutation(DeleteCategoryDocument, {
    refetchQueries: [CategoriesToEditDocument],
    awaitRefetchQueries: true,
    onCompleted: () => {
      snackbar({ text: intl.formatMessage({ id: "categories.deleted" }, { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "categories.delete.title" }, { name })}
      text={<FormattedMessage id="categories.delete.text" values={{ posts }} />}
      confirm={intl.formatMessage({ id: "categories.delete.confirm" })}
      // What fails is told in `error`.
      onConfirm={() => void remove({ variables: { id } }).catch(() => {})}
      pending={loading}
      error={error && problemText(intl, error)}
    />
  );
}
