// Erasable TypeScript: in development the thread of the database runs this file as it is.

const STACK_DEPTH = "54001";

interface Failure {
  name?: string;
  code?: string;
  severity?: string;
}

/**
 * Whether a database that failed like this answers nothing any more: it was aborted, or its stack is used
 * up. A statement that alone is too deep fails in the same way, and the next one does not.
 */
export async function isFatal(error: unknown, next: () => Promise<unknown>): Promise<boolean> {
  if (error instanceof WebAssembly.RuntimeError) return true;
  const { name, code, severity } = error as Failure;
  if (name === "ExitStatus" || severity === "PANIC" || severity === "FATAL") return true;
  if (code !== STACK_DEPTH) return false;
  return next().then(
    () => false,
    (failure: Failure) => failure.code === STACK_DEPTH,
  );
}
