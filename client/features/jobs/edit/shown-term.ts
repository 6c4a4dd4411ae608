import type { IntlShape } from "react-intl";
import { QUESTION_TYPES } from "../job-words.ts";
import type { Question } from "./job-form.ts";

interface Salary {
  min: number | null;
  max: number | null;
  currency: string;
  unit: string;
  negotiable: boolean;
}

const messagePrefixes: Record<string, string> = {
  employmentTypes: "jobs.type",
  experience: "jobs.level",
  workplace: "jobs.workplace",
};

/** A term of a job in words, for the comparison of two versions. */
export function shownTerm(intl: IntlShape, path: string, value: unknown): unknown {
  const prefix = messagePrefixes[path];
  if (prefix) {
    return [value]
      .flat()
      .filter(Boolean)
      .map((one) => intl.formatMessage({ id: `${prefix}.${String(one)}` }))
      .join(", ");
  }
  if (path === "salary") return shownSalary(intl, value as Salary);
  if (path === "questions") {
    return (value as Question[]).map(({ en, fr, no }) => en || fr || no).join("\n");
  }
  return undefined;
}

function shownSalary(intl: IntlShape, { min, max, currency, unit, negotiable }: Salary): string {
  const money = (amount: number | null) => (amount === null ? "" : intl.formatNumber(amount));
  const parts = [
    [money(min), money(max)].filter(Boolean).join("–"),
    currency,
    intl.formatMessage({ id: `jobs.salary.${unit}` }),
    negotiable ? intl.formatMessage({ id: "jobs.edit.negotiable" }) : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** The kinds of answers, as choices. */
export const questionTypes = (intl: IntlShape) =>
  QUESTION_TYPES.map((value) => ({
    value,
    label: intl.formatMessage({ id: `jobs.question.${value}` }),
  }));
