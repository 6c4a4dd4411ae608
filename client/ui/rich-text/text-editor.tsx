import { EditorContent } from "@tiptap/react";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { EditorBar } from "./editor-bar.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import type { Figure } from "./pictures.ts";
import { EditFigure } from "./pictures-view.tsx";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";
import { RichTextLoading } from "./rich-text-loading.tsx";
import { isBlank } from "./rich-text.ts";
import "./rich-text.css";
import { useTextEditor } from "./use-text-editor.ts";
import { minutesOf, wordCount } from "./words.ts";

interface FigureAt {
  figure: Figure;
  files: File[];
  /** Its position in the document; a new one is inserted at the caret */
  at?: number;
}

const nothing: Figure = { pictures: [], caption: "" };

/** The editor itself, loaded by rich-text-editor.tsx. */
export function TextEditor(props: RichTextEditorProps) {
  const { value, readOnly = false, pictures, stickyAt = "top-0", children } = props;
  const { placeholder = "editor.placeholder" } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const [figure, setFigure] = useState<FigureAt>();
  const [id, editor] = useTextEditor(props, {
    onPictures: (files) => setFigure({ figure: nothing, files }),
    onLink: () => setLinking(!readOnly),
    onTools: () => bar.current?.querySelector<HTMLElement>("[data-tool][tabindex='0']")?.focus(),
  });
  if (!editor) return <RichTextLoading placeHeight={props.placeHeight} />;

  const finish = (at: number | undefined, attrs: Figure) => {
    setFigure(undefined);
    const write = editor.chain().focus();
    if (at === undefined) write.insertContent({ type: "pictures", attrs }).run();
    else write.setNodeSelection(at).updateAttributes("pictures", attrs).run();
  };
  const count = wordCount(value);
  return (
    <>
      {!readOnly && (
        <EditorBar
          ref={bar}
          editor={editor}
          controls={id}
          linking={linking}
          onLink={setLinking}
          onPictures={() => setFigure({ figure: nothing, files: [] })}
          stickyAt={stickyAt}
        />
      )}
      <div className="px-4 pt-7 pb-6 md:px-10">
        {children}
        {isBlank(value) && !readOnly && (
          <p aria-hidden="true" className="pointer-events-none absolute text-xl text-ink-3">
            <FormattedMessage id={placeholder} />
          </p>
        )}
        <EditFigure value={(at, shown) => setFigure({ at, figure: shown, files: [] })}>
          <EditorContent editor={editor} />
        </EditFigure>
        <p className="mt-8 min-h-5 text-sm text-ink-3">
          {count > 0 && (
            <FormattedMessage id="editor.words" values={{ count, minutes: minutesOf(count) }} />
          )}
        </p>
      </div>
      {figure && (
        <PictureDialog
          {...figure}
          {...pictures}
          onDone={(attrs) => finish(figure.at, attrs)}
          onClose={() => setFigure(undefined)}
        />
      )}
    </>
  );
}
