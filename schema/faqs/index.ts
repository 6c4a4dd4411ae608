import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { searched } from "../foundation/search.ts";
import "./faq.access.ts";
import { FaqMutations, FaqQueries } from "./faq.resolver.ts";
import { Faq } from "./faq.ts";

export const faqs = domain({
  name: "faqs",
  resolvers: [FaqQueries, FaqMutations],
  permissions: { "faq:write": [Role.ADMIN, Role.EDITOR] },
  search: {
    faqs: {
      entity: () => Faq,
      where: (text) => searched(text),
      order: { order: "asc", id: "asc" },
    },
  },
});
export { Faq } from "./faq.ts";
