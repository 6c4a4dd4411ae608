import type { ProviderName } from "../../../platform/request.ts";

/** How providers call themselves, in every language. */
export const PROVIDERS: Record<ProviderName, string> = { github: "GitHub", google: "Google" };

/** The name of a provider in a URL; nothing if it is none. */
export const providerName = (id: string | null): string =>
  id && Object.hasOwn(PROVIDERS, id) ? PROVIDERS[id as ProviderName] : "";
