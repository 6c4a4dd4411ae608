interface RowTitleProps {
  name: string;
  /** Left out where it cannot be opened */
  onOpen?: () => void;
}

/** What a row is called; it opens the row. */
export function RowTitle({ name, onOpen }: RowTitleProps) {
  if (!onOpen) return <span className="truncate font-semibold">{name}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-11 truncate text-start font-semibold in-data-compact:min-h-9 hover:underline"
    >
      {name}
    </button>
  );
}
