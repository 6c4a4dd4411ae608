import { line, NOT_A_SLUG } from "../foundation/input.ts";
import { isSlug } from "../foundation/slug.ts";

// Profiles are at the root, /{handle}: a handle must not be the first segment of another path.
// Some are the first segments of paths to come.
const RESERVED = new Set(
  `403 404 500 _log about-us admin api artwork assets auth blog calendar careers changelog coming-soon
  contact-us dashboard en error fa faqs favicon files fr graphql health icons info invoice invoices
  locale maintenance members no page payment payments pricing products projects ready rest robots rss
  search settings share shop signin sitemap solutions static unsubscribe webhooks`.split(/\s+/),
);

const LEAST_LENGTH = 3;

export const handle = () =>
  line(30)
    .transform((value) => value.toLowerCase())
    .refine(
      (value) => !value || value.length >= LEAST_LENGTH,
      `At least ${LEAST_LENGTH} characters`,
    )
    .refine((value) => !value || isSlug(value), NOT_A_SLUG)
    .refine((value) => !RESERVED.has(value), "Reserved")
    .meta({ description: "3 to 30 characters: a-z, 0-9 and -. Reserved words are invalid." });

const parsed = handle();

/** 3 to 30 characters of a-z, 0-9 and single inner hyphens; not reserved. */
export const isHandle = (value: string): boolean =>
  value !== "" && parsed.safeParse(value).data === value;
