const undo: (() => Promise<unknown> | void)[] = [];

/** Something to do when everything is over, however it ends; the last one first. */
export function afterwards(step: () => Promise<unknown> | void): void {
  undo.push(step);
}

export async function cleanUp(): Promise<void> {
  for (let step = undo.pop(); step; step = undo.pop()) {
    await Promise.resolve(step()).catch((error: unknown) => console.error(error));
  }
}
