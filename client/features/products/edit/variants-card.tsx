import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useIntl } from "react-intl";
import { Controlled } from "../../../admin/form/controlled.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ColorDot } from "../color-dot.tsx";
import { COLOR_NAMES } from "../product-words.ts";
import { type EditedVariant, MAX_VARIANTS, newVariant } from "./product-form.ts";
import type { ProductEdit } from "./use-product-edit.ts";

/** The colors and sizes of a product with their stock: one row at least. */
export function VariantsCard({ edit }: { edit: ProductEdit }) {
  const { text, values } = edit;
  const isCounted = values.kind === "PHYSICAL";
  return (
    <Controlled edit={edit} name="variants">
      {({ value: rows, onChange, ref }) => (
        <Card
          title={text("variants")}
          text={text("variants.text")}
          action={
            <Button
              ref={ref}
              variant="outline"
              size={44}
              disabled={rows.length >= MAX_VARIANTS}
              onClick={() => onChange([...rows, newVariant(isCounted)])}
            >
              <IconPlus size={19} aria-hidden="true" />
              {text("variants.add")}
            </Button>
          }
        >
          <ul className="grid gap-4 divide-y divide-line *:not-last:pb-5">
            {rows.map((row, place) => (
              <li key={row.key}>
                <VariantRow
                  edit={edit}
                  row={row}
                  place={place}
                  isCounted={isCounted}
                  onChange={(changed) =>
                    onChange(rows.map((one) => (one.key === changed.key ? changed : one)))
                  }
                  onRemove={
                    rows.length > 1
                      ? () => onChange(rows.filter(({ key }) => key !== row.key))
                      : undefined
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Controlled>
  );
}

interface VariantRowProps {
  edit: ProductEdit;
  row: EditedVariant;
  place: number;
  /** A thing with a stock; others may be without a limit */
  isCounted: boolean;
  onChange: (row: EditedVariant) => void;
  onRemove: (() => void) | undefined;
}

function VariantRow({ edit, row, place, isCounted, onChange, onRemove }: VariantRowProps) {
  const intl = useIntl();
  const { text } = edit;
  const number = intl.formatNumber(place + 1);
  const errorOf = (name: string) => edit.errorOf(`variants.${place}.${name}`);
  const { key } = row;
  const colors = COLOR_NAMES.map((value) => ({ value, label: text(`color.${value}`) }));
  const whole = edit.errorOf(`variants.${place}`);
  return (
    <fieldset className="flex items-start gap-2 [--control-height:44px]">
      <legend className="sr-only">{text("variants.number", { number })}</legend>
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 lg:grid-cols-[1.3fr_1.2fr_1.1fr_0.8fr]">
        <Select
          label={text("variants.color")}
          name={`color ${key}`}
          value={row.color}
          options={[{ value: "", label: text("variants.noColor") }, ...colors]}
          mark={({ value }) => {
            const color = COLOR_NAMES.find((one) => one === value);
            return color && <ColorDot color={color} />;
          }}
          onChange={(chosen) =>
            onChange({ ...row, color: COLOR_NAMES.find((one) => one === chosen) ?? "" })
          }
        />
        <TextField
          label={text("variants.size")}
          name={`size ${key}`}
          value={row.size}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...row, size: target.value })}
          error={errorOf("size")}
        />
        <TextField
          label={text("sku")}
          name={`sku ${key}`}
          value={row.sku}
          maxLength={60}
          dir="ltr"
          className="rtl:text-right"
          autoComplete="off"
          onChange={({ target }) => onChange({ ...row, sku: target.value })}
          error={errorOf("sku")}
        />
        <NumberField
          label={text("variants.stock")}
          name={`stock ${key}`}
          value={row.quantity}
          min={0}
          hint={isCounted ? undefined : text("variants.unlimited")}
          onChange={(quantity) => onChange({ ...row, quantity })}
          error={errorOf("quantity")}
        />
        {whole && (
          <div className="col-span-full -mt-1">
            <FieldError id={`variant-${key}`} error={text("variants.twice")} />
          </div>
        )}
      </div>
      {onRemove && (
        <IconButton
          label={text("variants.remove", { number })}
          icon={IconTrash}
          onClick={onRemove}
          className="mt-7"
        />
      )}
    </fieldset>
  );
}
