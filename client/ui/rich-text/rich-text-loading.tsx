/** A placeholder while the editor or its text is loaded. */
export function RichTextLoading({ placeHeight = "" }: { placeHeight?: string | undefined }) {
  return (
    <div aria-busy="true" className={placeHeight}>
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
