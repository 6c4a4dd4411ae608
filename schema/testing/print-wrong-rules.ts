// node server/run.ts schema/testing/print-wrong-rules.ts: their names, one a line

import { wrongRules } from "./wrong-rules.ts";

for (const { name } of wrongRules) console.log(name);
