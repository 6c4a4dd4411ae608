import type { IntlShape } from "react-intl";
import { fromDate, toDate } from "../../ui/plain-date.ts";
import type { Due } from "./boards-url.ts";

interface Dated {
  dueFrom?: string | null;
  dueTo?: string | null;
  completedAt?: string | null;
}

export type DueState = "plain" | "soon" | "late" | "done";

/** A day of the browser's calendar: due dates are days, in every time zone. */
export const dayAt = (now: number): string => fromDate(new Date(now));

export const dayAfter = (day: string, days: number): string => {
  const date = toDate(day);
  date.setDate(date.getDate() + days);
  return fromDate(date);
};

/** It is late from the day after the one it is due. */
export function dueState({ dueTo, completedAt }: Dated, today: string): DueState {
  if (completedAt) return "done";
  if (!dueTo || dueTo > dayAfter(today, 1)) return "plain";
  return dueTo < today ? "late" : "soon";
}

export function isDue(card: Dated, due: Due, today: string): boolean {
  if (due === "none") return !card.dueTo;
  if (!card.dueTo || card.completedAt) return false;
  if (due === "late") return card.dueTo < today;
  return card.dueTo >= today && card.dueTo <= (due === "today" ? today : dayAfter(today, 6));
}

/** "Today", "20 Nov, late", "2–5 Dec"; of what is done the day it was finished. */
export function dueText(intl: IntlShape, card: Dated, today: string): string | undefined {
  const state = dueState(card, today);
  const form = (day: string) =>
    ({
      day: "numeric",
      month: "short",
      ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" as const }),
    }) as const;
  if (card.completedAt) {
    const day = fromDate(new Date(card.completedAt));
    return intl.formatDate(toDate(day), form(day));
  }
  const { dueFrom, dueTo } = card;
  if (!dueTo) return undefined;
  if (dueTo === today) return intl.formatMessage({ id: "boards.due.today" });
  const date =
    dueFrom && dueFrom !== dueTo
      ? intl.formatDateTimeRange(toDate(dueFrom), toDate(dueTo), form(dueTo))
      : intl.formatDate(toDate(dueTo), form(dueTo));
  return state === "late" ? intl.formatMessage({ id: "boards.due.late" }, { date }) : date;
}
