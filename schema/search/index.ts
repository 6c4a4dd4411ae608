import { domain } from "../domain.ts";
import { SearchResolver } from "./search.resolver.ts";

export const search = domain({
  name: "search",
  resolvers: [SearchResolver],
  /** Per user. */
  limits: { search: { times: 60, within: 60_000 } },
});
