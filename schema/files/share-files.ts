export const shareFile = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
export const unshareFile = (..._: unknown[]): never => {
  throw new Error("Not yet");
};
