import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChipsCombobox } from "./chips-combobox.tsx";
import { type ControlProps, useValue } from "./control.ts";
import type { Option } from "./option.ts";
import { useOptions } from "./use-options.ts";

interface TagsFieldProps extends ControlProps<string[]> {
  /** The maximum number of tags */
  most?: number;
  placeholder?: string;
  /** A tag may contain commas, such as "Oslo, Norway" */
  hasCommas?: boolean;
  /** Tags in use, the best first; those that match the typed text can be chosen */
  suggestions?: Option[];
}

const none: string[] = [];
const noSuggestions: Option[] = [];
const MAX_SUGGESTIONS = 8;

/**
 * Free-form tags: Enter or, if tags have none, a comma adds the typed one, Backspace removes the last one. Others can
 * be chosen from suggestions.
 */
export function TagsField({
  most,
  placeholder,
  hasCommas = false,
  suggestions = noSuggestions,
  ...control
}: TagsFieldProps) {
  const intl = useIntl();
  const [tags, setTags] = useValue(control, none);
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const separator = hasCommas ? /[;\n]/ : /[,;\n]/;
  const { options: matching } = useOptions(suggestions, text.trim(), open);

  const add = (written: string) => {
    const parts = written.split(separator).map((word) => word.trim().replace(/\s+/g, " "));
    const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
    const fresh = parts.filter((word) => {
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
  // Only while something is typed: the panel would cover what is below the field after a tag was added.
  // The typed tag comes first, so that Enter adds it unless another one is chosen.
  const options: Option[] =
    typed === "" || others.length === 0 || isFull
      ? []
      : [
          { value: typed, label: intl.formatMessage({ id: "form.tags.add" }, { tag: typed }) },
          ...others,
        ];
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isChoosing = open && options.length > 0;
    if ((event.key === "Enter" && text && !isChoosing) || (event.key === "," && !hasCommas)) {
      event.preventDefault();
      add(text);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!separator.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    <ChipsCombobox
      control={control}
      aside={
        most && (
          <bdi className="text-ink-3">
            <FormattedMessage id="form.count" values={{ count: tags.length, most }} />
          </bdi>
        )
      }
      placeholder={placeholder}
      chosen={tags.map((tag) => ({ value: tag, label: tag }))}
      onChosen={(chosen) => {
        // the typed tag may be one of them already
        add(chosen.find(({ value }) => !tags.includes(value))?.value ?? "");
      }}
      onRemove={({ value }) => setTags(tags.filter((tag) => tag !== value))}
      text={text}
      onText={setText}
      open={open}
      onOpen={setOpen}
      found={options.length > 0 ? { state: "found", options } : undefined}
      isFull={isFull}
      onKeyDown={press}
      onPaste={paste}
      onBlur={() => {
        add(text);
        control.onBlur?.();
      }}
    />
  );
}
