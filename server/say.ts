/** The levels of the log that is written as JSON. */
const LEVELS = { info: 30, warn: 40, fatal: 60 };

/** A line of the start: words for a person at a terminal, JSON for what collects logs. */
export function say(level: keyof typeof LEVELS, msg: string): void {
  const line = process.stdout.isTTY
    ? msg
    : JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, msg });
  if (level === "info") console.log(line);
  else console.warn(line);
}
