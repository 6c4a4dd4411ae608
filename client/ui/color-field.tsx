import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { useId } from "react";
import { useIntl } from "react-intl";
import { type ControlProps, useValue } from "./control.ts";
import { FieldGroup } from "./field-group.tsx";
import { controlStyles } from "./field.tsx";
import type { Option } from "./option.ts";

interface ColorFieldProps extends ControlProps<string> {
  /** The site's presets by name, in any case */
  presets: Option[];
  /** Any other colour is allowed, too, as "#1d7afc" */
  custom?: boolean;
}

const isHex = (value: string) => /^#[\da-f]{6}$/i.test(value);

/** One of the site's preset colours or, if allowed, a custom one. */
export function ColorField({ presets, custom = false, ...control }: ColorFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { label, name, hint, error, aside, disabled, readOnly, onBlur, ref } = control;
  const [value, setValue] = useValue(control, "");
  const own = presets.some((preset) => preset.value === value) ? "" : value;
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      disabled={disabled || readOnly}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        {presets.map((preset, place) => (
          <label
            key={preset.value}
            title={preset.label}
            className="relative grid size-11 cursor-pointer place-items-center rounded-md has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              ref={place === 0 ? ref : undefined}
              type="radio"
              name={`${name}-${id}`}
              aria-label={preset.label}
              checked={preset.value === value}
              onChange={() => setValue(preset.value)}
              onBlur={onBlur}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <span
              aria-hidden="true"
              data-preset={preset.value.toLowerCase()}
              className="pointer-events-none grid size-7 place-items-center rounded-full bg-[oklch(var(--l)_var(--c)_var(--h))] text-(--p-on) peer-checked:[&>svg]:block"
            >
              <IconCheck size={17} stroke={3} className="hidden" />
            </span>
          </label>
        ))}
        {custom && (
          <span className="relative ms-1.5">
            <input
              value={own}
              onChange={({ target }) => setValue(target.value.trim())}
              onBlur={onBlur}
              placeholder="#1d7afc"
              autoComplete="off"
              spellCheck={false}
              aria-label={intl.formatMessage({ id: "form.color.own" })}
              aria-invalid={Boolean(error) || (own !== "" && !isHex(own)) || undefined}
              className={`${controlStyles} h-(--control-height) w-36! ps-11`}
            />
            <input
              type="color"
              value={isHex(own) ? own : "#808080"}
              onChange={({ target }) => setValue(target.value)}
              aria-label={intl.formatMessage({ id: "form.color.choose" })}
              className="absolute inset-y-0 start-2.5 my-auto size-6 appearance-none rounded-full bg-transparent p-0 [&::-webkit-color-swatch]:rounded-full [&::-webkit-color-swatch]:border-line [&::-webkit-color-swatch-wrapper]:p-0"
            />
          </span>
        )}
      </div>
    </FieldGroup>
  );
}
