// Entry point of `npm start` and of the container: main, with the compile cache enabled.

import module from "node:module";
import { setFlagsFromString } from "node:v8";

const OLDEST_NODE = 26;

// older versions lack functions, which would say so in a stack trace
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(
    `Node.js ${process.versions.node}: Atelier needs ${OLDEST_NODE} or newer, as npm start brings it`,
  );
  process.exit(1);
}

if (process.env.npm_lifecycle_event === "start") endWith(process.ppid);
process.env.NODE_ENV = "production";
// argon2, compression, file access and sharp share these threads; the default of four is too few
process.env.UV_THREADPOOL_SIZE ??= "8";
// Beside the embedded database, memory is collected once it has grown by half: V8 would let it grow four times.
if (!process.env.DATABASE_URL) setFlagsFromString("--heap-growing-percent=50");
module.enableCompileCache(`${import.meta.dirname}/../cache`);
await import("./main.ts");

/** npm forwards no signal when it is killed: without this, the server would keep running. */
function endWith(parent: number): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}
