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

const downloadLimitMs = 180_000;

/** The first browser that is available, so that a fresh machine needs no setup (section 11). */
export async function findBrowser(): Promise<Browser> {
  const found = asked() ?? playwrights() ?? installed() ?? downloaded() ?? (await packed());
  if (found) return found;
  throw new Error("No browser for the end-to-end tests: install Chromium or set CHROMIUM_PATH");
}

function asked(): Browser | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error("CHROMIUM_PATH names no file");
  return { executablePath: path, args: sandbox() };
}

function playwrights(): Browser | undefined {
  const full = chromium.executablePath();
  // The headless shell is next to the full build and is Playwright's default.
  const shell = full.replace(/([\\/])chromium-(\d+)[\\/].*$/, "$1chromium_headless_shell-$2");
  if (existsSync(join(shell, "INSTALLATION_COMPLETE"))) return { args: sandbox() };
  return existsSync(full) ? { executablePath: full, args: sandbox() } : undefined;
}

function installed(): Browser | undefined {
  const names = [
    "chromium-headless-shell", // Debian's package; faster than the whole browser
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
  ];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const paths = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  const path = paths.find((candidate) => existsSync(candidate));
  return path ? { executablePath: path, args: sandbox() } : undefined;
}

function downloaded(): Browser | undefined {
  const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const install = [playwright, "install", "chromium-headless-shell"];
  spawnSync(process.execPath, install, { stdio: "inherit", timeout: downloadLimitMs });
  return playwrights();
}

async function packed(): Promise<Browser | undefined> {
  // Read when the package is imported: with it, the package also unpacks its own libraries.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs24.x";
  try {
    const { default: packedChromium } = await import("@sparticuz/chromium");
    return {
      executablePath: await packedChromium.executablePath(),
      args: ["--no-sandbox", "--no-zygote", "--disable-gpu", "--headless=shell"],
      env: definedEnvironment(),
    };
  } catch {
    return undefined;
  }
}

/** Chromium refuses to run its sandbox as root. */
function sandbox(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
