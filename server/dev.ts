// npm run dev: Vite compiles server and client; both reload, on one port.

import { createServer as createHttpServer, type Server } from "node:http";
import { createServer, isRunnableDevEnvironment } from "vite";
import type * as appModule from "./app.ts";
import { run, GENERATORS } from "./build.ts";
import { readConfig } from "./config.ts";
import type * as databaseModule from "./database/open-database.ts";

interface Running {
  app: appModule.App;
  opened: databaseModule.OpenDatabase;
}

run(GENERATORS);
const config = readConfig();
const server: Server = createHttpServer();
const vite = await createServer({ server: { middlewareMode: true, ws: { server } } });
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment does not run here");
const { runner } = ssr;

async function start(): Promise<Running> {
  const { openDatabase } = await runner.import<typeof databaseModule>(
    "/server/database/open-database.ts",
  );
  const { createApp } = await runner.import<typeof appModule>("/server/app.ts");
  const opened = await openDatabase(config);
  const build = () => runner.import("virtual:react-router/server-build");
  const app = await createApp({
    config,
    database: opened.database,
    site: { build, isDevelopment: true },
  });
  return { app, opened };
}

async function stop(running: Running): Promise<void> {
  await running.app.close();
  await running.opened.close();
}

/** Decorators register classes, so all modules must run again, and none twice. */
async function forgetClasses(): Promise<void> {
  runner.clearCache();
  (await import("type-graphql")).getMetadataStorage().clear();
  (await import("@mikro-orm/core")).MetadataStorage.clear();
}

let running = start();

vite.watcher.on("all", (_event, file) => {
  if (!/\/(server|schema)\/.*\.ts$/.test(file) || file.endsWith(".test.ts")) return;
  const since = performance.now();
  running = running
    .then(stop, () => undefined)
    .then(forgetClasses)
    .then(start);
  running.then(
    () => console.log(`Server reloaded in ${Math.round(performance.now() - since)} ms`),
    (error: Error) => {
      vite.ssrFixStacktrace(error);
      console.error(error);
    },
  );
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await running).app.http.routing(request, response);
    } catch (error) {
      response.writeHead(500).end((error as Error).stack);
    }
  });
});
server.on("upgrade", async (request, socket, head) => {
  if (request.url?.split("?")[0] !== "/graphql") return; // Vite's own
  (await running).app.sockets.upgrade(request, socket, head);
});
await running;
server.listen(config.port, config.host, () => console.log(`Atelier is at ${config.origin}`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void running
      .then(stop)
      .then(() => vite.close())
      .then(() => process.exit(0));
  });
}
