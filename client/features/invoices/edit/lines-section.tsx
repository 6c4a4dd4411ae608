import IconClock from "@tabler/icons-react/dist/esm/icons/IconClock.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../../ui/button.tsx";
import { controlStyles, describedBy, Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { formatQuantity, parseQuantity } from "../../../ui/money-format.ts";
import { amountText, rateText } from "../../../ui/money-text.ts";
import { SortableRows } from "../../../ui/drag/sortable-rows.tsx";
import { useTextValue } from "../../../ui/use-text-value.ts";
import type { TaxCategory } from "../../../schema.generated.ts";
import { blankLine, isBlank, type Line, MAX_LINES, UNITS } from "./invoice-form.ts";

interface LinesSectionProps {
  lines: readonly Line[];
  onChange(lines: Line[]): void;
  currency: string;
  /** Basis points to choose from; new lines begin with the first */
  rates: readonly number[];
  services: readonly string[];
  /** Of each line; undefined where nothing is priced */
  amounts: readonly (number | undefined)[];
  errorOf(path: string): string | undefined;
  onTime(): void;
}

const CATEGORIES = ["Z", "E", "AE", "O"] as const;
const columns = "lg:grid-cols-[32px_minmax(0,1fr)_120px_84px_124px_120px_116px_44px]";

interface Target {
  line: number;
  field: string;
}

/** The lines of an invoice; Enter, Backspace and Alt with arrows add, remove and move them. */
export function LinesSection(props: LinesSectionProps) {
  const { lines, onChange, rates, errorOf } = props;
  const intl = useIntl();
  const list = useRef<HTMLElement>(null);
  const target = useRef<Target>(undefined);
  const servicesId = useId();
  const [said, setSaid] = useState("");
  const [first = 0] = rates;

  // After the row is there: its fields are found by the place of the line.
  useLayoutEffect(() => {
    const wanted = target.current;
    if (!wanted) return;
    target.current = undefined;
    const row = list.current?.querySelector(`[data-line="${wanted.line}"]`);
    const found = row?.querySelector<HTMLElement>(`[data-field="${wanted.field}"]`);
    const field = found?.dataset.field === "grip" ? found.querySelector("button") : found;
    field?.focus();
  }, [lines]);

  const go = (line: number, field: string, id: string) => {
    target.current = { line, field };
    setSaid(intl.formatMessage({ id: `invoices.lines.${id}` }, { place: line + 1 }));
  };
  const add = (after = lines.length - 1) => {
    if (lines.length >= MAX_LINES) return;
    go(after + 1, "title", "added");
    onChange(lines.toSpliced(after + 1, 0, blankLine(lines[after]?.taxRate ?? first)));
  };
  const remove = (place: number) => {
    go(Math.max(0, place - 1), "title", "removed");
    onChange(lines.length > 1 ? lines.toSpliced(place, 1) : [blankLine(first)]);
  };
  const move = (from: number, to: number, field: string) => {
    const line = lines[from];
    if (!line || to < 0 || to >= lines.length) return;
    go(to, field, "moved");
    onChange(lines.toSpliced(from, 1).toSpliced(to, 0, line));
  };
  const press = (place: number) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey } = event;
    const field = (event.target as HTMLElement).dataset.field;
    const line = lines[place];
    if (!field || !line) return;
    const by = altKey ? { ArrowUp: -1, ArrowDown: 1 }[key] : undefined;
    if (by) {
      event.preventDefault();
      move(place, place + by, field);
    } else if (key === "Enter" && field !== "description") {
      event.preventDefault();
      const isLast = place === lines.length - 1;
      if (isLast && (field === "tax" || field === "price") && !isBlank(line)) add(place);
    } else if (key === "Backspace" && field === "title" && isBlank(line) && lines.length > 1) {
      event.preventDefault();
      remove(place);
    }
  };
  const rows = lines.map((line, place) => ({ id: String(place), line }));
  return (
    <section ref={list} aria-labelledby="lines" className="card">
      <header className="flex flex-wrap items-center gap-4 px-5 py-4 md:px-6">
        <h2 id="lines" className="min-w-0 flex-1 text-lg font-bold">
          <FormattedMessage id="invoices.lines" />
        </h2>
        <Button variant="outline" size={36} onClick={props.onTime}>
          <IconClock size={18} aria-hidden="true" />
          <FormattedMessage id="invoices.time.label" />
        </Button>
      </header>
      <div
        aria-hidden="true"
        className={`hidden gap-2 border-y border-line bg-raised px-4 py-2.5 text-sm font-semibold text-ink-2 lg:grid ${columns}`}
      >
        <span />
        {["title", "service", "quantity", "price", "tax", "sum"].map((name) => (
          <span
            key={name}
            className={
              { quantity: "text-end", price: "text-end", tax: "ps-2", sum: "text-end" }[name]
            }
          >
            <FormattedMessage id={`invoices.lines.${name}`} />
          </span>
        ))}
        <span />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortableRows
        label={intl.formatMessage({ id: "invoices.lines" })}
        rows={rows}
        nameOf={({ id, line }) => line.title || String(Number(id) + 1)}
        onMove={({ id }, place) => move(Number(id), place, "grip")}
        className="divide-y divide-line"
      >
        {({ line }, place, grip) => (
          <LineRow
            {...props}
            line={line}
            place={place}
            grip={grip}
            servicesId={servicesId}
            onKeyDown={press(place)}
            onChange={(change) => onChange(lines.with(place, { ...line, ...change }))}
            onRemove={() => remove(place)}
            errorOf={(name) => errorOf(`items.${place}.${name}`)}
          />
        )}
      </SortableRows>
      <datalist id={servicesId}>
        {props.services.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </datalist>
      <div className="border-t border-line px-5 py-4 md:px-6">
        <Button
          variant="outline"
          size={44}
          disabled={lines.length >= MAX_LINES}
          onClick={() => add()}
        >
          <IconPlus size={19} aria-hidden="true" />
          <FormattedMessage id="invoices.lines.add" />
        </Button>
        <p className="mt-2 text-[13px] text-ink-3 max-lg:hidden">
          <FormattedMessage id="invoices.lines.keys" />
        </p>
      </div>
    </section>
  );
}

