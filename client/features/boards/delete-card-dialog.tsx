import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { ListedCard } from "./board.ts";

interface DeleteCardDialogProps {
  /** Undefined while nothing is asked */
  card: ListedCard | undefined;
  onConfirm(card: ListedCard): void;
  onClose(): void;
}

const MINUTES = 60;

/** Asks before a card is deleted on which time was tracked. */
export function DeleteCardDialog({ card, onConfirm, onClose }: DeleteCardDialogProps) {
  const intl = useIntl();
  const hours = intl.formatNumber((card?.trackedMin ?? 0) / MINUTES, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return (
    <ConfirmDialog
      open={card !== undefined}
      onClose={onClose}
      title={intl.formatMessage({ id: "boards.card.delete.ask" }, { name: card?.title ?? "" })}
      text={<FormattedMessage id="boards.card.delete.tracked" values={{ hours }} />}
      confirm={intl.formatMessage({ id: "boards.card.delete" })}
      onConfirm={() => {
        onClose();
        if (card) onConfirm(card);
      }}
    />
  );
}
