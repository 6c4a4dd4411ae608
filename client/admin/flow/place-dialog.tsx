import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Combobox } from "../../ui/combobox.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { HueDot } from "../../ui/hue.tsx";
import type { Option } from "../../ui/option.ts";
import { Select } from "../../ui/select.tsx";
import type { Column, Spot } from "./board.tsx";

interface PlaceDialogProps<C extends { id: string }> {
  card: C;
  columns: readonly Pick<Column<C>, "id" | "name" | "hue" | "cards">[];
  current: string;
  nameOf(card: C): string;
  onMove(to: Spot): void;
  onClose(): void;
}

/** Where a card is moved to, for those who do not drag: a column, and the place in it. */
export function PlaceDialog<C extends { id: string }>(props: PlaceDialogProps<C>) {
  const { card, columns, current, nameOf, onMove, onClose } = props;
  const intl = useIntl();
  const first = { value: "first", label: intl.formatMessage({ id: "flow.move.first" }) };
  const last = { value: "last", label: intl.formatMessage({ id: "flow.move.last" }) };
  const [column, setColumn] = useState(current);
  const [place, setPlace] = useState<Option | null>(first);
  const others =
    columns.find(({ id }) => id === column)?.cards.filter(({ id }) => id !== card.id) ?? [];
  const options: Option[] = [
    first,
    last,
    ...others.map((other) => ({
      value: other.id,
      label: intl.formatMessage({ id: "flow.move.after" }, { name: nameOf(other) }),
    })),
  ];
  const submit = () => {
    onClose();
    const after = others.findIndex(({ id }) => id === place?.value);
    onMove({
      column,
      place: place?.value === "last" ? others.length : after + 1,
    });
  };
  return (
    <FormDialog
      width={400}
      title={intl.formatMessage({ id: "flow.move.title" }, { name: nameOf(card) })}
      submit={<FormattedMessage id="flow.move.submit" />}
      pending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <Select
          name="column"
          label={intl.formatMessage({ id: "flow.move.column" })}
          options={columns.map(({ id, name }) => ({ value: id, label: name }))}
          mark={({ value }) => (
            <HueDot hue={columns.find(({ id }) => id === value)?.hue ?? "NEUTRAL"} />
          )}
          value={column}
          onChange={(id) => {
            setColumn(id);
            setPlace(first);
          }}
        />
        <Combobox
          name="place"
          label={intl.formatMessage({ id: "flow.move.place" })}
          options={options}
          value={place}
          onChange={(next) => setPlace(next ?? first)}
        />
      </div>
    </FormDialog>
  );
}