interface LineRowProps extends Omit<LinesSectionProps, "onChange"> {
  line: Line;
  place: number;
  grip: ReactNode;
  servicesId: string;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onChange(change: Partial<Line>): void;
  onRemove(): void;
}

function LineRow(props: LineRowProps) {
  const { line, place, grip, currency, rates, amounts, servicesId } = props;
  const { onChange, onRemove, onKeyDown, errorOf } = props;
  const intl = useIntl();
  const label = (name: string) =>
    intl.formatMessage(
      { id: "invoices.lines.field" },
      { field: intl.formatMessage({ id: `invoices.lines.${name}` }), place: place + 1 },
    );
  const amount = line.unitPrice === null ? undefined : amounts[place];
  const allRates = [...new Set([...rates, ...(line.taxCategory === "S" ? [line.taxRate] : [])])];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <fieldset
      data-line={place}
      onKeyDown={onKeyDown}
      className={`grid grid-cols-2 items-start gap-2 px-4 py-3 [--control-height:40px] max-md:[--control-height:44px] ${columns}`}
    >
      <legend className="sr-only">
        <FormattedMessage id="invoices.lines.line" values={{ place: place + 1 }} />
      </legend>
      <div data-field="grip" className="max-lg:hidden">
        {grip}
      </div>
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <LineInput
          field="title"
          label={label("title")}
          value={line.title}
          maxLength={160}
          className="font-semibold"
          error={errorOf("title")}
          onChange={(title) => onChange({ title })}
        />
        <textarea
          data-field="description"
          aria-label={label("description")}
          placeholder={intl.formatMessage({ id: "invoices.lines.description" })}
          value={line.description}
          maxLength={2_000}
          rows={1}
          dir="auto"
          onChange={({ target }) => onChange({ description: target.value })}
          className="mt-1 block field-sizing-content min-h-9 w-full resize-none rounded-md bg-transparent px-3.5 py-1.5 text-sm text-ink-2 placeholder:text-ink-3"
        />
      </div>
      <LineInput
        field="service"
        label={label("service")}
        placeholder={intl.formatMessage({ id: "invoices.lines.service" })}
        value={line.service}
        maxLength={80}
        list={servicesId}
        error={errorOf("service")}
        onChange={(service) => onChange({ service })}
      />
      <QuantityInput
        label={label("quantity")}
        value={line.quantity}
        unit={line.unit}
        error={errorOf("quantity")}
        onChange={(quantity) => onChange({ quantity })}
        onUnit={(unit) => onChange({ unit })}
        unitLabel={label("unit")}
      />
      <MoneyField
        name={`price-${place}`}
        label={label("price")}
        field="price"
        isInTable
        currency={currency}
        value={line.unitPrice}
        onChange={(unitPrice) => onChange({ unitPrice })}
        error={
          errorOf("unitPrice") &&
          (line.unitPrice === null
            ? intl.formatMessage({ id: "invoices.lines.noPrice" })
            : errorOf("unitPrice"))
        }
      />
      <select
        data-field="tax"
        aria-label={label("tax")}
        value={line.taxCategory === "S" ? String(line.taxRate) : line.taxCategory}
        onChange={({ target: { value } }) => {
          const category = CATEGORIES.find((each) => each === value);
          onChange(taxOf(category ?? "S", category ? 0 : Number(value)));
        }}
        className={`${controlStyles} h-(--control-height) px-2!`}
      >
        {allRates.map((rate) => (
          <option key={rate} value={rate}>
            {rateText(intl, rate)}
          </option>
        ))}
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {intl.formatMessage({ id: `invoices.tax.${category}` })}
          </option>
        ))}
      </select>
      <p className="flex h-(--control-height) items-center justify-end font-semibold figures max-lg:justify-start">
        <span className="sr-only">{label("sum")}</span>
        <bdi>{amount === undefined ? "–" : amountText(intl, { amount, currency })}</bdi>
      </p>
      <IconButton
        label={intl.formatMessage({ id: "invoices.lines.remove" }, { place: place + 1 })}
        icon={IconTrash}
        size={36}
        onClick={onRemove}
        className="max-lg:justify-self-end"
      />
    </fieldset>
  );
}

