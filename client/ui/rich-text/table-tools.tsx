import IconColumnInsertLeft from "@tabler/icons-react/dist/esm/icons/IconColumnInsertLeft.mjs";
import IconColumnInsertRight from "@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs";
import IconColumnRemove from "@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs";
import IconRowInsertBottom from "@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs";
import IconRowInsertTop from "@tabler/icons-react/dist/esm/icons/IconRowInsertTop.mjs";
import IconRowRemove from "@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs";
import IconTableColumn from "@tabler/icons-react/dist/esm/icons/IconTableColumn.mjs";
import IconTableOff from "@tabler/icons-react/dist/esm/icons/IconTableOff.mjs";
import IconTableRow from "@tabler/icons-react/dist/esm/icons/IconTableRow.mjs";
import type { Command } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  columnIsHeader,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  rowIsHeader,
  selectedRect,
  type TableRect,
  toggleHeader,
} from "@tiptap/pm/tables";
import { type Editor, useEditorState } from "@tiptap/react";
import { useIntl } from "react-intl";
import { changeTable } from "./tables.ts";
import { Tool } from "./tool.tsx";

interface TableTool {
  name: string;
  Icon: typeof IconTableRow;
  command: Command;
  isPossible?: (rect: TableRect) => boolean;
  isPressed?: (rect: TableRect) => boolean;
  turns?: boolean;
}

const hasHeaderRow = ({ map, table }: TableRect) => rowIsHeader(map, table, 0);
const hasHeaderColumn = ({ map, table }: TableRect) => columnIsHeader(map, table, 0);

// Nothing comes before the headers.
const tools: TableTool[] = [
  {
    name: "rowAbove",
    Icon: IconRowInsertTop,
    command: addRowBefore,
    isPossible: (rect) => rect.top > 0 || !hasHeaderRow(rect),
  },
  { name: "rowBelow", Icon: IconRowInsertBottom, command: addRowAfter },
  {
    name: "deleteRow",
    Icon: IconRowRemove,
    command: deleteRow,
    isPossible: ({ top, bottom, map }) => bottom - top < map.height,
  },
  {
    name: "columnBefore",
    Icon: IconColumnInsertLeft,
    command: addColumnBefore,
    isPossible: (rect) => rect.left > 0 || !hasHeaderColumn(rect),
    turns: true,
  },
  { name: "columnAfter", Icon: IconColumnInsertRight, command: addColumnAfter, turns: true },
  {
    name: "deleteColumn",
    Icon: IconColumnRemove,
    command: deleteColumn,
    isPossible: ({ left, right, map }) => right - left < map.width,
  },
  {
    name: "headerRow",
    Icon: IconTableRow,
    command: toggleHeader("row"),
    isPressed: hasHeaderRow,
  },
  {
    name: "headerColumn",
    Icon: IconTableColumn,
    command: toggleHeader("column"),
    isPressed: hasHeaderColumn,
    turns: true,
  },
  { name: "delete", Icon: IconTableOff, command: deleteTable },
];

/** The tools of the table at the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const states = useEditorState({
    editor,
    selector: () => {
      const rect = isInTable(editor.state) ? selectedRect(editor.state) : undefined;
      return tools.map(({ isPossible, isPressed }) => ({
        possible: rect && editor.isEditable ? (isPossible?.(rect) ?? true) : false,
        pressed: rect && isPressed?.(rect),
      }));
    },
  });
  const run = (command: Command) => {
    changeTable(editor, command);
    editor.commands.focus();
  };
  return tools.map(({ name, Icon, command, turns }, index) => (
    <Tool
      key={name}
      label={intl.formatMessage({ id: `editor.table.${name}` })}
      Icon={Icon}
      pressed={states[index]?.pressed}
      disabled={!states[index]?.possible}
      turns={turns ?? false}
      isFirst={index === 0}
      onClick={() => run(command)}
    />
  ));
}
