import type { ProviderName } from "../../../platform/request.ts";

/** How providers call themselves, in every language. */
export const PROVIDERS: Record<ProviderName, string> = { github: "GitHub", google: "Google" };

/** The provider of that id; nothing if there is none. */
export const providerOf = (id: string | null): ProviderName | undefined =>
  id && Object.hasOwn(PROVIDERS, id) ? (id as ProviderName) : undefined;

/** The name of a provider in a URL; nothing if it is none. */
export function providerName(id: string | null): string {
  const provider = providerOf(id);
  return provider ? PROVIDERS[provider] : "";
}
