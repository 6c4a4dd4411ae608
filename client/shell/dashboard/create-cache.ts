import { InMemoryCache, type TypePolicies } from "@apollo/client";

const policies = import.meta.glob<TypePolicies>("../../features/**/*.policies.ts", {
  eager: true,
  import: "policies",
});

/** The dashboard's only store of server data, with the cache policies of all features. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache();
  for (const policy of Object.values(policies)) cache.policies.addTypePolicies(policy);
  return cache;
}
