/** A thing's address in each language, null where it has none. */
export type Slugs = Record<"en" | "fr" | "no", string | null>;

/** The languages it has an address in. */
export const slugs = ({ en, fr, no }: Slugs): Partial<Record<keyof Slugs, string>> =>
  Object.fromEntries(Object.entries({ en, fr, no }).filter(([, slug]) => slug !== null));
