import type { EntityManager } from "@mikro-orm/core";
import { User } from "../../../schema/accounts/index.ts";
import type { Secrets } from "../../../schema/foundation/secrets.ts";
import type { FileStorage } from "../../../schema/foundation/services.ts";
import { topologicalOrder } from "../../../schema/foundation/topological-order.ts";
import { type DemoData, DemoWorld } from "./demo-world.ts";

/** Vite writes the list into the bundle, so a new file is found without being registered. */
const files = import.meta.glob<{ data: DemoData }>("./*.demo.ts", { eager: true });

/** By domain. */
export const demoData: ReadonlyMap<string, DemoData> = new Map(
  Object.entries(files).map(([path, { data }]) => [path.slice(2).replace(".demo.ts", ""), data]),
);

/** Fills an empty database with the demo world; does nothing if it contains anything. */
export async function demo(
  em: EntityManager,
  storage?: Pick<FileStorage, "write">,
  secrets?: Pick<Secrets, "seal">,
): Promise<boolean> {
  if (await em.count(User)) return false;
  await em.transactional(async (tx) => {
    const world = new DemoWorld();
    for (const data of topologicalOrder(demoData, "Demo data")) {
      await data.add(tx, world, storage, secrets);
      await tx.flush();
    }
  });
  return true;
}
