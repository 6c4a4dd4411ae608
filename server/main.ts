import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createApp } from "./app.ts";
import { inDataDir, readConfig } from "./config.ts";
import { DEMO_ADMIN, DEMO_PASSWORD } from "./database/demo/accounts.ts";
import { warnOfDemoAccounts } from "./database/demo/demo-passwords.ts";
import { CREATE_DATABASE, createApart } from "./database/create-apart.ts";
import { say } from "./say.ts";
import { StartupError } from "./startup-error.ts";
import { openDatabase, openToRead } from "./database/open-database.ts";
import { privateDirectory } from "./storage/private-directory.ts";

/** Other users of the machine cannot read stored files. */
const OWNER_ONLY = 0o077;
const PUBLIC_COMMANDS = ["move-files", "reconcile"];
/** The other one is what a first start runs apart. */
const COMMANDS = [...PUBLIC_COMMANDS, CREATE_DATABASE];
const CLOSE_WITHIN_MS = 9_000;

async function start(): Promise<void> {
  process.umask(OWNER_ONLY);
  const config = readConfig();
  inDataDir(() => {
    for (const folder of ["", "files"]) privateDirectory(join(config.dataDir, folder));
  });
  const command = process.argv[2];
  if (command !== undefined && !COMMANDS.includes(command)) {
    throw new StartupError(
      `${command}: no such command; there are ${PUBLIC_COMMANDS.join(" and ")}`,
    );
  }
  if (command === "move-files") {
    const { moveToBucket } = await import("./storage/move-files.ts");
    return moveToBucket(config, console.log);
  }
  if (command === "reconcile") {
    const { printReconciled } = await import("./database/reconcile.ts");
    const opened = await openToRead(config);
    process.exitCode = await printReconciled(opened.database.em.fork(), console.log);
    return opened.close();
  }
  if (command === CREATE_DATABASE) {
    process.once("disconnect", () => process.exit(1));
    await (await openDatabase(config)).close();
    process.exit();
  }
  await createApart(config);
  const { database, close, lost } = await openDatabase(config);
  if (!config.demo) await warnOfDemoAccounts(database);
  const site = {
    build: () => import("virtual:react-router/server-build"),
    assets: `${import.meta.dirname}/../client`,
  };
  const app = await createApp({ config, database, site });
  const end = async (code: number, afterMs = 0) => {
    app.drain();
    await pause(afterMs);
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    void app
      .close()
      .then(close)
      .then(() => process.exit(code));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void end(0, config.drainMs));
  }
  void lost.then(({ message }) => {
    say("fatal", message);
    void end(1);
  });
  app.http.server.on("upgrade", (request, socket, head) => {
    if (request.url?.split("?")[0] === "/graphql") app.sockets.upgrade(request, socket, head);
    else socket.destroy();
  });
  await app.http.listen({ port: config.port, host: config.host }).catch(cannotListen);
  const lines = [`Atelier is at ${config.origin}${config.demo ? ", with the demo world" : ""}`];
  if (config.demo) lines.push(`Sign in as ${DEMO_ADMIN} with the password ${DEMO_PASSWORD}`);
  for (const line of lines) say("info", line);
}

const cannotListen = ({ message }: Error): never => {
  throw new StartupError(`HOST and PORT: ${message}`);
};

// Not awaited: chunks of the build import this module and would wait for each other.
start().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
