import { FormattedMessage, useIntl } from "react-intl";
import { useViewer } from "../../platform/session/viewer.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { HueDot } from "../../ui/hue.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { type CalendarState, SOURCES } from "./calendar-url.ts";
import { COLORS, hueOf } from "./colors.ts";

interface FiltersProps {
  state: CalendarState;
  onChange(change: Partial<CalendarState>): void;
}

/** Which events are shown: by color, by where they come from, and by whose they are. */
export function Filters({ state: { hide, who, without }, onChange }: FiltersProps) {
  const intl = useIntl();
  const { may } = useViewer();
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
      <fieldset>
        <legend className="mb-1 text-sm font-bold">
          <FormattedMessage id="calendar.filters.sources" />
        </legend>
        <div className="grid">
          {SOURCES.filter((source) => source !== "interviews" || may("application:manage")).map(
            (source) => (
              <Checkbox
                key={source}
                checked={!without.includes(source)}
                onChange={({ target }) =>
                  onChange({
                    without: SOURCES.filter((each) =>
                      each === source ? !target.checked : without.includes(each),
                    ),
                  })
                }
              >
                <FormattedMessage id={`calendar.source.${source}`} />
              </Checkbox>
            ),
          )}
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
