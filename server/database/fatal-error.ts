// Only erasable TypeScript: in development the database's thread runs this file directly.

const STACK_DEPTH = "54001";

interface Failure {
  name?: string;
  code?: string;
  severity?: string;
}

/**
 * Whether the database is unusable after this error: it was aborted, or its stack is exhausted. A
 * statement that is too deep fails in the same way, but the next one works.
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
