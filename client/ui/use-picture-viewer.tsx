import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import type { PictureViewer, ViewedPicture } from "./picture-viewer.tsx";

interface Opened {
  Viewer: typeof PictureViewer;
  pictures: ViewedPicture[];
  shown: string;
  /** The link that it was opened by */
  from: HTMLElement;
}

const LINKS = "a[data-picture]";

/**
 * Opens what links to pictures (`data-picture`) in a viewer, with the others of the same article; the answer is
 * the open viewer. Without JavaScript, and if the viewer cannot be loaded, they are followed as links.
 */
export function usePictureViewer(within: RefObject<HTMLElement | null>): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const element = within.current;
    const open = async (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      const link = (target as Element).closest<HTMLAnchorElement>(LINKS);
      // An element around this one may have the same hook.
      if (!link || event.defaultPrevented) return;
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      const links = [...(link.closest("article") ?? document).querySelectorAll<HTMLElement>(LINKS)];
      try {
        const { PictureViewer: Viewer } = await import("./picture-viewer.tsx");
        setOpened({
          Viewer,
          pictures: links.map(pictureOf),
          shown: String(links.indexOf(link)),
          from: link,
        });
      } catch {
        // offline it stays closed: the browser would leave the page, too
        if (navigator.onLine) location.assign(link.href);
      }
    };
    element?.addEventListener("click", open);
    return () => element?.removeEventListener("click", open);
  }, [within]);
  // The viewer's library, loaded after the click, does not know where the focus was.
  const from = opened?.from;
  useEffect(() => from && (() => from.focus({ preventScroll: true })), [from]);
  if (!opened) return null;
  const { Viewer, pictures, shown } = opened;
  return (
    <Viewer
      pictures={pictures}
      shown={shown}
      onShow={(id) => setOpened({ ...opened, shown: id })}
      onClose={() => setOpened(undefined)}
    />
  );
}

function pictureOf(link: HTMLElement, place: number): ViewedPicture {
  return {
    id: String(place),
    path: link.getAttribute("href") ?? "",
    alt: link.querySelector("img")?.alt ?? "",
    caption: link.closest("figure")?.querySelector("figcaption")?.textContent,
  };
}

interface PictureLinkProps {
  to: string;
  /** The picture's alt text names the link */
  alt: string;
  children: ReactNode;
}

/** A picture that leads to itself at full size. */
export function PictureLink({ to, alt, children }: PictureLinkProps) {
  const label = useIntl().formatMessage({ id: "ui.picture.open" });
  return (
    <a href={to} data-picture aria-label={alt ? undefined : label} className="block">
      {children}
    </a>
  );
}
