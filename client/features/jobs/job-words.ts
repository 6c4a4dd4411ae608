import type {
  EmploymentType,
  ExperienceLevel,
  QuestionType,
  SalaryUnit,
  Workplace,
} from "../../schema.generated.ts";

// The words of the terms of a job, in the order in which they are offered.

export const EMPLOYMENT_TYPES = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
] as const satisfies readonly EmploymentType[];

export const EXPERIENCE_LEVELS = [
  "ENTRY",
  "MID",
  "SENIOR",
  "LEAD",
] as const satisfies readonly ExperienceLevel[];

export const WORKPLACES = ["ONSITE", "HYBRID", "REMOTE"] as const satisfies readonly Workplace[];

export const SALARY_UNITS = [
  "HOUR",
  "DAY",
  "WEEK",
  "MONTH",
  "YEAR",
] as const satisfies readonly SalaryUnit[];

export const QUESTION_TYPES = [
  "TEXT",
  "LONG_TEXT",
  "CHOICE",
  "DATE",
  "LINK",
] as const satisfies readonly QuestionType[];
