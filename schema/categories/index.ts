import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./category.access.ts";
import { CategoryMutations, CategoryResolver } from "./category.resolver.ts";
import { Category, CategoryKind } from "./category.ts";

export const categories = domain({
  name: "categories",
  resolvers: [CategoryResolver, CategoryMutations],
  permissions: { "category:write": [Role.ADMIN, Role.EDITOR] },
  search: {
    categories: {
      entity: () => Category,
      where: (text) => ({ ...searched(text), kind: CategoryKind.BLOG }),
      order: { order: "asc", id: "asc" },
    },
  },
  pages: {
    categories: {
      entity: () => Category,
      path: "/blog/categories",
      slug: "slug",
      where: { kind: CategoryKind.BLOG },
    },
  },
});
export { Category, CategoryKind } from "./category.ts";
export { Color } from "../foundation/named-type.ts";
