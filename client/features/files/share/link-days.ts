/** How many days a link is open at most, with the day on which it is made. */
const MAX_LINK_DAYS = 30;

/** The most characters that say what a link is for. */
export const MAX_LABEL = 120;

const VIENNA = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vienna" });

/** The days on which a link may end: today in Vienna, and the last one. */
export function linkDays(now: number): { first: string; usual: string; last: string } {
  const first = VIENNA.format(now);
  return { first, usual: plusDays(first, 7), last: plusDays(first, MAX_LINK_DAYS) };
}

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last whole day of a link, by the moment at which it ends. */
export const lastDay = (expiresAt: string): string => VIENNA.format(Date.parse(expiresAt) - 1);
