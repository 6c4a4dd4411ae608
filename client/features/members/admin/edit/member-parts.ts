import { z } from "zod";
import { plainField } from "../../../../admin/form/field-kinds.ts";
import type { LanguageLevel, RatePeriod } from "../../../../schema.generated.ts";
import { languageOption } from "./places.ts";

// The fields of a profile that are lists of rows, and its rate.

export const languageLevels = ["BASIC", "WORKING", "FLUENT", "NATIVE"] as const;
export const ratePeriods = ["HOUR", "DAY", "PROJECT"] as const;

interface Link {
  label: string;
  url: string;
}

export const links = plainField<Link[], Link[], Link[]>({
  schema: z
    .array(
      z.object({
        label: z.string().trim().min(1).max(40),
        url: z
          .string()
          .trim()
          .regex(/^(https?:\/\/|mailto:)\S+$/i, { error: "Not a link" }),
      }),
    )
    .max(12),
  empty: [],
  read: (stored) => stored.map(({ label, url }) => ({ label, url })),
  write: (value) => value,
  show: (value) => value.map(({ label, url }) => `${label} (${url})`),
});

interface Language {
  code: string;
  level: LanguageLevel | null;
}

export const languages = plainField<Language[], readonly Language[], Language[]>({
  schema: z
    .array(z.object({ code: z.string().min(1), level: z.enum(languageLevels).nullable() }))
    .max(20),
  empty: [],
  read: (stored) => stored.map(({ code, level }) => ({ code, level })),
  write: (value) => value,
  show: (value, intl) => value.map(({ code }) => languageOption(intl, code).label),
});

interface StoredEntry {
  title: string;
  organization: string | null;
  startYear: number | null;
  endYear: number | null;
  description: string | null;
}

type Entry = Record<keyof StoredEntry, string>;

export const emptyEntry: Entry = {
  title: "",
  organization: "",
  startYear: "",
  endYear: "",
  description: "",
};

const year = z.string().regex(/^((19|20|21)\d\d)?$/);

const entry = z
  .object({
    title: z.string().trim().min(1).max(120),
    organization: z.string().trim().max(120),
    startYear: year,
    endYear: year,
    description: z.string().trim().max(600),
  })
  .refine(({ startYear, endYear }) => !startYear || !endYear || startYear <= endYear, {
    path: ["endYear"],
    error: "Not valid",
  });

const numberOf = (written: string) => (written ? Number(written) : null);

/** Positions, education or awards. */
export const resume = () =>
  plainField<Entry[], readonly StoredEntry[], StoredEntry[]>({
    schema: z.array(entry).max(20),
    empty: [],
    read: (stored) =>
      stored.map(({ title, organization, startYear, endYear, description }) => ({
        title,
        organization: organization ?? "",
        startYear: `${startYear ?? ""}`,
        endYear: `${endYear ?? ""}`,
        description: description ?? "",
      })),
    write: (value) =>
      value.map(({ title, organization, startYear, endYear, description }) => ({
        title,
        organization: organization || null,
        startYear: numberOf(startYear),
        endYear: numberOf(endYear),
        description: description || null,
      })),
    show: (value) => value.map(({ title }) => title),
  });

interface Rate {
  min: number | null;
  max: number | null;
  currency: string;
  per: RatePeriod;
}

interface StoredRate {
  min: number | null;
  max: number | null;
  currency: string | null;
  per: RatePeriod | null;
}

type SentRate = { min: number; max: number | null; currency: string; per: RatePeriod } | null;

const noRate: Rate = { min: null, max: null, currency: "EUR", per: "DAY" };

/** What a member charges; none without a lowest amount. */
export const rate = plainField<Rate, StoredRate, SentRate>({
  schema: z
    .object({
      min: z.number().int().min(1).nullable(),
      max: z.number().int().min(1).nullable(),
      currency: z.string().min(3),
      per: z.enum(ratePeriods),
    })
    .refine(({ min, max }) => max === null || min === null || min <= max, {
      path: ["max"],
      error: "Not valid",
    }),
  empty: noRate,
  read: ({ min, max, currency, per }) => ({
    min,
    max,
    currency: currency ?? noRate.currency,
    per: per ?? noRate.per,
  }),
  write: ({ min, ...rest }) => (min === null ? null : { min, ...rest }),
  show: ({ min, max, currency }, intl) =>
    [min, max].flatMap((amount) =>
      amount === null ? [] : intl.formatNumber(amount / 100, { style: "currency", currency }),
    ),
});
