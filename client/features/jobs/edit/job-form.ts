import { z } from "zod";
import { documentFields } from "../../../admin/document/document-fields.ts";
import { defineForm } from "../../../admin/form/define-form.ts";
import {
  choice,
  flag,
  localizedText,
  multiChoice,
  plainField,
} from "../../../admin/form/field-kinds.ts";
import type { EmploymentType, ExperienceLevel } from "../../../schema.generated.ts";
import type { Option } from "../../../ui/option.ts";
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  QUESTION_TYPES,
  SALARY_UNITS,
  WORKPLACES,
} from "../job-words.ts";
import type { EditedJobFragment } from "./edited-job.generated.ts";

export const MAX_SKILLS = 20;
export const MAX_LOCATIONS = 10;
export const MAX_QUESTIONS = 20;
export const MAX_OPTIONS = 12;
const MAX_TEAM = 20;
const MAX_RETENTION_DAYS = 730;

const amount = z.int().min(0).max(1_000_000_000).nullable();

const salary = z
  .object({
    min: amount,
    max: amount,
    currency: z.string().regex(/^[A-Z]{3}$/),
    unit: z.enum(SALARY_UNITS),
    negotiable: z.boolean(),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ["max"],
    error: "Not valid",
  });

type Salary = z.output<typeof salary>;

/** A new job's begins with the site's currency. */
export const NO_SALARY: Salary = {
  min: null,
  max: null,
  currency: "",
  unit: "YEAR",
  negotiable: false,
};

const options = z.array(z.string().trim().min(1).max(120)).max(MAX_OPTIONS);

const question = z
  .object({
    id: z.string(),
    en: z.string().trim().max(300),
    fr: z.string().trim().max(300),
    no: z.string().trim().max(300),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean(),
    options,
    optionsFr: options,
    optionsNo: options,
  })
  .superRefine(({ en, fr, no, type, ...answers }, context) => {
    const refuse = (path: string) =>
      context.addIssue({ code: "custom", path: [path], message: "Required" });
    if (!en && !fr && !no) refuse("en");
    if (type !== "CHOICE") return;
    if (answers.options.length === 0) refuse("options");
    for (const name of ["optionsFr", "optionsNo"] as const) {
      const isWhole = [0, answers.options.length].includes(answers[name].length);
      if (!isWhole) context.addIssue({ code: "custom", path: [name], message: "Not valid" });
    }
  });

export type Question = z.output<typeof question>;

/** As they are stored, and as they are sent. */
const questionsOf = (
  stored: readonly (Pick<Question, "id" | "type" | "required" | "options"> &
    Record<"en" | "fr" | "no", string | null> &
    Record<"optionsFr" | "optionsNo", string[] | null>)[],
): Question[] =>
  stored.map(({ id, en, fr, no, type, required, ...answers }) => ({
    id,
    en: en ?? "",
    fr: fr ?? "",
    no: no ?? "",
    type,
    required,
    options: [...answers.options],
    optionsFr: [...(answers.optionsFr ?? [])],
    optionsNo: [...(answers.optionsNo ?? [])],
  }));

export const jobForm = defineForm("jobs.edit", {
  ...documentFields,
  role: localizedText(80),
  employmentTypes: multiChoice<EmploymentType>(z.array(z.enum(EMPLOYMENT_TYPES))),
  experience: plainField({
    schema: z.enum(EXPERIENCE_LEVELS).nullable() as z.ZodType<
      ExperienceLevel | null,
      ExperienceLevel | null
    >,
    empty: null,
    read: (stored: ExperienceLevel | null) => stored,
    write: (value) => value,
  }),
  workplace: choice(WORKPLACES),
  locations: multiChoice(z.array(z.string().max(120)).max(MAX_LOCATIONS)),
  skills: multiChoice(z.array(z.string().max(40)).max(MAX_SKILLS)),
  workingSchedule: localizedText(500),
  benefits: localizedText(2000),
  salary: plainField({
    schema: salary as z.ZodType<Salary, Salary>,
    empty: NO_SALARY,
    read: ({ min, max, currency, unit, negotiable }: EditedJobFragment["salary"]): Salary => ({
      min: min ?? null,
      max: max ?? null,
      currency,
      unit,
      negotiable,
    }),
    write: (value) => value,
  }),
  expiresAt: plainField({
    schema: z.union([z.literal(""), z.iso.datetime()]) as z.ZodType<string, string>,
    empty: "",
    read: (stored: string | null | undefined) => stored ?? "",
    write: (value) => value || null,
  }),
  questions: plainField({
    schema: z.array(question).max(MAX_QUESTIONS) as z.ZodType<Question[], Question[]>,
    empty: [] as Question[],
    read: questionsOf,
    fromSent: questionsOf,
    write: (value) =>
      value.map(({ en, fr, no, id, type, required, ...answers }) => ({
        id,
        type,
        required,
        en: en || null,
        fr: fr || null,
        no: no || null,
        options: type === "CHOICE" ? answers.options : [],
        optionsFr: type === "CHOICE" && answers.optionsFr.length > 0 ? answers.optionsFr : null,
        optionsNo: type === "CHOICE" && answers.optionsNo.length > 0 ? answers.optionsNo : null,
      })),
  }),
  hiringTeamIds: {
    ...plainField({
      schema: z
        .array(z.object({ value: z.string(), label: z.string() }))
        .max(MAX_TEAM) as z.ZodType<Option[], Option[]>,
      empty: [] as Option[],
      read: (stored: EditedJobFragment["hiringTeam"]): Option[] =>
        stored.map(({ id, displayName }) => ({ value: id, label: displayName })),
      write: (value) => value.map(({ value: id }) => id),
    }),
    isNotDrafted: true,
    from: "hiringTeam",
    label: "hiringTeam",
  },
  retentionDays: plainField({
    schema: z
      .int()
      .min(1)
      .max(MAX_RETENTION_DAYS)
      .nullable()
      .refine((days) => days !== null, {
        error: "Required",
      }) as z.ZodType<number | null, number | null>,
    empty: 180 as number | null,
    read: (stored: number) => stored as number | null,
    write: (value) => value ?? undefined,
  }),
  hidesApplicants: flag(),
});

/** The texts by language besides those of every document. */
export const JOB_TEXTS = ["role", "workingSchedule", "benefits"] as const;
