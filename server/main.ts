import { join } from "node:path";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { DEMO_ADMIN, DEMO_PASSWORD } from "./database/demo/accounts.ts";
import { warnOfDemoAccounts } from "./database/demo/demo-passwords.ts";
import { StartupError } from "./startup-error.ts";
import { openDatabase } from "./database/open-database.ts";
import { privateDirectory } from "./storage/private-directory.ts";

/** Other users of the machine cannot read stored files. */
const OWNER_ONLY = 0o077;
const CLOSE_WITHIN_MS = 9_000;

async function start(): Promise<void> {
  process.umask(OWNER_ONLY);
  const config = readConfig();
  for (const folder of ["", "files"]) privateDirectory(join(config.dataDir, folder));
  if (process.argv[2] === "move-files") {
    const { moveToBucket } = await import("./storage/move-files.ts");
    return moveToBucket(config, console.log);
  }
  const { database, close, lost } = await openDatabase(config);
  if (!config.demo) await warnOfDemoAccounts(database);
  const site = {
    build: () => import("virtual:react-router/server-build"),
    assets: `${import.meta.dirname}/../client`,
  };
  const app = await createApp({ config, database, site });
  const end = (code: number) => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    void app
      .close()
      .then(close)
      .then(() => process.exit(code));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => end(0));
  void lost.then(({ message }) => {
    console.error(message);
    end(1);
  });
  app.http.server.on("upgrade", (request, socket, head) => {
    if (request.url?.split("?")[0] === "/graphql") app.sockets.upgrade(request, socket, head);
    else socket.destroy();
  });
  await app.http.listen({ port: config.port, host: config.host }).catch(cannotListen);
  console.log(`Atelier is at ${config.origin}${config.demo ? ", with the demo world" : ""}`);
  if (config.demo) console.log(`Sign in as ${DEMO_ADMIN} with the password ${DEMO_PASSWORD}`);
}

const cannotListen = ({ message }: Error): never => {
  throw new StartupError(`HOST and PORT: ${message}`);
};

// Not awaited: chunks of the build import this module and would wait for each other.
start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
