// npm start: builds what is stale, then becomes the server. With --build it only builds.

import { enableCompileCache } from "node:module";
import { build } from "./build.ts";

if (process.env.npm_lifecycle_event === "start") endWith(process.ppid);
process.env.NODE_ENV = "production";
enableCompileCache("build/cache");
build();
if (!process.argv.includes("--build")) {
  await import(new URL("../build/server/index.js", import.meta.url).href);
}

/** npm dies of a signal and passes none on: nobody would be left who could end the server. */
function endWith(parent: number): void {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 1_000).unref();
}
