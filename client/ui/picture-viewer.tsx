import { DialogPanel, DialogTitle } from "@headlessui/react";
import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, type TouchEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { Modal } from "./modal.tsx";
import { Picture } from "./picture.tsx";

/** Swipe distance that turns to the next picture, in px. */
const SWIPE = 48;

/** Wider pictures are not made. */
const WIDEST = 1_920;

export interface ViewedPicture {
  id: string;
  path: string;
  /** Its alt text, or the name of a file that has none */
  alt: string;
  /** The file's name: it is shown, and the file can be downloaded */
  name?: string | undefined;
  /** Below the picture */
  caption?: string | undefined;
}

interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  /** The id of the one that is shown */
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

const control =
  "grid size-11 shrink-0 place-items-center rounded-md text-white outline-offset-[-4px] outline-white hover:bg-white/15";

/** A lightbox: one picture of several, turned by arrow keys, buttons or a swipe. */
export function PictureViewer({ pictures, shown, onShow, onClose }: PictureViewerProps) {
  const intl = useIntl();
  const touched = useRef<number>(undefined);
  const place = pictures.findIndex(({ id }) => id === shown);
  const picture = pictures[place];
  if (!picture) return null;
  const turn = (step: number) => {
    const next = pictures[place + step];
    if (next) onShow(next.id);
  };
  const forwardOf = (element: Element) => (getComputedStyle(element).direction === "rtl" ? -1 : 1);
  const press = ({ key, currentTarget }: KeyboardEvent) => {
    if (key === "ArrowRight") turn(forwardOf(currentTarget));
    if (key === "ArrowLeft") turn(-forwardOf(currentTarget));
  };
  const lift = ({ changedTouches, currentTarget }: TouchEvent) => {
    // A finger that moves over an enlarged picture looks around in it.
    if ((visualViewport?.scale ?? 1) > 1) return;
    const moved = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (Math.abs(moved) >= SWIPE) turn((moved < 0 ? 1 : -1) * forwardOf(currentTarget));
  };
  const sides = [
    { step: -1, icon: IconChevronLeft, label: "ui.picture.previous", look: "start-2" },
    { step: 1, icon: IconChevronRight, label: "ui.picture.next", look: "end-2" },
  ] as const;
  return (
    <Modal open onClose={onClose} className="relative z-50">
      <DialogPanel
        onKeyDown={press}
        className="fixed inset-0 flex flex-col bg-[rgb(0_0_0/0.92)] text-white"
      >
        <header className="flex min-h-16 items-center gap-1 ps-5 pe-3">
          <DialogTitle className="min-w-0 flex-1 truncate font-semibold">
            {picture.name ? (
              <bdi>{picture.name}</bdi>
            ) : (
              <span className="sr-only">{intl.formatMessage({ id: "ui.picture.title" })}</span>
            )}
          </DialogTitle>
          <span aria-live="polite" className="pe-2 text-sm whitespace-nowrap">
            {intl.formatMessage(
              { id: "ui.picture.place" },
              { place: place + 1, count: pictures.length },
            )}
          </span>
          {picture.name && (
            <a
              href={picture.path}
              download={picture.name}
              aria-label={intl.formatMessage({ id: "ui.picture.download" })}
              title={intl.formatMessage({ id: "ui.picture.download" })}
              className={control}
            >
              <IconDownload size={22} aria-hidden="true" />
            </a>
          )}
          <button
            type="button"
            data-autofocus
            aria-label={intl.formatMessage({ id: "ui.picture.close" })}
            title={intl.formatMessage({ id: "ui.picture.close" })}
            onClick={onClose}
            className={control}
          >
            <IconX size={24} aria-hidden="true" />
          </button>
        </header>
        <div
          className="relative flex min-h-0 flex-1 [touch-action:pan-y_pinch-zoom] items-center justify-center px-4 pb-6 md:px-20"
          onTouchStart={({ touches }) => (touched.current = touches[0]?.clientX)}
          onTouchEnd={lift}
        >
          <Picture
            key={picture.id}
            src={picture.path}
            alt={picture.alt}
            shownWidth={WIDEST}
            sizes="100vw"
            draggable={false}
            // A drawing is as large as its place; photos are not blown up.
            className={`object-contain ${picture.path.endsWith(".svg") ? "size-full" : "max-h-full max-w-full"}`}
          />
          {sides.map(({ step, icon: Icon, label, look }) => (
            <button
              key={step}
              type="button"
              aria-label={intl.formatMessage({ id: label })}
              title={intl.formatMessage({ id: label })}
              disabled={!pictures[place + step]}
              onClick={() => turn(step)}
              className={`absolute top-1/2 -translate-y-1/2 bg-black/40 disabled:invisible ${control} ${look}`}
            >
              <Icon size={28} aria-hidden="true" className="rtl:-scale-x-100" />
            </button>
          ))}
        </div>
        {picture.caption && (
          <p className="mx-auto max-h-[25dvh] max-w-[80ch] overflow-y-auto px-5 pb-6 text-[15px] [overflow-wrap:anywhere]">
            <bdi>{picture.caption}</bdi>
          </p>
        )}
      </DialogPanel>
    </Modal>
  );
}
