import type { AboutUs } from "../../../platform/rest.ts";
import { Cover } from "../../../ui/cover.tsx";
import { LocaleLink } from "../../../ui/locale-link.tsx";

/** The covers of projects side by side, from edge to edge; on the phone in two rows of four. */
export function CoverBand({ projects }: Pick<AboutUs, "projects">) {
  if (projects.length === 0) return null;
  return (
    <ul className="grid grid-cols-4 border-y border-line md:flex">
      {projects.map(({ path, title, cover }) => (
        <li key={path} className="min-w-0 md:flex-1">
          <LocaleLink
            to={path}
            aria-label={title}
            className="block focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-focus"
          >
            <Cover picture={{ ...cover, alt: "" }} className="h-27 w-full md:h-42" width={320} />
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}
