import { ALL, anyOf, fieldPolicy, rowPolicy } from "../foundation/policies.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";

rowPolicy(AuthenticatorApp, (viewer) =>
  anyOf(viewer.userId && { user: viewer.userId }, viewer.may("account:manage") && ALL),
);
fieldPolicy(AuthenticatorApp, ["recoveryCodesLeft"]);
