import type { ShownLink } from "../file.ts";

/** From so many ms before its end on, a link ends soon. */
const SOON_MS = 3 * 86_400_000;

/** Whether a link can be opened: not stopped, not over, and with downloads left. */
export const isOpenLink = (link: ShownLink, now: number): boolean =>
  !link.isStopped &&
  Date.parse(link.expiresAt) > now &&
  (link.maxDownloads === null || link.downloadCount < link.maxDownloads);

export const endsSoon = ({ expiresAt }: ShownLink, now: number): boolean =>
  Date.parse(expiresAt) - now < SOON_MS;
