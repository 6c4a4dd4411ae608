import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { enumType, type EnumOf } from "../foundation/enum-type.ts";

export const TimelineKind = enumType(
  "TimelineKind",
  {
    CONTACT: "A contact request.",
    MAIL: "A mail.",
    APPLICATION: "An application.",
    ORDER: "An order.",
    INVOICE: "An invoice.",
  },
  "What an entry of a timeline is, and so what its `id` is of.",
);
export type TimelineKind = EnumOf<typeof TimelineKind>;

@ObjectType({ description: "Something between a person and the site." })
export class TimelineEntry {
  @Field(() => TimelineKind) kind!: TimelineKind;
  @Field(() => ID) id!: string;
  @Field(() => GraphQLISODateTime) createdAt!: Date;
  @Field(() => String, { description: "A subject, the title of a job, or a number." })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: "The status or stage, in small letters; of mails incoming or outgoing.",
  })
  status?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: "Its conversation in the inbox; null if it has none.",
  })
  threadId?: string | null;
}
