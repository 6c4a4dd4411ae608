import { publicationChecks } from "../publication/publication-check.ts";
import { pages } from "./page.ts";

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const pageChecks: Record<string, string> = publicationChecks(pages.options);
