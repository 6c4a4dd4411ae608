import { Combobox, ComboboxInput } from "@headlessui/react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ComboboxPanel } from "../../../ui/combobox-panel.tsx";
import type { Option } from "../../../ui/option.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useOptions } from "../../../ui/use-options.ts";
import { contactMark, useContacts } from "../use-contacts.tsx";

interface RecipientFieldProps {
  value: Option[];
  onChange: (people: Option[]) => void;
  /** Gets the initial focus */
  isFocused: boolean;
}

/** "To:" with the recipients; people are suggested before anything is typed. */
export function RecipientField({ value, onChange, isFocused }: RecipientFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const contacts = useContacts();
  const found = useOptions(contacts, text, isOpen);
  const input = useRef<HTMLInputElement>(null);
  // The screen starts in this field; focus set by the autoFocus attribute would not open the
  // suggestions.
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const removeLast = ({ key }: KeyboardEvent) => {
    if (key === "Backspace" && text === "" && value.length > 0) onChange(value.slice(0, -1));
  };
  return (
    <Combobox
      multiple
      immediate
      by="value"
      value={value}
      onChange={(next) => {
        onChange(next);
        setText("");
      }}
      onClose={() => {
        setText("");
        setOpen(false);
      }}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
        <label htmlFor={id} className="pe-1 text-ink-2">
          <FormattedMessage id="chat.to" />
        </label>
        {value.map((person) => (
          <Tag
            key={person.value}
            label={person.label}
            onRemove={() => onChange(value.filter((other) => other.value !== person.value))}
          />
        ))}
        <ComboboxInput
          ref={input}
          id={id}
          value={text}
          autoComplete="off"
          placeholder={
            value.length === 0 ? intl.formatMessage({ id: "chat.to.placeholder" }) : undefined
          }
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={removeLast}
          className="h-11 min-w-24 flex-1 bg-transparent px-1 outline-none placeholder:text-ink-3"
        />
      </div>
      <ComboboxPanel found={found} open={isOpen} mark={contactMark} />
    </Combobox>
  );
}
