export const restoreVersion = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const removeVersions = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
