import { Role } from "../accounts/role.ts";
import { domain } from "../domain.ts";
import { entityResolvers } from "../foundation/entity-operations.ts";
import { searched } from "../foundation/search.ts";
import { Faq } from "./faq.ts";

const order = { order: "asc", id: "asc" } as const;

export const faqs = domain({
  name: "faqs",
  resolvers: entityResolvers(Faq, {
    write: "faq:write",
    open: ["question", "answer", "category", "order"],
    order,
  }),
  permissions: { "faq:write": [Role.ADMIN, Role.EDITOR] },
  search: { faqs: { entity: () => Faq, where: (text) => searched(text), order } },
});
export { Faq } from "./faq.ts";
