import { type ReactNode, type RefCallback, useState } from "react";

/** The props of a custom control: what `Controller` of react-hook-form provides. */
export interface ControlProps<Value> {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  /** At the end of the label's line */
  aside?: ReactNode;
  value?: Value;
  defaultValue?: Value;
  onChange?(value: Value): void;
  onBlur?: () => void;
  disabled?: boolean;
  readOnly?: boolean;
  /** The element to focus, for example because of an error */
  ref?: RefCallback<HTMLElement>;
}

/** The controlled value or, if there is none, state of its own. */
export function useValue<Value>(
  {
    value,
    defaultValue,
    onChange,
  }: Pick<ControlProps<Value>, "value" | "defaultValue" | "onChange">,
  empty: Value,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
