import { Field, GraphQLISODateTime, InputType } from "type-graphql";
import { line, matching, notNull, text, textByLocale } from "../foundation/input.ts";
import { inputField, VersionedInput } from "../foundation/input-field.ts";
import type { LocalizedTextInput } from "../foundation/locale.ts";
import { ChangelogStatus } from "./changelog-entry.ts";

const release = () =>
  matching(40, /^\d[\w.+-]*$/u).meta({ description: "Begins with a digit, such as 2.6.1." });

/** Of one kind and language, in characters */
export const MAX_CHANGES = 4000;

const changes = () => textByLocale(text(MAX_CHANGES));

@InputType()
export class UpdateChangelogEntryInput extends VersionedInput {
  @inputField(release(), { nullable: true }) release?: string | null;
  @inputField(textByLocale(line(160))) title?: LocalizedTextInput;
  @inputField(textByLocale(text(600))) description?: LocalizedTextInput;
  @inputField(changes(), { description: "One per line." }) added?: LocalizedTextInput;
  @inputField(changes(), { description: "One per line." }) changed?: LocalizedTextInput;
  @inputField(changes(), { description: "One per line." }) deprecated?: LocalizedTextInput;
  @inputField(changes(), { description: "One per line." }) removed?: LocalizedTextInput;
  @inputField(changes(), { description: "One per line." }) fixed?: LocalizedTextInput;
  @inputField(changes(), { description: "One per line." }) security?: LocalizedTextInput;
  @Field(() => Boolean, { nullable: true }) apiImpact?: boolean;
  @inputField(notNull<ChangelogStatus>(), { type: () => ChangelogStatus })
  status?: ChangelogStatus;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When it is shown. If it is published without, at the time planned before, or now.",
  })
  publishedAt?: Date | null;
}

@InputType()
export class CreateChangelogEntryInput extends UpdateChangelogEntryInput {
  @inputField(textByLocale(line(160)), { required: true }) declare title: LocalizedTextInput;
}
