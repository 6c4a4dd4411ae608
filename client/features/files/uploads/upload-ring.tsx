import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { fileUploads } from "./file-uploads.ts";

const LENGTH = 2 * Math.PI * 9;

/** In the header: how much of all uploads has been sent; folds and unfolds their panel. */
export function UploadRing() {
  const intl = useIntl();
  const uploads = useSyncExternalStore(fileUploads.subscribe, fileUploads.read);
  const isFolded = useSyncExternalStore(fileUploads.subscribe, fileUploads.isFolded);
  const counted = uploads.filter(({ state }) => state !== "failed");
  if (counted.every(({ state }) => state === "done")) return null;
  const all = counted.reduce((sum, { file }) => sum + file.size, 0);
  const sent = counted.reduce((sum, { file, share }) => sum + file.size * share, 0);
  const share = all > 0 ? sent / all : 0;
  const percent = intl.formatNumber(share, { style: "percent" });
  const label = intl.formatMessage({ id: "uploads.ring" }, { percent });
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={!isFolded}
        onClick={() => fileUploads.fold(!isFolded)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-primary-strong hover:bg-raised"
      >
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="none">
          <circle cx="12" cy="12" r="9" strokeWidth="3" className="stroke-line" />
          <circle
            cx="12"
            cy="12"
            r="9"
            strokeWidth="3"
            strokeLinecap="round"
            stroke="currentColor"
            strokeDasharray={`${LENGTH * share} ${LENGTH}`}
            transform="rotate(-90 12 12)"
          />
        </svg>
      </button>
    </Tooltip>
  );
}
