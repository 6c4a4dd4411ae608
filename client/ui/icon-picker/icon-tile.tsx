import type { Ref } from "react";
import { IconFromSet } from "./icon-from-set.tsx";

interface IconTileProps {
  /** "prefix:name" */
  icon: string;
  chosen: boolean;
  tabIndex: 0 | -1;
  /** Not fetched while the list is scrolling fast */
  later: boolean;
  onFocus: () => void;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A selectable icon with its name. */
export function IconTile({ icon, chosen, later, ...button }: IconTileProps) {
  return (
    <button
      {...button}
      type="button"
      title={icon}
      aria-pressed={chosen}
      className={`flex size-full flex-col items-center justify-center gap-2 rounded-md px-1 -outline-offset-2 ${
        chosen ? "bg-primary-soft text-primary-strong" : "text-ink hover:bg-raised"
      }`}
    >
      <IconFromSet name={icon} size={26} later={later} />
      <bdi className={`w-full truncate text-center text-xs ${chosen ? "" : "text-ink-2"}`}>
        {icon}
      </bdi>
    </button>
  );
}
