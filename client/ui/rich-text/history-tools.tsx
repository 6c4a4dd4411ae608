import IconUndo from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconRedo from "@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs";
import { type Editor, useEditorState } from "@tiptap/react";
import { useIntl } from "react-intl";
import { Tool } from "./tool.tsx";

export function HistoryTools({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const { canUndo, canRedo } = useEditorState({
    editor,
    selector: () => ({ canUndo: editor.can().undo(), canRedo: editor.can().redo() }),
  });
  return (
    <>
      <Tool
        label={intl.formatMessage({ id: "editor.undo" })}
        Icon={IconUndo}
        keys="Control+Z"
        turns
        disabled={!canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <Tool
        label={intl.formatMessage({ id: "editor.redo" })}
        Icon={IconRedo}
        keys="Control+Shift+Z"
        turns
        disabled={!canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </>
  );
}
