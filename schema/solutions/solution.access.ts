import { publicationPolicy, versionPolicy } from "../publication/publication.access.ts";
import { Solution } from "./solution.ts";
import { SolutionVersion } from "./solution-version.ts";

publicationPolicy(Solution, {
  write: "solution:write",
  open: ["icon", "category", "tags", "ctaHref", "projects", "faqs"],
  texts: ["benefits", "steps", "ctaLabel"],
});
versionPolicy(SolutionVersion, "solution", "solution:write");
