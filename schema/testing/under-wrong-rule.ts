// Lets every test of a run meet the wrong rule that WRONG_RULE names; set up where that is given.

import { wrongRules } from "./wrong-rules.ts";

const { WRONG_RULE } = process.env;
const wrong = wrongRules.find(({ name }) => name === WRONG_RULE);
if (!wrong) throw new Error(`There is no wrong rule "${WRONG_RULE}"`);
void wrong.under(() => new Promise(() => undefined)); // for good
