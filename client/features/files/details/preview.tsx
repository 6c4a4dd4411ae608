import { useIntl } from "react-intl";
import { hueStyle } from "../../../ui/hue.tsx";
import { MARKS } from "../file-mark.tsx";
import type { OpenFile } from "../file.ts";

const SHOWN_TYPES = { pdf: "application/pdf", text: "text/plain" };

/** How a file looks or sounds, by the type found in its bytes; otherwise a sign of it. */
export function Preview({ file }: { file: OpenFile }) {
  const intl = useIntl();
  const { name, url, type, group, scan } = file;
  const label = intl.formatMessage({ id: "files.preview" }, { name });
  if (url && scan !== "BLOCKED") {
    if (group === "IMAGE") {
      return (
        <img
          src={url}
          alt={label}
          decoding="async"
          className="max-h-80 w-full rounded-lg border border-line bg-raised object-contain"
        />
      );
    }
    if (group === "AUDIO") return <audio controls preload="none" src={url} className="w-full" />;
    if (group === "VIDEO") {
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a member's own film; there are no captions
        <video
          controls
          preload="metadata"
          src={url}
          className="max-h-80 w-full rounded-lg bg-ink"
        />
      );
    }
    if (type === SHOWN_TYPES.pdf || type.startsWith(SHOWN_TYPES.text)) {
      return (
        // The viewer for PDF of browsers does not run in a sandbox; the server's policy allows no scripts.
        <iframe
          title={label}
          src={url}
          loading="lazy"
          {...(type !== SHOWN_TYPES.pdf && { sandbox: "" })}
          className="h-72 w-full rounded-lg border border-line bg-white"
        />
      );
    }
  }
  const { Icon, hue } = MARKS[group];
  return (
    <div
      aria-hidden="true"
      style={hueStyle(hue)}
      className="hue-tag grid h-36 place-items-center rounded-lg"
    >
      <Icon size={44} />
    </div>
  );
}
