import { Combobox as HeadlessCombobox, ComboboxInput } from "@headlessui/react";
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ComboboxPanel } from "./combobox-panel.tsx";
import { chipsStyles } from "./chips-styles.ts";
import { type ControlProps, useValue } from "./control.ts";
import { describedBy, Field } from "./field.tsx";
import type { Option } from "./option.ts";
import { Tag } from "./tag.tsx";
import { useOptions } from "./use-options.ts";

interface TagsFieldProps extends ControlProps<string[]> {
  /** The maximum number of tags */
  most?: number;
  placeholder?: string;
  /** Tags in use, the best first; those that match the typed text can be chosen */
  suggestions?: Option[];
}

const none: string[] = [];
const noSuggestions: Option[] = [];
const MAX_SUGGESTIONS = 8;

/**
 * Free-form tags: Enter or a comma adds the typed one, Backspace removes the last one. Others can
 * be chosen from suggestions.
 */
export function TagsField({
  most,
  placeholder,
  suggestions = noSuggestions,
  ...control
}: TagsFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { label, name, hint, error, disabled, readOnly, onBlur, ref } = control;
  const [tags, setTags] = useValue(control, none);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const { options: matching } = useOptions(suggestions, text.trim(), open);
  const fixed = disabled || readOnly;

  const add = (written: string) => {
    const words = written.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, " "));
    const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
    const fresh = words.filter((word) => {
      const key = word.toLocaleLowerCase();
      return word && !known.has(key) && known.add(key);
    });
    if (fresh.length > 0) setTags([...tags, ...fresh].slice(0, most));
    setText("");
  };
  const typed = text.trim();
  const others = matching
    .filter(({ value }) => value !== typed && !tags.includes(value))
    .slice(0, MAX_SUGGESTIONS);
  const isFull = tags.length === most;
  // The typed tag comes first, so that Enter adds it unless another one is chosen.
  const options: Option[] =
    others.length === 0 || isFull
      ? []
      : [
          ...(typed
            ? [{ value: typed, label: intl.formatMessage({ id: "form.tags.add" }, { tag: typed }) }]
            : []),
          ...others,
        ];
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isChoosing = open && options.length > 0;
    if ((event.key === "Enter" && text && !isChoosing) || event.key === ",") {
      event.preventDefault();
      add(text);
    }
    if (event.key === "Backspace" && text === "" && tags.length > 0) setTags(tags.slice(0, -1));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={
        most && (
          <bdi className="text-ink-3">
            <FormattedMessage id="form.count" values={{ count: tags.length, most }} />
          </bdi>
        )
      }
    >
      <HeadlessCombobox
        multiple
        immediate
        by="value"
        value={tags.map((tag): Option => ({ value: tag, label: tag }))}
        onChange={(chosen) => {
          // the typed tag may be one of them already
          add(chosen.find(({ value }) => !tags.includes(value))?.value ?? "");
        }}
        onClose={() => setOpen(false)}
        disabled={fixed}
      >
        <div className={chipsStyles}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              label={tag}
              onRemove={fixed ? undefined : () => setTags(tags.filter((each) => each !== tag))}
            />
          ))}
          <ComboboxInput
            ref={ref}
            id={id}
            name={name}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => {
              add(text);
              onBlur?.();
            }}
            disabled={disabled}
            readOnly={readOnly || isFull}
            placeholder={tags.length === 0 ? placeholder : undefined}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className="h-8 min-w-16 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
          />
        </div>
        {options.length > 0 && <ComboboxPanel found={{ state: "found", options }} open={open} />}
      </HeadlessCombobox>
    </Field>
  );
}
