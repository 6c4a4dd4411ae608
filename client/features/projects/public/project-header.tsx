import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Locale, localePath, unlocalizedHref } from "../../../i18n/locale.ts";
import { projectPath, PROJECTS_PATH, projectTypePath } from "../../../platform/project-path.ts";
import { alternates } from "../../../platform/published-path.ts";
import type { Project } from "../../../platform/rest.ts";
import { useSession } from "../../../platform/session/session-provider.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { container } from "../../../ui/container.ts";
import { Cover } from "../../../ui/cover.tsx";
import { ReadIn } from "../../../ui/read-in.tsx";
import { projectEditAddress } from "../project-address.ts";

interface ProjectHeaderProps {
  project: Project;
  locale: Locale;
  /** What one can do with it */
  children: ReactNode;
}

/** A name longer than this is set smaller, so that it does not fill the screen. */
const SHORT_NAME = 18;

/** Name, summary and cover. On a phone the cover runs from edge to edge. */
export function ProjectHeader({ project, locale, children }: ProjectHeaderProps) {
  const intl = useIntl();
  const { title, description, type, cover, owners } = project;
  const { data: session } = useSession();
  const isOwn = owners.some(({ id }) => id === session?.user.memberId);
  const size =
    title.length > SHORT_NAME
      ? "text-[2.75rem] leading-[1.02] tracking-[-0.038em] md:text-[4.125rem]"
      : "text-[3.5rem] leading-[0.94] tracking-[-0.05em] md:text-[7rem] md:leading-[0.92]";
  return (
    <header>
      <div className={`${container} pt-8 md:pt-14`}>
        {isOwn && (
          <a
            href={unlocalizedHref(locale, projectEditAddress(project.id))}
            className="float-end font-semibold hover:underline"
          >
            <FormattedMessage id="projects.public.edit" />
          </a>
        )}
        <Breadcrumbs
          items={[
            {
              label: intl.formatMessage({ id: "projects.title" }),
              to: localePath(locale, PROJECTS_PATH),
            },
            ...(type
              ? [{ label: type.name, to: localePath(locale, projectTypePath(type.slug)) }]
              : []),
          ]}
        />
        <div className="mt-4 grid items-end gap-x-14 gap-y-5 lg:grid-cols-[1.15fr_1fr]">
          <h1 className={`font-extrabold [overflow-wrap:anywhere] ${size}`}>{title}</h1>
          {description && (
            <p className="text-lg text-ink-2 md:text-xl md:leading-normal lg:pb-2">{description}</p>
          )}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          {children}
          <ReadIn
            paths={alternates(project.metadata.slugs, (slug) => projectPath(type?.slug, slug))}
            current={locale}
            className="flex"
          />
        </div>
      </div>
      {cover && (
        <div className="mx-auto mt-8 w-full max-w-[1400px] md:mt-10 md:px-5">
          <Cover
            picture={cover}
            priority
            width={1360}
            height={602}
            className="aspect-[4/3] md:aspect-[14/6.2] md:rounded-panel"
          />
        </div>
      )}
    </header>
  );
}
