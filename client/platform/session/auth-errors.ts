// The authentication errors of the specification, section 8, by their names and codes.

abstract class AuthError extends Error {
  abstract override readonly name: string;
  readonly code?: string;

  toJSON() {
    const { name, message, code, stack } = this;
    return { name, message, code, stack };
  }
}

/** Any other error. */
export class UnknownError extends AuthError {
  override readonly name = "UnknownError";

  constructor(error: unknown) {
    super(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const named = (name: string, code?: string) =>
  class extends AuthError {
    override readonly name = name;
    override readonly code = code;
  };

export const OAuthCallbackError = named("OAuthCallbackError");
export const AccountNotLinkedError = named("AccountNotLinkedError");
export const MissingAPIRouteError = named(
  "MissingAPIRouteError",
  "MISSING_NEXTAUTH_API_ROUTE_ERROR",
);
export const MissingSecretError = named("MissingSecretError", "NO_SECRET");
export const MissingAuthorizeError = named(
  "MissingAuthorizeError",
  "CALLBACK_CREDENTIALS_HANDLER_ERROR",
);
export const MissingAdapterError = named("MissingAdapterError", "EMAIL_REQUIRES_ADAPTER_ERROR");
export const MissingAdapterMethodsError = named(
  "MissingAdapterMethodsError",
  "MISSING_ADAPTER_METHODS_ERROR",
);
export const UnsupportedStrategyError = named(
  "UnsupportedStrategyError",
  "CALLBACK_CREDENTIALS_JWT_ERROR",
);
export const InvalidCallbackUrl = named("InvalidCallbackUrl", "INVALID_CALLBACK_URL_ERROR");
