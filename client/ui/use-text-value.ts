import { useState } from "react";
import { type ControlProps, useValue } from "./control.ts";

interface TextValue<Value> {
  text: string;
  value: Value;
  type: (text: string) => void;
  leave: () => void;
  set: (value: Value) => void;
  /** The field was left with text that cannot be parsed */
  unreadable: boolean;
}

/**
 * A value typed as free text: parsed on every keystroke, formatted when the field loses focus. Text
 * that cannot be parsed stays as typed, and `read` turns it into a value that a form's schema
 * refuses.
 */
export function useTextValue<Value>(
  control: Pick<ControlProps<Value>, "value" | "defaultValue" | "onChange" | "onBlur">,
  empty: Value,
  read: (text: string) => { value: Value; readable: boolean },
  write: (value: Value) => string,
): TextValue<Value> {
  const [value, setValue] = useValue(control, empty);
  const [typed, setTyped] = useState<{ text: string; value: Value; left: boolean }>();
  // The value was changed from elsewhere: the typed text is discarded.
  const current = typed && Object.is(typed.value, value) ? typed : undefined;
  const readable = !current || read(current.text).readable;
  return {
    text: current?.text ?? write(value),
    value,
    type: (text) => {
      const next = read(text).value;
      setTyped({ text, value: next, left: false });
      setValue(next);
    },
    leave: () => {
      setTyped(current && !readable ? { ...current, left: true } : undefined);
      control.onBlur?.();
    },
    set: (next) => {
      setTyped(undefined);
      setValue(next);
    },
    unreadable: !readable && current?.left === true,
  };
}
