import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { StarMarks } from "../stars.tsx";
import type { ShownReviewFragment } from "./reviews.generated.ts";

interface ReviewRowProps {
  review: ShownReviewFragment;
  /** Undefined where the reader may not */
  onEdit?: () => void;
  onDelete?: () => void;
  onAnswer?: () => void;
  onHide?: () => void;
  onShow?: () => void;
}

/** What a buyer says, and what the shop answers. */
export function ReviewRow({ review, onEdit, onDelete, onAnswer, onHide, onShow }: ReviewRowProps) {
  const intl = useIntl();
  const { rating, content, answer, answeredAt, author, createdAt } = review;
  const name = author?.displayName ?? intl.formatMessage({ id: "shop.review.former" });
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <Avatar name={name} size={36} />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-ink-3">
            <StarMarks stars={rating} />
            <span className="sr-only">
              <FormattedMessage id="shop.review.stars" values={{ stars: rating }} />
            </span>
            <DateTime iso={createdAt} />
          </p>
        </div>
      </div>
      {review.hiddenAt && (
        <p className="mt-2 text-sm text-warn wrap-anywhere">
          <FormattedMessage id="shop.review.hidden" values={{ reason: review.hiddenReason }} />
        </p>
      )}
      {content && (
        <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {content}
        </p>
      )}
      {answer && (
        <div className="mt-3 rounded-md bg-raised p-4">
          <p className="flex flex-wrap gap-x-2 text-sm">
            <span className="font-semibold">
              <FormattedMessage id="shop.review.answered" />
            </span>
            {answeredAt && (
              <span className="text-ink-3">
                <DateTime iso={answeredAt} />
              </span>
            )}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">
            {answer}
          </p>
        </div>
      )}
      {(onEdit ?? onDelete ?? onAnswer ?? onHide ?? onShow) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {onEdit && (
            <Button variant="outline" size={36} onClick={onEdit}>
              <FormattedMessage id="shop.review.edit" />
            </Button>
          )}
          {onDelete && (
            <Button variant="outline" size={36} onClick={onDelete}>
              <FormattedMessage id="shop.review.delete" />
            </Button>
          )}
          {onAnswer && (
            <Button variant="outline" size={36} onClick={onAnswer}>
              <FormattedMessage id={answer ? "shop.review.answer.edit" : "shop.review.answer"} />
              <span className="sr-only">{name}</span>
            </Button>
          )}
          {onHide && (
            <Button variant="outline" size={36} onClick={onHide}>
              <FormattedMessage id="shop.review.hide" />
              <span className="sr-only">{name}</span>
            </Button>
          )}
          {onShow && (
            <Button variant="outline" size={36} onClick={onShow}>
              <FormattedMessage id="shop.review.show" />
              <span className="sr-only">{name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
