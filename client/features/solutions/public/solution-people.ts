import type { SolutionSummary } from "../../../platform/rest.ts";

/** Those who made the projects of a solution, each once. */
export const peopleOf = ({ projects }: Pick<SolutionSummary, "projects">) => [
  ...new Map(projects.flatMap(({ owners }) => owners.map((owner) => [owner.id, owner]))).values(),
];
