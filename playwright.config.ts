import { createServer } from "node:net";
import { once } from "node:events";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";

// Every worker reads this file again: port and browser are found once and handed on.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SMTP_PORT ??= String(await freePort());
process.env.E2E_MAILS_PORT ??= String(await freePort());
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;

// The tests run on a new embedded database, whatever this shell is used for otherwise.
delete process.env.DATABASE_URL;
delete process.env.REDIS_URL;

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  // For a machine that is busy; nothing waits this long on one that is not.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What passes only on its second attempt is listed as flaky: to be looked into, not to stop a release.
  retries: 1,
  reporter: "list",
  use: { baseURL: address, launchOptions: JSON.parse(process.env.E2E_BROWSER) },
  webServer: [
    {
      command: "node e2e/received-mails.ts",
      url: `http://127.0.0.1:${process.env.E2E_MAILS_PORT}`,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: "node scripts/build.ts && node build/server/start.js",
      url: `${address}/ready`,
      timeout: 180_000,
      env: {
        PORT: process.env.E2E_PORT,
        HOST: "127.0.0.1",
        PUBLIC_URL: address,
        // Playwright empties test-results before each run.
        DATA_DIR: "test-results/data",
        DEMO: "on",
        SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
        RATE_LIMITS: "off", // all readers come from one address
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
  ],
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
