import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { projectPath } from "../../../platform/project-path.ts";
import type { Project } from "../../../platform/rest.ts";
import { container } from "../../../ui/container.ts";
import { Cover } from "../../../ui/cover.tsx";
import { localePath, useLocale } from "../../../i18n/locale.ts";
import { PrefetchLink } from "../../../ui/prefetch-link.tsx";

/** Leads on through the list of projects, which begins with the newest, and back. */
export function ProjectNeighbours({
  previous: older,
  next: newer,
}: Pick<Project, "previous" | "next">) {
  const intl = useIntl();
  const locale = useLocale();
  const on = older ?? newer;
  if (!on) return null;
  return (
    <nav
      aria-label={intl.formatMessage({ id: "projects.public.neighbours" })}
      className={`${container} py-14 md:py-20`}
    >
      <article className="group relative grid items-center gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.3fr]">
        <div className="min-w-0">
          <p className="font-semibold text-ink-3">
            <FormattedMessage id={`projects.public.${older ? "next" : "previous"}`} />
          </p>
          <h2 className="mt-2 text-[2rem] leading-[1.08] font-extrabold tracking-[-0.034em] [overflow-wrap:anywhere] md:text-[4.125rem] md:leading-[1.02]">
            <PrefetchLink
              to={localePath(locale, projectPath(on.type, on.slug))}
              rel={older ? "next" : "prev"}
              className="group-hover:underline after:absolute after:inset-0"
            >
              {on.title}
            </PrefetchLink>{" "}
            <IconArrowRight
              size={40}
              stroke={2.25}
              aria-hidden="true"
              className="inline text-graph rtl:-scale-x-100"
            />
          </h2>
          {on.description && <p className="mt-3 text-lg text-ink-2">{on.description}</p>}
        </div>
        <Cover
          picture={on.cover && { ...on.cover, alt: "" }}
          className="h-[240px] rounded-card lg:h-[320px]"
        />
      </article>
      {older && newer && (
        <p className="mt-10 text-ink-3">
          <FormattedMessage
            id="projects.public.previous.line"
            values={{
              project: (
                <PrefetchLink
                  to={localePath(locale, projectPath(newer.type, newer.slug))}
                  rel="prev"
                  className="font-semibold text-primary-strong hover:underline"
                >
                  <bdi>{newer.title}</bdi>
                </PrefetchLink>
              ),
            }}
          />
        </p>
      )}
    </nav>
  );
}
