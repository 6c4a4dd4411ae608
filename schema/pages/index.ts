import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./page.access.ts";
import { PageOrderResolver, pagePublication, PageResolver } from "./page.resolver.ts";
import { Page } from "./page.ts";
import { TeamResolver } from "./team.resolver.ts";

export const pages = domain({
  name: "pages",
  resolvers: [PageResolver, ...pagePublication, PageOrderResolver, TeamResolver],
  permissions: { "page:write": [Role.ADMIN, Role.EDITOR] },
  pictures: { pages: { path: "/api/pages/pictures", operation: "createPage" } },
  search: {
    pages: {
      entity: () => Page,
      where: (text, viewer) => searched(text, viewer.may("page:write") ? "terms" : "publicTerms"),
      names: ["title"],
      languages: (viewer) => (viewer.may("page:write") ? undefined : "languages"),
      order: { updatedAt: "desc", id: "desc" },
    },
  },
});
export { ensurePages } from "./ensure-pages.ts";
export { Page } from "./page.ts";
