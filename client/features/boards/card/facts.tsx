import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { HueDot } from "../../../ui/hue.tsx";
import { MultiCombobox } from "../../../ui/multi-combobox.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import type { Option } from "../../../ui/option.ts";
import { Select } from "../../../ui/select.tsx";
import { TagsField } from "../../../ui/tags-field.tsx";
import type { BoardColumn, Person } from "../board.ts";
import type { CardEdit, CardValues, OpenCard } from "./use-card-edits.tsx";

interface CardFactsProps {
  card: OpenCard;
  column: BoardColumn | undefined;
  members: readonly Person[];
  /** The labels of the board */
  labels: readonly string[];
  onEdit(edit: Pick<CardEdit, "base" | "values">): void;
  onMove(): void;
}

const PRIORITIES = ["HIGH", "MEDIUM", "LOW"] as const;
const MINUTES = 60;
const MAX_MINUTES = 60_000;

/** Everything about a card that is chosen rather than written. */
export function CardFacts({ card, column, members, labels, onEdit, onMove }: CardFactsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const people = members.map(({ id, displayName }): Option => ({ value: id, label: displayName }));
  const set = (values: CardValues, base: CardEdit["base"] = {}) =>
    onEdit({ base, values: () => values });
  const chosen = card.assignees.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const isCompleted = card.completedAt !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
      <div>
        <p className="font-semibold">{text("boards.column")}</p>
        <Button
          variant="outline"
          size={44}
          onClick={onMove}
          className="mt-1.5 w-full justify-start! border-control!"
        >
          <HueDot hue={column?.hue ?? "NEUTRAL"} />
          <bdi className="min-w-0 flex-1 truncate text-start font-normal">{column?.name}</bdi>
          <IconChevronDown size={18} aria-hidden="true" />
        </Button>
      </div>
      <MultiCombobox
        name="assignees"
        label={text("boards.assignees")}
        options={people}
        mark={({ label }) => <Avatar name={label} size={24} />}
        value={chosen}
        onChange={(next) => {
          const [before, after] = [chosen, next].map((all) => all.map(({ value }) => value));
          onEdit({
            base: {},
            values: (current) => ({
              assigneeIds: merged(
                before ?? [],
                after ?? [],
                current?.assignees.map(({ id }) => id),
              ),
            }),
          });
        }}
      />
      <DueFields key={card.id} card={card} onEdit={onEdit} />
      <TagsField
        name="labels"
        label={text("boards.labels")}
        most={10}
        suggestions={labels.map((label) => ({ value: label, label }))}
        value={card.labels}
        onChange={(next) => {
          const after = next.map((label) => label.slice(0, 40));
          onEdit({
            base: {},
            values: (current) => ({ labels: merged(card.labels, after, current?.labels) }),
          });
        }}
      />
      <Select
        name="priority"
        label={text("boards.priority")}
        options={PRIORITIES.map((each) => ({
          value: each,
          label: text(`boards.priority.${each}`),
        }))}
        value={card.priority}
        onChange={(next) => {
          const priority = PRIORITIES.find((each) => each === next);
          if (priority) set({ priority }, { priority: card.priority });
        }}
      />
      <EstimateField key={`${card.id} ${card.estimateMin}`} card={card} onEdit={onEdit} />
      {card.reporter && (
        <div>
          <p className="font-semibold">{text("boards.reporter")}</p>
          <p className="mt-1.5 flex items-center gap-2.5">
            <Avatar name={card.reporter.displayName} src={card.reporter.avatar} size={28} />
            <bdi className="min-w-0 truncate">{card.reporter.displayName}</bdi>
          </p>
        </div>
      )}
      <div className="grid gap-2">
        <Button variant="soft" size={44} onClick={() => set({ isCompleted: !isCompleted })}>
          {!isCompleted && <IconCheck size={19} aria-hidden="true" />}
          <FormattedMessage id={isCompleted ? "boards.card.reopen" : "boards.card.complete"} />
        </Button>
        <Button variant="plain" size={44} onClick={onMove}>
          <FormattedMessage id="flow.move.label" />
        </Button>
      </div>
    </div>
  );
}

/** A list with one's own changes; what others have added or removed meanwhile stays so. */
function merged(before: string[], after: string[], current = before): string[] {
  const added = after.filter((each) => !before.includes(each) && !current.includes(each));
  return [...current.filter((each) => !before.includes(each) || after.includes(each)), ...added];
}

/** Days are saved once they no longer change, not while they are typed. */
const DUE_DELAY_MS = 700;

/** The day a card is due, and the one it is begun; saved together. */
function DueFields({ card, onEdit }: Pick<CardFactsProps, "card" | "onEdit">) {
  const intl = useIntl();
  const saved = { dueFrom: card.dueFrom ?? "", dueTo: card.dueTo ?? "" };
  const [typed, setTyped] = useState<typeof saved>();
  const { dueFrom, dueTo } = typed ?? saved;
  const isReversed = Boolean(dueTo) && dueFrom > dueTo;
  const save = useEffectEvent(() => {
    if (!typed || isReversed) return;
    setTyped(undefined);
    if (dueFrom === saved.dueFrom && dueTo === saved.dueTo) return;
    // A card that is not due has no beginning either.
    const values = { dueFrom: (dueTo && dueFrom) || null, dueTo: dueTo || null };
    onEdit({ base: { dueFrom: card.dueFrom, dueTo: card.dueTo }, values: () => values });
  });
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(save, DUE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => save(), []);
  return (
    <>
      <DateField
        name="dueTo"
        label={intl.formatMessage({ id: "boards.due" })}
        value={dueTo}
        onChange={(day) => setTyped({ dueFrom, dueTo: day })}
      />
      {(dueTo || dueFrom) && (
        <DateField
          name="dueFrom"
          label={intl.formatMessage({ id: "boards.field.dueFrom" })}
          value={dueFrom}
          max={dueTo}
          onChange={(day) => setTyped({ dueFrom: day, dueTo })}
          error={isReversed ? intl.formatMessage({ id: "boards.due.order" }) : undefined}
        />
      )}
    </>
  );
}

function EstimateField({ card, onEdit }: Pick<CardFactsProps, "card" | "onEdit">) {
  const intl = useIntl();
  const saved = card.estimateMin === null ? null : card.estimateMin / MINUTES;
  const [hours, setHours] = useState<number | null>(saved);
  const save = () => {
    if (hours === saved || Number.isNaN(hours)) return;
    const estimateMin = hours ? Math.min(Math.round(hours * MINUTES), MAX_MINUTES) : null;
    onEdit({ base: { estimateMin: card.estimateMin }, values: () => ({ estimateMin }) });
  };
  return (
    <NumberField
      name="estimate"
      label={intl.formatMessage({ id: "boards.estimate" })}
      min={0}
      max={MAX_MINUTES / MINUTES}
      step={0.5}
      unit={intl.formatMessage({ id: "boards.estimate.unit" })}
      value={hours}
      onChange={setHours}
      onBlur={save}
    />
  );
}
