import { FormattedMessage, useIntl } from "react-intl";
import { textIn } from "../../../admin/text-in.ts";
import { useLocale } from "../../../i18n/locale.ts";
import { isOnSite } from "./listed-media.ts";
import type { ShownProject } from "../screen/project-overview.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** The media of a project for those who may not change them. */
export function MediaGallery({ project: { media } }: { project: ShownProject }) {
  const intl = useIntl();
  const locale = useLocale();
  if (media.length === 0) {
    return (
      <p className="py-10 text-center text-ink-2">
        <FormattedMessage id="projects.media.none" />
      </p>
    );
  }
  return (
    <ol
      aria-label={intl.formatMessage({ id: "projects.media" })}
      className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-4"
    >
      {media.map(({ id, kind, url, name, altByLocale }) => (
        <li key={id} className="card flex flex-col p-3">
          {kind === "IMAGE" && isOnSite({ url }) ? (
            <Picture
              shownWidth={400}
              src={url}
              alt={textIn(altByLocale, locale)}
              loading="lazy"
              className="aspect-[3/2] w-full rounded-md bg-raised object-cover"
            />
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
          <p className="mt-2 text-[13px] text-ink-3">
            <FormattedMessage id={`projects.media.kind.${kind}`} />
          </p>
        </li>
      ))}
    </ol>
  );
}
