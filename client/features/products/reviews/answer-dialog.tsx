import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { AnswerProductReviewDocument, type ShownReviewFragment } from "./reviews.generated.ts";

interface AnswerDialogProps {
  review: ShownReviewFragment;
  onClose: () => void;
}

/** What the shop answers; left empty, there is no answer. */
export function AnswerDialog({ review, onClose }: AnswerDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [answer, setAnswer] = useState(review.answer);
  const { run, pending, error } = useAction();
  const save = async () => {
    const variables = { id: review.id, answer: answer.trim() };
    const isSaved = await run(() =>
      apollo.mutate({ mutation: AnswerProductReviewDocument, variables }),
    );
    if (!isSaved) return;
    const done = answer.trim() ? "shop.review.answer.saved" : "shop.review.answer.removed";
    snackbar({ text: intl.formatMessage({ id: done }), tone: "good" });
    onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: "shop.review.answer.title" })}
      text={<FormattedMessage id="shop.review.answer.text" />}
      width={560}
      submit={<FormattedMessage id="shop.review.answer.save" />}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextArea
          name="answer"
          label={intl.formatMessage({ id: "shop.review.answer.label" })}
          maxLength={2_000}
          dir="auto"
          autosize
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
