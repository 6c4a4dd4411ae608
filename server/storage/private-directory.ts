import { chmodSync, mkdirSync } from "node:fs";

/** Makes a directory, unless it is there, that no other user of the machine can look into. */
export function privateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    // a volume that belongs to somebody else, who decides
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
