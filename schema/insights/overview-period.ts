import { registerEnumType } from "type-graphql";
import type { Span } from "../foundation/reading/read.ts";

export enum OverviewPeriod {
  DAYS_30 = "30 days",
  DAYS_90 = "90 days",
  MONTHS_12 = "12 months",
}

registerEnumType(OverviewPeriod, {
  name: "OverviewPeriod",
  description: "How far back it goes, today or this month included; days one by one, or months.",
});

const DAY_MS = 24 * 60 * 60_000;

const lastDays = (count: number, now: Date): Span => ({
  unit: "day",
  from: new Date(now.getTime() - (count - 1) * DAY_MS),
  to: now,
});

const lastMonths = (count: number, now: Date): Span => ({
  unit: "month",
  from: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1)),
  to: now,
});

export function spanOf(period: OverviewPeriod, now: Date): Span {
  switch (period) {
    case OverviewPeriod.DAYS_30:
      return lastDays(30, now);
    case OverviewPeriod.DAYS_90:
      return lastDays(90, now);
    case OverviewPeriod.MONTHS_12:
      return lastMonths(12, now);
  }
}
