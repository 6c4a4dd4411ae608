import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PreviewLanguages } from "../../../admin/document/preview-languages.tsx";
import type { State } from "../../../admin/document/publication.ts";
import { BCP47, type Locale, LOCALE_NAMES } from "../../../i18n/locale.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Cover } from "../../../ui/cover.tsx";
import { isOnSite } from "../media/listed-media.ts";
import { PanelState } from "./panel-state.tsx";
import { ProjectPreviewDocument, type ProjectPreviewQuery } from "./project-screen.generated.ts";
import { Picture } from "../../../ui/picture.tsx";

interface ProjectPreviewProps {
  projectId: string;
  locale: Locale;
  renderText: RenderText;
}

/** Shows the text of a document, which is HTML. */
export type RenderText = (html: string) => ReactNode;

/** A project in one language as its page shows it, whether or not it is published. */
export function ProjectPreview({ projectId, locale, renderText }: ProjectPreviewProps) {
  const { data, error, refetch } = useQuery(ProjectPreviewDocument, {
    variables: { id: projectId, locale },
  });
  const project = data?.projectToEdit;
  if (!project) return <PanelState error={error} onRetry={refetch} />;
  const states = (project.statusByLocale ?? {}) as Partial<Record<Locale, State>>;
  return (
    <div className="card">
      <PreviewLanguages current={locale} states={states} tab="preview" />
      {project.title ? (
        <Page project={project} locale={locale} renderText={renderText} />
      ) : (
        <p className="px-6 py-16 text-center text-ink-2">
          <FormattedMessage
            id="projects.preview.nothing"
            values={{ language: LOCALE_NAMES[locale] }}
          />
        </p>
      )}
    </div>
  );
}

type Previewed = ProjectPreviewQuery["projectToEdit"];

interface PageProps {
  project: Previewed;
  locale: Locale;
  renderText: RenderText;
}

function Page({ project, locale, renderText }: PageProps) {
  const { title, description, html, cover, coverAlt, media, owners, tools, tags } = project;
  const credits = owners.filter(({ status, member }) => status === "ACCEPTED" && member);
  return (
    <article
      lang={BCP47[locale]}
      className="mx-auto grid max-w-[860px] gap-8 px-4 py-8 md:px-10 md:py-12"
    >
      <header>
        <h2 className="text-[2.25rem] leading-[1.07] font-extrabold tracking-[-0.034em] [overflow-wrap:anywhere] lg:text-[3rem]">
          {title}
        </h2>
        {description && <p className="mt-5 text-lg text-ink-2">{description}</p>}
      </header>
      {cover && (
        <Cover
          picture={{ url: cover, alt: coverAlt }}
          width={780}
          height={507}
          className="aspect-[20/13] rounded-panel"
        />
      )}
      {html && renderText(html)}
      {media.map((one) => (
        <Figure key={one.id} media={one} />
      ))}
      <footer className="grid gap-4 border-t border-line pt-6">
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {credits.map(({ id, member, part }) => (
            <li key={id} className="flex items-center gap-2.5">
              <Avatar name={member?.displayName ?? ""} src={member?.avatar} size={36} />
              <span className="leading-snug">
                <bdi className="block font-semibold">{member?.displayName}</bdi>
                {part && <bdi className="block text-[13px] text-ink-3">{part}</bdi>}
              </span>
            </li>
          ))}
        </ul>
        {tools.length + tags.length > 0 && (
          <p className="text-sm text-ink-3">{[...tools, ...tags].join(" · ")}</p>
        )}
      </footer>
    </article>
  );
}

function Figure({ media }: { media: Previewed["media"][number] }) {
  const { kind, url, name, width, height, alt, title, description, content } = media;
  const isHere = isOnSite(media);
  return (
    <figure>
      {title && <h3 className="mb-3 text-xl font-bold">{title}</h3>}
      {content && <p className="mb-4 whitespace-pre-wrap">{content}</p>}
      {isHere && kind === "IMAGE" ? (
        <Picture
          shownWidth={800}
          src={url}
          alt={alt ?? ""}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          className="h-auto w-full rounded-card bg-raised"
        />
      ) : isHere && kind === "VIDEO" ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its text is written beside it
        <video src={url} controls className="w-full rounded-card" />
      ) : isHere && kind === "AUDIO" ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its text is written beside it
        <audio src={url} controls className="w-full" />
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold text-primary-strong wrap-anywhere hover:underline"
        >
          {name ?? url}
        </a>
      )}
      {description && <figcaption className="mt-2 text-sm text-ink-3">{description}</figcaption>}
    </figure>
  );
}
