import IconFile from "@tabler/icons-react/dist/esm/icons/IconFile.mjs";
import IconMovie from "@tabler/icons-react/dist/esm/icons/IconMovie.mjs";
import IconMusic from "@tabler/icons-react/dist/esm/icons/IconMusic.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconWorldWww from "@tabler/icons-react/dist/esm/icons/IconWorldWww.mjs";
import type { MediaKind } from "../../../schema.generated.ts";
import { isOnSite, type Media } from "./listed-media.ts";
import { Picture } from "../../../ui/picture.tsx";

const icons: Record<MediaKind, typeof IconFile> = {
  IMAGE: IconPhoto,
  VIDEO: IconMovie,
  AUDIO: IconMusic,
  EMBED: IconWorldWww,
  FILE: IconFile,
};

/** A picture, or what kind of media it is. */
export function MediaThumbnail({ media }: { media: Pick<Media, "kind" | "url"> }) {
  const { kind, url } = media;
  const Icon = icons[kind];
  if (kind === "IMAGE" && isOnSite(media)) {
    return (
      <Picture
        shownWidth={56}
        sizes="56px"
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        className="h-10 w-14 shrink-0 rounded-md bg-raised object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid h-10 w-14 shrink-0 place-items-center rounded-md bg-raised text-ink-2"
    >
      <Icon size={22} />
    </span>
  );
}
