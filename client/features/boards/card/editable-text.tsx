import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useKeptText } from "../../../admin/form/use-kept-text.ts";
import { AutosizeTextarea } from "../../../ui/autosize-textarea.tsx";
import { Button } from "../../../ui/button.tsx";
import type { CardEdits, OpenCard } from "./use-card-edits.tsx";

interface EditableTextProps {
  card: Pick<OpenCard, "id" | "version" | "revision"> &
    Partial<Pick<OpenCard, "title" | "description">>;
  field: "title" | "description";
  label: string;
  placeholder?: string;
  maxLength: number;
  className: string;
  save: CardEdits["save"];
}

/**
 * A text of a card that is edited where it is shown, and saved when it is left. What could not be saved
 * stays on the device. Give it the card's id as its key.
 */
export function EditableText(props: EditableTextProps) {
  const { card, field, label, placeholder, maxLength, className, save } = props;
  const isTitle = field === "title";
  const saved = card[field] ?? "";
  const { text, write, discard } = useKeptText(`card-${field}`, card.id, saved);
  const [isFocused, setFocused] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** The card as it was when typing began */
  const begun = useRef<{ version: number; revision: number; saved: string }>(undefined);
  const isChanged = text !== saved;

  const submit = async () => {
    const typed = isTitle ? text.replaceAll(/\s*\n\s*/g, " ").trim() : text.trim();
    const base = begun.current ?? { ...card, saved };
    if (typed === base.saved || (isTitle && !typed)) return discard();
    setSaving(true);
    try {
      await save({
        id: card.id,
        version: base.version,
        revision: base.revision,
        base: { [field]: base.saved },
        values: () => ({ [field]: typed }),
      });
      begun.current = undefined;
      discard();
    } catch {
      // It is said, and the text stays.
    } finally {
      setSaving(false);
    }
  };
  const leave = useEffectEvent(() => {
    if (begun.current && !isSaving) void submit();
  });
  // Another card is opened, or the drawer closes, before the field is left.
  useEffect(() => () => leave(), []);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      // It takes back what was typed, and does not close the card.
      if (!isChanged) return;
      event.preventDefault();
      event.stopPropagation();
      begun.current = undefined;
      discard();
    } else if (event.key === "Enter" && (isTitle || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
  };
  return (
    <div>
      <AutosizeTextarea
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => {
          begun.current ??= { version: card.version, revision: card.revision, saved };
          write(target.value);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          if (isChanged) void submit();
        }}
        onKeyDown={press}
        className={className}
      />
      {isChanged && !isFocused && !isSaving && (
        <p role="status" className="mt-1 flex items-center gap-2 text-sm text-warn">
          <FormattedMessage id="boards.card.unsaved" />
          <Button variant="outline" size={36} onClick={() => void submit()}>
            <FormattedMessage id="form.save" />
          </Button>
        </p>
      )}
    </div>
  );
}
