import { EVERYBODY, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    billingLookUp: ["{ billingLookUp { email } }", EVERYBODY],
    requestBillingLink: [`mutation { requestBillingLink(email: "a@example.org") }`, EVERYBODY],
    openBillingLink: [`mutation { openBillingLink(token: "none") }`, EVERYBODY],
    closeBillingLink: ["mutation { closeBillingLink }", EVERYBODY],
  },
  planExceptions: { billingLookUp: "those of an address are found by its index" },
  growing: ["billing_links"],
};
