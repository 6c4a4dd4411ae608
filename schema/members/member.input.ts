import { Field, ID, InputType } from "type-graphql";
import { Direction } from "../foundation/connection.ts";
import { orderInput } from "../foundation/order-input.ts";
import {
  countryCode,
  day,
  email,
  id,
  line,
  matching,
  notNull,
  arrayOf,
  picturePath,
  text,
  textByLocale,
} from "../foundation/input.ts";
import { inputField, validatorOf, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { handle } from "./handle.ts";
import {
  MAX_FEATURED,
  MAX_LINKS,
  MemberLanguageInput,
  MemberLinkInput,
  type MemberRateInput,
  MessageAudience,
  OpenTo,
  phone,
  rate,
  RateVisibility,
  resume,
  type ResumeEntryInput,
  timeZone,
} from "./member-parts.ts";
import { Availability, MemberStatus, Visibility, Member } from "./member.ts";

// without commas, by which URLs separate them
const SKILLS = () =>
  arrayOf(matching(40, /^[^,]+$/u).meta({ description: "1 to 40 characters." }), 30);
const TYPES =
  "All types of the member, replacing the previous ones. FORBIDDEN without `member:write`.";

@InputType()
export class UpdateMemberInput extends VersionedInput {
  @inputField(handle()) handle?: string | null;
  @inputField(line(80)) displayName?: string;
  @inputField(textByLocale(line(80))) role?: LocalizedTextInput;
  @inputField(textByLocale(line(120))) headline?: LocalizedTextInput;
  @inputField(textByLocale(text(5_000))) about?: LocalizedTextInput;
  @inputField(picturePath(), { nullable: true }) cover?: string | null;
  @inputField(line(30), { nullable: true }) pronouns?: string | null;
  @inputField(line(80), { nullable: true }) company?: string | null;
  @inputField(line(80), { nullable: true }) city?: string | null;
  @inputField(line(80), { nullable: true }) state?: string | null;
  @inputField(countryCode(), { nullable: true }) country?: string | null;
  @inputField(line(200), { nullable: true }) address?: string | null;
  @inputField(line(20), { nullable: true }) zipCode?: string | null;
  @inputField(phone(), { nullable: true }) phone?: string | null;
  @inputField(timeZone(), { nullable: true }) timeZone?: string | null;
  @inputField(SKILLS()) skills?: string[];
  @inputField(SKILLS()) tools?: string[];
  @inputField(arrayOf(validatorOf(MemberLanguageInput), 20)) languages?: MemberLanguageInput[];
  @inputField(resume()) experience?: ResumeEntryInput[];
  @inputField(resume()) education?: ResumeEntryInput[];
  @inputField(resume()) awards?: ResumeEntryInput[];
  @inputField(arrayOf(validatorOf(MemberLinkInput), MAX_LINKS)) links?: MemberLinkInput[];
  @Field(() => Availability, { nullable: true }) availability?: Availability | null;
  @inputField(day(), { nullable: true }) availableFrom?: string | null;
  @inputField(notNull<OpenTo[]>(), { type: () => [OpenTo] }) openTo?: OpenTo[];
  @inputField(rate(), { nullable: true }) rate?: MemberRateInput | null;
  @Field(() => RateVisibility, { nullable: true }) rateVisibility?: RateVisibility;
  @Field(() => MessageAudience, { nullable: true }) acceptMessagesFrom?: MessageAudience;
  @inputField(arrayOf(id(), MAX_FEATURED), {
    description:
      "Projects shown first on the profile, in this order. INVALID unless the member owns them and they are public.",
  })
  featuredProjectIds?: string[];

  @Field(() => Visibility, { nullable: true }) visibility?: Visibility;
  @Field(() => [ID], { nullable: true, description: TYPES }) typeIds?: string[] | null;
}

@InputType()
export class CreateMemberInput extends UpdateMemberInput {
  @inputField(handle(), { nullable: true, description: "Made from the name if omitted." })
  declare handle?: string | null;
  @inputField(line(80), { required: true }) declare displayName: string;
  @inputField(email(), {
    nullable: true,
    description: "Also creates an account with this email address, which counts as verified.",
  })
  email?: string | null;
}

@InputType()
export class MemberFilter {
  @Field(() => Availability, { nullable: true }) availability?: Availability | null;
  @Field(() => String, { nullable: true }) skill?: string;
  @Field(() => ID, { nullable: true }) typeId?: string;
  @Field(() => MemberStatus, { nullable: true, description: "For staff only." })
  status?: MemberStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the account's email address is verified. FORBIDDEN without `account:manage`.",
  })
  isVerified?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Words in name, handle, company, city, role or headline; prefixes match.",
  })
  search?: string | null;
}

const FIELDS = orderOf(Member, { NAME: "displayName", CREATED_AT: "createdAt" });

export const MemberOrder = orderInput({ input: "MemberOrder", field: "MemberOrderField" }, FIELDS);
export type MemberOrder = InstanceType<typeof MemberOrder>;

export const BY_NAME: MemberOrder = { field: FIELDS.NAME, direction: Direction.ASC };
