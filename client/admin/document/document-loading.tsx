import { RichTextLoading } from "../../ui/rich-text/rich-text-loading.tsx";

/** As high as the editor of an empty text, so that nothing below it moves. */
const EMPTY_HEIGHT = "min-h-156 md:min-h-148";
/** An existing text fills the window. */
const WRITTEN_HEIGHT = "min-h-svh";

export const textHeight = (isWritten: boolean) => (isWritten ? WRITTEN_HEIGHT : EMPTY_HEIGHT);

/** A placeholder for a document's editor while the document is loaded. */
export function DocumentLoading({ isNew = false }: { isNew?: boolean }) {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div className="card">
        <div className="h-[57px] border-b border-line" />
        <RichTextLoading placeHeight={textHeight(!isNew)} />
      </div>
      <div className="card h-96 animate-pulse" />
    </div>
  );
}
