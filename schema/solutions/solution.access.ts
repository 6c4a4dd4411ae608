import { publicationPolicy } from "../publication/publication.access.ts";
import { Solution } from "./solution.ts";

publicationPolicy(Solution, {
  write: "solution:write",
  open: ["icon", "category", "tags", "ctaHref", "projects", "faqs"],
  texts: ["benefits", "steps", "ctaLabel"],
});
