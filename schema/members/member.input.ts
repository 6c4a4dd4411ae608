import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { z } from "zod";
import { Direction } from "../foundation/connection.ts";
import { email, line, link, shaped, text, textByLocale } from "../foundation/input.ts";
import { LocalizedTextInput } from "../foundation/locale.ts";
import { orderOf } from "../foundation/order.ts";
import { handle } from "./handle.ts";
import { Availability, MemberLinkInput, MemberStatus, Visibility, Member } from "./member.ts";

@InputType()
export class UpdateMemberInput {
  @Field(() => Int, { nullable: true, description: "The version that was edited." })
  version?: number | null;
  @Field(() => String, {
    nullable: true,
    description: "3 to 30 of a-z, 0-9 and -; not reserved.",
  })
  handle?: string;
  @Field(() => String, { nullable: true }) displayName?: string;
  @Field(() => LocalizedTextInput, { nullable: true }) role?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, { nullable: true }) headline?: LocalizedTextInput;
  @Field(() => LocalizedTextInput, { nullable: true }) about?: LocalizedTextInput;
  @Field(() => String, { nullable: true }) cover?: string | null;
  @Field(() => String, { nullable: true }) pronouns?: string | null;
  @Field(() => String, { nullable: true, description: "At most 80 characters." })
  company?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) country?: string | null;
  @Field(() => [String], { nullable: true, description: "At most 30." }) skills?: string[];
  @Field(() => [String], { nullable: true, description: "At most 30." }) tools?: string[];
  @Field(() => [String], { nullable: true }) languages?: string[];
  @Field(() => [MemberLinkInput], { nullable: true, description: "At most 12." })
  links?: MemberLinkInput[];
  @Field(() => Availability, { nullable: true }) availability?: Availability;
  @Field(() => String, { nullable: true, description: "YYYY-MM-DD" }) availableFrom?: string | null;
  @Field(() => Visibility, { nullable: true }) visibility?: Visibility;
  @Field(() => [ID], { nullable: true, description: "With member:write: all types from now on." })
  typeIds?: string[] | null;
}

@InputType()
export class CreateMemberInput extends UpdateMemberInput {
  @Field(() => String, {
    nullable: true,
    description: "3 to 30 of a-z, 0-9 and -; not reserved. Without one it is made from the name.",
  })
  declare handle?: string;
  @Field(() => String) declare displayName: string;
  @Field(() => String, {
    nullable: true,
    description: "Makes them an account with this address, which counts as verified.",
  })
  email?: string | null;
}

@InputType()
export class MemberFilter {
  @Field(() => Availability, { nullable: true }) availability?: Availability;
  @Field(() => String, { nullable: true }) skill?: string;
  @Field(() => ID, { nullable: true }) typeId?: string;
  @Field(() => MemberStatus, { nullable: true, description: "Asked by staff alone." })
  status?: MemberStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether their account has a verified address. FORBIDDEN without account:manage.",
  })
  isVerified?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: "Words of name, handle, company, city, role or headline, or how they begin.",
  })
  search?: string | null;
}

const MemberOrderField = orderOf(Member, { NAME: "displayName", CREATED_AT: "createdAt" });
type MemberOrderField = (typeof MemberOrderField)[keyof typeof MemberOrderField];

registerEnumType(MemberOrderField, { name: "MemberOrderField" });

@InputType()
export class MemberOrder {
  @Field(() => MemberOrderField) field!: MemberOrderField;
  @Field(() => Direction, { defaultValue: Direction.ASC }) direction!: Direction;
}

export const BY_NAME: MemberOrder = {
  field: MemberOrderField.NAME,
  direction: Direction.ASC,
};

/** A picture of this server: a drawing, or what was uploaded for posts and stays. */
export const picturePath = () =>
  shaped(300, /^\/(artwork\/[^/\s]+\.svg|files\/posts\/[a-z0-9-]+\.webp)$/u);

const shared = {
  role: textByLocale(line(80)).optional(),
  headline: textByLocale(line(120)).optional(),
  about: textByLocale(text(5000)).optional(),
  cover: picturePath().nullish(),
  pronouns: line(30).nullish(),
  company: line(80).nullish(),
  city: line(80).nullish(),
  country: shaped(2, /^[A-Z]{2}$/u).nullish(),
  skills: z.array(line(40)).max(30, "At most 30").optional(),
  tools: z.array(line(40)).max(30, "At most 30").optional(),
  languages: z.array(line(3)).max(20, "At most 20").optional(),
  links: z
    .array(z.object({ label: line(40), url: link() }))
    .max(12, "At most 12")
    .optional(),
  availableFrom: z.iso.date("Not valid").nullish(),
};

export const changedMember = z.object({
  ...shared,
  displayName: line(80).optional(),
  handle: handle().optional(),
});
export const newMember = z.object({
  ...shared,
  displayName: line(80),
  handle: handle().nullish(),
  email: email().nullish(),
});
export type ChangedMember = z.output<typeof changedMember> &
  Pick<UpdateMemberInput, "availability" | "visibility">;
