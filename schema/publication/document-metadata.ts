import { Field, ObjectType } from "type-graphql";
import { Locale } from "../foundation/locale.ts";

@ObjectType({
  description: "Metadata of a published document for search engines and link previews.",
})
export class DocumentMetadata {
  @Field(() => [Locale], {
    description: "The languages it is published in.",
  })
  languages!: Locale[];

  @Field(() => String, {
    nullable: true,
    description: "The title for search engines; null if it is the document's title.",
  })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The description for search engines; null if it is the document's description.",
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Keywords for search engines, separated by commas.",
  })
  keywords?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "URL path of the image for link previews.",
  })
  ogImage?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The URL of the original publication; null if it was first published here.",
  })
  canonical?: string | null;

  @Field(() => Boolean, { description: "Whether search engines are asked not to index it." })
  noindex!: boolean;
}
