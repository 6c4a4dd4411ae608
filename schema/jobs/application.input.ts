import { Field, GraphQLISODateTime, InputType, ObjectType } from "type-graphql";
import { arrayOf, email, id, line, text } from "../foundation/input.ts";
import { inputField, validatorOf } from "../foundation/input-field.ts";
import { Locale } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { orderInput } from "../foundation/order-input.ts";
import { SeenInput } from "../workflow/moves.ts";
import { Application, ApplicationStage } from "./application.ts";
import { MailTemplate } from "./mail-templates.ts";

@InputType()
export class ApplicationAnswerInput {
  @inputField(line(40), { required: true }) questionId!: string;
  @Field(() => String, { description: "Empty: not answered." }) value!: string;
}

@InputType()
export class ApplyInput {
  @inputField(line(80), { required: true }) name!: string;
  @inputField(email(), { required: true, description: "Where answers go." }) email!: string;
  @inputField(line(40), { nullable: true }) phone?: string | null;
  @inputField(text(5_000), { nullable: true, description: "Plain text." })
  coverLetter?: string | null;
  @inputField(arrayOf(id(), 6), { description: "Public projects that the applicant shows." })
  projectIds?: string[];
  @inputField(arrayOf(validatorOf(ApplicationAnswerInput), 20))
  answers?: ApplicationAnswerInput[];
  @inputField(line(80), { nullable: true, description: "Where the applicant found the job." })
  source?: string | null;
  @inputField(line(40), {
    required: true,
    description:
      "The version of the privacy policy that the applicant has agreed to, such as `2026-11-23.1`.",
  })
  consent!: string;
  @Field(() => Locale, { defaultValue: Locale.en, description: "The language of the page." })
  locale!: Locale;
  @Field(() => String, {
    nullable: true,
    description: "A field that people don't see: what fills it in is dropped.",
  })
  website?: string | null;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the form was shown: RATE_LIMITED if that was seconds ago.",
  })
  shownAt?: Date | null;
}

@InputType()
export class ApplicationFilter {
  @Field(() => ApplicationStage, { nullable: true }) stage?: ApplicationStage | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Words in name and email address unless they are hidden, letter or answers; prefixes match.",
  })
  search?: string | null;
  @Field(() => String, { nullable: true, description: "A tag, case-insensitive." })
  tag?: string | null;
}

@InputType({ description: "An application, as it was seen." })
export class SeenApplicationInput extends SeenInput {}

@InputType({
  description:
    "A mail from a template, in the language of each applicant, or with a subject and text of one's own. " +
    "`{name}` and `{job}` are replaced.",
})
export class ApplicationMailInput {
  @Field(() => MailTemplate, { nullable: true }) template?: MailTemplate | null;
  @inputField(line(160), { nullable: true, description: "Required without a `template`." })
  subject?: string | null;
  @inputField(text(5_000), {
    nullable: true,
    description: "Required without a `template`. Blank lines separate paragraphs.",
  })
  content?: string | null;
}

@ObjectType({ description: "The text of a mail to applicants, with `{name}` and `{job}`." })
export class ApplicationMailTemplate {
  @Field(() => MailTemplate) template!: MailTemplate;
  @Field(() => Locale) locale!: Locale;
  @Field(() => String) subject!: string;
  @Field(() => String) content!: string;
}

const FIELDS = orderOf(Application, { CREATED_AT: "createdAt", NAME: "sortName" });

export const ApplicationOrder = orderInput(
  { input: "ApplicationOrder", field: "ApplicationOrderField" },
  FIELDS,
);
export type ApplicationOrder = InstanceType<typeof ApplicationOrder>;
