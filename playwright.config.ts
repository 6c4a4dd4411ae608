import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { findBrowser } from "./e2e/browser.ts";
import { freePorts } from "./scripts/free-ports.ts";

const WORKERS = 2;

// Every worker reads this file again: ports and browser are found once and handed on.
process.env.E2E_PORTS ??= (await freePorts(WORKERS * 3)).join(" ");
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());
const browser = JSON.parse(process.env.E2E_BROWSER) as Awaited<ReturnType<typeof findBrowser>>;
/** A page of a test lives for seconds: to optimize its scripts costs more than that gains. */
const UNOPTIMIZED = "--js-flags=--no-opt --no-maglev";
const ports = process.env.E2E_PORTS.split(" ");
// Each worker has a site of its own: server, database, files and mail.
const sites = Array.from({ length: WORKERS }, (_, index) => {
  const [port = "", smtpPort = "", mailsPort = ""] = ports.slice(index * 3);
  return { index, port, smtpPort, mailsPort, address: `http://127.0.0.1:${port}` };
});
// Playwright's number of the worker that reads this; the runner itself has none.
const own = sites[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
process.env.E2E_MAILS_PORT = own?.mailsPort;
process.env.E2E_SMTP_PORT = own?.smtpPort;

// The tests run on a new embedded database, whatever this shell is used for otherwise.
delete process.env.DATABASE_URL;
delete process.env.REDIS_URL;

export default defineConfig({
  testDir: "e2e",
  workers: WORKERS,
  // For a machine that is busy; nothing waits this long on one that is not.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that fails once in a thousand runs should not cost the run. It is not hidden either: what passes
  // only when tried again is a fault, which npm test names in its closing lines.
  retries: 1,
  reporter: "list",
  use: {
    baseURL: own?.address,
    launchOptions: { ...browser, args: [...browser.args, UNOPTIMIZED] },
    // Nothing moves while it is pressed, and final colours are measured.
    contextOptions: { reducedMotion: "reduce" },
  },
  // Started one after the other: the first builds, unless npm test has built.
  webServer: sites.flatMap((site) => [mailServer(site), siteServer(site)]),
});

type WebServer = Extract<PlaywrightTestConfig["webServer"], { command: string }>;
type Site = (typeof sites)[number];

function mailServer({ smtpPort, mailsPort }: Site): WebServer {
  return {
    command: "node e2e/received-mails.ts",
    url: `http://127.0.0.1:${mailsPort}`,
    env: { E2E_SMTP_PORT: smtpPort, E2E_MAILS_PORT: mailsPort },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  };
}

function siteServer({ index, port, smtpPort, address }: Site): WebServer {
  const start = "node build/server/start.js";
  return {
    command: index === 0 && !process.env.E2E_BUILT ? `node scripts/build.ts && ${start}` : start,
    url: `${address}/ready`,
    timeout: 180_000,
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: address,
      SOURCE_URL: "https://git.example.org/atelier",
      // Playwright empties test-results before each run.
      DATA_DIR: `test-results/data-${index}`,
      DEMO: "on",
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      RATE_LIMITS: "off", // all readers come from one address
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  };
}
