import type { Failure } from "../../../platform/rest.ts";
import { PublishedMissing } from "../../../ui/published-missing.tsx";
import { SOLUTIONS_PATH, solutionPath } from "./solutions-path.ts";

interface SolutionMissingProps extends Pick<Failure, "available"> {
  what: "solution" | "category";
}

/** "Solution not found", or links to the languages in which it is available. */
export function SolutionMissing({ what, available }: SolutionMissingProps) {
  return (
    <PublishedMissing
      messageOf={(kind) => `solutions.public.${what === "category" ? "noCategory" : kind}`}
      available={available}
      pathOf={solutionPath}
      all={{ label: "solutions.public.allSolutions", to: SOLUTIONS_PATH }}
    />
  );
}
