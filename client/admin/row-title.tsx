interface RowTitleProps {
  name: string;
  /** Left out where it cannot be opened */
  onOpen?: () => void;
}

/** What a row is called; it opens the row. */
export function RowTitle({ name, onOpen }: RowTitleProps) {
  const text = (
    <span className="line-clamp-2 font-semibold wrap-anywhere in-data-compact:line-clamp-1">
      {name}
    </span>
  );
  if (!onOpen) return text;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-11 max-w-full text-start in-data-compact:min-h-9 hover:underline"
    >
      {text}
    </button>
  );
}
