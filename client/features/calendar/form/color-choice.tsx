import { useId } from "react";
import { useIntl } from "react-intl";
import type { EventColor } from "../../../schema.generated.ts";
import { FieldGroup } from "../../../ui/field-group.tsx";
import { HueDot } from "../../../ui/hue.tsx";
import { COLORS, hueOf } from "../colors.ts";

interface ColorChoiceProps {
  value: EventColor;
  onChange(color: EventColor): void;
}

/** The color of an event. */
export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <FieldGroup id={id} label={intl.formatMessage({ id: "calendar.field.color" })}>
      <div className="flex flex-wrap gap-1">
        {COLORS.map((color) => {
          const name = intl.formatMessage({ id: `calendar.color.${color}` });
          return (
            <label
              key={color}
              title={name}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md border border-transparent has-checked:border-control has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={`color-${id}`}
                aria-label={name}
                checked={color === value}
                onChange={() => onChange(color)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <HueDot hue={hueOf(color)} className="size-5" />
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
