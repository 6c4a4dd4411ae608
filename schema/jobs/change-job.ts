import type { Context } from "../foundation/context.ts";
import { Invalid } from "../foundation/errors.ts";
import { merged } from "../foundation/locale.ts";
import { Member } from "../members/member.ts";
import { changeDocument } from "../publication/change-published.ts";
import { CreateJobInput } from "./job.input.ts";
import type { Job } from "./job.ts";
import type { JobQuestionInput, JobSalaryInput } from "./job-parts.ts";

/** Applies an input to a job: texts, status per language, terms and questions. */
export async function changeJob(job: Job, input: CreateJobInput, context: Context): Promise<void> {
  const sent = await changeDocument(job, CreateJobInput, input, context);
  job.role = merged(job.role, sent.role);
  job.workingSchedule = merged(job.workingSchedule, sent.workingSchedule);
  job.benefits = merged(job.benefits, sent.benefits);
  job.employmentTypes = [...new Set(sent.employmentTypes ?? job.employmentTypes)];
  if (sent.experience !== undefined) job.experience = sent.experience;
  job.workplace = sent.workplace ?? job.workplace;
  job.skills = sent.skills ?? job.skills;
  job.locations = sent.locations ?? job.locations;
  if (sent.expiresAt !== undefined) job.expiresAt = sent.expiresAt;
  job.retentionDays = sent.retentionDays ?? job.retentionDays;
  job.hidesApplicants = sent.hidesApplicants ?? job.hidesApplicants;
  if (sent.salary) pay(job, sent.salary);
  if (sent.questions) ask(job, sent.questions);
  if (sent.hiringTeamIds) {
    const ids = [...new Set(sent.hiringTeamIds)];
    const members = await Promise.all(ids.map((id) => context.find(Member, id)));
    if (!job.hiringTeam.isInitialized()) await job.hiringTeam.init({ ref: true });
    job.hiringTeam.set(members);
  }
}

function pay(job: Job, { min, max, currency, unit, negotiable }: JobSalaryInput): void {
  if (min !== undefined) job.salaryMin = min;
  if (max !== undefined) job.salaryMax = max;
  job.salaryCurrency = currency ?? job.salaryCurrency;
  job.salaryUnit = unit ?? job.salaryUnit;
  job.salaryNegotiable = negotiable ?? job.salaryNegotiable;
  if (job.salaryMin != null && job.salaryMax != null && job.salaryMax < job.salaryMin) {
    throw new Invalid({ "salary.max": "Not below the lower amount" });
  }
}

function ask(job: Job, questions: readonly JobQuestionInput[]): void {
  const ids = new Set(questions.map(({ id }) => id));
  if (ids.size < questions.length) throw new Invalid({ questions: "Not valid" });
  job.questions = questions.map((question, n) => {
    const { id, en, fr, no, type, required, options = [], optionsFr, optionsNo } = question;
    const at = `questions.${n}`;
    if (!en && !fr && !no) throw new Invalid({ [`${at}.en`]: "Required" });
    for (const [name, others] of Object.entries({ optionsFr, optionsNo })) {
      if (others?.length && others.length !== options.length) {
        throw new Invalid({ [`${at}.${name}`]: "Not valid" });
      }
    }
    return {
      id,
      en: en ?? null,
      fr: fr ?? null,
      no: no ?? null,
      type,
      required,
      options,
      optionsFr: optionsFr?.length ? optionsFr : null,
      optionsNo: optionsNo?.length ? optionsNo : null,
    };
  });
}
