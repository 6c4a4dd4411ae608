import { EVERYBODY, ID, SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    signInProviders: ["{ signInProviders }", EVERYBODY],
    unlinkAccount: [`mutation { unlinkAccount(${ID}) }`, SIGNED_IN],
  },
  few: ["linked_accounts"],
  planExceptions: { signInProviders: "settings of the operator, which read no rows" },
  withoutDemo: {
    LinkedAccount: "an account is linked by signing in at its provider",
  },
};
