type Step = () => Promise<unknown> | void;

const afterRow: Step[] = [];
const atEnd: Step[] = [];

/** Registers a step for the end of the row, however it ends; the last one runs first. */
export const afterwards = (step: Step): void => void afterRow.push(step);

/** Registers a step for the end of all rows. */
export const inTheEnd = (step: Step): void => void atEnd.push(step);

export const cleanUpRow = (): Promise<void> => undo(afterRow);

export async function cleanUp(): Promise<void> {
  await undo(afterRow);
  await undo(atEnd);
}

async function undo(steps: Step[]): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    await Promise.resolve(step()).catch((error: unknown) => console.error(error));
  }
}
