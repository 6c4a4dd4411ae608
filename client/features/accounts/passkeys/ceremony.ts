import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";

/** Why the browser, or its user, made or used no passkey. */
type CeremonyFailure = "cancelled" | "known" | "site";

export class CeremonyError extends Error {
  readonly failure: CeremonyFailure;
  constructor(failure: CeremonyFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Only on https and localhost, and with a browser that knows them. */
export const supportsPasskeys = (): boolean =>
  typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Asks the user to create a passkey; throws CeremonyError. */
export async function createPasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  return startRegistration({ optionsJSON }).catch(fail);
}

/**
 * Asks the user for one of their passkeys, or offers them where the browser fills in a field; throws CeremonyError.
 * A ceremony that begins later ends it.
 */
export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { isOffer = false } = {},
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  return startAuthentication({ optionsJSON, useBrowserAutofill: isOffer }).catch(fail);
}

/** Whether the browser offers passkeys where it fills in a field. */
export async function offersPasskeys(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  const { browserSupportsWebAuthnAutofill } = await import("@simplewebauthn/browser");
  return browserSupportsWebAuthnAutofill();
}

export async function endCeremony(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

function fail(error: Error & { code?: string; cause?: unknown }): never {
  const name = error.cause instanceof Error ? error.cause.name : error.name;
  if (name === "InvalidStateError") throw new CeremonyError("known");
  if (name === "SecurityError") throw new CeremonyError("site");
  throw new CeremonyError("cancelled");
}
