import IconPencil from "@tabler/icons-react/dist/esm/icons/IconPencil.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { createContext, type ReactNode, use } from "react";
import { useIntl } from "react-intl";
import type { Figure } from "./pictures.ts";

/** Opens the dialog that edits the figure at a position of the document. */
export const EditFigure = createContext<(at: number, figure: Figure) => void>(() => {});

/** A figure within the text, as it will look, with its tools. */
export function PicturesView({ node, editor, getPos, deleteNode, selected }: ReactNodeViewProps) {
  const intl = useIntl();
  const editFigure = use(EditFigure);
  const { pictures, caption } = node.attrs as Figure;
  const edit = () => {
    const at = getPos();
    if (at !== undefined) editFigure(at, { pictures, caption });
  };
  return (
    <NodeViewWrapper
      as="figure"
      className={`pictures relative ${selected ? "rounded-card outline-2 outline-offset-4 outline-focus" : ""}`}
    >
      <div>
        {pictures.map(({ src, alt }, index) => (
          <img
            key={`${index} ${src}`}
            src={src}
            alt={alt}
            width={400}
            height={260}
            draggable={false}
          />
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
      {editor.isEditable && (
        <span contentEditable={false} className="absolute end-3 top-3 flex gap-1.5">
          <FigureTool label={intl.formatMessage({ id: "editor.picture.edit" })} onClick={edit}>
            <IconPencil size={18} aria-hidden="true" />
          </FigureTool>
          <FigureTool
            label={intl.formatMessage({ id: "editor.picture.remove" })}
            onClick={() => {
              deleteNode();
              editor.commands.focus();
            }}
          >
            <IconTrash size={18} aria-hidden="true" />
          </FigureTool>
        </span>
      )}
    </NodeViewWrapper>
  );
}

interface FigureToolProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function FigureTool({ label, onClick, children }: FigureToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-md border border-control bg-surface text-ink hover:bg-raised pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
