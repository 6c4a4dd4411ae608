import { Arg } from "type-graphql";

// Arguments of the lists that the public reads.

const text = (name: string, description: string): ParameterDecorator =>
  Arg(name, () => String, { nullable: true, description }) as ParameterDecorator;

/** The argument `search`. */
export const SearchArg = (): ParameterDecorator =>
  text("search", "Words in title, slug or description; prefixes match.");

/** The argument `tag`. */
export const TagArg = (): ParameterDecorator => text("tag", "A tag, case-insensitive.");

/** The argument `category`. */
export const CategoryArg = (): ParameterDecorator =>
  text("category", "A category's slug in any language.");
