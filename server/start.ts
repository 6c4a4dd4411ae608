// npm start: builds what is stale, then becomes the server. With --build it only builds.

import { enableCompileCache } from "node:module";
import { build } from "./build.ts";

process.env.NODE_ENV = "production";
process.setSourceMapsEnabled(true);
enableCompileCache("build/cache");
build();
if (!process.argv.includes("--build")) {
  await import(new URL("../build/server/index.js", import.meta.url).href);
}
