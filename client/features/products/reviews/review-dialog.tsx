import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { fieldWords } from "../../../admin/form/field-words.ts";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { ProblemNotice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { StarChoice } from "./star-choice.tsx";
import {
  CreateProductReviewDocument,
  type ShownReviewFragment,
  UpdateProductReviewDocument,
} from "./reviews.generated.ts";

type Reviewed =
  | { orderLineId: string; review?: undefined }
  | { review: ShownReviewFragment; orderLineId?: undefined };

type ReviewDialogProps = Reviewed & {
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

/** Rates what was bought, or changes that. */
export function ReviewDialog({ orderLineId, review, onSaved, onClose }: ReviewDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [content, setContent] = useState(review?.content ?? "");
  const [isMissing, setMissing] = useState(false);
  const { run, pending, error } = useAction();
  const save = async () => {
    setMissing(rating === 0);
    if (rating === 0) return;
    const values = { rating, content: content.trim() };
    const isSaved = await run(async () => {
      await (review
        ? apollo.mutate({
            mutation: UpdateProductReviewDocument,
            variables: { id: review.id, input: { ...values, version: review.version } },
          })
        : apollo.mutate({
            mutation: CreateProductReviewDocument,
            variables: { input: { ...values, orderLineId } },
          }));
      await onSaved();
    });
    if (!isSaved) return;
    snackbar({ text: intl.formatMessage({ id: "shop.review.saved" }), tone: "good" });
    onClose();
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: review ? "shop.review.edit.title" : "shop.review.write" })}
      text={<FormattedMessage id="shop.review.public" />}
      width={560}
      submit={<FormattedMessage id={review ? "shop.review.save" : "shop.review.publish"} />}
      pending={pending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <StarChoice
          value={rating}
          onChange={(stars) => {
            setRating(stars);
            setMissing(false);
          }}
          error={isMissing ? fieldWords(intl, "Required") : undefined}
        />
        <TextArea
          name="content"
          label={intl.formatMessage({ id: "shop.review.content" })}
          maxLength={2_000}
          dir="auto"
          autosize
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <ProblemNotice text={error} />
      </div>
    </FormDialog>
  );
}
