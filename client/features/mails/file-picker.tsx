import { createContext, type ReactNode } from "react";

interface FilePickerProps {
  maxBytes: number;
  maxFiles: number;
  error: string | undefined;
  pending: boolean;
  onChoose(ids: string[]): void;
  onClose(): void;
}

export type RenderFilePicker = (props: FilePickerProps) => ReactNode;

/** The dialog that chooses files of the file manager, which the screen provides; none for those who have no files. */
export const FilePicker = createContext<RenderFilePicker | undefined>(undefined);
