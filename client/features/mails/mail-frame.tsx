import IconPhotoOff from "@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocale } from "../../i18n/locale.ts";
import { Button } from "../../ui/button.tsx";

interface MailFrameProps {
  title: string;
  /** The text as a page, from the server */
  src: string;
  /** It refers to pictures elsewhere, which tell the sender that it is read */
  hasRemotePictures: boolean;
  /** What it quotes, alone */
  part?: "quote";
}

const LEAST_HEIGHT = 80;

/** The text of a mail in a frame without scripts, as high as its content. */
export function MailFrame({ title, src, hasRemotePictures, part }: MailFrameProps) {
  const locale = useLocale();
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const [withPictures, setWithPictures] = useState(false);
  const params = new URLSearchParams({
    locale,
    ...(part && { part }),
    ...(withPictures && { pictures: "on" }),
  });
  return (
    <>
      {/* Its own policy allows no scripts; with its origin the page measures it. */}
      <iframe
        title={title}
        src={`${src}?${params}`}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) => follow(currentTarget, setHeight)}
        style={{ height }}
        className="block w-full rounded-md border-0 bg-white"
      />
      {hasRemotePictures && !withPictures && (
        <p className="mt-3 inline-flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-raised px-3 text-[0.8125rem] text-ink-2">
          <IconPhotoOff size={18} aria-hidden="true" className="shrink-0" />
          <FormattedMessage id="mails.pictures.held" />
          <Button variant="plain" size={36} onClick={() => setWithPictures(true)}>
            <FormattedMessage id="mails.pictures.show" />
          </Button>
        </p>
      )}
    </>
  );
}

/** Keeps a frame as high as its page, whose pictures come late. */
function follow(frame: HTMLIFrameElement, onHeight: (height: number) => void): void {
  const page = frame.contentDocument?.documentElement;
  if (!page) return;
  const measure = () => {
    const wide = page.scrollWidth > page.clientWidth;
    onHeight(Math.max(LEAST_HEIGHT, page.offsetHeight + (wide ? 20 : 0)));
  };
  new ResizeObserver(measure).observe(page);
  measure();
}
