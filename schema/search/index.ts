import { SearchResolver } from "./search.resolver.ts";

export const search = [SearchResolver] as const;
