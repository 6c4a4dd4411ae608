import { lazy, type ReactNode, Suspense } from "react";
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

const TextEditor = lazy(() =>
  import("./text-editor.tsx").then(({ TextEditor: loaded }) => ({ default: loaded })),
);

/** Writes a text as it will look. The editor's 120 KB load when it is first shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorLoading />}>
      <TextEditor {...props} />
    </Suspense>
  );
}

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
