export const usedSpace = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const fileTotals = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
