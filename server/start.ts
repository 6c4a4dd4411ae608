// What `npm start` and the container run of the build: main, with what was compiled before.

import { enableCompileCache } from "node:module";

if (process.env.npm_lifecycle_event === "start") endWith(process.ppid);
process.env.NODE_ENV = "production";
// hashes, compression, files and pictures share these threads; four are too few for all of them
process.env.UV_THREADPOOL_SIZE ??= "8";
enableCompileCache(`${import.meta.dirname}/../cache`);
await import("./main.ts");

/** npm dies of a signal and passes none on: nobody would be left who could end the server. */
function endWith(parent: number): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}
