import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconTable from "@tabler/icons-react/dist/esm/icons/IconTable.mjs";
import IconSeparator from "@tabler/icons-react/dist/esm/icons/IconSeparatorHorizontal.mjs";
import { isInTable } from "@tiptap/pm/tables";
import { type Editor, useEditorState } from "@tiptap/react";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { BlockMenu } from "./block-menu.tsx";
import { FormatTools } from "./format-tools.tsx";
import { HistoryTools } from "./history-tools.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { TableTools } from "./table-tools.tsx";
import { insertTable } from "./tables.ts";
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

/**
 * The editor's toolbar, always visible. In a table it has its tools in place of those of blocks. Where it is narrow it
 * wraps; fingers scroll it instead.
 */
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
  const { isLink, inTable } = useEditorState({
    editor,
    selector: () => ({ isLink: editor.isActive("link"), inTable: isInTable(editor.state) }),
  });
  return (
    <div ref={ref} className={`sticky z-20 border-b border-line bg-surface ${stickyAt}`}>
      <Toolbar
        label={intl.formatMessage({ id: "editor.tools" })}
        controls={controls}
        className="relative flex min-h-[52px] items-center gap-0.5 px-3 outline-none md:px-4 pointer-coarse:overflow-x-auto pointer-fine:flex-wrap pointer-fine:py-2"
      >
        {inTable ? <TableTools editor={editor} /> : <BlockMenu editor={editor} />}
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
        {!inTable && (
          <>
            <Divider />
            <FormatTools editor={editor} of="blocks" />
            <Divider />
            <Tool
              label={intl.formatMessage({ id: "editor.picture" })}
              Icon={IconPhoto}
              onClick={onPictures}
            />
            <Tool
              label={intl.formatMessage({ id: "editor.table" })}
              Icon={IconTable}
              onClick={() => insertTable(editor)}
            />
            <Tool
              label={intl.formatMessage({ id: "editor.rule" })}
              Icon={IconSeparator}
              onClick={() => editor.chain().focus().setHorizontalRule().run()}
            />
          </>
        )}
        {/* always in view, also where fingers scroll the other tools */}
        <span className="sticky end-0 z-10 -me-3 ms-auto flex shrink-0 items-center gap-0.5 bg-surface pe-3 md:-me-4 md:pe-4 pointer-coarse:h-[52px]">
          <Divider />
          <HistoryTools editor={editor} />
        </span>
      </Toolbar>
      {linking && <LinkPanel editor={editor} onClose={() => onLink(false)} />}
    </div>
  );
}

const Divider = () => <span aria-hidden="true" className="mx-0.5 h-5 w-px shrink-0 bg-line" />;
