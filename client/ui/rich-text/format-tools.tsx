import IconBlockquote from "@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs";
import IconBold from "@tabler/icons-react/dist/esm/icons/IconBold.mjs";
import IconCode from "@tabler/icons-react/dist/esm/icons/IconCode.mjs";
import IconItalic from "@tabler/icons-react/dist/esm/icons/IconItalic.mjs";
import IconList from "@tabler/icons-react/dist/esm/icons/IconList.mjs";
import IconListNumbers from "@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs";
import IconSourceCode from "@tabler/icons-react/dist/esm/icons/IconSourceCode.mjs";
import IconUnderline from "@tabler/icons-react/dist/esm/icons/IconUnderline.mjs";
import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import { useIntl } from "react-intl";
import { Tool } from "./tool.tsx";

interface Format {
  name: string;
  Icon: typeof IconBold;
  keys: string;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const marks: Format[] = [
  { name: "bold", Icon: IconBold, keys: "Control+B", toggle: (chain) => chain.toggleBold() },
  { name: "italic", Icon: IconItalic, keys: "Control+I", toggle: (chain) => chain.toggleItalic() },
  {
    name: "underline",
    Icon: IconUnderline,
    keys: "Control+U",
    toggle: (chain) => chain.toggleUnderline(),
  },
  { name: "code", Icon: IconCode, keys: "Control+E", toggle: (chain) => chain.toggleCode() },
];

const blocks: Format[] = [
  {
    name: "bulletList",
    Icon: IconList,
    keys: "Control+Shift+8",
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    name: "orderedList",
    Icon: IconListNumbers,
    keys: "Control+Shift+7",
    toggle: (chain) => chain.toggleOrderedList(),
  },
  {
    name: "blockquote",
    Icon: IconBlockquote,
    keys: "Control+Shift+B",
    toggle: (chain) => chain.toggleBlockquote(),
  },
  {
    name: "codeBlock",
    Icon: IconSourceCode,
    keys: "Control+Alt+C",
    toggle: (chain) => chain.toggleCodeBlock(),
  },
];

const formats = { marks, blocks };

/** The tools that toggle a format. */
export function FormatTools({ editor, of }: { editor: Editor; of: keyof typeof formats }) {
  const intl = useIntl();
  const states = useEditorState({
    editor,
    selector: ({ editor: { isEditable } }) =>
      formats[of].map(({ name, toggle }) => ({
        active: editor.isActive(name),
        possible: isEditable && toggle(editor.can().chain()).run(),
      })),
  });
  return formats[of].map(({ name, Icon, keys, toggle }, index) => (
    <Tool
      key={name}
      label={intl.formatMessage({ id: `editor.format.${name}` })}
      Icon={Icon}
      keys={keys}
      pressed={states[index]?.active ?? false}
      disabled={!states[index]?.possible}
      onClick={() => toggle(editor.chain().focus()).run()}
    />
  ));
}
