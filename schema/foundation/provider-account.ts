/** Who offers signing in with its accounts. */
export type ProviderName = "github" | "google";

/** An account at a provider, which the browser has just signed in to there. */
export interface ProviderAccount {
  provider: ProviderName;
  /** Its id at the provider, which never changes. */
  subject: string;
  /** How its owner knows it: a user name or an address. */
  label: string;
  /** Its address, if the provider has verified that; null otherwise. */
  email: string | null;
}
