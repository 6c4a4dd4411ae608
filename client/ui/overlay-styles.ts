/** Section 9: overlays enter within 0.32 s and leave within 0.24 s, from 120 px away. */
const fade =
  "transition-opacity data-closed:opacity-0 data-enter:duration-dialog-in data-leave:duration-dialog-out";
const ofPanel =
  "group-data-enter/panel:duration-dialog-in group-data-leave/panel:duration-dialog-out";

export const panelMotion = `${fade} ease-out data-leave:ease-in`;

/** The surface arrives first … */
export const surfaceMotion = `transition-[translate] ease-out group-data-leave/panel:ease-in ${ofPanel}`;

/** … and what it carries appears on it. */
export const contentMotion = `transition-opacity ease-in group-data-closed/panel:opacity-0 ${ofPanel}`;

/** A panel next to the control that opened it. */
export const anchoredStyles =
  "z-50 rounded-card border border-line bg-surface shadow-overlay outline-none [--anchor-gap:6px] [--anchor-padding:8px] " +
  "transition duration-menu data-closed:scale-98 data-closed:opacity-0";

/** The backdrop over the page while a dialog or drawer is open. */
export const backdropStyles = `fixed inset-0 bg-backdrop ${panelMotion}`;
