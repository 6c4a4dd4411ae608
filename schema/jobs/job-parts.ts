import { Field, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { arrayOf, currencyCode, line, matching } from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import type { Locale } from "../foundation/locale.ts";

// What a job consists of besides texts: its terms, its salary, its questions.

export const EmploymentType = enumType("EmploymentType", {
  FULL_TIME: "The whole week.",
  PART_TIME: "A part of the week.",
  CONTRACTOR: "Self-employed.",
  TEMPORARY: "Until a date.",
  INTERN: "To learn.",
});
export type EmploymentType = EnumOf<typeof EmploymentType>;

export const ExperienceLevel = enumType("ExperienceLevel", {
  ENTRY: "Little or no experience.",
  MID: "Some years.",
  SENIOR: "Many years.",
  LEAD: "Leads others.",
});
export type ExperienceLevel = EnumOf<typeof ExperienceLevel>;

export const Workplace = enumType("Workplace", {
  ONSITE: "At the office.",
  HYBRID: "Some days at the office.",
  REMOTE: "Anywhere.",
});
export type Workplace = EnumOf<typeof Workplace>;

export const SalaryUnit = enumType(
  "SalaryUnit",
  {
    HOUR: "For an hour.",
    DAY: "For a day.",
    WEEK: "For a week.",
    MONTH: "For a month.",
    YEAR: "For a year.",
  },
  "The time that a salary is for.",
);
export type SalaryUnit = EnumOf<typeof SalaryUnit>;

export const QuestionType = enumType(
  "QuestionType",
  {
    TEXT: "A line.",
    LONG_TEXT: "Several lines.",
    CHOICE: "One of its options.",
    DATE: "A day.",
    LINK: "An address of the web.",
  },
  "CHOICE: one of its options.",
);
export type QuestionType = EnumOf<typeof QuestionType>;

@ObjectType({ description: "What a job pays. Both amounts are null if it is not said." })
export class JobSalary {
  @Field(() => Int, { nullable: true, description: "In whole units of the currency." })
  min?: number | null;
  @Field(() => Int, { nullable: true, description: "In whole units of the currency." })
  max?: number | null;
  @Field(() => String, { description: "ISO 4217 code, such as `EUR`." }) currency!: string;
  @Field(() => SalaryUnit) unit!: SalaryUnit;
  @Field(() => Boolean) negotiable!: boolean;
}

const MAX_SALARY = 1_000_000_000;
const amount = () => z.int("A whole number").min(0, "At least 0").max(MAX_SALARY, "Not valid");

@InputType()
export class JobSalaryInput {
  @inputField(amount(), {
    type: () => Int,
    nullable: true,
    description: "In whole units of the currency.",
  })
  min?: number | null;
  @inputField(amount(), { type: () => Int, nullable: true, description: "Not below `min`." })
  max?: number | null;
  @inputField(currencyCode(), { description: "Of a new job by default the site's." })
  currency?: string;
  @Field(() => SalaryUnit, { nullable: true }) unit?: SalaryUnit;
  @Field(() => Boolean, { nullable: true }) negotiable?: boolean;
}

@ObjectType({ description: "A question to applicants." })
export class JobQuestion {
  @Field(() => String, { simple: true, description: "Its name in answers." }) id!: string;
  @Field(() => String, { simple: true, nullable: true, description: "The question in English." })
  en?: string | null;
  @Field(() => String, { simple: true, nullable: true, description: "The question in French." })
  fr?: string | null;
  @Field(() => String, { simple: true, nullable: true, description: "The question in Norwegian." })
  no?: string | null;
  @Field(() => QuestionType, { simple: true }) type!: QuestionType;
  @Field(() => Boolean, { simple: true }) required!: boolean;
  @Field(() => [String], { simple: true, description: "The answers to choose from." })
  options!: string[];
  @Field(() => [String], {
    simple: true,
    nullable: true,
    description: "The same answers in French, in the same order; null: as `options`.",
  })
  optionsFr?: string[] | null;
  @Field(() => [String], {
    simple: true,
    nullable: true,
    description: "The same answers in Norwegian, in the same order; null: as `options`.",
  })
  optionsNo?: string[] | null;
}

/** The question in a language, otherwise in the first one it has. */
export const questionIn = (
  locale: Locale,
  { id, en, fr, no }: Pick<JobQuestion, "id" | Locale>,
): string => ({ en, fr, no })[locale] ?? en ?? fr ?? no ?? id;

/** The answers to choose from as they are read in a language. */
export const optionsIn = (
  locale: Locale,
  { options, optionsFr, optionsNo }: Pick<JobQuestion, "options" | "optionsFr" | "optionsNo">,
): readonly string[] => ({ en: options, fr: optionsFr, no: optionsNo })[locale] ?? options;

const answers = () => arrayOf(line(120), 12);

@InputType()
export class JobQuestionInput {
  @inputField(matching(40, /^[a-z0-9-]+$/u), {
    required: true,
    description: "Small letters, digits and hyphens; unique in the job.",
  })
  id!: string;
  @inputField(line(300), { nullable: true }) en?: string | null;
  @inputField(line(300), { nullable: true }) fr?: string | null;
  @inputField(line(300), { nullable: true }) no?: string | null;
  @Field(() => QuestionType) type!: QuestionType;
  @Field(() => Boolean, { defaultValue: false }) required!: boolean;
  @inputField(answers(), { description: "The answers to choose from." }) options?: string[];
  @inputField(answers(), {
    nullable: true,
    description: "In French: as many as `options`, in the same order.",
  })
  optionsFr?: string[] | null;
  @inputField(answers(), {
    nullable: true,
    description: "In Norwegian: as many as `options`, in the same order.",
  })
  optionsNo?: string[] | null;
}
