import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import { FormattedMessage, useIntl } from "react-intl";
import { MenuAction } from "../menu-item.tsx";
import { Menu } from "../menu.tsx";
import { useTool } from "./toolbar.tsx";

interface Block {
  name: string;
  is: (editor: Editor) => boolean;
  make: (chain: ChainedCommands) => ChainedCommands;
}

const blocks: Block[] = [
  {
    name: "heading2",
    is: (editor) => editor.isActive("heading", { level: 2 }),
    make: (chain) => chain.setHeading({ level: 2 }),
  },
  {
    name: "heading3",
    is: (editor) => editor.isActive("heading", { level: 3 }),
    make: (chain) => chain.setHeading({ level: 3 }),
  },
  { name: "paragraph", is: () => true, make: (chain) => chain.setParagraph() },
];

/** The type of the block at the caret: paragraph or heading. */
export function BlockMenu({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const tool = useTool(true);
  const current = useEditorState({
    editor,
    selector: () => blocks.find(({ is }) => is(editor))?.name ?? "paragraph",
  });
  return (
    <Menu
      align="start"
      button={
        <button
          {...tool}
          type="button"
          title={intl.formatMessage({ id: "editor.block" })}
          className="inline-flex h-9 min-w-32 shrink-0 items-center justify-between gap-2 rounded-md px-2.5 font-semibold hover:bg-raised pointer-coarse:h-11"
        >
          <span className="sr-only">
            <FormattedMessage id="editor.block" />
          </span>
          {/* As wide as the longest name in any language: the tools beside it stay in place. */}
          <span className="grid text-start whitespace-nowrap">
            {blocks.map(({ name }) => (
              <span key={name} className={`[grid-area:1/1] ${name === current ? "" : "invisible"}`}>
                <FormattedMessage id={`editor.block.${name}`} />
              </span>
            ))}
          </span>
          <IconChevronDown size={17} aria-hidden="true" className="shrink-0" />
        </button>
      }
    >
      {blocks.toReversed().map(({ name, make }) => (
        <MenuAction
          key={name}
          checked={name === current}
          onSelect={() => make(editor.chain().focus()).run()}
        >
          <FormattedMessage id={`editor.block.${name}`} />
        </MenuAction>
      ))}
    </Menu>
  );
}
