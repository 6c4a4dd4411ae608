import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { TABLE_LIMITS } from "../../../schema/foundation/table-grid.ts";
import { announceRefusal } from "../use-insert-limit.ts";
import { extensions } from "./extensions.ts";
import { cleanPasted, picturesIn } from "./pasted.ts";
import { type RichText, sameText, tidy } from "./rich-text.ts";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import { exceededByData, exceededLimit, TEXT_LIMITS, type TextLimit } from "./text-limit.ts";

interface Handlers {
  onPictures: (files: File[]) => void;
  onLink: () => void;
  /** On Alt+F10, the usual shortcut of editors */
  onTools: () => void;
}

/** Pixels that bars cover at the top and foot of the window, with some air. */
const BARS = { top: 180, bottom: 120, left: 0, right: 0 };

/** The editor of a text, kept in sync with its props. */
export function useTextEditor(
  props: RichTextEditorProps,
  handlers: Handlers,
): [string, Editor | null] {
  const intl = useIntl();
  const id = useId();
  const { value, readOnly = false, label, lang, describedBy, invalid } = props;
  const latest = useRef({ ...props, ...handlers });
  const shown = useRef<RichText | null>(value);
  // emitted, but not yet received back as the value
  const handedOut = useRef<RichText[]>([]);
  useEffect(() => {
    latest.current = { ...props, ...handlers };
  });

  const take = (data: DataTransfer | null) => {
    const files = picturesIn(data);
    if (files.length > 0 && !latest.current.readOnly) latest.current.onPictures(files);
    return files.length > 0;
  };
  /** Text that exceeds a limit is refused as a whole. */
  const refuse = (event: Event, limit: TextLimit | undefined) => {
    if (!limit) return false;
    event.preventDefault();
    const id = limit === "characters" ? "ui.insert.tooLong" : "ui.insert.tooManyParts";
    void announceRefusal(intl, id, { count: TEXT_LIMITS[limit] });
    return true;
  };
  const editor = useEditor(
    {
      immediatelyRender: false,
      editable: !readOnly,
      extensions: extensions({
        source: intl.formatMessage({ id: "editor.quote.source" }),
        fileName: intl.formatMessage({ id: "editor.code.fileName" }),
        caption: intl.formatMessage({ id: "editor.table.caption" }),
        onTooLargeTable: () => void announceRefusal(intl, "editor.table.limits", TABLE_LIMITS),
      }),
      content: value,
      onUpdate: ({ editor: { state } }) => {
        const document = tidy(state.doc.toJSON() as RichText);
        handedOut.current.push(document);
        latest.current.onChange(document);
      },
      editorProps: {
        attributes: { id, role: "textbox", "aria-multiline": "true", class: "prose rich-text" },
        // the caret stays above the bar at the foot and below the one at the top
        scrollThreshold: BARS,
        scrollMargin: BARS,
        transformPastedHTML: cleanPasted,
        // Before the editor parses and cleans it, which takes long for megabytes
        handleDOMEvents: {
          paste: (_view, event) => refuse(event, exceededByData(event.clipboardData)),
          drop: ({ dragging }, event) =>
            !dragging && refuse(event, exceededByData(event.dataTransfer)),
        },
        handlePaste: ({ state }, event, slice) => {
          if (take(event.clipboardData)) return true;
          const { doc } = state.tr.replaceSelection(slice);
          return refuse(event, exceededLimit(doc.toJSON() as RichText));
        },
        handleDrop: ({ state }, event, slice, moved) => {
          if (moved) return false;
          if (take(event.dataTransfer)) return true;
          const { doc } = state.tr.replaceSelection(slice);
          return refuse(event, exceededLimit(doc.toJSON() as RichText));
        },
        handleKeyDown: (_view, event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          if (key === "F10" && altKey) {
            latest.current.onTools();
            return true;
          }
          if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey)) return false;
          // In a text the shortcut makes a link, whatever it does elsewhere.
          event.stopPropagation();
          latest.current.onLink();
          return true;
        },
      },
    },
    // one editor while the component is mounted; changes are applied to it below
    [id],
  );

  // A value from outside, for example after "Discard", replaces the text.
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    const own = handedOut.current.findIndex((document) => sameText(document, value));
    handedOut.current.splice(0, own < 0 ? Infinity : own + 1);
    if (own >= 0 || sameText(value, editor.getJSON() as RichText)) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    if (!editor) return;
    editor.setEditable(!readOnly, false);
    const said = {
      "aria-label": label,
      "aria-readonly": readOnly && "true",
      "aria-describedby": describedBy,
      "aria-invalid": invalid && "true",
      lang,
    };
    for (const [name, text] of Object.entries(said)) {
      if (text) editor.view.dom.setAttribute(name, text);
      else editor.view.dom.removeAttribute(name);
    }
  }, [editor, readOnly, label, lang, describedBy, invalid]);
  return [id, editor];
}
