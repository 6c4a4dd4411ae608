import { z } from "zod";

/** The slug in each language, or null. */
interface SlugsOf {
  en: string | null;
  fr: string | null;
  no: string | null;
}

export const Slugs = z
  .object({ en: z.string(), fr: z.string(), no: z.string() })
  .partial()
  .describe("The slug in each language that has one");

/** The slugs without the languages that have none. */
export const slugs = ({ en, fr, no }: SlugsOf): z.output<typeof Slugs> =>
  Object.fromEntries(Object.entries({ en, fr, no }).filter(([, slug]) => slug !== null));
