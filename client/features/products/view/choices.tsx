import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ProductColor } from "../../../schema.generated.ts";
import { COLORS } from "../product-words.ts";

interface ColorChoiceProps {
  colors: readonly ProductColor[];
  chosen: ProductColor | null;
  isLeft: (color: ProductColor) => boolean;
  onChange: (color: ProductColor) => void;
}

/** The color of a product; those that are sold out can be looked at. */
export function ColorChoice({ colors, chosen, isLeft, onChange }: ColorChoiceProps) {
  const intl = useIntl();
  const name = useId();
  const word = (color: ProductColor) => intl.formatMessage({ id: `products.color.${color}` });
  return (
    <fieldset>
      <legend className="font-semibold">
        <FormattedMessage id="shop.color" />{" "}
        {chosen && <span className="font-normal text-ink-2">{word(chosen)}</span>}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {colors.map((color) => (
          <label
            key={color}
            title={word(color)}
            className={`relative grid size-11 place-items-center rounded-full border-2 p-0.5 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isLeft(color) ? "border-line" : "border-dashed border-control"}`}
          >
            <input
              type="radio"
              name={name}
              checked={color === chosen}
              onChange={() => onChange(color)}
              aria-label={
                isLeft(color)
                  ? word(color)
                  : intl.formatMessage({ id: "shop.soldOut.option" }, { name: word(color) })
              }
              className="absolute inset-0 appearance-none rounded-full opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ background: COLORS[color] }}
              className={`grid size-full place-items-center rounded-full text-white forced-color-adjust-none ${isLeft(color) ? "" : "opacity-50"}`}
            >
              {color === chosen && (
                <IconCheck size={18} stroke={3} className="drop-shadow-[0_0_1px_black]" />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SizeChoiceProps {
  sizes: readonly string[];
  chosen: string | null;
  isLeft: (size: string) => boolean;
  onChange: (size: string) => void;
}

/** The size of a product; those that are sold out are dashed and struck through. */
export function SizeChoice({ sizes, chosen, isLeft, onChange }: SizeChoiceProps) {
  const intl = useIntl();
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">
        <FormattedMessage id="shop.size" />
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {sizes.map((size) => (
          <label
            key={size}
            className={`relative inline-flex min-h-11 items-center rounded-md border px-4 text-[0.9375rem] font-semibold has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isLeft(size) ? "border-control" : "border-dashed border-line font-normal text-ink-3 line-through"}`}
          >
            <input
              type="radio"
              name={name}
              checked={size === chosen}
              disabled={!isLeft(size)}
              onChange={() => onChange(size)}
              aria-label={
                isLeft(size)
                  ? size
                  : intl.formatMessage({ id: "shop.soldOut.option" }, { name: size })
              }
              className="absolute inset-0 appearance-none rounded-md opacity-0"
            />
            <bdi aria-hidden="true">{size}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
