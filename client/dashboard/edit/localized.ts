import { z } from "zod";

/** A text by language as a form has it: "" where there is none. */
export interface Texts {
  en: string;
  fr: string;
  no: string;
}

export const texts = (map?: Partial<Record<keyof Texts, string | null>> | null): Texts => ({
  en: map?.en ?? "",
  fr: map?.fr ?? "",
  no: map?.no ?? "",
});

export const byLocale = (one: z.ZodType<string, string>) => z.object({ en: one, fr: one, no: one });

export const textsUpTo = (most: number) => byLocale(z.string().trim().max(most));

/** At least one language says something. */
export const textsWithOne = (most: number) =>
  textsUpTo(most).superRefine(({ en, fr, no }, context) => {
    if (!en && !fr && !no) context.addIssue({ code: "custom", path: ["en"], message: "Required" });
  });

/** The part of an address that names a thing; an empty one is made from its name. */
export const slug = z
  .string()
  .trim()
  .max(80)
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);

/** How a text is called in each language: "Name (Français)". */
export function localeLabels<Path extends string>(path: Path, label: string) {
  return {
    [`${path}.en`]: `${label} (English)`,
    [`${path}.fr`]: `${label} (Français)`,
    [`${path}.no`]: `${label} (Norsk)`,
  } as Record<`${Path}.${keyof Texts}`, string>;
}