const taxOf = (taxCategory: TaxCategory, taxRate: number) => ({ taxCategory, taxRate });

interface LineInputProps {
  field: string;
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string;
  maxLength?: number;
  placeholder?: string;
  list?: string;
  className?: string;
}

function LineInput({ field, label, error, onChange, className = "", ...input }: LineInputProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} isLabelHidden>
      <input
        {...input}
        id={id}
        data-field={field}
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        className={`${controlStyles} h-(--control-height) px-3! ${className}`}
      />
    </Field>
  );
}

const PLACES = 4;

interface QuantityInputProps {
  label: string;
  value: string;
  unit: Line["unit"];
  error?: string;
  onChange(value: string): void;
  onUnit(unit: Line["unit"]): void;
  unitLabel: string;
}

/** A quantity with up to four decimals; what cannot be read stays as it is typed. */
function QuantityInput(props: QuantityInputProps) {
  const { label, value, unit, error, onChange, onUnit, unitLabel } = props;
  const intl = useIntl();
  const id = useId();
  const { text, type, leave } = useTextValue<string>(
    { value, onChange },
    "",
    (typed) => {
      const quantity = parseQuantity(typed, intl.locale, PLACES);
      return { value: quantity ?? typed, readable: quantity !== undefined };
    },
    (quantity) => formatQuantity(quantity, intl.locale),
  );
  return (
    <Field id={id} label={label} error={error} isLabelHidden>
      <input
        id={id}
        data-field="quantity"
        value={text}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        className={`${controlStyles} h-(--control-height) px-3! text-right`}
      />
      <select
        data-field="unit"
        aria-label={unitLabel}
        value={unit}
        onChange={({ target }) => onUnit(UNITS.find((each) => each === target.value) ?? "PIECE")}
        className="mt-1 h-9 w-full rounded-md bg-transparent px-1 text-end text-[13px] text-ink-2 hover:bg-raised max-md:h-11"
      >
        {UNITS.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `invoices.unit.${each}` })}
          </option>
        ))}
      </select>
    </Field>
  );
}
