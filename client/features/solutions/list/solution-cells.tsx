import { Link } from "react-router";
import { ListCover } from "../../../admin/document/list-cover.tsx";
import { titleOf } from "../../../admin/document/listed-document.ts";
import { LocaleMarks } from "../../../admin/document/locale-marks.tsx";
import { StateLine } from "../../../admin/document/state-line.tsx";
import { useLocale } from "../../../i18n/locale.ts";
import { RelativeTime } from "../../../ui/relative-time.tsx";
import { solutionEditAddress } from "../solution-address.ts";
import type { ListedSolutionFragment } from "./solution-list.generated.ts";

interface SolutionProps {
  solution: ListedSolutionFragment;
}

/** Picture, title and state of a solution in a table. */
export function SolutionCell({ solution }: SolutionProps) {
  return (
    <span className="flex items-center gap-3.5">
      <ListCover
        cover={solution.cover}
        className="h-11 w-16! shrink-0 rounded-md in-data-compact:h-7 in-data-compact:w-10!"
      />
      <span className="min-w-0 leading-snug">
        <SolutionTitle
          solution={solution}
          className="line-clamp-2 text-[0.9375rem] font-semibold text-balance wrap-anywhere in-data-compact:line-clamp-1"
        />
        <span className="mt-0.5 block truncate text-[0.8125rem] text-ink-3 in-data-compact:hidden">
          <StateLine of={solution} />
        </span>
      </span>
    </span>
  );
}

/** A solution in the list on a phone. */
export function SolutionMobileRow({ solution }: SolutionProps) {
  const category = solution.category?.name ?? solution.category?.english;
  return (
    <div className="flex gap-3">
      <ListCover cover={solution.cover} className="h-15 w-20! shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 leading-snug">
        <SolutionTitle
          solution={solution}
          className="line-clamp-2 font-semibold text-balance wrap-anywhere"
        />
        <p className="mt-1 truncate text-[0.8125rem] text-ink-3">
          {category && <bdi>{category}</bdi>}
          {category && " · "}
          <RelativeTime iso={solution.deletedAt ?? solution.updatedAt} />
        </p>
        <div className="mt-2.5">
          <LocaleMarks of={solution} />
        </div>
      </div>
    </div>
  );
}

/** Linked to its editor unless it is deleted. */
function SolutionTitle({ solution, className }: SolutionProps & { className: string }) {
  const title = titleOf(solution, useLocale());
  if (solution.deletedAt) return <span className={className}>{title}</span>;
  return (
    <Link to={solutionEditAddress(solution.id)} className={`${className} hover:underline`}>
      {title}
    </Link>
  );
}
