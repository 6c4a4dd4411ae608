import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { choose } from "../../platform/settings/document-settings.ts";
import { offered, type SettingName, type Settings } from "../../platform/settings/settings.ts";
import { useSetting } from "../../platform/settings/use-setting.ts";

interface SettingChoiceProps<Name extends SettingName> {
  name: Name;
  columns?: 2 | 3;
  /** A small picture of a value, above its name */
  picture: (value: Settings[Name]) => ReactNode;
}

/** The values of a display setting, side by side; a choice applies at once. */
export function SettingChoice<Name extends SettingName>({
  name,
  columns = 2,
  picture,
}: SettingChoiceProps<Name>) {
  const group = useId();
  const chosen = useSetting(name);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <FormattedMessage id={`settings.${name}`} />
      </legend>
      <div className={`grid gap-3 ${columns === 3 ? "grid-cols-3" : "grid-cols-2"}`}>
        {offered(name).map((value) => (
          <label
            key={value}
            className="flex cursor-pointer flex-col items-center gap-2 rounded-md border border-control p-3 text-center text-[13px] font-semibold text-ink-2 hover:bg-raised has-checked:border-primary-strong has-checked:bg-primary-soft has-checked:text-primary-strong has-checked:inset-ring has-checked:inset-ring-primary-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => choose(name, value)}
              className="sr-only"
            />
            {picture(value)}
            <FormattedMessage id={`settings.${name}.${value}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
