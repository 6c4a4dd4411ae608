import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";
import { LocalizedTextInput } from "../foundation/locale.ts";

// What an import of members is asked with, and what it answers. Values are texts as in the file:
// what is wrong with one is said of its row, and refuses no other row.

@InputType({
  description:
    "A row of a file of members. It changes the profile with this handle, or whose account has this email address, and otherwise " +
    "creates one. What is omitted stays as it is.",
})
export class MemberImportRow {
  @Field(() => String, {
    nullable: true,
    description: "Of a new member, made from the name if omitted.",
  })
  handle?: string | null;

  @Field(() => String, { nullable: true, description: "Required for a new member." })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Of a profile without an account, also creates one. Those of existing accounts are not changed.",
  })
  email?: string | null;

  @Field(() => LocalizedTextInput, { nullable: true }) role?: LocalizedTextInput | null;
  @Field(() => LocalizedTextInput, { nullable: true }) headline?: LocalizedTextInput | null;
  @Field(() => LocalizedTextInput, { nullable: true }) about?: LocalizedTextInput | null;
  @Field(() => String, { nullable: true }) pronouns?: string | null;
  @Field(() => String, { nullable: true }) company?: string | null;
  @Field(() => String, { nullable: true }) city?: string | null;
  @Field(() => String, { nullable: true }) state?: string | null;
  @Field(() => String, { nullable: true }) country?: string | null;
  @Field(() => String, { nullable: true }) address?: string | null;
  @Field(() => String, { nullable: true }) zipCode?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true }) timeZone?: string | null;
  @Field(() => [String], { nullable: true }) skills?: string[] | null;
  @Field(() => [String], { nullable: true }) tools?: string[] | null;
  @Field(() => String, { nullable: true, description: "open, limited or booked." })
  availability?: string | null;
  @Field(() => String, { nullable: true, description: "A date, YYYY-MM-DD." })
  availableFrom?: string | null;
  @Field(() => String, { nullable: true, description: "public, members, unlisted or private." })
  visibility?: string | null;
  @Field(() => [ID], { nullable: true, description: "Slugs or ids of member types." })
  types?: string[] | null;
}

export const MemberImportOutcome = enumType(
  "MemberImportOutcome",
  {
    CREATED: "A profile is added.",
    UPDATED: "A profile is changed.",
    UNCHANGED: "The profile has all its values already.",
    REFUSED: "A value of the row is not valid.",
  },
  "What the import does with a row. UNCHANGED: the profile has all its values already.",
);
export type MemberImportOutcome = EnumOf<typeof MemberImportOutcome>;

@ObjectType({ description: "A value of a row that is not accepted." })
export class MemberImportProblem {
  @Field(() => String, {
    simple: true,
    nullable: true,
    description: "The field; null if it is about the row.",
  })
  field!: string | null;

  @Field(() => String, { simple: true }) message!: string;
}

@ObjectType({ description: "A row that is not imported." })
export class MemberImportRefusal {
  @Field(() => Int, { simple: true, description: "Its place among the rows, from 0." })
  row!: number;
  @Field(() => [MemberImportProblem], { simple: true }) problems!: MemberImportProblem[];
}

@ObjectType({ description: "What an import did, or would do." })
export class MemberImport {
  @Field(() => [MemberImportOutcome], {
    simple: true,
    description: "For each row, in their order.",
  })
  outcomes!: MemberImportOutcome[];
  @Field(() => [MemberImportRefusal], { simple: true }) refused!: MemberImportRefusal[];
}
