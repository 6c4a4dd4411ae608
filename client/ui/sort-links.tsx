import { Link } from "react-router";

interface SortLinksProps {
  label: string;
  /** The first is the default: search engines follow no other */
  options: readonly { label: string; to: string; current: boolean }[];
  /** Whether the label is shown */
  isLabelled?: boolean;
}

/** The orders of a list, as links. */
export function SortLinks({ label, options, isLabelled = false }: SortLinksProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1 text-sm">
      {isLabelled && (
        <span aria-hidden="true" className="text-ink-3">
          {label}
        </span>
      )}
      <ul className={`flex flex-wrap ${isLabelled ? "" : "-mx-2"}`}>
        {options.map((option, index) => (
          <li key={option.to}>
            <Link
              to={option.to}
              rel={index === 0 ? undefined : "nofollow"}
              aria-current={option.current ? "true" : undefined}
              preventScrollReset
              className="inline-flex h-11 items-center px-2 font-semibold text-ink-2 decoration-graph decoration-2 underline-offset-[6px] hover:text-ink aria-current:text-ink aria-current:underline"
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
