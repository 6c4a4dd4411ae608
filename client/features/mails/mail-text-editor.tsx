import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import StarterKit from "@tiptap/starter-kit";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useEffectEvent, useId, useImperativeHandle, useState } from "react";
import { useIntl } from "react-intl";
import { FormatTools } from "../../ui/rich-text/format-tools.tsx";
import { LinkPanel } from "../../ui/rich-text/link-panel.tsx";
import { isSafeLink } from "../../ui/rich-text/safe-link.ts";
import { Tool } from "../../ui/rich-text/tool.tsx";
import { Toolbar } from "../../ui/rich-text/toolbar.tsx";
import type { MailEditorProps } from "./mail-editor.tsx";

/** The editor itself, loaded by mail-editor.tsx. */
export function MailTextEditor(props: MailEditorProps) {
  const { label, html, takesFocus = false, handle } = props;
  const intl = useIntl();
  const id = useId();
  const [linking, setLinking] = useState(false);
  const change = useEffectEvent((written: string) => props.onChange(written));
  const send = useEffectEvent(() => props.onSend());
  const link = useEffectEvent(() => setLinking(true));
  const editor = useEditor(
    {
      immediatelyRender: false,
      autofocus: takesFocus && "start",
      extensions: [
        StarterKit.configure({
          heading: false,
          link: { openOnClick: false, defaultProtocol: "https", isAllowedUri: isSafeLink },
        }),
      ],
      content: html,
      editorProps: {
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          dir: "auto",
          class: "prose min-h-32 text-base outline-none",
        },
      },
    },
    [id],
  );
  useEffect(() => {
    if (!editor) return;
    const updated = () => change(editor.isEmpty ? "" : editor.getHTML());
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.key === "Enter") send();
      else if (event.key.toLowerCase() === "k") link();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const { dom } = editor.view;
    editor.on("update", updated);
    dom.addEventListener("keydown", press, true);
    return () => {
      editor.off("update", updated);
      dom.removeEventListener("keydown", press, true);
    };
  }, [editor]);
  useImperativeHandle(
    handle,
    () => ({
      insert(text) {
        const paragraphs = text.split(/\n{2,}/).map((part) => ({
          type: "paragraph",
          content: part
            .split("\n")
            .flatMap((line, at) => [
              ...(at ? [{ type: "hardBreak" }] : []),
              ...(line ? [{ type: "text", text: line }] : []),
            ]),
        }));
        editor?.chain().focus().insertContent(paragraphs).run();
      },
      focus: () => void editor?.commands.focus(),
    }),
    [editor],
  );
  const isLink = useEditorState({ editor, selector: () => editor?.isActive("link") ?? false });
  if (!editor) return null;
  return (
    <div className="rounded-md border border-control bg-surface px-3 pt-2.5 pb-1 has-[[role=textbox]:focus-visible]:outline-2 has-[[role=textbox]:focus-visible]:outline-offset-2 has-[[role=textbox]:focus-visible]:outline-focus">
      <div className="max-h-[40dvh] overflow-y-auto">
        <EditorContent editor={editor} />
      </div>
      <div className="relative mt-2">
        <Toolbar
          label={intl.formatMessage({ id: "editor.tools" })}
          controls={id}
          className="flex items-center gap-0.5 overflow-x-auto outline-none"
        >
          <FormatTools editor={editor} of="marks" />
          <FormatTools editor={editor} of="blocks" />
          <Tool
            label={intl.formatMessage({ id: "editor.link" })}
            Icon={IconLink}
            keys="Control+K"
            pressed={isLink ?? false}
            expanded={linking}
            onClick={() => setLinking(!linking)}
          />
        </Toolbar>
        {linking && <LinkPanel editor={editor} onClose={() => setLinking(false)} />}
      </div>
    </div>
  );
}
