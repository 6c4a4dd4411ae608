// node server/run.ts schema/testing/print-wrong-rules.ts: prints their names, one per line

import { wrongRules } from "./wrong-rules.ts";

for (const { name } of wrongRules) console.log(name);
