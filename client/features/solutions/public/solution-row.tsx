import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { FormattedMessage } from "react-intl";
import type { SolutionSummary } from "../../../platform/rest.ts";
import { AvatarGroup } from "../../../ui/avatar-group.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { IconMask } from "../../../ui/icon-mask.tsx";
import { CardLink } from "../../../ui/card-link.tsx";
import { Benefits } from "./benefits.tsx";
import { peopleOf } from "./solution-people.ts";
import { solutionPath } from "./solutions-path.ts";

interface SolutionRowProps {
  solution: SolutionSummary;
  /** Its covers are the largest pictures of the first screen */
  priority: boolean;
}

const SHOWN_BENEFITS = 2;
const SHOWN_PROJECTS = 2;

/** A solution in the list; the whole row is a link to its page. */
export function SolutionRow({ solution, priority }: SolutionRowProps) {
  const { slug, title, description, icon, benefits } = solution;
  const people = peopleOf(solution);
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-5 py-8 md:grid-cols-[1fr_1.1fr] lg:grid-cols-[1.1fr_1fr_352px] lg:py-9">
      <div className="flex gap-4 self-start">
        {icon && <IconMask name={icon} size={30} className="mt-1 text-primary-strong" />}
        <h2 className="min-w-0 text-[1.75rem] leading-[1.12] font-extrabold tracking-[-0.034em] [overflow-wrap:anywhere] md:text-[2.125rem]">
          <CardLink to={solutionPath(slug)}>{title}</CardLink>
        </h2>
      </div>
      <div className="grid gap-3 self-start">
        {description && <p className="text-ink-2 [overflow-wrap:anywhere]">{description}</p>}
        {benefits.length > 0 && <Benefits benefits={benefits.slice(0, SHOWN_BENEFITS)} />}
      </div>
      <div className="md:max-lg:col-span-2">
        <Covers solution={solution} priority={priority} />
        <p className="mt-3 flex min-h-7 items-center justify-between gap-3 text-sm">
          <span className="inline-flex items-center gap-1.5 font-semibold text-primary-strong">
            <FormattedMessage id="solutions.public.how" />
            <IconArrowRight size={17} aria-hidden="true" className="rtl:-scale-x-100" />
          </span>
          {people.length > 0 && <AvatarGroup people={people} />}
        </p>
      </div>
    </article>
  );
}

/** Two projects in which it was done, or its own cover. */
function Covers({ solution, priority }: SolutionRowProps) {
  const covers = solution.projects.flatMap(({ cover }) => cover ?? []).slice(0, SHOWN_PROJECTS);
  const [first = null] = covers;
  if (covers.length < SHOWN_PROJECTS) {
    return (
      <Cover
        picture={solution.cover ?? first}
        priority={priority}
        width={352}
        height={112}
        className="h-[112px] rounded-md"
      />
    );
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {covers.map((cover) => (
        <Cover
          key={cover.url}
          picture={cover}
          priority={priority}
          width={172}
          height={112}
          className="h-[112px] rounded-md"
        />
      ))}
    </div>
  );
}
