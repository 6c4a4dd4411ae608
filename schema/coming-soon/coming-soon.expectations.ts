import { EVERYBODY, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    // whether the site is open is asked after the address is checked
    askForOpeningNotice: [
      `mutation { askForOpeningNotice(input: { email: "nobody" }) }`,
      EVERYBODY,
    ],
    confirmOpeningNotice: [`mutation { confirmOpeningNotice(token: "nothing") }`, EVERYBODY],
    removeOpeningNotice: [`mutation { removeOpeningNotice(token: "nothing") }`, EVERYBODY],
  },
  calls: {
    "POST /api/coming-soon": EVERYBODY,
    "POST /api/coming-soon/confirm": EVERYBODY,
    "POST /api/coming-soon/remove": EVERYBODY,
  },
};
