import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { HideProductReviewDocument, type ShownReviewFragment } from "./reviews.generated.ts";

interface HideDialogProps {
  review: ShownReviewFragment;
  onHidden: () => Promise<unknown>;
  onClose: () => void;
}

/** Hides a review from everyone but its author, who reads the reason, and the shop. */
export function HideDialog({ review, onHidden, onClose }: HideDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { run, pending, error } = useAction();
  const hide = async () => {
    const variables = { id: review.id, reason: reason.trim() };
    setMissing(!variables.reason);
    if (!variables.reason) return;
    const isDone = await run(async () => {
      await apollo.mutate({ mutation: HideProductReviewDocument, variables });
      await onHidden();
    });
    if (!isDone) return;
    snackbar({ text: intl.formatMessage({ id: "shop.review.hide.done" }), tone: "good" });
    onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "shop.review.hide.title" })}
      text={<FormattedMessage id="shop.review.hide.text" />}
      width={560}
      submit={<FormattedMessage id="shop.review.hide" />}
      pending={pending}
      onSubmit={() => void hide()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextArea
          name="reason"
          label={intl.formatMessage({ id: "shop.review.hide.reason" })}
          error={isMissing ? fieldWords(intl, "Required") : undefined}
          maxLength={500}
          dir="auto"
          autosize
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
