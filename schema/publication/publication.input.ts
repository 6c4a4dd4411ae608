import { GraphQLJSONObject } from "graphql-scalars";
import { Field, GraphQLISODateTime, InputType } from "type-graphql";
import { Locale } from "../foundation/locale.ts";
import type { RichText } from "../foundation/rich-text.ts";
import { PublicationStatus } from "./publication-status.ts";

@InputType({ description: "TipTap documents (JSON) per language. `null` removes one." })
export class LocalizedContentInput {
  @Field(() => GraphQLJSONObject, { nullable: true }) en?: RichText | null;
  @Field(() => GraphQLJSONObject, { nullable: true }) fr?: RichText | null;
  @Field(() => GraphQLJSONObject, { nullable: true }) no?: RichText | null;
}

@InputType({ description: "The desired publication status in one language." })
export class PublicationInput {
  @Field(() => Locale) locale!: Locale;
  @Field(() => PublicationStatus) status!: PublicationStatus;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "With SCHEDULED: when to publish. A time in the past is refused: PUBLISHED publishes at once.",
  })
  scheduledAt?: Date | null;
}
