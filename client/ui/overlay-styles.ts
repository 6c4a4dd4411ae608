/** Section 9: what opens comes in within 0.32 s and goes within 0.24 s, from 120 px away. */
const motion =
  "transition ease-out data-closed:opacity-0 data-enter:duration-dialog-in data-leave:duration-dialog-out data-leave:ease-in";

/** A panel beside the control that opened it. */
export const anchoredStyles =
  "z-50 rounded-card border border-line bg-surface shadow-overlay outline-none [--anchor-gap:6px] [--anchor-padding:8px] " +
  "transition duration-menu data-closed:scale-98 data-closed:opacity-0";

/** What lies over the page while a dialog or drawer is open. */
export const backdropStyles = `fixed inset-0 bg-backdrop ${motion}`;

/** A dialog: in the middle of the window; on the phone it comes up from the lower edge. */
export const dialogStyles =
  "relative flex max-h-[calc(100dvh-48px)] w-full flex-col bg-surface shadow-overlay " +
  "max-md:rounded-t-card md:rounded-card md:max-h-[calc(100dvh-80px)] " +
  `${motion} data-closed:translate-y-travel`;

/** A drawer: along the end of the window, across it on the phone. */
export const drawerStyles =
  "flex h-dvh w-full flex-col bg-surface shadow-overlay " +
  `${motion} data-closed:translate-x-travel rtl:data-closed:-translate-x-travel`;
