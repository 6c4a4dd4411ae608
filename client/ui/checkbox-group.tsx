import { useId } from "react";
import { Checkbox } from "./checkbox.tsx";
import { type ControlProps, useValue } from "./control.ts";
import { FieldGroup } from "./field-group.tsx";
import type { Option } from "./option.ts";

interface CheckboxGroupProps extends ControlProps<string[]> {
  options: Option[];
}

const none: string[] = [];

/** Any of a few options; the value has them in the order of the options. */
export function CheckboxGroup({ options, ...control }: CheckboxGroupProps) {
  const id = useId();
  const { label, name, hint, error, aside, disabled, readOnly, onBlur, ref } = control;
  const [chosen, setChosen] = useValue(control, none);
  const toggle = (value: string) =>
    setChosen(
      options
        .map((option) => option.value)
        .filter((each) => (each === value) !== chosen.includes(each)),
    );
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error} aside={aside} disabled={disabled}>
      <div className="grid">
        {options.map((option, place) => (
          <Checkbox
            key={option.value}
            ref={place === 0 ? ref : undefined}
            name={name}
            value={option.value}
            hint={option.hint}
            checked={chosen.includes(option.value)}
            disabled={option.disabled || readOnly}
            onChange={() => toggle(option.value)}
            onBlur={onBlur}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
