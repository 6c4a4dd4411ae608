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

export class OAuthCallbackError extends AuthError {
  override readonly name = "OAuthCallbackError";
}

export class AccountNotLinkedError extends AuthError {
  override readonly name = "AccountNotLinkedError";
}

export class MissingAPIRouteError extends AuthError {
  override readonly name = "MissingAPIRouteError";
  override readonly code = "MISSING_NEXTAUTH_API_ROUTE_ERROR";
}

export class MissingSecretError extends AuthError {
  override readonly name = "MissingSecretError";
  override readonly code = "NO_SECRET";
}

export class MissingAuthorizeError extends AuthError {
  override readonly name = "MissingAuthorizeError";
  override readonly code = "CALLBACK_CREDENTIALS_HANDLER_ERROR";
}

export class MissingAdapterError extends AuthError {
  override readonly name = "MissingAdapterError";
  override readonly code = "EMAIL_REQUIRES_ADAPTER_ERROR";
}

export class MissingAdapterMethodsError extends AuthError {
  override readonly name = "MissingAdapterMethodsError";
  override readonly code = "MISSING_ADAPTER_METHODS_ERROR";
}

export class UnsupportedStrategyError extends AuthError {
  override readonly name = "UnsupportedStrategyError";
  override readonly code = "CALLBACK_CREDENTIALS_JWT_ERROR";
}

export class InvalidCallbackUrl extends AuthError {
  override readonly name = "InvalidCallbackUrl";
  override readonly code = "INVALID_CALLBACK_URL_ERROR";
}
