/** Section 9: overlays enter within 0.32 s and leave within 0.24 s, from 120 px away. */
const motion =
  "transition ease-out data-closed:opacity-0 data-enter:duration-dialog-in data-leave:duration-dialog-out data-leave:ease-in";

/** A panel next to the control that opened it. */
export const anchoredStyles =
  "z-50 rounded-card border border-line bg-surface shadow-overlay outline-none [--anchor-gap:6px] [--anchor-padding:8px] " +
  "transition duration-menu data-closed:scale-98 data-closed:opacity-0";

/** The backdrop over the page while a dialog or drawer is open. */
export const backdropStyles = `fixed inset-0 bg-backdrop ${motion}`;

/** A dialog: centred in the window; on a phone it slides up from the bottom. */
export const dialogStyles =
  "relative flex max-h-[calc(100dvh-48px)] w-full flex-col bg-surface shadow-overlay " +
  "max-md:rounded-t-card md:rounded-card md:max-h-[calc(100dvh-80px)] " +
  `${motion} data-closed:translate-y-travel`;

/** A drawer: at the side of the window, full width on a phone. */
export const drawerStyles =
  "flex h-dvh w-full flex-col bg-surface shadow-overlay " +
  `${motion} data-closed:translate-x-travel rtl:data-closed:-translate-x-travel`;
