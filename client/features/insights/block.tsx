import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "../../ui/card.tsx";

interface BlockProps {
  title: string;
  /** A link to the full list */
  more?: { to: string; label: string };
  /** The text shown when it is empty */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A short list of items of one kind. */
export function Block({ title, more, empty, isEmpty, children }: BlockProps) {
  return (
    <Card
      title={title}
      className="flex min-w-0 flex-col"
      action={
        more && (
          <Link
            to={more.to}
            className="-my-2 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-primary-strong hover:underline"
          >
            {more.label}
          </Link>
        )
      }
    >
      {isEmpty ? (
        <p className="grid flex-1 place-items-center py-8 text-ink-3">{empty}</p>
      ) : (
        children
      )}
    </Card>
  );
}
