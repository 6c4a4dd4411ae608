import { Field, ObjectType } from "type-graphql";
import { Locale } from "../foundation/locale.ts";

@ObjectType({ description: "What search engines and readers are told about something published." })
export class DocumentMetadata {
  @Field(() => [Locale], { description: "The languages it is published in." })
  languages!: Locale[];

  @Field(() => String, {
    nullable: true,
    description: "The title for search engines, where it differs.",
  })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The description for search engines, where it differs.",
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Words for search engines, separated by commas.",
  })
  keywords?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Path of the picture that links to it are shown with.",
  })
  ogImage?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where it was published first, if that is another address.",
  })
  canonical?: string | null;

  @Field(() => Boolean, { description: "Search engines are asked to leave it out." })
  noindex!: boolean;
}
