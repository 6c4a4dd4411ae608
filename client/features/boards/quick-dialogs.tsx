import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { DateField } from "../../ui/date-field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TagsField } from "../../ui/tags-field.tsx";
import type { ListedCard } from "./board.ts";
import type { CardEdits } from "./card/use-card-edits.tsx";

/** What is chosen for a card on its board. */
export interface QuickChange {
  kind: "labels" | "due";
  card: ListedCard;
}

interface QuickDialogProps extends QuickChange {
  /** The labels of the board */
  labels: readonly string[];
  save: CardEdits["save"];
  onClose(): void;
}

/** The labels of a card, or the day it is due, without opening it. */
export function QuickDialog({ kind, card, labels, save, onClose }: QuickDialogProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<string[]>(card.labels);
  const [dueTo, setDueTo] = useState(card.dueTo ?? "");
  const text = (id: string) => intl.formatMessage({ id });
  const { id, version, revision } = card;
  const submit = () => {
    onClose();
    const dueFrom = dueTo && card.dueFrom && card.dueFrom <= dueTo ? card.dueFrom : null;
    const change =
      kind === "labels"
        ? { base: {}, values: () => ({ labels: chosen.map((label) => label.slice(0, 40)) }) }
        : {
            base: { dueFrom: card.dueFrom, dueTo: card.dueTo },
            values: () => ({ dueTo: dueTo || null, dueFrom }),
          };
    // What fails is said.
    save({ id, version, revision, ...change }).catch(() => {});
  };
  return (
    <FormDialog
      width={400}
      title={card.title}
      submit={<FormattedMessage id="form.save" />}
      pending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === "labels" ? (
        <TagsField
          name="labels"
          label={text("boards.labels")}
          most={10}
          suggestions={labels.map((label) => ({ value: label, label }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <DateField name="dueTo" label={text("boards.due")} value={dueTo} onChange={setDueTo} />
      )}
    </FormDialog>
  );
}
