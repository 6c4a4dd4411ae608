import type { Editor } from "@tiptap/react";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../button.tsx";
import { TextField } from "../text-field.tsx";
import { normalizeLink } from "./safe-link.ts";

interface LinkPanelProps {
  editor: Editor;
  onClose: () => void;
}

/** Edits the link of the selected words. */
export function LinkPanel({ editor, onClose }: LinkPanelProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => (editor.getAttributes("link").href as string | null) ?? "");
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const done = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const href = normalizeLink(typed);
    if (!href) return setError(intl.formatMessage({ id: "editor.link.invalid" }));
    lead(editor, href);
    done();
  };
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") done();
  });
  useEffect(() => {
    const panel = form.current;
    panel?.querySelector("input")?.select();
    panel?.addEventListener("keydown", leave);
    return () => panel?.removeEventListener("keydown", leave);
  }, []);
  return (
    <form
      ref={form}
      aria-label={intl.formatMessage({ id: "editor.link" })}
      noValidate
      onSubmit={apply}
      className="absolute start-3 top-full z-30 mt-1.5 w-[22rem] max-w-[calc(100%-24px)] rounded-card border border-line bg-surface p-4 shadow-overlay"
    >
      <TextField
        name="href"
        label={intl.formatMessage({ id: "editor.link.address" })}
        hint={intl.formatMessage({ id: "editor.link.hint" })}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        inputMode="url"
        dir="ltr"
      />
      <div className="mt-4 flex justify-end gap-2">
        {before && (
          <Button
            variant="plain"
            size={44}
            className="me-auto"
            onClick={() => {
              editor.chain().extendMarkRange("link").unsetLink().run();
              done();
            }}
          >
            <FormattedMessage id="editor.link.remove" />
          </Button>
        )}
        <Button variant="outline" size={44} onClick={done}>
          <FormattedMessage id="editor.cancel" />
        </Button>
        <Button type="submit" variant="primary" size={44}>
          <FormattedMessage id="editor.link.apply" />
        </Button>
      </div>
    </form>
  );
}

/** Without selected words, the URL itself becomes the text. */
function lead(editor: Editor, href: string) {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive("link")) {
    const mark = { type: "link", attrs: { href } };
    editor.commands.insertContent({ type: "text", text: href, marks: [mark] });
  } else editor.chain().extendMarkRange("link").setLink({ href }).run();
}
