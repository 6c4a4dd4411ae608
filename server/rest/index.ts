import type { Route } from "./route.ts";

/** Vite writes the list into the bundle: a new table needs no other line. */
const tables = import.meta.glob<{ routes?: readonly Route[] }>("./*.routes.ts", { eager: true });

/** Every call of the specification that exists so far. */
export const routes: readonly Route[] = Object.entries(tables).flatMap(([path, table]) => {
  if (!table.routes) throw new Error(`server/rest/${path.slice(2)} exports no \`routes\``);
  return table.routes;
});
