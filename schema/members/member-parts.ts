import { Field, InputType, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { arrayOf, currencyCode, line, link, matching, text } from "../foundation/input.ts";
import { inputField, validatorOf } from "../foundation/input-field.ts";

// What a profile consists of besides texts: links, languages, a résumé, a rate.

/** The most projects that a profile shows first. */
export const MAX_FEATURED = 6;

export const MAX_LINKS = 12;

export const LanguageLevel = enumType(
  "LanguageLevel",
  {
    BASIC: "Understands simple things.",
    WORKING: "Can work in it.",
    FLUENT: "Speaks it with ease.",
    NATIVE: "Grew up with it.",
  },
  "How well a member speaks a language.",
);
export type LanguageLevel = EnumOf<typeof LanguageLevel>;

export const RatePeriod = enumType("RatePeriod", {
  HOUR: "For an hour.",
  DAY: "For a day.",
  PROJECT: "For a project.",
});
export type RatePeriod = EnumOf<typeof RatePeriod>;

export const RateVisibility = enumType(
  "RateVisibility",
  {
    PUBLIC: "Everyone who sees the profile.",
    MEMBERS: "Signed-in members.",
    HIDDEN: "The member and administrators.",
  },
  "Who sees a member's rate. PUBLIC: everyone who sees the profile; MEMBERS: signed-in members; HIDDEN: the member and administrators.",
);
export type RateVisibility = EnumOf<typeof RateVisibility>;

export const OpenTo = enumType("OpenTo", {
  WORK: "Paid work.",
  COLLABORATION: "Working on something together.",
  MENTORING: "Helping others to learn.",
});
export type OpenTo = EnumOf<typeof OpenTo>;

export const MessageAudience = enumType(
  "MessageAudience",
  {
    EVERYONE: "Also visitors, where there is a form for it.",
    MEMBERS: "Signed-in members.",
    CONTACTS: "Those whom the member has written to.",
    NOBODY: "No one, except in conversations in which the member has written.",
  },
  "Who can write to a member. EVERYONE: also visitors, where there is a form for it; MEMBERS: signed-in members; " +
    "CONTACTS: those whom the member has written to; NOBODY: no one, except in conversations in which the member has written.",
);
export type MessageAudience = EnumOf<typeof MessageAudience>;

export interface Link {
  label: string;
  url: string;
}

@ObjectType({ description: "A link to the member's presence elsewhere." })
export class MemberLink implements Link {
  @Field(() => String, { simple: true }) label!: string;
  @Field(() => String, { simple: true }) url!: string;
}

@InputType()
export class MemberLinkInput implements Link {
  @inputField(line(40), { required: true }) label!: string;
  @inputField(link(), { required: true }) url!: string;
}

@ObjectType({ description: "A language that a member works in." })
export class MemberLanguage {
  @Field(() => String, { simple: true, description: "ISO 639 code." }) code!: string;
  @Field(() => LanguageLevel, { simple: true, nullable: true }) level?: LanguageLevel | null;
}

@InputType()
export class MemberLanguageInput implements MemberLanguage {
  @inputField(matching(3, /^[a-z]{2,3}$/u), { required: true, description: "ISO 639 code." })
  code!: string;

  @Field(() => LanguageLevel, { nullable: true }) level?: LanguageLevel | null;
}

@ObjectType({ description: "A position, a course of study or an award of a member." })
export class ResumeEntry {
  @Field(() => String, { simple: true, description: "The position, degree or award." })
  title!: string;

  @Field(() => String, { simple: true, nullable: true, description: "Where, or by whom." })
  organization?: string | null;

  @Field(() => Int, { simple: true, nullable: true }) startYear?: number | null;

  @Field(() => Int, { simple: true, nullable: true, description: "Null while it continues." })
  endYear?: number | null;

  @Field(() => String, { simple: true, nullable: true }) description?: string | null;
}

const year = () => z.int("A whole number").min(1900, "Not valid").max(2200, "Not valid");

@InputType()
export class ResumeEntryInput implements ResumeEntry {
  @inputField(line(120), { required: true }) title!: string;
  @inputField(line(120), { nullable: true }) organization?: string | null;
  @inputField(year(), { type: () => Int, nullable: true }) startYear?: number | null;
  @inputField(year(), { type: () => Int, nullable: true }) endYear?: number | null;
  @inputField(text(600), { nullable: true }) description?: string | null;
}

/** Entries of a résumé; none ends before it starts. */
export const resume = () => {
  const entry = validatorOf(ResumeEntryInput).refine(
    ({ startYear, endYear }) => startYear == null || endYear == null || startYear <= endYear,
    { path: ["endYear"], error: "Not valid" },
  );
  return arrayOf(entry.meta({ type: () => ResumeEntryInput }), 20);
};

@ObjectType({
  description: "What a member charges. Null fields if there is none, or the viewer may not see it.",
})
export class MemberRate {
  @Field(() => Int, {
    nullable: true,
    description: "In the smallest unit of the currency, such as cents.",
  })
  min?: number | null;

  @Field(() => Int, { nullable: true }) max?: number | null;
  @Field(() => String, { nullable: true, description: "ISO 4217 code." }) currency?: string | null;
  @Field(() => RatePeriod, { nullable: true }) per?: RatePeriod | null;
}

const MAX_AMOUNT = 1_000_000_000;
const amount = () => z.int("A whole number").min(1, "At least 1").max(MAX_AMOUNT, "Not valid");

@InputType({ description: "Amounts in the smallest unit of the currency, such as cents." })
export class MemberRateInput {
  @inputField(amount(), { type: () => Int, required: true }) min!: number;

  @inputField(amount(), { type: () => Int, nullable: true, description: "Not less than `min`." })
  max?: number | null;

  @inputField(currencyCode(), { required: true }) currency!: string;

  @Field(() => RatePeriod) per!: RatePeriod;
}

export const rate = () =>
  validatorOf(MemberRateInput)
    .refine(({ min, max }) => max == null || min <= max, { path: ["max"], error: "Not valid" })
    .meta({ type: () => MemberRateInput, description: "Null removes it." });

/** An IANA time zone, such as `Europe/Oslo`. */
export const timeZone = () =>
  matching(60, { test: isTimeZone }).meta({
    description: "An IANA time zone, such as `Europe/Oslo`.",
  });

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** A telephone number as people write it. */
export const phone = () => matching(30, /^\+?[\d\s()./-]{5,30}$/u);
