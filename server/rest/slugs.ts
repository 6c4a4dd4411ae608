import { z } from "zod";

/** A thing's address in each language, null where it has none. */
interface SlugsOf {
  en: string | null;
  fr: string | null;
  no: string | null;
}

export const Slugs = z
  .object({ en: z.string(), fr: z.string(), no: z.string() })
  .partial()
  .describe("Its slug in each language it has one in");

/** The languages it has an address in. */
export const slugs = ({ en, fr, no }: SlugsOf): z.output<typeof Slugs> =>
  Object.fromEntries(Object.entries({ en, fr, no }).filter(([, slug]) => slug !== null));
