import { FormattedMessage } from "react-intl";
import { isOnSite, type Media } from "./listed-media.ts";
import { Picture } from "../../../ui/picture.tsx";

/** The media themselves; what is elsewhere is linked. */
export function MediaView({ media }: { media: Media }) {
  const { kind, url, name, width, height } = media;
  const isHere = isOnSite(media);
  const look = "max-h-72 w-full rounded-md bg-raised object-contain";
  if (isHere && kind === "IMAGE") {
    return (
      <Picture
        shownWidth={640}
        src={url}
        alt=""
        width={width ?? undefined}
        height={height ?? undefined}
        className={look}
      />
    );
  }
  // Captions of films are part of their text.
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- its owner describes it beside it
  if (isHere && kind === "VIDEO") return <video src={url} controls className={look} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- its owner describes it beside it
  if (isHere && kind === "AUDIO") return <audio src={url} controls className="w-full" />;
  return (
    <p className="text-sm wrap-anywhere">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-primary-strong hover:underline"
      >
        {name ?? url}
        <span className="sr-only">
          {" "}
          <FormattedMessage id="projects.newTab" />
        </span>
      </a>
    </p>
  );
}
