import { closeHistory } from "@tiptap/pm/history";
import type { Node as DocumentNode } from "@tiptap/pm/model";
import { type Command, Plugin } from "@tiptap/pm/state";
import { addRowAfter, goToNextCell, TableMap, tableEditing } from "@tiptap/pm/tables";
import { type Editor, Extension, Node } from "@tiptap/react";
import { TABLE_LIMITS } from "../../../schema/foundation/table-grid.ts";
import type { RichText } from "./rich-text.ts";

interface Options {
  /** Tells that a change was refused, because a table would exceed its limits */
  onTooLarge: () => void;
}

const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  addAttributes: () => ({
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element) => element.querySelector("caption")?.textContent,
    },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  renderHTML({ node }) {
    const caption = node.attrs.caption as string | null;
    return ["table", caption ? ["caption", caption] : "", ["tbody", 0]];
  },
});

const tableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

/** prosemirror-tables reads from the attributes that cells are not merged. */
const single = { default: 1, rendered: false, parseHTML: () => 1 };

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: "paragraph+",
    isolating: true,
    addAttributes: () => ({ colspan: single, rowspan: single }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const roles: Record<string, string> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** Tables as the server renders them. Tab moves between cells; after the last one it adds a row. */
export const Tables = Extension.create<Options>({
  name: "tables",
  addOptions: () => ({ onTooLarge: () => {} }),
  addExtensions: () => [table, tableRow, cell("tableCell", "td"), cell("tableHeader", "th")],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),

  addKeyboardShortcuts() {
    const run = (command: Command) => changeTable(this.editor, command);
    return {
      Tab: () => {
        if (run(goToNextCell(1))) return true;
        if (!run(addRowAfter)) return false;
        run(goToNextCell(1));
        return true;
      },
      "Shift-Tab": () => run(goToNextCell(-1)),
    };
  },

  addProseMirrorPlugins() {
    const limits = new Plugin({
      filterTransaction: ({ doc, docChanged }) => {
        const isRefused = docChanged && hasTooLargeTable(doc);
        if (isRefused) this.options.onTooLarge();
        return !isRefused;
      },
    });
    return [limits, tableEditing()];
  },
});

/** Runs a command on the table at the caret, which can be undone by itself. */
export const changeTable = ({ state, view }: Editor, command: Command): boolean =>
  command(state, (tr) => view.dispatch(closeHistory(tr)));

function hasTooLargeTable(doc: DocumentNode): boolean {
  let isFound = false;
  doc.descendants((node) => {
    if (node.type.name === "table") {
      const { width, height } = TableMap.get(node);
      isFound ||= width > TABLE_LIMITS.columns || height > TABLE_LIMITS.rows;
    }
    return !isFound && !node.isTextblock;
  });
  return isFound;
}

const rowOf = (type: string): RichText => ({
  type: "tableRow",
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: "paragraph" }] })),
});
const emptyTable: RichText = {
  type: "table",
  content: [rowOf("tableHeader"), rowOf("tableCell"), rowOf("tableCell")],
};
/** From the beginning of a table to the text of its first cell: its row, cell and paragraph */
const TO_FIRST_CELL = 4;

/** Inserts a table after the block at the caret, or in place of an empty paragraph. */
export function insertTable(editor: Editor): void {
  const { $to } = editor.state.selection;
  const block = $to.depth > 0 ? $to.node(1) : undefined;
  const isEmpty = block?.type.name === "paragraph" && block.content.size === 0;
  const to = block ? $to.after(1) : $to.pos;
  const from = isEmpty ? $to.before(1) : to;
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContentAt({ from, to }, emptyTable)
    .setTextSelection(from + TO_FIRST_CELL)
    .scrollIntoView()
    .run();
}
