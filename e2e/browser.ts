import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Playwright's launchOptions for a browser. */
interface Browser {
  /** Undefined: Playwright uses its own */
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

const DOWNLOAD_LIMIT_MS = 180_000;

/**
 * The first browser that is available, so that a fresh machine needs no setup (section 11). Headless shells come
 * before whole browsers, which take three times as long and have fonts of their own.
 */
export async function findBrowser(): Promise<Browser> {
  const found =
    configured() ?? shellOfPlaywright() ?? installed(SHELLS) ?? (await packed()) ?? whole();
  if (found) return found;
  throw new Error("No browser for the end-to-end tests: install Chromium or set CHROMIUM_PATH");
}

function configured(): Browser | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error("CHROMIUM_PATH names no file");
  return { executablePath: path, args: sandbox() };
}

/** Beside Playwright's full build, and its default. */
function shellOfPlaywright(): Browser | undefined {
  const shell = chromium
    .executablePath()
    .replace(/([\\/])chromium-(\d+)[\\/].*$/, "$1chromium_headless_shell-$2");
  return existsSync(join(shell, "INSTALLATION_COMPLETE")) ? { args: sandbox() } : undefined;
}

const SHELLS = ["chromium-headless-shell"]; // Debian's package
const WHOLE = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installed(names: string[], others: string[] = []): Browser | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...others,
  ];
  return atPath(paths.find((candidate) => existsSync(candidate)));
}

const atPath = (path: string | undefined): Browser | undefined =>
  path === undefined ? undefined : { executablePath: path, args: sandbox() };

/** The headless shell of an npm package, for Linux alone. */
async function packed(): Promise<Browser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  // Read when the package is imported: with it, the package also unpacks its own libraries.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x";
  try {
    const { default: packedChromium } = await import("@sparticuz/chromium");
    const executablePath = await packedChromium.executablePath();
    const env = definedEnvironment();
    if (spawnSync(executablePath, ["--version"], { env }).status !== 0) return undefined;
    const args = ["--no-sandbox", "--no-zygote", "--disable-gpu", "--headless=shell"];
    return { executablePath, args, env };
  } catch {
    return undefined;
  }
}

function whole(): Browser | undefined {
  const full = chromium.executablePath();
  return atPath(existsSync(full) ? full : undefined) ?? installed(WHOLE, MAC) ?? downloaded();
}

function downloaded(): Browser | undefined {
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const install = [playwright, "install", "chromium-headless-shell"];
  spawnSync(process.execPath, install, { stdio: "inherit", timeout: DOWNLOAD_LIMIT_MS });
  return shellOfPlaywright();
}

/** Chromium refuses to run its sandbox as root. */
function sandbox(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
