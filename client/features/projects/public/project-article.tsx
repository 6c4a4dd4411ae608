import { type ReactNode, useRef } from "react";
import { container } from "../../../ui/container.ts";
import { Cover } from "../../../ui/cover.tsx";
import { PictureLink, usePictureViewer } from "../../../ui/use-picture-viewer.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectLinks } from "./project-links.tsx";
import { ProjectMedia } from "./project-media.tsx";
import { ProjectOwners } from "./project-owners.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import type { ShownProject } from "./shown-project.ts";

interface ProjectArticleProps {
  project: ShownProject;
  /** See `timeframe` */
  when: string;
  /** The level of its name: that of a page, or of a part of a screen */
  heading: "h1" | "h2";
  /** Its text */
  text: ReactNode;
  /** If it is not that of the screen around it */
  lang?: string;
  /** The path of the contact form, without the locale prefix; none where nobody can be asked */
  ask?: string | undefined;
  /** Where it is, above its name */
  above?: ReactNode;
  /** What one can do with it, below its name */
  actions?: ReactNode;
}

/** A name longer than this is set smaller, so that it does not fill the screen. */
const SHORT_NAME = 18;

/** A project as its page and the preview of it show it. On a phone the cover runs from edge to edge. */
export function ProjectArticle(props: ProjectArticleProps) {
  const { project, when, heading: Heading, text, lang, ask, above, actions } = props;
  const { title, description, cover, media, owners } = project;
  const article = useRef<HTMLElement>(null);
  const viewer = usePictureViewer(article);
  const size =
    title.length > SHORT_NAME
      ? "text-[2.75rem] leading-[1.02] tracking-[-0.038em] md:text-[4.125rem]"
      : "text-[3.5rem] leading-[0.94] tracking-[-0.05em] md:text-[7rem] md:leading-[0.92]";
  return (
    <article ref={article} lang={lang}>
      <header>
        <div className={`${container} pt-8 md:pt-14`}>
          {above}
          <div className="mt-4 grid items-end gap-x-14 gap-y-5 lg:grid-cols-[1.15fr_1fr]">
            <Heading className={`font-extrabold [overflow-wrap:anywhere] ${size}`}>{title}</Heading>
            {description && (
              <p className="text-lg text-ink-2 md:text-xl md:leading-normal lg:pb-2">
                {description}
              </p>
            )}
          </div>
          {actions && (
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">{actions}</div>
          )}
        </div>
        {cover && (
          <div className="mx-auto mt-8 w-full max-w-[1400px] md:mt-10 md:px-5">
            <PictureLink to={cover.url} alt={cover.alt ?? ""}>
              <Cover
                picture={cover}
                priority
                width={1360}
                height={602}
                className="aspect-[4/3] md:aspect-[14/6.2] md:rounded-panel"
              />
            </PictureLink>
          </div>
        )}
      </header>
      <div className={`${container} mt-8 md:mt-12`}>
        <ProjectFacts project={project} when={when} ask={ask} />
      </div>
      {text && (
        <div className={`${container} mt-10 md:mt-14`}>
          <div className="mx-auto max-w-[680px]">{text}</div>
        </div>
      )}
      {media.length > 0 && (
        <div className={`${container} mt-14 md:mt-20`}>
          <ProjectMedia media={media} />
        </div>
      )}
      <div className="mt-16 border-y border-line bg-surface py-14 md:mt-24 md:py-20">
        <div
          className={`${container} grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 md:grid-cols-2 lg:grid-cols-[1fr_1fr_352px]`}
        >
          <ProjectOwners owners={owners} />
          <ProjectLinks project={project} />
          {ask && <QuotePanel project={project} to={ask} />}
        </div>
      </div>
      {viewer}
    </article>
  );
}
