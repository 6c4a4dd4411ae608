import IconExternalLink from "@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import type { Project } from "../../../platform/rest.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PictureLink } from "../../../ui/use-picture-viewer.tsx";
import { keepsWidth, type MediaBlock, mediaBlocks } from "./media-blocks.ts";
import { shortUrl } from "./short-url.ts";

type Media = Project["media"][number];

/** The media of a project in their order, each with what is written about it. */
export function ProjectMedia({ media }: Pick<Project, "media">) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-20 md:gap-28">
      {mediaBlocks(media).map((block) => {
        const Block = block.form === "wide" ? Wide : Beside;
        return <Block key={block.media[0]?.id} block={block} />;
      })}
    </div>
  );
}

function Wide({ block: { media, number } }: { block: MediaBlock }) {
  const { title, content } = media[0] as Media;
  const isAlone = media.length === 1;
  return (
    <section>
      <div className={isAlone ? "" : "grid gap-4 md:grid-cols-2"}>
        {media.map((one) => (
          <Figure key={one.id} media={one} />
        ))}
      </div>
      {(title || content) && (
        <div className="mt-7 grid gap-x-14 gap-y-4 lg:grid-cols-[1fr_1.5fr]">
          <Title number={number} title={title} />
          {content && <Paragraphs text={content} className="md:columns-2 md:gap-8" />}
        </div>
      )}
    </section>
  );
}

function Beside({ block: { media, number, form } }: { block: MediaBlock }) {
  const { title, content } = media[0] as Media;
  const isEnd = form === "end";
  return (
    <section
      className={`grid items-center gap-x-14 gap-y-6 ${isEnd ? "lg:grid-cols-[1fr_1.5fr]" : "lg:grid-cols-[1.5fr_1fr]"}`}
    >
      <div
        className={`grid gap-4 ${media.length > 1 ? "grid-cols-2" : ""} ${isEnd ? "lg:order-last" : ""}`}
      >
        {media.map((one) => (
          <Figure key={one.id} media={one} />
        ))}
      </div>
      <div>
        <Title number={number} title={title} />
        {content && <Paragraphs text={content} className="mt-4" />}
      </div>
    </section>
  );
}

function Title({ number, title }: { number: number | null; title: string | null }) {
  return (
    <div>
      {number !== null && (
        <p aria-hidden="true" className="text-sm font-semibold text-primary-strong">
          {number}
        </p>
      )}
      {title && (
        <h2 className="mt-1 text-[1.75rem] leading-[1.15] font-bold tracking-[-0.025em] [overflow-wrap:anywhere]">
          {title}
        </h2>
      )}
    </div>
  );
}

/** Plain text; a blank line starts a paragraph. */
function Paragraphs({ text, className }: { text: string; className: string }) {
  return (
    <div
      className={`text-[17px] leading-[1.6] text-ink-2 [overflow-wrap:anywhere] [&>p+p]:mt-4 ${className}`}
    >
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        <p key={place} className="break-inside-avoid whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Figure({ media }: { media: Media }) {
  return (
    <figure className="min-w-0">
      <Shown media={media} />
      {media.description && (
        <figcaption className="mt-3 text-[15px] text-ink-3 [overflow-wrap:anywhere]">
          {media.description}
        </figcaption>
      )}
    </figure>
  );
}

/** The file itself if this site has it; the security policy shows those of no other site. */
function Shown({ media }: { media: Media }) {
  const { kind, url, name, title } = media;
  const isHere = url.startsWith("/");
  if (keepsWidth(media)) return <Panorama media={media} />;
  if (isHere && kind === "image") {
    return <MediaPicture media={media} className="rounded-card bg-raised ring-1 ring-line" />;
  }
  if (isHere && kind === "video") {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- its text is written below it
      <video src={url} controls preload="metadata" className="w-full rounded-card bg-raised" />
    );
  }
  if (isHere && kind === "audio") {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- its text is written below it
      <audio src={url} controls preload="metadata" className="w-full" />
    );
  }
  return (
    <a
      href={url}
      rel="nofollow noopener"
      className="card flex min-h-14 items-center gap-3 px-5 py-3 font-semibold hover:border-control hover:underline"
    >
      <IconExternalLink size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <FormattedMessage
          id={isHere ? "projects.public.download" : "projects.public.open"}
          values={{ name: <bdi>{name ?? title ?? shortUrl(url)}</bdi> }}
        />
      </span>
    </a>
  );
}

/** A picture that on a phone is wider than its frame, in which it is scrolled. */
function Panorama({ media }: { media: Media }) {
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage({ id: "projects.public.wide" })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
      tabIndex={0}
      className="overflow-x-auto rounded-card bg-raised ring-1 ring-line"
    >
      <MediaPicture
        media={media}
        sizes="(width < 48rem) 680px, 1160px"
        className="min-w-[680px] md:min-w-0"
      />
    </div>
  );
}

interface MediaPictureProps {
  media: Media;
  sizes?: string;
  className: string;
}

function MediaPicture({ media, sizes, className }: MediaPictureProps) {
  const { url, alt, width, height } = media;
  return (
    <PictureLink to={url} alt={alt ?? ""}>
      <Picture
        shownWidth={1160}
        sizes={sizes}
        src={url}
        alt={alt ?? ""}
        width={width ?? undefined}
        height={height ?? undefined}
        loading="lazy"
        decoding="async"
        className={`h-auto w-full ${className}`}
      />
    </PictureLink>
  );
}
