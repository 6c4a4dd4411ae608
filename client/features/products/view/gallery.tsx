import { type KeyboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useLocale } from "../../../i18n/locale.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { ViewedProductFragment } from "./product-view.generated.ts";

interface GalleryProps {
  pictures: ViewedProductFragment["pictures"];
  isSoldOut: boolean;
}

/** A picture at a time; the others are chosen by their thumbnails: arrows, Home, End. */
export function Gallery({ pictures, isSoldOut }: GalleryProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [current, setCurrent] = useState(0);
  const buttons = useRef<HTMLUListElement>(null);
  const place = Math.min(current, pictures.length - 1);
  const shown = pictures[place];
  const altOf = (picture: ViewedProductFragment["pictures"][number]) =>
    picture[locale] ?? picture.en ?? "";
  if (!shown) return <div className="aspect-4/3 rounded-card bg-raised" />;
  const show = (next: number) => {
    setCurrent(next);
    buttons.current?.querySelectorAll("button")[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const forward = isMirrored ? "ArrowLeft" : "ArrowRight";
    const back = isMirrored ? "ArrowRight" : "ArrowLeft";
    const last = pictures.length - 1;
    const next = {
      [forward]: Math.min(place + 1, last),
      [back]: Math.max(place - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <div className="grid gap-3">
      <Picture
        src={shown.path}
        alt={altOf(shown)}
        shownWidth={720}
        sizes="(width < 64rem) 100vw, 720px"
        className={`aspect-4/3 w-full rounded-card bg-raised object-cover ${isSoldOut ? "opacity-55" : ""}`}
      />
      {pictures.length > 1 && (
        <ul ref={buttons} className="flex flex-wrap gap-2.5">
          {pictures.map((picture, number) => (
            <li key={picture.path}>
              <button
                type="button"
                aria-current={number === place ? "true" : undefined}
                aria-label={intl.formatMessage(
                  { id: "shop.picture" },
                  { number: number + 1, count: pictures.length, alt: altOf(picture) },
                )}
                tabIndex={number === place ? 0 : -1}
                onKeyDown={press}
                onClick={() => setCurrent(number)}
                className="block rounded-md border-2 border-transparent p-0.5 hover:border-control aria-current:border-ink"
              >
                <Picture
                  src={picture.path}
                  alt=""
                  shownWidth={96}
                  sizes="96px"
                  className="h-16 w-22 rounded-sm bg-raised object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
