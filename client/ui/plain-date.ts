// Days without time or zone, as "2026-11-24".

const pad = (number: number, digits = 2) => String(number).padStart(digits, "0");

const dayOf = (year: number, month: number, day: number) => {
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${iso}T00:00Z`);
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? iso : undefined;
};

export const isPlainDate = (text: string) => {
  const [, year, month, day] = text.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) !== undefined;
};

/**
 * A Date at noon of the browser's zone, so that no daylight saving change moves it to another day.
 */
export const toDate = (iso: string) => new Date(`${iso}T12:00`);

export const fromDate = (date: Date) =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Formats a day for a language: "24 Nov 2026". Text that is not a date stays as it is. */
export function formatPlainDate(iso: string, locale: string): string {
  if (!isPlainDate(iso)) return iso;
  const form = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return form.format(new Date(`${iso}T00:00Z`));
}

const bare = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "")
    .toLowerCase();

function monthNamed(word: string, locale: string): number {
  const form = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const names = Array.from({ length: 12 }, (_, month) => bare(form.format(Date.UTC(2026, month))));
  const fitting = names.filter((name) => name.startsWith(bare(word)));
  return fitting.length === 1 ? names.indexOf(fitting[0] ?? "") + 1 : 0;
}

/**
 * Parses "24.11.2026", "24/11", "2026-11-24", "24 Nov 2026": day first, the year may be missing.
 */
export function parsePlainDate(text: string, locale: string, thisYear: number): string | undefined {
  const written = text.trim();
  if (isPlainDate(written)) return written;
  const [, day, month, year] =
    written.match(/^(\d{1,2})\.?[\s./-]+(\d{1,2}|\p{L}{3,}\.?)(?:[\s./-]+(\d{4}|\d{2}))?\.?$/u) ??
    [];
  if (!day || !month) return undefined;
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month, locale);
  const full = year ? Number(year.length === 2 ? `20${year}` : year) : thisYear;
  return number ? dayOf(full, number, Number(day)) : undefined;
}
