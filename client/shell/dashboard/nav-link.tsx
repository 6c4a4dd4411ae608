import IconPinned from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
import IconPin from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { NavCount } from "./nav-count.tsx";
import { type NavEntry, navLabel } from "./navigation.ts";

const common =
  "min-h-11 rounded-md font-medium text-ink-2 hover:bg-raised hover:text-ink aria-current:bg-primary-soft aria-current:font-semibold aria-current:text-primary-strong";

/** An entry or a group of the mini layout: an icon with its name below. */
export const tileStyles = `${common} flex w-full flex-col items-center justify-center gap-1 px-1 py-2 text-center text-[11px] leading-tight`;

/** The count is at the edge; where the star appears, it makes room for it. */
const STARRED = "group-hover/entry:pe-10 group-focus-within/entry:pe-10 pointer-coarse:pe-10";

interface NavLinkProps {
  entry: NavEntry;
  isCurrent: boolean;
  count: number;
  isTile?: boolean;
  isPinned?: boolean;
  /** Pins it, or takes it off the pinned ones */
  onPin?: (() => void) | undefined;
  onChoose?: (() => void) | undefined;
}

/** An entry of the sidebar; its star appears when it is pointed at or has the focus. */
export function NavLink({
  entry,
  isCurrent,
  count,
  isTile,
  isPinned,
  onPin,
  onChoose,
}: NavLinkProps) {
  const intl = useIntl();
  const { place, to } = entry;
  const name = intl.formatMessage({ id: navLabel(place) });
  const Star = isPinned ? IconPinned : IconPin;
  return (
    <div className="group/entry relative">
      <Link
        to={to}
        onClick={onChoose}
        aria-current={isCurrent ? "page" : undefined}
        className={
          isTile
            ? tileStyles
            : `${common} flex items-center gap-3.5 ps-3 pe-3 ${onPin ? STARRED : ""}`
        }
      >
        <place.Icon size={20} aria-hidden="true" className="shrink-0" />
        <span className={isTile ? "min-w-0" : "min-w-0 flex-1"}>{name}</span>
        <NavCount
          count={count}
          messageId={
            ["chat", "mail"].includes(place.name) ? "dashboard.unread" : "dashboard.reviews"
          }
        />
      </Link>
      {onPin && (
        <button
          type="button"
          aria-pressed={isPinned}
          onClick={onPin}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center rounded-md text-ink-3 opacity-0 group-hover/entry:opacity-100 hover:text-ink focus-visible:opacity-100 aria-pressed:text-primary-strong pointer-coarse:opacity-100"
        >
          <Star size={16} aria-hidden="true" />
          <span className="sr-only">
            <FormattedMessage id="dashboard.pin" values={{ name }} />
          </span>
        </button>
      )}
    </div>
  );
}
