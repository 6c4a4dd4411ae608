import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { PanelState } from "../../../admin/panel-state.tsx";
import { useAction } from "../../../platform/apollo/use-action.ts";
import { useViewer } from "../../../platform/session/viewer.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import { failureSnackbar } from "../../../ui/toasts/failure-snackbar.ts";
import { snackbar } from "../../../ui/toasts/toast-queue.ts";
import { ProductViewDocument } from "../view/product-view.generated.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { RatingShares } from "./rating-shares.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { ReviewRow } from "./review-row.tsx";
import {
  DeleteProductReviewDocument,
  ProductReviewsDocument,
  type ShownReviewFragment,
  ShowProductReviewDocument,
} from "./reviews.generated.ts";

const PAGE_SIZE = 10;

type Task =
  | { kind: "write"; orderLineId: string }
  | { kind: "edit" | "delete" | "answer" | "hide"; review: ShownReviewFragment };

/** What buyers say of a product, with what the reader may do about it. */
export function Reviews({ productId }: { productId: string }) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { member, may } = useViewer();
  const [task, setTask] = useState<Task>();
  const reading = useQuery(ProductReviewsDocument, {
    variables: { id: productId, size: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const { data, fetchMore } = reading;
  if (!data) return <PanelState error={reading.error} onRetry={reading.refetch} />;
  const { totalCount, nodes, pageInfo } = data.productReviews;
  const unrated = data.receivedOrderLines.find(({ review }) => review === null);
  const reread = () =>
    apollo.refetchQueries({ include: [ProductReviewsDocument, ProductViewDocument] });
  const showMore = () =>
    fetchMore({
      variables: { after: pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { productReviews: more } }) => ({
        ...before,
        productReviews: { ...more, nodes: [...before.productReviews.nodes, ...more.nodes] },
      }),
    });
  const close = () => setTask(undefined);
  const isShop = may("product:write");
  const show = async ({ id }: ShownReviewFragment) => {
    try {
      await apollo.mutate({ mutation: ShowProductReviewDocument, variables: { id } });
      await reread();
      snackbar({ text: intl.formatMessage({ id: "shop.review.show.done" }), tone: "good" });
    } catch (cause) {
      failureSnackbar(intl, cause);
    }
  };
  return (
    <Card
      title={intl.formatMessage({ id: "shop.reviews" })}
      text={intl.formatMessage({ id: "shop.reviews.text" })}
      action={
        unrated && (
          <Button
            variant="outline"
            size={44}
            onClick={() => setTask({ kind: "write", orderLineId: unrated.id })}
          >
            <FormattedMessage id="shop.review.write" />
          </Button>
        )
      }
    >
      {totalCount === 0 ? (
        <p className="text-ink-2">
          <FormattedMessage id="shop.reviews.none" />
        </p>
      ) : (
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[280px_minmax(0,1fr)]">
          <RatingShares
            counts={[data.stars5, data.stars4, data.stars3, data.stars2, data.stars1].map(
              (each) => each.totalCount,
            )}
          />
          <div>
            <ul
              aria-label={intl.formatMessage({ id: "shop.reviews" })}
              className="divide-y divide-line"
            >
              {nodes.map((review) => {
                const isOwn = member !== null && review.author?.id === member.id;
                return (
                  <ReviewRow
                    key={review.id}
                    review={review}
                    onEdit={isOwn ? () => setTask({ kind: "edit", review }) : undefined}
                    onDelete={isOwn ? () => setTask({ kind: "delete", review }) : undefined}
                    onAnswer={isShop ? () => setTask({ kind: "answer", review }) : undefined}
                    onHide={
                      isShop && !review.hiddenAt
                        ? () => setTask({ kind: "hide", review })
                        : undefined
                    }
                    onShow={isShop && review.hiddenAt ? () => void show(review) : undefined}
                  />
                );
              })}
            </ul>
            {pageInfo.hasNextPage && (
              <MoreButton variant="soft" size={44} className="mt-4" onMore={showMore}>
                <FormattedMessage id="shop.reviews.more" />
              </MoreButton>
            )}
          </div>
        </div>
      )}
      {task?.kind === "write" && (
        <ReviewDialog orderLineId={task.orderLineId} onSaved={reread} onClose={close} />
      )}
      {task?.kind === "edit" && (
        <ReviewDialog review={task.review} onSaved={reread} onClose={close} />
      )}
      {task?.kind === "answer" && <AnswerDialog review={task.review} onClose={close} />}
      {task?.kind === "hide" && (
        <HideDialog review={task.review} onHidden={reread} onClose={close} />
      )}
      {task?.kind === "delete" && (
        <DeleteDialog id={task.review.id} onDeleted={reread} onClose={close} />
      )}
    </Card>
  );
}

interface DeleteDialogProps {
  id: string;
  onDeleted: () => Promise<unknown>;
  onClose: () => void;
}

function DeleteDialog({ id, onDeleted, onClose }: DeleteDialogProps) {
  const intl = useIntl();
  const apollo = useApolloClient();
  const { run, pending, error } = useAction();
  const remove = async () => {
    const isDone = await run(async () => {
      await apollo.mutate({ mutation: DeleteProductReviewDocument, variables: { id } });
      await onDeleted();
    });
    if (!isDone) return;
    snackbar({ text: intl.formatMessage({ id: "shop.review.deleted" }), tone: "good" });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: "shop.review.delete.ask" })}
      text={<FormattedMessage id="shop.review.delete.text" />}
      confirm={intl.formatMessage({ id: "shop.review.delete.confirm" })}
      onConfirm={() => void remove()}
      pending={pending}
      error={error}
    />
  );
}
