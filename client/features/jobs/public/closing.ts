const DAY_MS = 24 * 60 * 60_000;
const SOON_DAYS = 3;
/** Beyond, a date says more than a number of days. */
const MAX_COUNTED_DAYS = 60;

/** How many days are left; null if that is not worth counting. */
export interface Closing {
  date: string;
  days: number | null;
  isSoon: boolean;
}

export function closingOf(expiredDate: string | null, now: Date): Closing | null {
  if (expiredDate === null) return null;
  const days = Math.floor((Date.parse(expiredDate) - now.getTime()) / DAY_MS);
  if (days < 0) return null;
  return {
    date: expiredDate,
    days: days > MAX_COUNTED_DAYS ? null : days,
    isSoon: days <= SOON_DAYS,
  };
}
