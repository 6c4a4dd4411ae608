import { type DragEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { RowProps } from "../../ui/table/table.tsx";
import type { ListedFile, Target } from "./file.ts";
import { hasFiles } from "./uploads/dropped-files.ts";

/** Marks a drag as one of files of the list. */
const TYPE = "application/x-atelier-files";
/** A folder over which something is dragged opens after so many ms. */
const OPEN_DELAY_MS = 700;

/** Where something can be dropped: a folder, or the top of someone's files. */
export interface DropPlace extends Target {
  owner: string | undefined;
  canEdit: boolean;
  /** The ids of the folders above it, if they are known */
  above?: readonly string[];
  /** Shows what is in it */
  open?(): void;
}

interface Drops {
  /** Undefined for what is moved nowhere */
  onMove(files: readonly ListedFile[], to: Target): void;
  onUpload(event: DragEvent, to: Target): void;
}

export type FileDrag = ReturnType<typeof useFileDrag>;

/** Files of the list that are dragged to folders, and files of the device that are dropped on them. */
export function useFileDrag({ onMove, onUpload }: Drops) {
  const intl = useIntl();
  const [dragged, setDragged] = useState<readonly ListedFile[]>([]);
  const [over, setOver] = useState<{ id: string | null }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The events of one place after another come faster than the state is rendered.
  const current = useRef<string | null>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    current.current = undefined;
    setOver(undefined);
  };
  const end = () => {
    leave();
    setDragged([]);
  };
  // The row where the drag began may be gone by then: its end is noticed by the next movement.
  const isDragging = dragged.length > 0;
  useEffect(() => {
    if (!isDragging) return undefined;
    const stop = new AbortController();
    addEventListener("pointermove", () => setDragged([]), { signal: stop.signal });
    return () => stop.abort();
  }, [isDragging]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const takes = ({ id, owner, canEdit, above = [] }: DropPlace): boolean =>
    canEdit &&
    dragged.every(
      (file) => file.id !== id && !above.includes(file.id) && file.owner?.id === owner,
    ) &&
    dragged.some(({ parent }) => (parent?.id ?? null) !== id);

  return {
    /** What is said on a place while something is over it that it takes */
    textOver: (id: string): string | undefined =>
      isDragging && over?.id === id
        ? intl.formatMessage({ id: "files.drag.here" }, { count: dragged.length })
        : undefined,
    isOver: (id: string | null): boolean => over?.id === id,
    isDragged: (id: string): boolean => dragged.some((file) => file.id === id),

    /** Of the element of a file; `files` are dragged by it */
    dragOf: (files: readonly ListedFile[]): RowProps => ({
      draggable: true,
      onDragStart(event) {
        if (event.target !== event.currentTarget) return;
        const [first] = files;
        event.dataTransfer.setData(TYPE, "");
        event.dataTransfer.effectAllowed = "move";
        const text = intl.formatMessage(
          { id: "files.drag" },
          { name: first?.name, count: files.length - 1 },
        );
        showChip(event, text);
        setDragged(files);
      },
      onDragEnd: end,
    }),

    /** Of an element that is a place. */
    dropOn: (place: DropPlace): RowProps => ({
      onDragOver(event) {
        const isMoved = event.dataTransfer.types.includes(TYPE);
        if (isMoved ? !takes(place) : !place.canEdit || !hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = isMoved ? "move" : "copy";
        if (current.current === place.id) return;
        clearTimeout(timer.current);
        current.current = place.id;
        setOver({ id: place.id });
        const { open } = place;
        if (open) timer.current = setTimeout(open, OPEN_DELAY_MS);
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
      },
      onDrop(event) {
        const isMoved = event.dataTransfer.types.includes(TYPE);
        if (isMoved ? !takes(place) : !place.canEdit || !hasFiles(event)) return;
        event.preventDefault();
        const { id, name } = place;
        end();
        if (isMoved) onMove(dragged, { id, name });
        else onUpload(event, { id, name });
      },
    }),
  };
}

/** What follows the pointer instead of a picture of the row. */
function showChip({ dataTransfer }: DragEvent, text: string): void {
  const chip = document.createElement("div");
  chip.className =
    "fixed -top-96 start-0 max-w-80 truncate rounded-lg border border-primary-strong bg-surface px-4 py-3 font-semibold text-ink";
  chip.textContent = text;
  document.body.append(chip);
  dataTransfer.setDragImage(chip, 0, 0);
  // The browser has taken its picture of it by then.
  setTimeout(() => chip.remove());
}
