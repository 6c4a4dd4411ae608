import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { chipsStyles } from "./chips-styles.ts";
import { type ControlProps, useValue } from "./control.ts";
import { describedBy, Field } from "./field.tsx";
import { Tag } from "./tag.tsx";

interface TagsFieldProps extends ControlProps<string[]> {
  /** The maximum number of tags */
  most?: number;
  placeholder?: string;
}

const none: string[] = [];

/** Free-form tags: Enter or a comma adds one, Backspace removes the last one. */
export function TagsField({ most, placeholder, ...control }: TagsFieldProps) {
  const id = useId();
  const { label, name, hint, error, disabled, readOnly, onBlur, ref } = control;
  const [tags, setTags] = useValue(control, none);
  const [text, setText] = useState("");
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
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" && text) || event.key === ",") {
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
      <div className={chipsStyles}>
        {tags.map((tag) => (
          <Tag
            key={tag}
            label={tag}
            onRemove={fixed ? undefined : () => setTags(tags.filter((each) => each !== tag))}
          />
        ))}
        <input
          ref={ref}
          id={id}
          name={name}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => {
            add(text);
            onBlur?.();
          }}
          disabled={disabled}
          readOnly={readOnly || tags.length === most}
          placeholder={tags.length === 0 ? placeholder : undefined}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="h-8 min-w-16 flex-1 bg-transparent px-2 outline-none placeholder:text-ink-3"
        />
      </div>
    </Field>
  );
}
