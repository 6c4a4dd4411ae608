import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { Link } from "react-router";
import { useIntent } from "./use-online.ts";

interface SectionHeadingProps {
  title: string;
  more?: { to: string; label: string };
  id?: string;
}

export function SectionHeading({ title, more, id }: SectionHeadingProps) {
  const prefetch = useIntent();
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em]">
        {title}
      </h2>
      {more && (
        <Link
          to={more.to}
          prefetch={prefetch}
          className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-primary-strong hover:underline"
        >
          {more.label}
          <IconArrowRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
        </Link>
      )}
    </div>
  );
}
