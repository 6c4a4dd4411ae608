import { OverviewResolver } from "./overview.resolver.ts";

export const insights = [OverviewResolver] as const;
