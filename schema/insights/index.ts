import { domain } from "../domain.ts";
import { OverviewResolver } from "./overview.resolver.ts";

export const insights = domain({ name: "insights", resolvers: [OverviewResolver] });
