export const trashFiles = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const restoreFiles = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const deleteForGood = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
