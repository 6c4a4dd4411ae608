import type { Context } from "../foundation/context.ts";
import { SecretUnreadable } from "../foundation/secrets.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";

/** Encrypts secrets of a previous SECRET with the present one; what cannot be read stays. */
export async function resealAuthenticatorApps({ em, services }: Context): Promise<void> {
  const { secrets } = services;
  const apps = await em.find(AuthenticatorApp, {}, { fields: ["secret", "user"] });
  for (const { id, secret, user } of apps) {
    if (secrets.isCurrent(secret)) continue;
    try {
      const sealed = secrets.seal(secrets.open(secret, user.id), user.id);
      await em.nativeUpdate(AuthenticatorApp, { id, secret }, { secret: sealed });
    } catch (error) {
      if (!(error instanceof SecretUnreadable)) throw error;
    }
  }
}
