import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "client",
  buildDirectory: "build",
  splitRouteModules: false,
  // The server's build has several entries (vite.config.ts): each keeps its name.
  serverBuildFile: "[name].js",
} satisfies Config;
