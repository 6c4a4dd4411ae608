import { accessSync, chmodSync, constants, mkdirSync } from "node:fs";

/** Creates a directory, if it is missing, that other users of the machine cannot read; throws unless it is writable. */
export function privateDirectory(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    // a volume owned by another user, whose mode we cannot change
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
  accessSync(path, constants.W_OK | constants.X_OK);
}
