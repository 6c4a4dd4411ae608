import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { InlineField } from "./inline-field.tsx";
import type { BoardActions, NewCard } from "./use-board-actions.ts";

interface AddCardProps {
  columnId: string;
  /** The card above it; by default it is the last */
  afterId?: string;
  isOpen: boolean;
  onOpen?(): void;
  onClose(): void;
  onCreate(card: NewCard): Promise<void>;
}

/** Adds cards one after the other. */
export function AddCard(props: AddCardProps) {
  const { columnId, afterId, isOpen, onOpen, onClose, onCreate } = props;
  const intl = useIntl();
  // Each is put below the one before.
  const last = useRef(afterId);
  const add = (title: string) => {
    const id = crypto.randomUUID();
    void onCreate({ id, columnId, title, ...(last.current && { afterId: last.current }) });
    if (last.current) last.current = id;
  };
  return (
    <>
      {isOpen ? (
        <InlineField
          label={intl.formatMessage({ id: "boards.card.title" })}
          maxLength={255}
          staysOpen
          onSubmit={add}
          onClose={onClose}
        />
      ) : (
        onOpen && (
          <button
            type="button"
            onClick={onOpen}
            className="flex h-9 w-full items-center gap-2 rounded-md px-2 text-sm font-semibold text-ink-2 hover:bg-raised hover:text-ink max-md:h-11"
          >
            <IconPlus size={18} aria-hidden="true" />
            <FormattedMessage id="boards.card.add" />
          </button>
        )
      )}
    </>
  );
}

interface UnsentCardsProps {
  cards: readonly NewCard[];
  actions: BoardActions;
}

/** Cards of a column that could not be added. */
export function UnsentCards({ cards, actions }: UnsentCardsProps) {
  const intl = useIntl();
  if (cards.length === 0) return null;
  return (
    <ul role="alert" className="grid gap-2">
      {cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-wrap items-center gap-x-2 rounded-lg bg-bad-soft py-2 ps-3 pe-1 text-sm"
        >
          <IconAlertCircle size={18} aria-hidden="true" className="shrink-0 text-bad" />
          <bdi className="min-w-0 flex-1 basis-24 font-semibold wrap-anywhere">{card.title}</bdi>
          <Button variant="plain" size={36} onClick={() => void actions.createCard(card)}>
            <FormattedMessage id="boards.card.retry" />
          </Button>
          <IconButton
            size={36}
            icon={IconX}
            label={intl.formatMessage({ id: "form.remove" }, { item: card.title })}
            onClick={() => actions.forget(card)}
          />
        </li>
      ))}
    </ul>
  );
}
