import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconSeparator from "@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs";
import { type Editor, useEditorState } from "@tiptap/react";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { BlockMenu } from "./block-menu.tsx";
import { FormatTools } from "./format-tools.tsx";
import { HistoryTools } from "./history-tools.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { Tool } from "./tool.tsx";
import { Toolbar } from "./toolbar.tsx";

interface EditorBarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  controls: string;
  linking: boolean;
  onLink: (open: boolean) => void;
  onPictures: () => void;
  /** Its sticky distance from the top of the window, for example "top-14" */
  stickyAt: string;
}

/** The editor's toolbar: 52 high, always visible. */
export function EditorBar({
  ref,
  editor,
  controls,
  linking,
  onLink,
  onPictures,
  stickyAt,
}: EditorBarProps) {
  const intl = useIntl();
  const isLink = useEditorState({ editor, selector: () => editor.isActive("link") });
  return (
    <div ref={ref} className={`sticky z-20 border-b border-line bg-surface ${stickyAt}`}>
      <Toolbar
        label={intl.formatMessage({ id: "editor.tools" })}
        controls={controls}
        className="relative flex h-[52px] items-center gap-1 overflow-x-auto px-3 outline-none md:px-4"
      >
        <BlockMenu editor={editor} />
        <Divider />
        <FormatTools editor={editor} of="marks" />
        <Tool
          label={intl.formatMessage({ id: "editor.link" })}
          Icon={IconLink}
          keys="Control+K"
          pressed={isLink}
          expanded={linking}
          onClick={() => onLink(!linking)}
        />
        <Divider />
        <FormatTools editor={editor} of="blocks" />
        <Divider />
        <Tool
          label={intl.formatMessage({ id: "editor.picture" })}
          Icon={IconPhoto}
          onClick={onPictures}
        />
        <Tool
          label={intl.formatMessage({ id: "editor.rule" })}
          Icon={IconSeparator}
          onClick={() => editor.chain().focus().setHorizontalRule().run()}
        />
        <span className="flex-1" />
        <HistoryTools editor={editor} />
      </Toolbar>
      {linking && <LinkPanel editor={editor} onClose={() => onLink(false)} />}
    </div>
  );
}

const Divider = () => <span aria-hidden="true" className="mx-1.5 h-5 w-px shrink-0 bg-line" />;
