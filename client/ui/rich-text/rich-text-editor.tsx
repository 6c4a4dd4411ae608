import type { ReactNode } from "react";
import { lazyPart } from "../lazy-part.tsx";
import type { UploadPicture } from "./picture-upload.ts";
import { RichTextLoading } from "./rich-text-loading.tsx";
import type { RichText } from "./rich-text.ts";

export interface RichTextEditorProps {
  /** Its accessible name */
  label: string;
  /** The language of the text */
  lang?: string;
  value: RichText | null;
  onChange: (document: RichText) => void;
  readOnly?: boolean;
  describedBy?: string;
  invalid?: boolean;
  pictures: { upload: UploadPicture; limits: string };
  /** The sticky distance of its toolbar from the top of the window, for example "top-14" */
  stickyAt?: string;
  /** The height reserved while it loads, for example "min-h-100" */
  placeHeight?: string;
  /** The message in an empty text */
  placeholder?: string | undefined;
  /** Shown between the toolbar and the text, for example a title */
  children?: ReactNode;
}

/** Edits a text as it will look. The editor's 124 KB are loaded when it is first shown. */
export const RichTextEditor = lazyPart<RichTextEditorProps>(
  async () => (await import("./text-editor.tsx")).TextEditor,
  ({ placeHeight }) => <RichTextLoading placeHeight={placeHeight} />,
);
