import type { ReactNode } from "react";
import { lazyPart } from "../lazy-part.tsx";
import type { UploadPicture } from "./picture-upload.ts";
import type { RichText } from "./rich-text.ts";

export interface RichTextEditorProps {
  /** Its accessible name */
  label: string;
  /** The language that is written in it */
  lang?: string;
  value: RichText | null;
  onChange: (document: RichText) => void;
  readOnly?: boolean;
  describedBy?: string;
  invalid?: boolean;
  pictures: { upload: UploadPicture; limits: string };
  /** Where its tools stop under the top of the window, for example "top-14" */
  stickyAt?: string;
  /** Stands between the tools and the text, for example a title */
  children?: ReactNode;
}

/** Writes a text as it will look. The editor's 120 KB load when it is first shown. */
export const RichTextEditor = lazyPart<RichTextEditorProps>(
  async () => (await import("./text-editor.tsx")).TextEditor,
  <EditorLoading />,
);

function EditorLoading() {
  return (
    <div aria-busy="true">
      <div className="h-[52px] border-b border-line bg-surface" />
      <div className="px-4 pt-7 pb-6 md:px-10">
        <div className="grid gap-3">
          {["w-full", "w-11/12", "w-4/5"].map((width) => (
            <div key={width} className={`h-5 animate-pulse rounded-md bg-raised ${width}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
