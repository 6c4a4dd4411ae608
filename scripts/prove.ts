// npm run prove: the long tests, one after the other. npm run prove kill    one of them.
// PostgreSQL: PROVE_DATABASE_URL or TEST_DATABASE_URL; Redis: PROVE_REDIS_URL or TEST_REDIS_URL.
import { build } from "../server/build.ts";

const proofs: Record<string, () => Promise<unknown>> = {
  starts: () => import("../prove/starts.ts"),
  kill: () => import("../prove/kill.ts"),
  mails: () => import("../prove/mails.ts"),
  sockets: () => import("../prove/sockets.ts"),
  chat: () => import("../prove/chat.ts"),
  media: () => import("../prove/media.ts"),
  uploads: () => import("../prove/uploads.ts"),
  money: () => import("../prove/money.ts"),
  "full-disk": () => import("../prove/full-disk.ts"),
  oracle: () => import("../prove/oracle.ts"),
  plans: () => import("../prove/plans.ts"),
  rules: () => import("../prove/rules.ts"),
  image: () => import("../prove/image.ts"),
  stale: () => import("../prove/stale.ts"),
};

const [, , chosen] = process.argv;
if (chosen !== undefined && !Object.hasOwn(proofs, chosen)) {
  console.error(`There is no proof ${chosen}; there are ${Object.keys(proofs).join(", ")}`);
  process.exit(1);
}
build();
for (const [name, prove] of Object.entries(proofs)) {
  if (chosen === undefined || name === chosen) await prove();
}
console.log(`\n${process.exitCode ? "Something FAILED" : "Everything holds"}`);
