import type { DragEvent } from "react";

/** Whether files are dragged from elsewhere. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes("Files");

/** The files of a drop; folders among them cannot be read as files. */
export const filesOf = ({ dataTransfer }: DragEvent): File[] =>
  [...dataTransfer.items].flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile();
    return file ? [file] : [];
  });
