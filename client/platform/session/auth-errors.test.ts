import { expect, test } from "vitest";
import * as errors from "./auth-errors.ts";

// The specification, section 8.
const catalogue = {
  UnknownError: undefined,
  OAuthCallbackError: undefined,
  AccountNotLinkedError: undefined,
  MissingAPIRouteError: "MISSING_NEXTAUTH_API_ROUTE_ERROR",
  MissingSecretError: "NO_SECRET",
  MissingAuthorizeError: "CALLBACK_CREDENTIALS_HANDLER_ERROR",
  MissingAdapterError: "EMAIL_REQUIRES_ADAPTER_ERROR",
  MissingAdapterMethodsError: "MISSING_ADAPTER_METHODS_ERROR",
  UnsupportedStrategyError: "CALLBACK_CREDENTIALS_JWT_ERROR",
  InvalidCallbackUrl: "INVALID_CALLBACK_URL_ERROR",
};

type Made = new (message: string) => {
  toJSON(): { name: string; code?: string | undefined; message: string };
};

test("the authentication errors have the names and codes of the specification", () => {
  const found = (Object.values(errors) as Made[]).map((AuthError) => {
    const { name, code, message } = new AuthError("words").toJSON();
    expect(message).toBe("words");
    return [name, code];
  });
  expect(Object.fromEntries(found)).toEqual(catalogue);
});
