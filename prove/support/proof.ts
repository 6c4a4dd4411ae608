const undo: (() => Promise<void> | void)[] = [];

/** Registers a step for the end of the proof, however it ends; the last one runs first. */
export function afterwards(step: () => Promise<void> | void): void {
  undo.push(step);
}

/** Runs a proof: a failed check or a thrown error makes the program exit with 1. */
export async function proof(name: string, steps: () => Promise<void>): Promise<void> {
  console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
  const interrupted = () => void cleanUp().then(() => process.exit(130));
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    await steps();
  } catch (error) {
    check(`${name} runs to its end`, false, (error as Error).message);
  } finally {
    await cleanUp();
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
  }
}

/** Prints one line per check; a failed one is followed by what was found. */
export function check(fact: string, holds: boolean, found = ""): boolean {
  if (holds) console.log(`ok      ${fact}`);
  else {
    console.log(`FAILED  ${fact}${found && `: ${found}`}`);
    process.exitCode = 1;
  }
  return holds;
}

/** A check that nothing was found; a failed one is followed by the first findings. */
export const checkNone = (fact: string, found: readonly string[]): boolean =>
  check(fact, found.length === 0, `${found.length} times: ${found.slice(0, 3).join("; ")}`);

export const skipped = (what: string, why: string): void => console.log(`skipped ${what}: ${why}`);

export const note = (line: string): void => console.log(`        ${line}`);

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) {
    try {
      await step();
    } catch (error) {
      check("everything is cleaned up", false, (error as Error).message);
    }
  }
}
