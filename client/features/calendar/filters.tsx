import { FormattedMessage, useIntl } from "react-intl";
import { Checkbox } from "../../ui/checkbox.tsx";
import { HueDot } from "../../ui/hue.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import type { CalendarState } from "./calendar-url.ts";
import { COLORS, hueOf } from "./colors.ts";

interface FiltersProps {
  state: CalendarState;
  onChange(change: Partial<CalendarState>): void;
}

/** Which events are shown: by color, and by whose they are. */
export function Filters({ state: { hide, who }, onChange }: FiltersProps) {
  const intl = useIntl();
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-sm font-bold">
          <FormattedMessage id="calendar.filters.shown" />
        </legend>
        <div className="grid">
          {COLORS.map((color) => (
            <Checkbox
              key={color}
              checked={!hide.includes(color)}
              onChange={({ target }) =>
                onChange({
                  hide: COLORS.filter((each) =>
                    each === color ? !target.checked : hide.includes(each),
                  ),
                })
              }
            >
              <span className="flex items-center gap-2">
                <HueDot hue={hueOf(color)} />
                <FormattedMessage id={`calendar.color.${color}`} />
              </span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <RadioGroup
        name="who"
        label={intl.formatMessage({ id: "calendar.filters.who" })}
        value={who ?? "all"}
        onChange={(value) =>
          onChange({ who: value === "own" || value === "invited" ? value : undefined })
        }
        options={["all", "own", "invited"].map((value) => ({
          value,
          label: intl.formatMessage({ id: `calendar.who.${value}` }),
        }))}
      />
    </div>
  );
}
