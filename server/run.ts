// Runs a TypeScript module with decorators through Vite: node server/run.ts <module> [...arguments]

import { createServer } from "vite";

const [node = "", , file = "", ...rest] = process.argv;
process.argv = [node, file, ...rest];
const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  await vite.ssrLoadModule(`/${file}`);
} finally {
  await vite.close();
}
