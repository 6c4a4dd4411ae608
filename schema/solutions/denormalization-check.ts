import { publicationChecks } from "../publication/publication-check.ts";
import { solutions } from "./solution.ts";

/** For each denormalized value: the row, the stored value, and the value computed anew. */
export const solutionChecks: Record<string, string> = publicationChecks(solutions.options);
