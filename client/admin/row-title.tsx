import { Link } from "react-router";
import type { RowOpening } from "../ui/table/row-opening.ts";

interface RowTitleProps {
  name: string;
  /** Left out where it cannot be opened */
  opening?: RowOpening;
}

const styles = "min-h-11 max-w-full text-start in-data-compact:min-h-9 hover:underline";

/** What a row is called; it opens the row. */
export function RowTitle({ name, opening }: RowTitleProps) {
  const text = (
    <span className="line-clamp-2 font-semibold wrap-anywhere in-data-compact:line-clamp-1">
      {name}
    </span>
  );
  if (!opening) return text;
  if (typeof opening === "function") {
    return (
      <button type="button" onClick={opening} className={styles}>
        {text}
      </button>
    );
  }
  return (
    <Link {...opening} className={`inline-grid content-center ${styles}`}>
      {text}
    </Link>
  );
}
