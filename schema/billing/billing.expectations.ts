import { EVERYBODY, type Expectations, ID } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    billingLookUp: ["{ billingLookUp { email } }", EVERYBODY],
    billingInvoice: [`{ billingInvoice(${ID}) { number } }`, EVERYBODY],
    requestBillingLink: [`mutation { requestBillingLink(email: "a@example.org") }`, EVERYBODY],
    openBillingLink: [`mutation { openBillingLink(token: "none") }`, EVERYBODY],
    closeBillingLink: ["mutation { closeBillingLink }", EVERYBODY],
  },
  planExceptions: {
    billingLookUp: "those of an address are found by its index",
    billingInvoice: "it is found by its id",
  },
  growing: ["billing_links"],
};
