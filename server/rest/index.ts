import type { Route } from "./route.ts";

/** Vite writes the list into the bundle, so a new table is found without being registered. */
const tables = import.meta.glob<{ routes?: readonly Route[] }>("./*.routes.ts", { eager: true });

/** Every implemented call of the specification. */
export const routes: readonly Route[] = Object.entries(tables).flatMap(([path, table]) => {
  if (!table.routes) throw new Error(`server/rest/${path.slice(2)} exports no \`routes\``);
  return table.routes;
});
