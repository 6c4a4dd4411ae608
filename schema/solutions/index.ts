import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./solution.access.ts";
import {
  CategorySolutionsResolver,
  solutionPublication,
  SolutionResolver,
} from "./solution.resolver.ts";
import { Solution } from "./solution.ts";

export const solutions = domain({
  name: "solutions",
  resolvers: [SolutionResolver, ...solutionPublication, CategorySolutionsResolver],
  permissions: { "solution:write": [Role.ADMIN, Role.EDITOR] },
  pictures: { solutions: { path: "/api/solutions/pictures", operation: "createSolution" } },
  search: {
    solutions: {
      entity: () => Solution,
      where: (text, viewer) =>
        searched(text, viewer.may("solution:write") ? "terms" : "publicTerms"),
      names: ["title"],
      languages: (viewer) => (viewer.may("solution:write") ? undefined : "languages"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
});
export { Solution } from "./solution.ts";
