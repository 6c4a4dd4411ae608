import { useState } from "react";
import { type ControlProps, useValue } from "./control.ts";

interface TextValue<Value> {
  text: string;
  value: Value;
  type: (text: string) => void;
  leave: () => void;
  set: (value: Value) => void;
  /** It was left with something in it that cannot be read */
  unreadable: boolean;
}

/**
 * A value that people write in their own way: read with every letter, written properly when the field
 * is left. What cannot be read stays as it was typed, and `read` makes a value of it that a form's
 * schema refuses.
 */
export function useTextValue<Value>(
  control: Pick<ControlProps<Value>, "value" | "defaultValue" | "onChange" | "onBlur">,
  empty: Value,
  read: (text: string) => { value: Value; readable: boolean },
  write: (value: Value) => string,
): TextValue<Value> {
  const [value, setValue] = useValue(control, empty);
  const [typed, setTyped] = useState<{ text: string; value: Value; left: boolean }>();
  // Somebody else changed the value: what was typed is no more.
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
