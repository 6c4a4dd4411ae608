import { type ReactNode, type RefCallback, useState } from "react";

/** What a control that is not the browser's own takes: what `Controller` of react-hook-form hands out. */
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
  /** What takes the focus, for example because of an error */
  ref?: RefCallback<HTMLElement>;
}

/** The value of whoever uses the control or, if they gave none, one of its own. */
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
