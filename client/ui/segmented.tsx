import { Link } from "react-router";

interface SegmentedProps {
  label: string;
  options: { label: string; to: string; current: boolean }[];
}

/** Two to four answers to one question as links; the chosen one is filled. */
export function Segmented({ label, options }: SegmentedProps) {
  return (
    <nav aria-label={label} className="max-w-full min-w-0">
      <ul className="inline-flex max-w-full overflow-x-auto rounded-full border border-control p-1 text-sm [scrollbar-width:none] font-semibold">
        {options.map((option) => (
          <li key={option.to}>
            <Link
              to={option.to}
              preventScrollReset
              aria-current={option.current ? "true" : undefined}
              className="inline-flex h-11 items-center rounded-full px-2.5 whitespace-nowrap text-ink-2 hover:text-ink aria-current:bg-ink aria-current:text-canvas md:h-9 md:px-4"
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
