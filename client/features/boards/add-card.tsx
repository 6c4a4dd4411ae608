import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../ui/button.tsx";
import { InlineField } from "./inline-field.tsx";
import type { NewCard } from "./use-board-actions.ts";

interface AddCardProps {
  columnId: string;
  /** The card above it; by default it is the last */
  afterId?: string;
  isOpen: boolean;
  onOpen?(): void;
  onClose(): void;
  onCreate(card: NewCard): Promise<void>;
}

/** Adds cards one after the other. What could not be sent stays, and is sent again under the same id. */
export function AddCard(props: AddCardProps) {
  const { columnId, afterId, isOpen, onOpen, onClose, onCreate } = props;
  const intl = useIntl();
  const [failed, setFailed] = useState<readonly NewCard[]>([]);
  // Each is put below the one before.
  const last = useRef(afterId);
  const create = async (card: NewCard) => {
    setFailed((before) => before.filter(({ id }) => id !== card.id));
    try {
      await onCreate(card);
    } catch {
      setFailed((before) => [...before, card]);
    }
  };
  const add = (title: string) => {
    const id = crypto.randomUUID();
    void create({ id, columnId, title, ...(last.current && { afterId: last.current }) });
    if (last.current) last.current = id;
  };
  return (
    <div className="grid gap-2">
      {failed.length > 0 && (
        <ul role="alert" className="grid gap-2">
          {failed.map((card) => (
            <li
              key={card.id}
              className="flex flex-wrap items-center gap-2 rounded-lg bg-bad-soft px-3 py-2 text-sm"
            >
              <IconAlertCircle size={18} aria-hidden="true" className="shrink-0 text-bad" />
              <bdi className="min-w-0 flex-1 basis-24 font-semibold wrap-anywhere">
                {card.title}
              </bdi>
              <Button variant="plain" size={36} onClick={() => void create(card)}>
                <FormattedMessage id="boards.card.retry" />
              </Button>
            </li>
          ))}
        </ul>
      )}
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
    </div>
  );
}
