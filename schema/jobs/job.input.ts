import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { z } from "zod";
import { arrayOf, id, line, text, textByLocale } from "../foundation/input.ts";
import { inputField, validatorOf } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { publicationOrder } from "../publication/publication-order.ts";
import { PublicationFilter } from "../publication/publications-to-edit.ts";
import { DocumentInput } from "../publication/published.input.ts";
import { Job } from "./job.ts";
import {
  EmploymentType,
  ExperienceLevel,
  JobQuestionInput,
  JobSalaryInput,
  Workplace,
} from "./job-parts.ts";

const MAX_RETENTION_DAYS = 730;

@InputType()
export class CreateJobInput extends DocumentInput {
  @inputField(textByLocale(line(80))) role?: LocalizedTextInput;
  @Field(() => [EmploymentType], { nullable: true }) employmentTypes?: EmploymentType[];
  @Field(() => ExperienceLevel, { nullable: true }) experience?: ExperienceLevel | null;
  @Field(() => Workplace, { nullable: true }) workplace?: Workplace;
  @inputField(arrayOf(line(40), 20)) skills?: string[];
  @inputField(arrayOf(line(120), 10)) locations?: string[];
  @inputField(textByLocale(text(500)), { description: "One statement per line." })
  workingSchedule?: LocalizedTextInput;
  @inputField(textByLocale(text(2000)), { description: "One per line." })
  benefits?: LocalizedTextInput;
  @inputField(validatorOf(JobSalaryInput), { description: "What is omitted stays." })
  salary?: JobSalaryInput;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "From then on it takes no applications.",
  })
  expiresAt?: Date | null;
  @inputField(arrayOf(id(), 20), { description: "Ids of members." }) hiringTeamIds?: string[];
  @inputField(arrayOf(validatorOf(JobQuestionInput), 20)) questions?: JobQuestionInput[];
  @inputField(
    z
      .int("A whole number")
      .min(1, "At least 1")
      .max(MAX_RETENTION_DAYS, `At most ${MAX_RETENTION_DAYS}`),
    { type: () => Int, description: "For how many days applications are kept, 1 to 730." },
  )
  retentionDays?: number;
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether applications from now on hide who sent them until staff reveal that.",
  })
  hidesApplicants?: boolean;
}

@InputType()
export class JobFilter extends PublicationFilter {
  @Field(() => EmploymentType, { nullable: true }) employmentType?: EmploymentType | null;
  @Field(() => ExperienceLevel, { nullable: true }) experience?: ExperienceLevel | null;
  @Field(() => Workplace, { nullable: true }) workplace?: Workplace | null;
  @Field(() => String, { nullable: true, description: "A place as the job says it." })
  location?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The line of work as the job says it in some language.",
  })
  role?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "A benefit as the job says it in some language, one of its lines.",
  })
  benefit?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Whether it accepts applications." })
  isOpen?: boolean | null;
}

export const JobOrder = publicationOrder(Job, "Job");
export type JobOrder = InstanceType<typeof JobOrder>;
