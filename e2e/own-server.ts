import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

/** A server for one test, with demo data. */
export async function start(
  port: number,
  place: string,
  settings: Record<string, string> = {},
  stderr: "ignore" | "pipe" = "ignore",
): Promise<ChildProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const server = spawn(process.execPath, ["build/server/start.js"], {
    stdio: ["ignore", "ignore", stderr],
    env: {
      PATH,
      HOME,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: place,
      DEMO: "on",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await pause(100);
  }
  return server;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
}

export async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, "close");
  server.kill("SIGTERM");
  await ended;
}
