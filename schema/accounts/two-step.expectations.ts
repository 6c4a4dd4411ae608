import { ADMINS, ID, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    beginAuthenticatorApp: ["mutation { beginAuthenticatorApp { uri } }", SIGNED_IN],
    enableAuthenticatorApp: [`mutation { enableAuthenticatorApp(setup: "", code: "") }`, SIGNED_IN],
    disableAuthenticatorApp: ["mutation { disableAuthenticatorApp }", SIGNED_IN],
    renewRecoveryCodes: ["mutation { renewRecoveryCodes }", SIGNED_IN],
    resetTwoStep: [`mutation { resetTwoStep(${ID}) }`, ADMINS],
  },
  few: ["authenticator_apps"],
  withoutDemo: {
    AuthenticatorApp: "demo accounts are signed in to by everyone",
  },
};
