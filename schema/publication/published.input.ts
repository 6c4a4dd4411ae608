import { Field, InputType } from "type-graphql";
import {
  line,
  picturePath,
  slug,
  text,
  textByLocale,
  uploadedPicture,
  webAddress,
} from "../foundation/input.ts";
import { inputField } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { LocalizedContentInput, PublicationInput } from "./publication.input.ts";

/** What those who write send of anything published. */
@InputType()
export abstract class PublishedInput {
  @inputField(textByLocale(line(160))) title?: LocalizedTextInput;
  @inputField(textByLocale(slug()), { description: "Made from the title if left out." })
  slug?: LocalizedTextInput;
  @inputField(textByLocale(text(300))) description?: LocalizedTextInput;
  @Field(() => [PublicationInput], { nullable: true, description: "New languages begin as DRAFT." })
  publications?: PublicationInput[];
}

/** What those who write send of something that is read as a page. */
@InputType()
export abstract class DocumentInput extends PublishedInput {
  @Field(() => LocalizedContentInput, { nullable: true }) content?: LocalizedContentInput;
  @inputField(picturePath(), { nullable: true }) cover?: string | null;
  @inputField(textByLocale(line(300))) coverAlt?: LocalizedTextInput;
  @inputField(textByLocale(line(160))) metaTitle?: LocalizedTextInput;
  @inputField(textByLocale(text(300))) metaDescription?: LocalizedTextInput;
  @inputField(textByLocale(line(300)), { description: "Words separated by commas." })
  metaKeywords?: LocalizedTextInput;
  @inputField(uploadedPicture(), { nullable: true, description: "For links to it." })
  ogImage?: string | null;
  @inputField(webAddress(), {
    nullable: true,
    description: "Where it was published first elsewhere.",
  })
  canonical?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Asks search engines to leave it out." })
  noindex?: boolean;
}
