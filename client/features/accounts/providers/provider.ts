import IconBrandGithub from "@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs";
import IconBrandGoogle from "@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs";
import type { ProviderName } from "../../../platform/request.ts";

/** How providers call themselves, in every language. */
export const PROVIDERS: Record<ProviderName, { name: string; icon: typeof IconBrandGithub }> = {
  github: { name: "GitHub", icon: IconBrandGithub },
  google: { name: "Google", icon: IconBrandGoogle },
};

/** The name of a provider in a URL; nothing if it is none. */
export const providerName = (id: string | null): string =>
  id && Object.hasOwn(PROVIDERS, id) ? PROVIDERS[id as ProviderName].name : "";
