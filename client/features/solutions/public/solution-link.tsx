import type { SolutionSummary } from "../../../platform/rest.ts";
import { IconMask } from "../../../ui/icon-mask.tsx";
import { CardLink } from "../../../ui/card-link.tsx";
import { solutionPath } from "./solutions-path.ts";

/** A solution in a short list: icon, title and what it is. */
export function SolutionLink({ solution }: { solution: SolutionSummary }) {
  const { slug, title, description, icon } = solution;
  return (
    <article className="group relative flex gap-4 py-5">
      {icon && <IconMask name={icon} size={26} className="mt-0.5 text-primary-strong" />}
      <div className="min-w-0">
        <h3 className="text-lg leading-snug font-bold [overflow-wrap:anywhere]">
          <CardLink to={solutionPath(slug)}>{title}</CardLink>
        </h3>
        {description && <p className="mt-1 line-clamp-2 text-ink-2">{description}</p>}
      </div>
    </article>
  );
}
