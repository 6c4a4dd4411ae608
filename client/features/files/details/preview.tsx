import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { hueStyle } from "../../../ui/hue.tsx";
import { MARKS } from "../file-mark.tsx";
import type { OpenFile } from "../file.ts";

/** Of a text, so much is shown. */
const SHOWN_BYTES = 16_000;

/** How a file looks or sounds, by the type found in its bytes; otherwise a sign of it. */
export function Preview({ file }: { file: OpenFile }) {
  const intl = useIntl();
  const { name, url, type, group, scan, size } = file;
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
    if (group === "AUDIO") {
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a member's own recording; there are no captions
        <audio controls preload="none" src={url} className="w-full" />
      );
    }
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
    if (type === "application/pdf") {
      return (
        // The viewer for PDF of browsers does not run in a sandbox; the server's policy allows no scripts.
        <iframe
          title={label}
          src={url}
          loading="lazy"
          className="h-72 w-full rounded-lg border border-line bg-white"
        />
      );
    }
    if (type.startsWith("text/plain") && size > 0) return <TextPreview label={label} url={url} />;
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

/** The beginning of a text, as text: nothing in it is interpreted. */
function TextPreview({ label, url }: { label: string; url: string }) {
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      const headers = { range: `bytes=0-${SHOWN_BYTES - 1}` };
      const answer = await fetch(url, { headers, signal: left.signal });
      setText(answer.ok ? await answer.text() : null);
    };
    read().catch(() => {
      if (!left.signal.aborted) setText(null);
    });
    return () => left.abort();
  }, [url]);
  if (text === null) {
    return (
      <p role="alert" className="text-sm text-ink-2">
        <FormattedMessage id="files.preview.failed" />
      </p>
    );
  }
  return (
    <pre
      aria-label={label}
      aria-busy={text === undefined}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      dir="auto"
      className="max-h-72 min-h-24 overflow-auto rounded-lg border border-line bg-raised/60 p-3 text-[0.8125rem] whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
